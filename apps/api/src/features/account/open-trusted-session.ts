import type { Transaction } from "../../db/database.ts";
import { createToken, hashToken } from "./session-token.ts";
import { insertSession } from "./store.ts";

/** Opens a session for somebody who proved their identity without a password. */
export async function openTrustedSession(transaction: Transaction, userId: string): Promise<string> {
  const token = createToken();
  await insertSession(transaction, userId, hashToken(token));
  return token;
}
