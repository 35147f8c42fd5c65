import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { createToken, hashToken } from "../account/session-token.ts";
import { insertFlow } from "./store.ts";

/** The longest time that signing in at the provider may take. */
export const FLOW_SEC = 600;

interface StartedSignIn {
  url: string;
  /** Random value of the cookie that ties the return to this browser. */
  browser: string;
}

/** `browser` is the cookie of an earlier start, reused so that two tabs can sign in at once. */
export async function startSignIn(deps: Deps, browser: string | null): Promise<StartedSignIn> {
  const { identityProvider, database, log } = deps;
  if (!identityProvider.available) throw new Refusal("linkedin_unavailable");
  const started = await identityProvider.start(redirectUriOf(deps)).catch((error: unknown) => {
    log.warn({ name: (error as Error).name }, "identity provider away");
    throw new Refusal("unavailable", { cause: error });
  });
  const { url, state, nonce, codeVerifier } = started;
  const token = browser ?? createToken();
  const flow = { stateHash: hashToken(state), browserHash: hashToken(token), nonce, codeVerifier };
  await insertFlow(database, flow, FLOW_SEC);
  return { url, browser: token };
}

export const redirectUriOf = ({ config }: Pick<Deps, "config">) =>
  `${config.publicUrl}/auth/linkedin/callback`;
