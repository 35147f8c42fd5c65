/** The URL to which the browser is sent to sign in, and the secrets that prove the same browser comes back. */
interface SignInStart {
  url: string;
  state: string;
  /** Null where the provider does not repeat it in its token. */
  nonce: string | null;
  /** The PKCE verifier; null where the provider does not support PKCE. */
  codeVerifier: string | null;
}

interface SignInReturn extends Omit<SignInStart, "url"> {
  /** The full URL, query included, to which the provider sent the browser back. */
  callbackUrl: URL;
}

/** The person as the provider identifies them. Only the pair `issuer` and `subject` is stable. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider certifies that this address belongs to the person. */
  emailVerified: boolean;
}

/** Signs people in with an account of another site, by OpenID Connect. */
export interface IdentityProvider {
  /** False when the operator configured no provider: the other two methods then throw. */
  available: boolean;
  start(redirectUri: string): Promise<SignInStart>;
  /**
   * Throws `SignInRefused` when the answer is not a genuine, recent success; other errors mean the provider is
   * unreachable.
   */
  finish(answer: SignInReturn): Promise<Identity>;
}

export class SignInRefused extends Error {
  override name = "SignInRefused";
}
