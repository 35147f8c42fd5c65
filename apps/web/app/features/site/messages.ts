import {
  INACTIVE_DELETION_MONTHS,
  RECORDING_SEC_MAX,
  RECORDING_SEC_MIN,
  SIGNUP_CREDITS,
  WITHDRAWAL_DAYS,
} from "@app/contracts/limits";
import { OF_PRODUCT, PRODUCT_NAME, THAT_PRODUCT } from "@app/contracts/product";
import { count } from "../../lib/plural.ts";
import { SITE } from "../../lib/site.ts";
import type { ArticleText } from "./article.tsx";
import { french } from "../../lib/typo.ts";

const { operator } = SITE;
const CONTACT = operator.email ?? "l’adresse que l’exploitant de ce site vous a donnée";

export const ABOUT_TEXT = french({
  title: "Parler juste, cela s’apprend en s’écoutant",
  lead: `${PRODUCT_NAME} est un lieu pour répéter : un entretien, un pitch, une soutenance, un discours. Vous parlez ou vous écrivez, et vous recevez une lecture précise de ce que vous venez de faire.`,
  sections: [
    {
      title: "Ce qui est mesuré",
      paragraphs: [
        "Le débit, les pauses, la fluidité et les hésitations se mesurent sur votre voix. La structure, la clarté, la cohérence et la persuasion se lisent dans votre texte. Chaque note sur 10 montre la mesure qui l’a faite et la phrase qui l’a méritée.",
        "Le même pitch reçoit toujours la même note : elle ne dépend ni de l’heure, ni de l’humeur d’un modèle. Quand un modèle de langue donne son avis ou propose une réécriture, le rapport le dit.",
      ],
    },
    {
      title: "Ce qui ne l’est pas",
      paragraphs: [
        "Votre voix ne sert ni à deviner vos émotions, ni à juger votre personnalité, votre sincérité ou votre assurance. Un accent n’est pas un défaut. Un zéro hésitation n’est pas un but : une parole vivante en garde quelques-unes.",
      ],
    },
    {
      title: "Comment cela se paie",
      paragraphs: [
        `Avec des crédits, sans abonnement. L’inscription en offre ${SIGNUP_CREDITS}. Ceux que l’on achète n’expirent pas, et une analyse qui échoue ne coûte rien.`,
      ],
    },
  ],
} satisfies ArticleText);

export const TERMS_TEXT = french({
  title: "Conditions générales d’utilisation",
  lead: `Ce ${THAT_PRODUCT} vous apporte, ce qu’il vous demande, et ce que chacun peut attendre de l’autre.`,
  updated: "10/12/2024",
  sections: [
    {
      title: "Le service",
      paragraphs: [
        `${PRODUCT_NAME} permet de répéter des pitchs et des entretiens en français, par écrit ou à voix haute, d’en recevoir une évaluation, et de préparer un entretien à partir d’une annonce. Un enregistrement dure de ${RECORDING_SEC_MIN} secondes à ${RECORDING_SEC_MAX / 60} minutes.`,
        "L’évaluation est une aide à la préparation. Elle ne garantit ni une embauche, ni un financement, ni une note à un examen.",
      ],
    },
    {
      title: "Qui peut l’utiliser",
      paragraphs: [
        "Toute personne majeure. Les mineurs de plus de 15 ans peuvent ouvrir un compte avec l’accord et sous la responsabilité de leur représentant légal. Le service n’est pas destiné aux personnes plus jeunes.",
      ],
    },
    {
      title: "Votre compte",
      paragraphs: [
        "Un compte s’ouvre avec une adresse email et un mot de passe, ou avec LinkedIn là où ce moyen est proposé. Gardez votre mot de passe pour vous : ce qui est fait depuis votre compte l’est en votre nom.",
        `Vous pouvez supprimer votre compte à tout moment depuis « Mon compte ». Un compte sans visite pendant ${INACTIVE_DELETION_MONTHS} mois est supprimé, après un avertissement par email.`,
      ],
    },
    {
      title: "Crédits et paiement",
      paragraphs: [
        `L’inscription offre ${count(SIGNUP_CREDITS, "crédit")}, une fois par boîte mail. Les prix affichés comprennent les taxes. Les crédits achetés n’expirent pas et ne sont pas cessibles. Une analyse ou un plan qui échoue n’est pas décompté.`,
        `Vous disposez de ${WITHDRAWAL_DAYS} jours pour renoncer à un achat, depuis « Mon compte » et sans motif. Les crédits non utilisés vous sont remboursés par le moyen de paiement de l’achat.`,
      ],
    },
    {
      title: "Ce que vous confiez au service",
      paragraphs: [
        "Vos textes, vos enregistrements et vos rapports restent à vous. Vous nous autorisez seulement à les traiter pour vous rendre le service. Ils ne sont ni vendus, ni publiés ; un pitch n’est lu par d’autres que si vous créez un lien de partage.",
        "N’enregistrez pas une personne sans son accord, et n’écrivez rien d’illicite ni de secret qui ne vous appartienne pas.",
      ],
    },
    {
      title: "Disponibilité et responsabilité",
      paragraphs: [
        "Nous faisons ce qu’il faut pour que le service reste ouvert et sûr, sans pouvoir promettre qu’il ne s’arrête jamais. Notre responsabilité est celle que prévoit la loi ; rien ici ne limite les droits des consommateurs.",
      ],
    },
    {
      title: "Droit applicable",
      paragraphs: [
        "Ces conditions relèvent du droit français. En cas de désaccord, écrivez-nous d’abord ; vous pouvez aussi saisir gratuitement un médiateur de la consommation, puis les tribunaux compétents.",
        `Contact : ${CONTACT}`,
      ],
    },
  ],
} satisfies ArticleText);

