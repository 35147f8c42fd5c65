import type { OralPerformance } from "@app/contracts/report";
import { count } from "../../../lib/plural.ts";
import { french } from "../../../lib/typo.ts";

type Transcription = OralPerformance["transcription"];

/** All texts of the oral part. Titles and labels from the specification are copied byte for byte. */
export const ORAL_TEXT = french({
  title: "Performance orale",
  /** Short label for the section bar, which is narrow on a phone. */
  tab: "Oral",
  overview: "Vue d’ensemble",
  outOfTen: "sur 10",

  optimalZone: "Zone optimale : 120-160 mots/min",
  rateAxis: "Mots par minute",
  highLimit: "Limite haute",
  lowLimit: "Limite basse",
  rateChart: "Évolution du débit de parole",
  rateTable: "Débit de parole au fil du temps",
  rateColumns: { time: "Temps", rate: "Débit" },

  timelineTitle: "Distribution des mots et pauses",
  timelineLabel: "Distribution des mots et pauses\u00a0: flèches pour parcourir, Entrée pour écouter",
  timelineTwin: "Lire la distribution en texte",
  shortPause: "Pause courte",
  longPause: "Pause longue",
  hesitation: "Hésitation vocale probable",
  hesitationLabel: "euh\u00a0?",
  confirmedHesitation: "«\u00a0Euh\u00a0» confirmé",
  confirmedLabel: "euh",

  askedTitle: "Est-ce un «\u00a0euh\u00a0»\u202f?",
  asked: "Ces sons y ressemblent. Écoutez-les\u00a0: seuls ceux que vous confirmez comptent dans la note.",
  askedFromMemory:
    "Ces sons y ressemblent. L’enregistrement a été supprimé\u00a0: répondez de mémoire, ou laissez-les. Seuls ceux que vous confirmez comptent dans la note.",
  askedUndo: "Pour revenir sur une réponse, choisissez-la de nouveau.",
  answers: { confirmed: "C’est bien un euh", dismissed: "Ce n’en est pas un" },
  answerAt: (answer: string, clock: string) => `${answer}, à ${clock}`,
  states: { confirmed: "confirmé", dismissed: "écarté", none: "probable" },
  listenAround: (clock: string) => `Écouter autour de ${clock}`,
  moreAsked: (others: number) => (others === 1 ? "Voir le dernier" : `Voir les ${others} autres`),
  answerKept: "Réponse gardée.",
  becomes: (label: string, before: string, after: string) => `${label}\u00a0: ${before} → ${after}.`,
  unchanged: (label: string, score: string) => `${label}\u00a0: ${score}, inchangé.`,
  fillers: "Mots de remplissage",
  total: "Score global",
  unscored: "non noté",
  filler: "mot parasite",
  word: (word: string) => `«\u00a0${word}\u00a0»`,

  radarLabel: (values: string) => `Vue d’ensemble de l’oral\u00a0: ${values}`,

  words: {
    service: (model: string) => `Paroles transcrites par un service${model}`,
    local: (model: string) => `Paroles transcrites sur notre serveur${model}`,
    browser: () => "Paroles écrites par votre navigateur",
    none: () => "Paroles données par vous",
  } satisfies Record<Transcription["method"], (model: string) => string>,
  corrected: ", puis corrigées par vous",
} as const);

const share = (of: number, most: string, least: string, between: (percent: string) => string): string =>
  of >= 0.9 ? most : of < 0.1 ? least : between(`${Math.round(100 * of)}\u00a0%`);

/** Compares a take with real French voices. */
export const NORMS_TEXT = {
  titles: {
    wordsPerMinute: (value: number) =>
      `À côté de vraies voix françaises, à ${value} mots/min le plus souvent\u00a0:`,
    pausesPerMinute: (value: number) =>
      value === 0
        ? "À côté de vraies voix françaises, presque sans pause\u00a0:"
        : `À côté de vraies voix françaises, à ${count(value, "pause")} par minute\u00a0:`,
  },
  kinds: { planned: "parole préparée ou lue", spontaneous: "parole spontanée" },
  ranks: {
    wordsPerMinute: (kind: string, below: number, from: number, to: number) =>
      `${kind}\u00a0: ${share(below, "plus rapide que neuf moments sur dix", "plus lent que neuf moments sur dix", (percent) => `plus rapide que ${percent} des moments`)}, la moitié va de ${from} à ${to}`,
    pausesPerMinute: (kind: string, below: number, from: number, to: number) =>
      `${kind}\u00a0: ${share(below, "plus de pauses que neuf voix sur dix", "moins de pauses que neuf voix sur dix", (percent) => `plus de pauses que ${percent} des voix`)}, la moitié en fait de ${from} à ${to}`,
  },
  source: (planned: number, spontaneous: number) =>
    `Mesuré sur ${planned} voix préparées et ${spontaneous} spontanées (corpus Rhapsodie). C’est un repère, pas une note.`,
} as const;

/** Where the words come from: the measures are only as reliable as the transcription. */
export function describeOrigin({ transcription }: OralPerformance): string {
  const { method, model, corrected } = transcription;
  const words = ORAL_TEXT.words[method](model ? ` (${model})` : "");
  return `${words}${corrected && method !== "none" ? ORAL_TEXT.corrected : ""}.`;
}
