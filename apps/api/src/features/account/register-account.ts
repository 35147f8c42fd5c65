import type { Credentials } from "@app/contracts/account";
import { SIGNUP_CREDITS } from "@app/contracts/limits";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { openAccount } from "../credit/service.ts";
import { hashPassword } from "./hash-password.ts";
import { refuseGuessable } from "./judge-password.ts";
import { mailEmailProof } from "./prove-email.ts";
import { createToken, hashToken } from "./session-token.ts";
import { insertSession, insertUser } from "./store.ts";

/** One account per address with its free credits, whatever the parallelism: the unique address decides. */
export async function registerAccount(deps: Deps, { email, password }: Credentials): Promise<string> {
  refuseGuessable(password, email, "password");
  const passwordHash = await hashPassword(password);
  const token = createToken();
  await transact(deps.database, async (transaction) => {
    const userId = await insertUser(transaction, email, passwordHash);
    if (!userId) throw new Refusal("signup_failed");
    await openAccount(transaction, userId, SIGNUP_CREDITS);
    await insertSession(transaction, userId, hashToken(token));
    await mailEmailProof(deps, transaction, { id: userId, email });
  });
  return token;
}
