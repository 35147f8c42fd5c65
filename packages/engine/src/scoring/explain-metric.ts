import type { ContentReading } from "../content/content-values.ts";
import { explainExamples, explainRelevance, explainStar } from "./explanations/answer.ts";
import { explainAuthenticity } from "./explanations/authenticity.ts";
import { explainClarity } from "./explanations/clarity.ts";
import { explainCoherence } from "./explanations/coherence.ts";
import { explainCall, explainHook } from "./explanations/opening-and-call.ts";
import { explainPersuasion } from "./explanations/persuasion.ts";
import { explainStructure } from "./explanations/structure.ts";
import { formatPercent, quote, type Explain, type Explanation } from "./explanations/wording.ts";
import type { Notice } from "../report.ts";
import type { MetricKey } from "./rubric.ts";
import type { MetricQuality } from "./score-metrics.ts";

const EXPLAIN: Record<MetricKey, Explain> = {
  structure: explainStructure,
  clarity: explainClarity,
  coherence: explainCoherence,
  persuasion: explainPersuasion,
  hook: explainHook,
  callToAction: explainCall,
  star: explainStar,
  examples: explainExamples,
  relevance: explainRelevance,
  authenticity: explainAuthenticity,
};

/** Under this validity the score says what the text is not, before what it lacks. */
export const NOT_A_PITCH = 0.5;

/** Why a metric has its score: measure, evidence in the words of the pitch, one edit. */
export function explainMetric(
  key: MetricKey,
  content: ContentReading,
  rated: MetricQuality,
  judged: { validity: number; notices: readonly Notice[] },
): Explanation {
  const reason = judged.notices[0];
  if (judged.validity < NOT_A_PITCH && reason) return explainInvalid(content, judged.validity, reason);
  return EXPLAIN[key](content, rated);
}

function explainInvalid({ reading }: ContentReading, validity: number, reason: Notice): Explanation {
  const shown = reading.instructions[0] ?? reading.duplicates[0] ?? reading.sentences[0]?.sentence;
  const where = shown && shown.text.trim() !== "" ? ` Par exemple : ${quote(shown.text)}.` : "";
  return {
    measure: `Validité du texte : ${formatPercent(validity)}, qui multiplie chaque note.`,
    evidence: `${reason.message}${where}`,
    advice: "Écrivez votre pitch en phrases complètes et en français, comme vous le diriez à votre public.",
  };
}
