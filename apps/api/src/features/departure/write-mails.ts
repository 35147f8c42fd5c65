import { INACTIVE_NOTICE_DAYS } from "@app/contracts/limits";
import { PRODUCT_NAME } from "@app/contracts/product";
import type { MailContent } from "../mail/service.ts";

export function writeFarewellMail(reason: "asked" | "unused"): MailContent {
  const why =
    reason === "asked"
      ? `Votre compte ${PRODUCT_NAME} vient d’être supprimé, à votre demande.`
      : `Votre compte ${PRODUCT_NAME} vient d’être supprimé\u00a0: il n’a pas servi depuis deux ans.`;
  return {
    subject: "Votre compte a été supprimé",
    body: [
      why,
      "Vos pitchs, vos analyses, vos enregistrements et vos liens de partage n’existent plus. Les mouvements de crédits restent dans notre comptabilité, sans votre nom ni votre adresse. Les sauvegardes sont effacées sous 30\u00a0jours.",
    ],
  };
}

export function writeInactivityMail(link: string, hasBoughtCredits: boolean): MailContent {
  return {
    subject: "Votre compte n’a pas servi depuis longtemps",
    body: [
      hasBoughtCredits
        ? `Vous n’êtes pas venu sur ${PRODUCT_NAME} depuis près de deux ans. Sans connexion de votre part dans les ${INACTIVE_NOTICE_DAYS}\u00a0jours, vos pitchs, vos analyses et vos enregistrements seront effacés. Vos crédits achetés restent à vous\u00a0: ils n’expirent pas.`
        : `Vous n’êtes pas venu sur ${PRODUCT_NAME} depuis près de deux ans. Sans connexion de votre part dans les ${INACTIVE_NOTICE_DAYS}\u00a0jours, votre compte et tout ce qu’il contient seront supprimés.`,
      { label: "Garder mon compte, ou télécharger mes données", link },
    ],
  };
}