const MISSING = "Non renseigné par l’exploitant de cette installation.";
const or = (value: string | null) => value ?? MISSING;

export const LEGAL_TEXT = french({
  title: "Mentions légales",
  lead: "Qui publie ce site, et qui l’héberge.",
  sections: [
    {
      title: "Éditeur",
      list: [
        `Nom : ${or(operator.name)}`,
        `Adresse : ${or(operator.address)}`,
        `Immatriculation : ${or(operator.registration)}`,
        `Direction de la publication : ${or(operator.director)}`,
      ],
    },
    {
      title: "Contact",
      list: [`Email : ${or(operator.email)}`, `Téléphone : ${or(operator.phone)}`],
    },
    { title: "Hébergement", paragraphs: [or(operator.hosting)] },
    {
      title: "Polices de caractères",
      paragraphs: [
        "Bricolage Grotesque, Figtree et Newsreader, sous licence SIL Open Font License 1.1, servies par ce site.",
      ],
    },
  ],
} satisfies ArticleText);

export const ACCESSIBILITY_TEXT = french({
  title: "Accessibilité : non conforme",
  lead: "Aucun audit indépendant n’a encore vérifié la conformité de ce site au RGAA 4.1 : nous ne pouvons donc pas le déclarer conforme. Voici ce qui est fait, et ce qui ne l’est pas.",
  sections: [
    {
      title: "Ce qui est vérifié à chaque version",
      list: [
        "Chaque écran passe par axe, aux niveaux A et AA des WCAG 2.2, sans violation ; les principaux dans les deux thèmes.",
        "Le parcours d’une analyse, de l’accueil au rapport, se fait au clavier seul.",
        "Chaque graphique a son équivalent en texte ou en tableau.",
        "Les animations s’arrêtent pour qui demande moins de mouvement.",
        "Les pages de lecture s’affichent sans JavaScript.",
      ],
    },
    {
      title: "Ce qui ne l’est pas encore",
      list: [
        "Aucun essai n’a été mené avec des personnes qui utilisent un lecteur d’écran au quotidien.",
        "L’enregistrement à la voix n’a pas d’équivalent pour qui ne parle pas : l’analyse d’un texte le remplace, sans les mesures de l’oral.",
        "La vidéo de démonstration est sous-titrée, mais n’a pas d’audiodescription.",
      ],
    },
    {
      title: "Signaler une difficulté",
      paragraphs: [
        `Écrivez à ${CONTACT} : dites quelle page, quel geste, quel outil. Nous vous répondrons, et vous donnerons le contenu autrement.`,
        "Sans réponse satisfaisante, vous pouvez vous adresser au Défenseur des droits : https://www.defenseurdesdroits.fr",
      ],
    },
  ],
} satisfies ArticleText);

export const EXAMPLES_TEXT = french({
  title: "Des analyses à lire comme les vôtres",
  lead: "Des pitchs écrits par nous, analysés ici comme n’importe quel autre : les réussis, et ceux qui ont encore du chemin.",
  groups: { rh: "RH et vie professionnelle", produit: "Produit", perso: "Personnel" },
  spoken: "Dit à voix haute, par une voix de synthèse",
  written: "Écrit",
  read: "Lire l’analyse",
} as const);

export const SITE_DESCRIPTIONS = french({
  examples:
    "Six pitchs analysés, à lire en entier : entretien, produit, discours, écrits ou dits à voix haute.",
  about: `Ce ${THAT_PRODUCT} mesure dans une voix et dans un texte, ce qu’il ne juge pas, et comment il se paie.`,
  terms: `Conditions générales d’utilisation ${OF_PRODUCT} : compte, crédits, rétractation, contenus, mineurs.`,
  legal: `Éditeur, contact et hébergement ${OF_PRODUCT}.`,
  accessibility: `État d’accessibilité ${OF_PRODUCT}, ce qui est vérifié et comment signaler une difficulté.`,
} as const);
