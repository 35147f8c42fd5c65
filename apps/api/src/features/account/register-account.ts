import { type Credentials, register } from "@app/contracts/account";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { measureThrottle, throttledAddress, throttleOf } from "../../http/throttle.ts";
import { createUser } from "./create-user.ts";
import { hashPassword } from "./hash-password.ts";
import { refuseGuessable } from "./judge-password.ts";
import { openTrustedSession } from "./open-trusted-session.ts";
import { mailEmailProof } from "./prove-email.ts";

/** Cost, in rate-limited calls, of a sign-up with a known address: prevents testing a list of addresses. */
const REFUSED_COUNTS_FOR = 4;

/**
 * One account per address, one gift of credits per mailbox, even under parallel calls, thanks to unique keys. A known
 * address costs the same hashing time as a free one; see docs/decisions/067-what-sign-up-tells.md.
 */
export async function registerAccount(deps: Deps, { email, password }: Credentials, address: string) {
  refuseGuessable(password, email, "password");
  const passwordHash = await hashPassword(deps.config.passwordCost, password);
  const opened = await transact(deps.database, async (transaction) => {
    const user = await createUser(deps, transaction, { email, passwordHash });
    if (!user) return null;
    await mailEmailProof(deps, transaction, { id: user.id, email });
    return { token: await openTrustedSession(transaction, user.id), creditsGiven: user.creditsGiven };
  });
  if (opened) return opened;
  for (let more = 1; more < REFUSED_COUNTS_FOR; more++)
    await measureThrottle(deps, throttleOf(register), throttledAddress(address));
  throw new Refusal("signup_failed");
}
