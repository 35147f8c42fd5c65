import type { Sourced } from "../../report.ts";

/** Limits on what a model may write. */
export const GROUNDING = {
  rewriteShortest: {
    value: 0.35,
    source: "choice: without its tics and what it says twice, speech keeps its facts in a third of its words",
  },
  rewriteLongest: { value: 1.6, source: "choice: beyond the gaps, what is added was not in the pitch" },
  lostFigureShare: { value: 0.1, source: "choice: a figure said twice or corrected by its speaker may go" },
  droppedFigureShare: {
    value: 0.34,
    source:
      "choice: a figure that proves nothing may go with the whole of its sentence, which is shown struck",
  },
  sentenceLeft: {
    value: 0.5,
    source: "choice: a sentence is gone when no sentence of the rewriting has half of its content words",
  },
  ownWordsOfRewrite: {
    value: 0.45,
    source:
      "measured on fixtures/pitches: .94 at least in the engine's rewritings; .45 at most in another pitch, but for generalities that all say",
  },
  ownWordsOfHook: { value: 0.25, source: "choice: a hook may turn a sentence round, not leave the subject" },
  englishShare: { value: 0.05, source: "choice: a product name or two, no sentence" },
  otherShare: { value: 0.08, source: "choice: forms that French shares with its neighbours" },
  gapCharacters: { value: 160, source: "choice: the longest gap of the engine, doubled" },
  gaps: { value: 10, source: "choice: the parts of the longest form and two facts" },
  hookWordsMin: { value: 4, source: "choice: shorter, it opens nothing" },
  hookWordsMax: { value: 40, source: "choice: fifteen seconds at 160 words per minute" },
  hookLikeness: { value: 0.7, source: "choice: share of words in common above which two hooks are one" },
  claimCharacters: { value: 260, source: "choice: two lines of a card" },
  unfoundShare: {
    value: 0.5,
    source: "choice: a reader whose quotes are mostly not in the text has not read it",
  },
  labelledShare: { value: 0.8, source: "choice: a sentence forgotten here and there keeps its guess" },
  evidenceCharacters: { value: 400, source: "choice: a whole paragraph points at nothing" },
} as const satisfies Record<string, Sourced>;
