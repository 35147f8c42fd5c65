import { SIGNUP_CREDITS } from "@app/contracts/limits";
import type { Transaction } from "../../db/database.ts";
import { openAccount } from "../credit/service.ts";
import { insertUser, type NewUser } from "./store.ts";

/** The user with its free credits; null when the address has an account already. */
export async function createUser(transaction: Transaction, user: NewUser): Promise<string | null> {
  const userId = await insertUser(transaction, user);
  if (userId) await openAccount(transaction, userId, SIGNUP_CREDITS);
  return userId;
}
