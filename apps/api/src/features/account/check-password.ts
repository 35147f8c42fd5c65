import { MESSAGES } from "@app/contracts/messages";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { resetThrottle, throttle } from "../../http/throttle.ts";
import { verifyPassword } from "./hash-password.ts";

/** Somebody with an open session must not guess passwords faster here than on the sign-in page. */
const BY_USER = { name: "currentPasswordByUser", everySec: 60, burst: 5 };

/** Refuses a wrong or missing password; always refuses for an account that has none. */
export async function checkPassword(
  deps: Deps,
  userId: string,
  passwordHash: string | null,
  given: string | undefined,
): Promise<void> {
  await throttle(deps, BY_USER, userId);
  if (!(await verifyPassword(deps.config.passwordCost, passwordHash, given ?? "")))
    throw new Refusal("profile_failed", { fields: { currentPassword: MESSAGES.currentPasswordWrong } });
  await resetThrottle(deps, BY_USER, userId);
}
