import {
  AUDIO_ANALYSIS_COST,
  DELETION_WORD,
  PASSWORD_CHARACTERS_MIN,
  PASSWORD_RESET_LINK_MINUTES,
  SIGNUP_CREDITS,
  TEXT_ANALYSIS_COST,
} from "@app/contracts/limits";
import { MESSAGES } from "@app/contracts/messages";
import { agree, count } from "../../lib/plural.ts";
import { french } from "../../lib/typo.ts";

function tellLost(credits: number): string {
  if (credits <= 0) return "";
  return credits < 2 ? " Votre crédit sera perdu." : ` Vos ${count(credits, "crédit")} seront perdus.`;
}

/** All texts of the account feature. The catalogue of toasts and errors is in the contracts. */
export const ACCOUNT_TEXT = french({
  open: "Connexion / Inscription",
  unreachable: "La connexion a été perdue. Vous pouvez réessayer.",
  unanswered: "Le service ne répond pas. Vérifiez votre réseau, puis réessayez.",
  login: {
    title: "Connexion",
    submit: "Se connecter",
    description: "Retrouvez vos analyses et vos crédits.",
    switchQuestion: "Pas encore de compte ?",
    switchAction: "Créer un compte",
  },
  signup: {
    title: "Inscription",
    submit: "Créer mon compte",
    description: `${count(SIGNUP_CREDITS, "crédit")} offerts à l’inscription.`,
    switchQuestion: "Déjà un compte ?",
    switchAction: "Se connecter",
  },
  forgot: {
    title: "Mot de passe oublié",
    submit: "Envoyer le lien",
    description: "Indiquez votre adresse : nous y enverrons un lien pour choisir un nouveau mot de passe.",
    open: "Mot de passe oublié ?",
    switchQuestion: "Il vous revient ?",
    switchAction: "Se connecter",
  },
  sent: {
    title: "Regardez vos mails",
    description: (email: string) =>
      `Si un compte existe avec l’adresse ${email}, un lien vient d’y être envoyé. Il fonctionne pendant ${PASSWORD_RESET_LINK_MINUTES}\u00a0minutes, une seule fois.`,
    hint: "Rien dans quelques minutes ? Regardez dans les indésirables, puis refaites une demande.",
    switchQuestion: "C’est fait ?",
    switchAction: "Se connecter",
  },
  reset: {
    title: "Nouveau mot de passe",
    lead: "Il remplacera l’ancien, et vos appareils connectés seront déconnectés.",
    newPassword: "Nouveau mot de passe",
    confirmation: "Confirmation du mot de passe",
    submit: "Changer mon mot de passe",
    invalid: "Ce lien est incomplet. Ouvrez-le depuis le mail, ou demandez-en un autre.",
    askAgain: "Demander un nouveau lien",
    needsScript: "Cette page a besoin de JavaScript pour changer votre mot de passe.",
  },
  /**
   * Shown when a refused sign-up leads to the sign-in, with the address filled in. It does not reveal whether the
   * address has an account.
   */
  refused: `${MESSAGES.signupFailed} Si cette adresse a déjà un compte, connectez-vous : elle est remplie.`,
  /** Under the sign-up form; the second sentence is what the terms say about minors. */
  agreement: {
    before: "En créant un compte, vous acceptez les ",
    terms: "conditions d’utilisation",
    between: " ; vos données sont décrites dans la page ",
    privacy: "Confidentialité",
    minors: ". Entre 15 et 18 ans, il faut l’accord de votre représentant légal.",
  },
  or: "ou",
  linkedin: "Continuer avec LinkedIn",
  linkedinReturn: "Connexion avec LinkedIn…",
  email: "Adresse email",
  password: "Mot de passe",
  /** A refusal says the rule itself: the hint then keeps to the advice. */
  passwordHint: (refusal?: string) =>
    `${refusal ? "" : `${PASSWORD_CHARACTERS_MIN} caractères au moins. `}Une phrase de quelques mots convient très bien.`,
  showPassword: "Afficher le mot de passe",
  hidePassword: "Masquer le mot de passe",
  logout: "Se déconnecter",
  creditsLeft: "Crédits restants",
  credits: (n: number) => count(n, "crédit"),
  creditsLoading: "Chargement de vos crédits",
} as const);

/** Asked before a logout that would lose unsaved work. */
export const LOGOUT_TEXT = french({
  title: "Se déconnecter maintenant ?",
  body: "Votre brouillon n’est gardé que dans cet onglet : la déconnexion l’efface.",
  stay: "Rester",
  leave: "Se déconnecter et l’effacer",
} as const);

