/** The address that a browser is sent to for signing in, and the secrets that prove the return is from the same browser. */
interface SignInStart {
  url: string;
  state: string;
  /** Null where the provider does not repeat it in its token. */
  nonce: string | null;
  /** Of PKCE; null where the provider does not know it. */
  codeVerifier: string | null;
}

interface SignInReturn extends Omit<SignInStart, "url"> {
  /** The address to which the provider sent the browser, its query included. */
  callbackUrl: URL;
}

/** The person, as the provider names them. Only `issuer` and `subject` together never change. */
export interface Identity {
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider vouches that the person reads the mails of that address. */
  emailVerified: boolean;
}

/** Signs people in with their account elsewhere, by OpenID Connect. */
export interface IdentityProvider {
  /** False where the operator configured none: the other two then throw. */
  available: boolean;
  start(redirectUri: string): Promise<SignInStart>;
  /** Throws `SignInRefused` when the answer is not a genuine, fresh success; other errors mean that the provider is away. */
  finish(answer: SignInReturn): Promise<Identity>;
}

export class SignInRefused extends Error {
  override name = "SignInRefused";
}
