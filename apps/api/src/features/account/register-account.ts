import type { Credentials } from "@app/contracts/account";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { createUser } from "./create-user.ts";
import { hashPassword } from "./hash-password.ts";
import { refuseGuessable } from "./judge-password.ts";
import { openTrustedSession } from "./open-trusted-session.ts";
import { mailEmailProof } from "./prove-email.ts";

/** One account per address with its free credits, whatever the parallelism: the unique address decides. */
export async function registerAccount(deps: Deps, { email, password }: Credentials): Promise<string> {
  refuseGuessable(password, email, "password");
  const passwordHash = await hashPassword(password);
  return transact(deps.database, async (transaction) => {
    const userId = await createUser(transaction, { email, passwordHash });
    if (!userId) throw new Refusal("signup_failed");
    await mailEmailProof(deps, transaction, { id: userId, email });
    return openTrustedSession(transaction, userId);
  });
}