/** Texts of the page « Mon compte ». */
export const PROFILE_TEXT = french({
  title: "Mon compte",
  lead: "Vos crédits, ce qui vous sert à vous connecter, ce que vous avez partagé, et tout ce que nous gardons de vous : à emporter, ou à supprimer.",
  needsScript: "Cette page a besoin de JavaScript pour afficher votre compte.",
  signedOut: "Connectez-vous pour retrouver votre compte.",
  signIn: "Se connecter",
  retry: "Réessayer",
  cancel: "Annuler",
  loading: "Chargement de votre compte",
  email: {
    title: "Adresse email",
    lead: "Elle sert à vous connecter et à retrouver votre compte.",
    proven: "Confirmée",
    unproven: "À confirmer",
    prove: "Recevoir un lien de confirmation",
    proofLoading: "Envoi du lien...",
    proofSent: "Un lien de confirmation a été envoyé",
    proofFailed: "Le lien n’a pas pu être envoyé. Veuillez réessayer.",
    provingLoading: "Confirmation de votre adresse...",
    provingDone: "Votre adresse est confirmée",
    change: "Changer d’adresse",
    newEmail: "Nouvelle adresse",
    save: "Enregistrer l’adresse",
  },
  credits: {
    title: "Crédits",
    lead: `Un pitch écrit coûte ${count(TEXT_ANALYSIS_COST, "crédit")}, un pitch audio ${AUDIO_ANALYSIS_COST}. Les crédits achetés n’expirent pas.`,
  },
  password: {
    title: "Mot de passe",
    lead: "Le changer déconnecte vos autres appareils.",
    none: "Ce compte s’ouvre avec LinkedIn et n’a pas de mot de passe. Un lien envoyé à votre adresse permet d’en choisir un.",
    current: "Mot de passe actuel",
    next: "Nouveau mot de passe",
    save: "Changer le mot de passe",
    choose: "Recevoir le lien",
  },
  newsletter: {
    title: "Newsletter",
    label: "Recevoir la newsletter",
    hint: "Quelques conseils pour vos pitchs, de temps en temps. Vous pouvez changer d’avis ici à tout moment.",
  },
  devices: {
    title: "Appareils",
    lead: "Un doute, un ordinateur prêté ? Coupez toutes les connexions sauf celle-ci.",
    action: "Déconnecter les autres appareils",
    loading: "Déconnexion des autres appareils...",
    failed: "Les autres appareils n’ont pas pu être déconnectés. Veuillez réessayer.",
    ended: (n: number) =>
      n === 0 ? "Aucun autre appareil n’était connecté" : `${count(n, "appareil")} ${agree(n, "déconnecté")}`,
  },
  shares: {
    title: "Liens de partage",
    lead: "Toute personne qui a un de ces liens peut lire l’analyse.",
    none: "Vous ne partagez aucun pitch pour le moment.",
    unavailable: "Impossible de charger vos liens de partage.",
    version: (n: number) => `version ${n}`,
    since: (date: string) => `partagé le ${date}`,
    withRecording: "avec l’enregistrement",
    copy: "Copier",
    copyOf: (name: string) => `Copier le lien de « ${name} »`,
    copied: "Lien de partage copié !",
    copyFailed: "Le lien n’a pas pu être copié",
    end: "Ne plus partager",
    endOf: (name: string) => `Ne plus partager « ${name} »`,
    ending: "Fin du partage...",
    ended: "Ce lien n’ouvre plus rien",
    endFailed: "Le partage n’a pas pu être arrêté. Veuillez réessayer.",
  },
  data: {
    title: "Vos données",
    lead: "Une archive de tout ce que nous avons sur vous : compte, analyses, crédits, enregistrements gardés.",
    action: "Télécharger mes données",
    fileName: "mes-donnees.zip",
    loading: "Préparation de vos données...",
    done: "Vos données sont téléchargées",
    failed: "Vos données n’ont pas pu être téléchargées. Veuillez réessayer.",
  },
  deletion: {
    title: "Supprimer le compte",
    lead: "Tout disparaît aussitôt : pitchs, analyses, enregistrements, liens de partage.",
    open: "Supprimer mon compte",
    question: "Supprimer votre compte ?",
    consequences: (credits: number) =>
      `Vos pitchs, vos analyses, vos enregistrements et vos liens de partage seront effacés, sans retour possible.${tellLost(credits)} Il n’en restera que les mouvements de crédits, sans votre nom.`,
    word: `Saisissez ${DELETION_WORD} pour confirmer`,
    confirm: "Supprimer définitivement",
    loading: "Suppression de votre compte...",
    done: "Votre compte a été supprimé",
    failed: "Votre compte n’a pas pu être supprimé. Veuillez réessayer.",
  },
} as const);
