import type { CreditMovement, Spend } from "@app/contracts/billing";
import type { CreditPack } from "@app/contracts/packs";
import { AUDIO_ANALYSIS_COST, TEXT_ANALYSIS_COST, WITHDRAWAL_DAYS } from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { PRODUCT_NAME } from "@app/contracts/product";
import { agree, count } from "../../lib/plural.ts";
import { french } from "../../lib/typo.ts";

/** What the specification names where no pack was chosen. No pack has exactly so many: they serve as a measure. */
const DEFAULT_PACK = "50 crédits";
const DEFAULT_CREDITS = Number.parseInt(DEFAULT_PACK, 10);

/** All texts of the billing feature. The specification's alerts are in the contracts. */
export const BILLING_TEXT = french({
  title: "Des crédits, sans abonnement",
  intro: "Vous payez ce que vous utilisez. Les crédits n’expirent pas.",
  popular: "Le plus avantageux",
  start: "Essayer gratuitement",
  buy: "Acheter maintenant",
  buyOf: (pack: string) => `Acheter maintenant : ${pack}`,
  loading: "Chargement...",
  orderUntold: `${MESSAGES.checkoutFailed}. Rien n’a été débité. Réponse du service : ${MESSAGES.checkoutSessionFailed}`,
  demonstration: "Paiement de démonstration : aucune carte n’est débitée.",
  terms: `Prix toutes taxes comprises. Vous pouvez renoncer à un achat pendant ${WITHDRAWAL_DAYS} jours : les crédits non utilisés sont remboursés.`,
  checkout: {
    title: "Acheter des crédits",
    intro: "Vous payez sur la page sécurisée du prestataire de paiement, puis vous revenez ici.",
    choose: `Choisissez l’un de ces packs. Pour vous repérer : ${DEFAULT_PACK}, ce sont ${Math.floor(DEFAULT_CREDITS / TEXT_ANALYSIS_COST)} analyses d’un pitch écrit, ou ${Math.floor(DEFAULT_CREDITS / AUDIO_ANALYSIS_COST)} d’un pitch oral.`,
    unknownPack: (label: string) => `Aucun pack ne s’appelle « ${label} ». Voici ceux qui existent.`,
    cancel: "Annuler",
    checking: "Vérification de votre paiement…",
    paid: (credits: number) => `${count(credits, "crédit")} ${agree(credits, "ajouté")} à votre compte`,
    balance: (credits: number) => `Vous avez maintenant ${count(credits, "crédit")}.`,
    pending: "Votre paiement est en cours. Vos crédits arriveront dès qu’il aboutira.",
    failed: "Le paiement n’a pas abouti. Rien n’a été débité.",
    retry: "Vérifier à nouveau",
    use: "Analyser un pitch",
    history: "Voir mes crédits",
    back: "Retour du paiement",
    signedOut: "Connectez-vous pour retrouver votre achat : vos crédits vont au compte qui l’a commandé.",
    unknown: "Achat introuvable",
    notFound:
      "Cette adresse ne mène à aucun achat de votre compte : elle est incomplète, ou l’achat est celui d’un autre compte. Un achat payé figure toujours dans « Mon compte ».",
    unchecked: "Votre paiement n’a pas pu être vérifié",
    safe: "Si vous avez payé, rien n’est perdu : vos crédits arriveront.",
    packs: "Revenir aux packs",
    signIn: "Se connecter",
  },
  history: {
    purchases: "Achats",
    movements: "Mouvements",
    noPurchase: "Vous n’avez encore rien acheté.",
    buy: "Acheter des crédits",
    owed: (n: number) =>
      `${count(n, "crédit")} déjà ${agree(n, "utilisé")} ${n < 2 ? "a été repris" : "ont été repris"} avec un paiement annulé : vos prochains crédits ${n < 2 ? "le" : "les"} remplaceront d’abord.`,
    date: "Date",
    what: "Quoi",
    credits: "Crédits",
    gonePitch: "pitch supprimé",
    gonePlan: "plan supprimé",
    more: "Voir la suite",
    failed: "Impossible de charger vos crédits. Veuillez réessayer.",
    retry: "Réessayer",
    loading: "Chargement de vos crédits",
    unused: (n: number) => `${count(n, "crédit")} à utiliser`,
    pending: "Paiement en cours",
    refusedPayment: "Paiement refusé",
    disputed: (n: number) => `${count(n, "crédit")} ${agree(n, "bloqué")} par une contestation`,
    refunded: (n: number) => `${count(n, "crédit")} ${agree(n, "remboursé")}`,
    withdrawn: (n: number) => `Rétractation : ${count(n, "crédit")} ${agree(n, "rendu")}`,
    refund: {
      due: (sum: string) => `Remboursement de ${sum} demandé`,
      pending: (sum: string) => `Remboursement de ${sum} en cours`,
      succeeded: (sum: string) => `${sum} remboursés`,
      failed: (sum: string) =>
        `La banque a refusé le remboursement de ${sum} : nous vous le devons, écrivez-nous`,
    },
    receipt: "Reçu",
    receiptTitle: "Reçu",
    receiptLines: {
      seller: "Vendeur",
      number: "Achat n°",
      date: "Payé le",
      what: "Objet",
      sum: "Montant, taxes comprises",
    },
    print: "Imprimer",
    demonstration: "Page de démonstration du paiement",
  },
  withdrawal: {
    start: "Renoncer au contrat ici",
    until: (date: string) => `Possible jusqu’au ${date}`,
    title: "Renoncer à cet achat ?",
    explain: (credits: number, sum: string) =>
      `Vous rendez ${count(credits, "crédit")} que vous n’avez pas ${agree(credits, "utilisé")}. Le remboursement de ${sum} se fait par le moyen de paiement de l’achat. Vous recevrez un accusé de réception par email. Aucun motif n’est demandé.`,
    confirm: "Confirmer la rétractation",
    keep: "Garder mes crédits",
    done: "Votre rétractation est enregistrée. Un accusé de réception vous est envoyé.",
    failed: "La rétractation n’a pas pu être enregistrée. Veuillez réessayer.",
  },
} as const);

