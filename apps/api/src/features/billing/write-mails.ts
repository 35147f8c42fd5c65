import { WITHDRAWAL_DAYS } from "@app/contracts/limits";
import { formatEuros } from "@app/contracts/money";
import type { Transaction } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { queueMail } from "../mail/service.ts";
import { findReceipt } from "./store.ts";

type MailDeps = Pick<Deps, "config" | "payments" | "secrets">;

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Europe/Paris",
});
const DEMONSTRATION = "Ce paiement est une démonstration : aucune carte n'a été débitée.";

/** One receipt per purchase, in the transaction that gives its credits. */
export async function writeReceipt(
  deps: MailDeps,
  transaction: Transaction,
  purchaseId: string,
): Promise<void> {
  const receipt = await findReceipt(transaction, purchaseId);
  if (!receipt) return;
  const { credits, amountCents, paidAt } = receipt;
  await queueMail(deps, transaction, {
    to: receipt.email,
    userId: receipt.userId,
    kind: "receipt",
    once: `receipt ${purchaseId}`,
    subject: `Votre achat de ${credits} crédits`,
    body: [
      "Merci pour votre achat. Ce message est votre reçu.",
      ...(deps.payments.describe()?.demonstration ? [DEMONSTRATION] : []),
      `Achat n° ${purchaseId}, payé le ${moment.format(paidAt)} (heure de Paris).`,
      `${credits} crédits : ${formatEuros(amountCents)}, toutes taxes comprises. Ils sont utilisables dès maintenant et n'expirent pas.`,
      `Vous pouvez renoncer à cet achat pendant ${WITHDRAWAL_DAYS} jours, sans donner de motif : dans « Mon compte », choisissez « Renoncer au contrat ici ». Les crédits que vous n'avez pas utilisés vous sont remboursés.`,
      { label: "Voir vos crédits", link: `${deps.config.publicUrl}/account` },
    ],
  });
}

/** Required by law without delay on a durable medium: which purchase was withdrawn, and when. */
export async function acknowledgeWithdrawal(
  deps: MailDeps,
  transaction: Transaction,
  purchaseId: string,
): Promise<void> {
  const receipt = await findReceipt(transaction, purchaseId);
  if (!receipt?.withdrawal) return;
  const { credits, amountCents, requestedAt } = receipt.withdrawal;
  await queueMail(deps, transaction, {
    to: receipt.email,
    userId: receipt.userId,
    kind: "withdrawal",
    once: `withdrawal ${purchaseId}`,
    subject: "Votre rétractation est enregistrée",
    body: [
      `Nous avons reçu votre rétractation le ${moment.format(requestedAt)} (heure de Paris).`,
      `Elle porte sur l'achat n° ${purchaseId} du ${moment.format(receipt.paidAt)} : ${receipt.credits} crédits, ${formatEuros(receipt.amountCents)}.`,
      `${credits === 1 ? "Le crédit que vous n'aviez pas utilisé a" : `Les ${credits} crédits que vous n'aviez pas utilisés ont`} quitté votre compte. Le remboursement de ${formatEuros(amountCents)} se fait par le moyen de paiement de l'achat, au plus tard sous 14 jours.`,
      ...(deps.payments.describe()?.demonstration ? [DEMONSTRATION] : []),
      { label: "Voir vos crédits", link: `${deps.config.publicUrl}/account` },
    ],
  });
}
