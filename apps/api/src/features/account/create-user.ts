import { SIGNUP_CREDITS } from "@app/contracts/limits";
import type { Transaction } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { openAccount } from "../credit/service.ts";
import { mailboxOf } from "./mailbox-of.ts";
import { claimGift, insertUser, type NewUser } from "./store.ts";

interface CreatedUser {
  id: string;
  creditsGiven: number;
}

/** Creates the user, with the free credits if its mailbox never received them; null when the address has an account. */
export async function createUser(
  { secrets }: Pick<Deps, "secrets">,
  transaction: Transaction,
  user: NewUser,
): Promise<CreatedUser | null> {
  const id = await insertUser(transaction, user);
  if (!id) return null;
  const mailbox = secrets.fingerprint("sign-up gift", mailboxOf(user.email));
  const isGiven = await claimGift(transaction, mailbox, id);
  await openAccount(transaction, id, SIGNUP_CREDITS, isGiven ? "available" : "declined");
  return { id, creditsGiven: isGiven ? SIGNUP_CREDITS : 0 };
}