export const SELLER = PRODUCT_NAME;

const PACK_NAMES: Record<string, { name: string; description: string }> = french({
  free: { name: "Gratuit", description: "Pour découvrir, sans carte." },
  standard: { name: "Standard", description: "Pour préparer un entretien ou un pitch." },
  premium: { name: "Premium", description: "Pour s’entraîner jusqu’au jour J." },
});
export const describePack = ({ priceId, credits, isFreeTrialPack }: CreditPack) => ({
  ...PACK_NAMES[priceId]!,
  label: count(credits, "crédit"),
  features: [
    `${Math.floor(credits / TEXT_ANALYSIS_COST)} analyses d’un pitch écrit`,
    `ou ${Math.floor(credits / AUDIO_ANALYSIS_COST)} analyses d’un pitch oral`,
    isFreeTrialPack ? "Offerts à l’inscription" : "Sans date d’expiration",
  ],
});

const SPENDS: Record<Spend, string> = french({
  text_analysis: "Analyse d’un pitch écrit",
  audio_analysis: "Analyse d’un pitch oral",
  plan: "Plan d’entretien",
  ten_questions: "Dix questions d’entretien",
  example_answer: "Exemple de réponse",
  strategy: "Stratégie d’entretien",
});
/** A movement in plain words; the same kind may add or remove credits. */
export function describeMovement({ kind, spend, credits }: CreditMovement): string {
  const comes = credits > 0;
  switch (kind) {
    case "signup":
      return "Crédits offerts à l’inscription";
    case "purchase":
      return `Achat de ${count(credits, "crédit")}`;
    case "spend":
      return spend ? SPENDS[spend] : "Utilisation";
    case "withdrawal":
      return "Rétractation";
    case "refund":
      return comes ? "Remboursement refusé par la banque" : "Achat remboursé";
    case "dispute":
      return comes ? "Contestation rejetée" : "Paiement contesté";
  }
}
