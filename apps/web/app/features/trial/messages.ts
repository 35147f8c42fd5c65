import { count } from "../../lib/plural.ts";
import { TRIAL_SEC_MIN, TRIAL_WORDS_MIN } from "./model.ts";
import { french } from "../../lib/typo.ts";

export const TRIAL_TEXT = french({
  title: "Essayez tout\u00a0de\u00a0suite, sans\u00a0compte",
  lead: "Collez un texte ou parlez trente secondes : deux mesures et une remarque, faites par le moteur qui note les rapports.",
  promise:
    "Rien ne quitte votre navigateur : le moteur (moins de 1 Mo) s’y charge, puis tout s’y calcule. Rien n’est envoyé, rien n’est gardé.",
  mode: "Votre essai",
  modes: { text: "Texte", voice: "Voix" },
  label: "Votre texte",
  placeholder: "Collez ici le début de votre pitch, ou d’une réponse d’entretien.",
  example: "Essayer avec un exemple",
  exampleText:
    "Bonjour à tous. Alors voilà, nous avons créé une sacoche pour les vélos, une solution vraiment innovante. En fait, beaucoup de personnes transportent des choses à vélo, et du coup notre sacoche leur facilite la vie. Les gens adorent, et on cherche des partenaires.",
  measure: "Mesurer",
  record: "Parler",
  stop: "Arrêter et mesurer",
  again: "Recommencer",
  elapsed: (now: string, end: string) => `${now} / ${end}`,
  idle: "Présentez-vous en trente secondes, comme le jour J.",
  listening: "On vous écoute. Rien ne part de cette page.",
  working: "Mesure en cours…",
  result: "Ce qui a été mesuré",
  refusals: {
    short: `Il faut au moins ${TRIAL_WORDS_MIN} mots pour mesurer quelque chose.`,
    silent: `Il faut au moins ${TRIAL_SEC_MIN} secondes de parole audible pour mesurer quelque chose.`,
  },
  failed: "Le moteur n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.",
  duration: "Durée à l’oral",
  durationNote: (words: number) => `pour ${count(words, "mot")}`,
  fillers: "Mots de remplissage",
  fillersMany: "assez pour qu’on les remarque",
  fillersFew: "cela ne gêne personne",
  rate: "Débit de parole",
  rateValue: (rate: number) => `≈ ${rate} mots/min`,
  rateFast: "au-dessus de la zone 120-160",
  rateSlow: "sous la zone 120-160",
  rateGood: "dans la zone 120-160",
  pauses: "Pauses",
  pausesValue: (rate: number) => (rate === 0 ? "presque aucune" : `${rate} par minute`),
  pausesNote: "celles de plus d’un quart de seconde",
  remark: "Une remarque",
  strength: "C’est un point fort : gardez-le.",
  more: "Le rapport entier note jusqu’à dix critères, réécrit votre pitch et propose trois accroches.",
  next: "Analyser un pitch entier",
} as const);
