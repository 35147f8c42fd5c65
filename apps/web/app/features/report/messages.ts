import type { HookType, Method } from "@app/engine/scoring/report";
import type { PauseLength } from "./rewritten-pitch/model.ts";

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("fr-FR")}\u00a0${Math.abs(count) < 2 ? one : many}`;

/** Every text of the report. Titles of the specification stand byte for byte. */
export const MESSAGES = {
  globalScore: (score: string, max: string) => `Score global\u00a0: ${score} sur ${max}`,
  outOf: (max: string) => `sur ${max}`,
  scoreOutOf: (label: string, score: string, max: number) => `${label}, ${score} sur ${max}`,
  version: (version: number) => `Version ${version}`,
  parameters: "Paramètres du pitch",
  strength: "Votre point fort",
  focus: "À travailler d'abord",
  sections: "Parties du rapport",

  noticesTitle: "Pourquoi cette note est limitée",

  textTitle: "Votre texte, annoté",
  textTitleBare: "Votre texte",
  expandText: "Lire tout le texte",
  collapseText: "Replier le texte",
  remarks: (count: number) => plural(count, "remarque"),
  remarkOf: (position: number, count: number) => `Remarque ${position} sur ${count}`,
  previousRemark: "Remarque précédente",
  nextRemark: "Remarque suivante",
  allRemarks: "Toutes les remarques",
  pickRemark: "Choisissez un passage marqué pour lire la remarque.",
  quotedWords: "Passage cité",
  noAdvice: "Rien à changer ici.",
  marks: { strength: "Point fort", weakness: "À retoucher", filler: "Mot parasite", quote: "Passage cité" },
  noFinding: "Aucun passage à signaler dans ce texte.",
  markedText: "Texte du pitch, passages marqués",

  contentTitle: "Contenu",
  overview: "Vue d'ensemble",
  outOfTen: "sur 10",
  showQuote: "Voir dans le texte",
  fillersTitle: "Mots parasites relevés",
  fillerCount: (form: string, count: number) => `«\u00a0${form}\u00a0»\u00a0: ${count} fois`,
  fillersNote: "Quelques-uns ne gênent personne. C'est leur répétition qui s'entend.",

  methodTitle: "Comment cette note est calculée",
  methodIntro: (max: string) =>
    `Le score global est la somme de six notes sur 10, soit ${max} au plus. Chaque note se lit dans votre texte, de la même façon à chaque fois\u00a0: le même pitch reçoit toujours la même note.`,
  methodSum: "Somme des notes",
  methodColumns: { metric: "Critère", method: "Méthode", score: "Note" },
  methods: {
    mesuré: "mesuré sur le texte",
    règles: "règles appliquées à des mesures",
    modèle: "jugé par un modèle de langue",
  } satisfies Record<Method, string>,
  methodLimitsTitle: "Ce que cette note ne peut pas juger",
  methodLimits: [
    "La vérité des faits\u00a0: un chiffre compte comme une preuve, qu'il soit exact ou non.",
    "Votre voix, votre regard, votre présence\u00a0: seul le texte est lu.",
    "La nuance entre deux bons pitchs\u00a0: la note sépare nettement un pitch solide d'un pitch à reprendre, elle ne départage pas finement les meilleurs.",
    "Qui vous êtes\u00a0: elle porte sur ces mots-là, jamais sur vous.",
  ],

  recommendationsTitle: "Recommandations",
  length: (words: number, seconds: number) => `${plural(words, "mot")} · ${plural(seconds, "seconde")}`,
  lengthNote: "durée estimée à voix haute",
  rewrittenTitle: "Une version à dire",
  views: { text: "Texte", oral: "Avec intonations" },
  viewsLabel: "Version affichée",
  gapsNote: "Les passages encadrés sont à compléter avec vos propres faits.",
  copy: "Copier",
  copyPitch: "Copier le pitch",
  copied: "Pitch copié dans le presse-papier",
  copyFailed: "Impossible de copier le pitch",
  formattedTooLong: "Le texte est trop long pour être affiché en entier. Le bouton Copier le donne complet.",
  formattedFailed: "Ce texte n'a pas pu être mis en forme. Le voici tel quel.",
  rewrittenEmpty: "Aucune version réécrite pour ce texte.",
  legend: "Légende",
  pauseLegend: "0,6\u00a0seconde ou plus",
  pauses: {
    breath: "courte respiration",
    pause: "pause",
    long: "longue pause",
  } satisfies Record<PauseLength, string>,
  melody: { up: "la voix monte", down: "la voix descend" },
  stress: "mot à appuyer",
  cueLegend: "consigne de jeu",
  legendWord: "mot",
  cueExample: "ralentir",

  hooksTitle: "3 Suggestions d'accroches",
  hookTypes: {
    question: "Question",
    chiffre: "Chiffre",
    histoire: "Histoire",
    contraste: "Contraste",
    citation: "Citation",
  } satisfies Record<HookType, string>,
  seconds: (seconds: number) => `${seconds}\u00a0s`,
  secondsLong: (seconds: number) => plural(seconds, "seconde"),
  suggestionsTitle: "Pour la prochaine version",
  suggestionsNote: "Du plus utile au moins utile.",
} as const;
