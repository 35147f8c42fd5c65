import type { Sourced } from "../../report.ts";

/** Every limit of what a model may write. */
export const GROUNDING = {
  rewriteShortest: { value: 0.5, source: "choice: half the words cannot hold the same facts" },
  rewriteLongest: { value: 1.6, source: "choice: beyond the gaps, what is added was not in the pitch" },
  lostFigureShare: { value: 0.1, source: "choice: a figure said twice or corrected by its speaker may go" },
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
  explanationMin: { value: 10, source: "choice: a word or two explain nothing" },
  explanationMax: { value: 600, source: "choice: three lines of a report on a wide screen" },
  explanationLines: { value: 3, source: "choice: measure, evidence, edit: one line each" },
  unprovenScore: { value: 4, source: "choice: below the middle, a lack needs no words to show it" },
  evidenceCharacters: { value: 400, source: "choice: a whole paragraph points at nothing" },
  evidenceMost: { value: 4, source: "choice: what a report can show of one metric" },
} as const satisfies Record<string, Sourced>;
