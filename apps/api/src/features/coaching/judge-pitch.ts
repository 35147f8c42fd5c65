import { checkJudgement, type JudgedMetric, type ModelMetric } from "@app/engine/grounding/check-judgement";
import * as z from "zod/mini";
import type { CoachTask } from "./coach-task.ts";
import type { PitchInput } from "./mask-pitch.ts";
import { writeJudgePrompt } from "./prompts/judge.ts";

/** Six metrics with three quotes, faults and three sentences each take half of this. */
const OUTPUT_TOKENS = 4000;

interface JudgeAnswer {
  metrics: ModelMetric[];
}

/** A judgement of the words: evidence before faults, faults before the explanation, the score last. */
export const judgePitch: CoachTask<PitchInput, JudgeAnswer, JudgedMetric[]> = {
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
  prompt: ({ pitch, report }) => writeJudgePrompt(pitch, report),
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
