import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { checkJudgement, type JudgedMetric, type ModelMetric } from "@app/engine/review";
import * as z from "zod/mini";
import type { ModelTask } from "../../llm/model-task.ts";
import type { PitchInput } from "./mask-pitch.ts";
import { writeJudgePrompt } from "./prompts/judge.ts";

/** Six metrics with three quotes, faults and three sentences each take half of this. */
const OUTPUT_TOKENS = 4000;

interface JudgeAnswer {
  metrics: ModelMetric[];
}

/** A judgement of the words: evidence before faults, faults before the explanation, the score last. */
export const judgePitch: ModelTask<PitchInput, JudgeAnswer, JudgedMetric[]> = {
  name: "judgement",
  schema: ({ report }) =>
    z.object({
      metrics: z.array(
        z.object({
          label: z.enum(report.metrics.map(({ label }) => label)),
          evidence: z.array(z.string()),
          faults: z.array(z.string()),
          explanation: z.string(),
          score: z.number(),
        }),
      ),
    }),
  prompt: writeJudgePrompt,
  outputTokensMax: () => OUTPUT_TOKENS,
  check: ({ metrics }, { pitch, report }) => checkJudgement(pitch, report, metrics),
  offline: ({ report }) =>
    report.metrics.map(({ label, score, explanation }) => ({
      label,
      score,
      explanation,
      evidence: report.findings
        .filter(({ metric }) => metric === label)
        .map(({ start, end, quote }) => ({ start, end, quote })),
    })),
};

/**
 * The same question, of which only the scores are read: what an examination needs. Explanations that would be refused
 * beside a user's pitch do not keep a judge from showing what its scores are worth.
 */
export const scorePaper: ModelTask<PitchInput, JudgeAnswer, JudgedMetric[]> = {
  ...judgePitch,
  check: ({ metrics }, { report }) => {
    const scored = report.metrics.flatMap(({ label }) => {
      const [metric, ...others] = metrics.filter((each) => each.label === label);
      if (!metric || others.length > 0 || metric.score < 0 || metric.score > METRIC_SCORE_MAX) return [];
      return [{ label, score: metric.score, explanation: metric.explanation, evidence: [] }];
    });
    return scored.length === report.metrics.length
      ? { kind: "grounded", value: scored }
      : {
          kind: "unfounded",
          faults: [`Chaque critère reçoit une note de 0 à ${METRIC_SCORE_MAX}, une seule fois.`],
        };
  },
};
