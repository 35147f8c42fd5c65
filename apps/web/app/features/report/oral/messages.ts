import type { OralPerformance } from "@app/contracts/report";

type Transcription = OralPerformance["transcription"];

/** Every text of the oral part. Titles and labels of the specification are copied byte for byte. */
export const ORAL_TEXT = {
  title: "Performance orale",
  /** In the bar of parts, where a phone has little room. */
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
  filler: "mot parasite",
  word: (word: string) => `«\u00a0${word}\u00a0»`,

  radarLabel: (values: string) => `Vue d’ensemble de l’oral\u00a0: ${values}`,

  words: {
    service: (model: string) => `Paroles transcrites par un service${model}`,
    local: (model: string) => `Paroles transcrites sur notre serveur${model}`,
    none: () => "Paroles données par vous",
  } satisfies Record<Transcription["method"], (model: string) => string>,
  corrected: ", puis corrigées par vous",
} as const;

/** Where the words come from: the measures are only as reliable as the transcription. */
export function describeOrigin({ transcription }: OralPerformance): string {
  const { method, model, corrected } = transcription;
  const words = ORAL_TEXT.words[method](model ? ` (${model})` : "");
  return `${words}${corrected && method !== "none" ? ORAL_TEXT.corrected : ""}.`;
}
