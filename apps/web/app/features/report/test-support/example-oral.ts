import type { OralPerformance } from "@app/contracts/report";

const said = (word: string, startTime: number, endTime: number) => ({
  word,
  startTime,
  endTime,
  isPause: false,
  pauseType: null,
});
const pause = (pauseType: "short" | "long", startTime: number, endTime: number) => ({
  word: "",
  startTime,
  endTime,
  isPause: true,
  pauseType,
});

/** The oral part of EXAMPLE_ANALYSIS, in the API's format; its figures are made up too. */
export const EXAMPLE_ORAL: OralPerformance = {
  metrics: [
    {
      label: "Débit de parole",
      score: 6,
      confidence: 1,
      explanation: "158 mots par minute en moyenne.\nÀ 0:01, le passage le plus rapide : « je pense que ».",
      method: "mesuré",
      measures: [],
    },
    {
      label: "Fluidité",
      score: 8,
      confidence: 0.6,
      explanation: "Des élans réguliers.",
      method: "mesuré",
      measures: [],
    },
    {
      label: "Rythme",
      score: 7.5,
      confidence: 1,
      explanation: "Vos pauses respirent.",
      method: "mesuré",
      measures: [],
    },
    {
      label: "Mots de remplissage",
      score: null,
      confidence: 0,
      explanation: "Trop peu de mots.",
      method: "mesuré",
      measures: [],
    },
  ],
  timeline: [
    said("Bonjour", 0.1, 0.6),
    pause("short", 0.6, 0.9),
    said("euh", 0.9, 1.2),
    said("je", 1.3, 1.4),
    said("pense", 1.4, 1.8),
    pause("long", 1.8, 3.2),
    said("Chaque", 3.2, 3.6),
    said("semaine", 3.6, 4.2),
  ],
  speechRate: {
    data: [
      { time: 5, rate: 100.4 },
      { time: 10, rate: 140 },
      { time: 15, rate: 176.2 },
    ],
  },
  durationSec: 65,
  wordTiming: "alignment",
  transcription: { method: "service", model: "m", corrected: true },
  fillers: [{ form: "euh", quote: "euh", startTime: 0.9, endTime: 1.2 }],
  hesitations: [
    { startTime: 0.95, endTime: 1.2, confidence: 0.8 },
    { startTime: 4.3, endTime: 4.8, confidence: 0.5 },
  ],
  waveform: Array.from({ length: 800 }, (_, index) => (index % 10) / 20),
};
