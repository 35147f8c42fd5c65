import {
  INACTIVE_DELETION_MONTHS,
  INACTIVE_NOTICE_DAYS,
  RECORDING_KEPT_DAYS,
  RECORDING_SEC_MIN,
  RECORDING_UNUSED_HOURS,
  SESSION_DAYS_MAX,
  SESSION_IDLE_DAYS_MAX,
} from "@app/contracts/limits";
import { count } from "../../lib/plural.ts";
import { SITE } from "../../lib/site.ts";
import { french } from "../../lib/typo.ts";

const withModel = (model: string | null) => (model ? ` (modèle ${model})` : "");

/** What this server does with users' data: facts about its settings and code, no promises beyond. */
export const PRIVACY_TEXT = french({
  title: "Confidentialité",
  description:
    "Qui voit ce que vous dites et écrivez ici, ce qui ne part jamais, et combien de temps cela reste.",
  lead: "Qui voit ce que vous dites et écrivez ici, ce qui ne part jamais, et combien de temps cela reste.",

  processorsTitle: "Qui traite quoi",
  processorsNote: "Lu à l’instant dans les réglages de ce serveur.",
  loading: "Lecture des réglages de ce serveur…",
  needsScript:
    "Pour lire les réglages de ce serveur, cette page a besoin de JavaScript. La suite se lit sans.",
  failed: "Les réglages de ce serveur n’ont pas pu être lus.",
  retry: "Réessayer",
  stays: "Reste sur notre serveur",
  leaves: (host: string) => `Part chez ${host}`,

  voice: "Votre voix",
  transcription: {
    service: (model: string | null) => `Un service extérieur en écrit les mots${withModel(model)}.`,
    here: (model: string | null) => `Les mots sont reconnus sur notre serveur${withModel(model)}.`,
    none: "Aucune transcription automatique n’est installée sur ce serveur : votre navigateur peut écrire vos paroles si vous le voulez, sinon vous donnez vous-même le texte.",
  },
  browserWrites:
    "Sur votre appareil, le navigateur écrit sans envoyer le son. Si, avant d’enregistrer, vous cochez « Laisser mon navigateur écrire mes paroles », il envoie votre voix au service de son éditeur (Google pour Chrome, Apple pour Safari), qui a ses propres règles. Sans cette case cochée, il ne lui envoie rien.",
  voiceMeasured:
    "Débit, pauses et mélodie se mesurent toujours sur notre serveur. Aucun modèle de langue ne reçoit de son.",

  words: "Votre texte",
  coach: {
    none: "Aucun modèle de langue n’est branché : des règles lisent votre texte, sur notre serveur.",
    here: (model: string) =>
      `Un modèle de langue de notre serveur (${model}) donne son avis et propose des réécritures.`,
    service: (model: string) =>
      `Un modèle de langue extérieur (${model}) donne son avis et propose des réécritures, en plus des règles de notre serveur.`,
  },
  coachReceives:
    "Il reçoit le texte du pitch, votre objectif, votre audience, la question d’entretien, et des comptes tirés du texte, comme la longueur des phrases.",
  coachReceivesPlans:
    "Pour un plan d’entretien, il reçoit l’annonce, le nom du poste et de l’entreprise, vos questions et, si vous le donnez, votre CV. Noms, adresses email, numéros de téléphone et liens personnels en sont d’abord retirés.",
  coachMade: "Ce qu’il écrit porte la mention « Généré par IA », avec son nom et la date.",

  mails: "Vos mails",
  mail: {
    none: "Aucun serveur de courrier n’est branché : nos messages ne partent pas et restent sur notre serveur.",
    service:
      "Ce service transporte nos messages : il reçoit votre adresse email et leur texte. Ni image ni mouchard dans ces mails.",
  },
  signIn: "Votre connexion",
  identity: {
    none: "Vous vous connectez avec votre adresse et un mot de passe, que nous gardons haché.",
    service:
      "Avec un mot de passe, tout se passe ici. Si vous choisissez LinkedIn, il apprend que vous venez chez nous, et nous donne votre adresse email, rien de plus que nous gardions.",
  },

  neverTitle: "Ce qu’un modèle de langue ne reçoit jamais",
  never: [
    { what: "Votre voix", why: "Ni l’enregistrement, ni aucune de ses mesures." },
    { what: "Votre compte", why: "Ni votre adresse email, ni vos crédits, ni votre historique." },
    {
      what: "Les identités repérées dans votre texte",
      why: "Adresses email, numéros de téléphone et noms de personnes sont remplacés avant l’envoi. Un nom que nous ne repérons pas reste dans le texte : évitez d’en écrire.",
    },
  ],

  keptTitle: "Combien de temps",
  kept: [
    {
      what: "Un enregistrement",
      long: `Supprimé dès que l’analyse est faite. Sans analyse, au bout de ${RECORDING_UNUSED_HOURS} heures. Si vous choisissez de le garder, au bout de ${RECORDING_KEPT_DAYS} jours.`,
    },
    {
      what: "Un texte et son rapport",
      long: "Dans l’historique de votre compte. Aucun autre compte n’y a accès.",
    },
    {
      what: "Votre compte",
      long: `Jusqu’à ce que vous le supprimiez, d’un bouton, dans « Mon compte ». Sans visite pendant ${INACTIVE_DELETION_MONTHS} mois, il est supprimé, après un mail ${INACTIVE_NOTICE_DAYS} jours plus tôt. Les crédits achetés restent.`,
    },
    {
      what: "Les mouvements de crédits",
      long: "Dans notre comptabilité. Après la suppression du compte, sans nom ni adresse.",
    },
    {
      what: "Un brouillon",
      long: "Dans votre navigateur seulement, jusqu’à la fermeture de l’onglet.",
    },
    {
      what: "Une session",
      long: `${count(SESSION_DAYS_MAX, "jour")} au plus\u00a0; ${count(SESSION_IDLE_DAYS_MAX, "jour")} sans visite suffisent à la fermer.`,
    },
  ],

  browserTitle: "Ce que votre navigateur garde",
  browser: [
    {
      what: "Cookies",
      why: "Aucun, sauf pendant une connexion par LinkedIn : un seul, de quelques minutes, qui vérifie que c’est bien vous qui revenez.",
    },
    {
      what: "Dans ce navigateur",
      why: "Votre session, le thème choisi, le brouillon du formulaire (jusqu’à la fermeture de l’onglet) et une page à montrer hors ligne.",
    },
    {
      what: "Un enregistrement non envoyé",
      why: `Gardé sur cet appareil, sans chiffrement, pendant que vous parlez : un appel ou un rechargement de la page ne le fait pas perdre. Il n’est proposé qu’à votre compte ; sur un ordinateur partagé, déconnectez-vous : il est alors effacé. Il l’est aussi dès que ses paroles sont écrites ou que vous le supprimez ; sinon à la première ouverture du site passé ${RECORDING_UNUSED_HOURS} heures. De moins de ${RECORDING_SEC_MIN} secondes, il n’est pas proposé.`,
    },
    {
      what: "L’essai de l’accueil",
      why: "Ce que vous y écrivez ou dites est mesuré dans votre navigateur et n’en sort pas.",
    },
    {
      what: "Mesure d’usage",
      why: "Nous comptons, jour par jour, combien d’analyses aboutissent ou échouent. Rien n’y dit qui, ni quoi.",
    },
  ],

  rightsTitle: "Vos droits",
  rights: [
    {
      what: "Responsable",
      why: `${SITE.operator.name ?? "L’exploitant de ce site"} décide de ces traitements. Ils servent à rendre le service que vous demandez (contrat), à tenir les comptes (obligation légale) et à protéger le site (intérêt légitime).`,
    },
    {
      what: "Voir et emporter",
      why: "« Mon compte » donne toutes vos données dans une archive, enregistrements compris.",
    },
    {
      what: "Corriger et effacer",
      why: "Adresse, pitchs, enregistrements, plans : chacun se corrige ou se supprime ici, et le compte entier d’un bouton.",
    },
    {
      what: "S’opposer, limiter, demander",
      why: `Écrivez à ${SITE.operator.email ?? "l’exploitant de ce site"}. Vous pouvez aussi saisir la CNIL (cnil.fr).`,
    },
    {
      what: "Les mineurs",
      why: "De 15 à 18 ans, avec l’accord d’un représentant légal, qui peut exercer ces droits.",
    },
  ],
} as const);
