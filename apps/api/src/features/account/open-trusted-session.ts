import type { Transaction } from "../../db/database.ts";
import { createToken, hashToken } from "./session-token.ts";
import { insertSession } from "./store.ts";

/** A session for somebody whom another proof than a password let in. */
export async function openTrustedSession(transaction: Transaction, userId: string): Promise<string> {
  const token = createToken();
  await insertSession(transaction, userId, hashToken(token));
  return token;
}
