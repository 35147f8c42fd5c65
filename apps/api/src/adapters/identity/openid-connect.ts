import type { Configuration } from "openid-client";
import { isLoopback, type OidcSettings } from "../../config.ts";
import { type Identity, type IdentityProvider, SignInRefused } from "./port.ts";

const SCOPE = "openid profile email";
const DEADLINE_SEC = 5;
/**
 * LinkedIn never repeats the nonce in its token: state, PKCE where offered, and single-use codes protect us instead.
 */
const WITHOUT_NONCE = new Set(["https://www.linkedin.com/oauth"]);
/** Errors of openid-client that mean the provider's answer is invalid, not that the network failed. */
const REFUSALS =
  /^OAUTH_(?!HTTP|TIMEOUT|ABORT)|^(?:AuthorizationResponseError|ResponseBodyError|ClientError)$/;

/** Any OpenID provider that publishes its metadata, read at the first use and again after a failure. */
export function openIdentityProvider(settings: OidcSettings): IdentityProvider {
  let discovered: Promise<Configuration> | null = null;
  const discover = () => {
    discovered ??= discoverProvider(settings).catch((error: unknown) => {
      discovered = null;
      throw error;
    });
    return discovered;
  };
  const repeatsNonce = !WITHOUT_NONCE.has(settings.issuer);

  return {
    available: true,
    async start(redirectUri) {
      const oidc = await import("openid-client");
      const config = await discover();
      const state = oidc.randomState();
      const nonce = repeatsNonce ? oidc.randomNonce() : null;
      const codeVerifier = config.serverMetadata().supportsPKCE() ? oidc.randomPKCECodeVerifier() : null;
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        ...(nonce && { nonce }),
        ...(codeVerifier && {
          code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: "S256",
        }),
      });
      return { url: url.href, state, nonce, codeVerifier };
    },

    async finish({ callbackUrl, state, nonce, codeVerifier }) {
      const oidc = await import("openid-client");
      const config = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, {
          expectedState: state,
          idTokenExpected: true,
          ...(nonce && { expectedNonce: nonce }),
          ...(codeVerifier && { pkceCodeVerifier: codeVerifier }),
        });
        const claims = tokens.claims()!;
        const { sub, iss } = claims;
        const told = claims.email ? claims : await oidc.fetchUserInfo(config, tokens.access_token, sub);
        return { issuer: iss, subject: sub, ...readEmail(told) };
      } catch (error) {
        const { name = "", code = "" } = error as { name?: string; code?: string };
        if (REFUSALS.test(code) || REFUSALS.test(name))
          throw new SignInRefused("the provider's answer is not valid", { cause: error });
        throw error;
      }
    },
  };
}

async function discoverProvider({ issuer, clientId, clientSecret }: OidcSettings): Promise<Configuration> {
  const oidc = await import("openid-client");
  const url = new URL(issuer);
  return oidc.discovery(url, clientId, undefined, oidc.ClientSecretPost(clientSecret), {
    timeout: DEADLINE_SEC,
    execute: [
      // Without this check, the signature of the token is not verified.
      oidc.enableNonRepudiationChecks,
      ...(isLoopback(url.hostname) ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/** Some providers write `email_verified` as a string. */
function readEmail(told: Record<string, unknown>): Pick<Identity, "email" | "emailVerified"> {
  const email = typeof told.email === "string" ? told.email : null;
  return { email, emailVerified: told.email_verified === true || told.email_verified === "true" };
}
