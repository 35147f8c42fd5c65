import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Configuration, Provider } from "oidc-provider";

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityServer {
  issuer: string;
  env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
  /** Every sign-in succeeds as this person, without interaction; null cancels it. */
  person: Person | null;
  /** Publish other keys than the signing ones, under the same names. */
  foreignKeys: boolean;
  close(): Promise<void>;
}

const CLIENT_ID = "aplomb-test";
const CLIENT_SECRET = "a-secret-of-the-tests-that-is-long-enough";

const FOREIGN_KEY = {
  ...generateKeyPairSync("rsa", { modulusLength: 2048 }).publicKey.export({ format: "jwk" }),
  kid: "keystore-CHANGE-ME",
  use: "sig",
  alg: "RS256",
};
const TTL_SEC = 60;

/** A certified OpenID Connect provider on loopback, where every sign-in succeeds immediately. */
export async function startIdentityServer(redirectUri: () => string): Promise<IdentityServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started: IdentityServer = {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET },
    person: null,
    foreignKeys: false,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const people = new Map<string, Person>();
  // Created at the first request: the client may not know its own address earlier.
  let opened: { provider: Provider; answer: ReturnType<Provider["callback"]> } | undefined;
  const open = () => {
    const provider = new Provider(issuer, configure(redirectUri(), people));
    return { provider, answer: provider.callback() };
  };
  server.on("request", (request, response) => {
    if (started.foreignKeys && request.url === "/jwks") {
      response.setHeader("content-type", "application/json");
      return void response.end(JSON.stringify({ keys: [FOREIGN_KEY] }));
    }
    const { provider, answer } = (opened ??= open());
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const { person } = started;
    if (person) people.set(person.sub, person);
    const result = person
      ? { login: { accountId: person.sub } }
      : { error: "access_denied", error_description: "user_cancelled_login" };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return started;
}

function configure(redirectUri: string, people: Map<string, Person>): Configuration {
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    ttl: {
      AccessToken: TTL_SEC,
      Grant: TTL_SEC,
      IdToken: TTL_SEC,
      Interaction: TTL_SEC,
      Session: TTL_SEC,
    },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["a key of the tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
    // No consent page: every request is granted.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  };
}
