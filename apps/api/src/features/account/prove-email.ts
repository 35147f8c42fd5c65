import { EMAIL_PROOF_LINK_DAYS } from "@app/contracts/limits";
import type { Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { queueMail } from "../mail/service.ts";
import { createToken, hashToken } from "./session-token.ts";
import { findProfile, markEmailVerified, replaceMailedToken, useMailedToken } from "./store.ts";
import { writeEmailProofMail } from "./write-mails.ts";

const LINK_SEC = EMAIL_PROOF_LINK_DAYS * 24 * 3600;

/** Does nothing when the address is already verified. */
export async function requestEmailProof(deps: Deps, userId: string): Promise<void> {
  const profile = await findProfile(deps.database, userId);
  if (!profile || profile.emailVerified) return;
  await transact(deps.database, (transaction) => mailEmailProof(deps, transaction, profile));
}

export async function mailEmailProof(
  deps: Pick<Deps, "config" | "secrets">,
  transaction: Transaction,
  { id: userId, email }: { id: string; email: string },
): Promise<void> {
  const token = createToken();
  await replaceMailedToken(transaction, {
    purpose: "email_proof",
    userId,
    tokenHash: hashToken(token),
    forSec: LINK_SEC,
  });
  // Browsers send what follows « # » to no server, so it reaches no log.
  const link = `${deps.config.publicUrl}/account#proof=${token}`;
  await queueMail(deps, transaction, {
    ...writeEmailProofMail(link),
    to: email,
    userId,
    kind: "email_proof",
    usefulForSec: LINK_SEC,
  });
}

export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  await transact(deps.database, async (transaction) => {
    const userId = await useMailedToken(transaction, "email_proof", hashToken(token));
    if (!userId) throw new Refusal("email_proof_failed");
    await markEmailVerified(transaction, userId);
  });
}
