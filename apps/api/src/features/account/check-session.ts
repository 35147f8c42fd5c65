import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import type { SessionUser } from "../../http/access.ts";
import { hashToken, readBearer } from "./session-token.ts";
import { findSessionUser } from "./store.ts";

/** Who an Authorization header speaks for; refused alike whatever is wrong with it. */
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
