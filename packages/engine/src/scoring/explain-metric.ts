import type { ContentReading } from "../content/measure-content.ts";
import { explainExamples, explainRelevance, explainStar } from "./explanations/answer.ts";
import { explainAuthenticity } from "./explanations/authenticity.ts";
import { explainClarity } from "./explanations/clarity.ts";
import { explainCoherence } from "./explanations/coherence.ts";
import { explainCall, explainHook } from "./explanations/opening-and-call.ts";
import { explainPersuasion } from "./explanations/persuasion.ts";
import { explainStructure } from "./explanations/structure.ts";
import type { Explain, Explanation } from "./explanations/wording.ts";
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

/** Why a metric has its score: measure, evidence in the words of the pitch, one edit. */
export function explainMetric(key: MetricKey, content: ContentReading, rated: MetricQuality): Explanation {
  if (content.reading.sentences.length === 0) {
    return {
      measure: "Aucune phrase à évaluer.",
      evidence: "Il ne reste rien du texte une fois retiré ce qui n'en fait pas partie.",
      advice: "Écrivez votre pitch en phrases complètes, comme vous le diriez à votre public.",
    };
  }
  return EXPLAIN[key](content, rated);
}
