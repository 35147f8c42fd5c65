import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { checkPassword } from "./check-password.ts";
import { findLogin } from "./store.ts";

/** Checks that the account's owner is present, not somebody using an open session; passes when there is no password. */
export async function checkIdentity(
  deps: Deps,
  userId: string,
  currentPassword: string | undefined,
): Promise<{ email: string }> {
  const known = await findLogin(deps.database, userId);
  if (!known) throw new Refusal("session_expired");
  if (known.passwordHash !== null) await checkPassword(deps, userId, known.passwordHash, currentPassword);
  return known;
}
