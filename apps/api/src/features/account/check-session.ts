import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import type { SessionUser } from "../../http/access.ts";
import { hashToken, readBearer } from "./session-token.ts";
import { findSessionUser } from "./store.ts";

/** The user of an Authorization header; every invalid header gets the same refusal. */
export async function checkSession(
  deps: Pick<Deps, "database">,
  authorization: string | undefined,
): Promise<SessionUser> {
  const token = readBearer(authorization);
  const tokenHash = token && hashToken(token);
  const id = tokenHash && (await findSessionUser(deps.database, tokenHash));
  if (!id) throw new Refusal("session_expired");
  return { id, tokenHash };
}
