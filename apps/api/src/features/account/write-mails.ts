import { EMAIL_PROOF_LINK_DAYS, PASSWORD_RESET_LINK_MINUTES } from "@app/contracts/limits";
import { PRODUCT_NAME } from "@app/contracts/product";
import type { MailContent } from "../mail/service.ts";

const IF_NOT_YOU =
  "Si vous n’êtes pas à l’origine de ce changement, choisissez tout de suite un nouveau mot de passe avec « Mot de passe oublié »\u00a0: toutes les connexions à votre compte seront alors coupées.";

export function writeResetMail(link: string): MailContent {
  return {
    subject: "Choisissez un nouveau mot de passe",
    body: [
      `Vous avez demandé à changer le mot de passe de votre compte ${PRODUCT_NAME}. Ouvrez ce lien pour en choisir un nouveau\u00a0:`,
      { label: "Choisir un nouveau mot de passe", link },
      `Il fonctionne une seule fois, pendant ${PASSWORD_RESET_LINK_MINUTES}\u00a0minutes.`,
      "Si vous n’avez rien demandé, ne faites rien\u00a0: votre mot de passe ne change pas.",
    ],
  };
}

export function writePasswordChangedMail(): MailContent {
  return {
    subject: "Votre mot de passe a été changé",
    body: [
      `Le mot de passe de votre compte ${PRODUCT_NAME} vient d’être changé, et vos autres appareils ont été déconnectés.`,
      IF_NOT_YOU,
    ],
  };
}

export function writeEmailChangedMail(email: string): MailContent {
  return {
    subject: "L’adresse de votre compte a été changée",
    body: [
      `L’adresse de votre compte ${PRODUCT_NAME} est maintenant ${email}. C’est elle qui sert à vous connecter et qui reçoit nos messages.`,
      "Si vous n’êtes pas à l’origine de ce changement, écrivez-nous sans attendre\u00a0: quelqu’un connaît votre mot de passe.",
    ],
  };
}

export function writeEmailProofMail(link: string): MailContent {
  return {
    subject: "Confirmez votre adresse",
    body: [
      `Confirmez que cette adresse est bien la vôtre\u00a0: vous pourrez ainsi retrouver votre compte ${PRODUCT_NAME} si vous oubliez votre mot de passe, et y relier LinkedIn.`,
      { label: "Confirmer mon adresse", link },
      `Ce lien fonctionne une seule fois, pendant ${EMAIL_PROOF_LINK_DAYS}\u00a0jours. Si vous n’avez pas de compte chez nous, ne faites rien.`,
    ],
  };
}

export function writeLinkedMail(passwordEnded: boolean): MailContent {
  return {
    subject: "LinkedIn est relié à votre compte",
    body: [
      `Vous pouvez maintenant vous connecter à votre compte ${PRODUCT_NAME} avec LinkedIn.`,
      ...(passwordEnded
        ? [
            "L’adresse de ce compte n’avait jamais été confirmée\u00a0: par sécurité, son ancien mot de passe ne fonctionne plus. Pour en choisir un autre, utilisez « Mot de passe oublié ».",
          ]
        : []),
      "Si vous n’êtes pas à l’origine de ce changement, écrivez-nous sans attendre.",
    ],
  };
}
