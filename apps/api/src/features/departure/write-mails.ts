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
