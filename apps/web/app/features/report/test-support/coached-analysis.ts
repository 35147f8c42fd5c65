import { COACH_TASKS, type CoachOutcome, type CoachTaskName, type Source } from "@app/contracts/coach";
import type { ShownAnalysis } from "../model.ts";
import { EXAMPLE_ANALYSIS } from "./example-analysis.ts";

const SOURCE = { method: "modèle", model: "grand-modele", at: "2026-11-21T09:00:00.000Z" } satisfies Source;
const QUOTE = "42 kilos de pain";
const START = EXAMPLE_ANALYSIS.content.indexOf(QUOTE);

/** The example after the coach: these tasks ended with these outcomes, the others were not asked. */
export function coachedAnalysis(outcomes: Partial<Record<CoachTaskName, CoachOutcome>>): ShownAnalysis {
  const { recommendations, contentAnalysis } = EXAMPLE_ANALYSIS;
  const judged = outcomes.judgement === "written";
  const metrics = contentAnalysis.metrics.map((metric) => ({
    ...metric,
    score: metric.score + 0.5,
    method: "modèle" as const,
    judgement: {
      engineScore: metric.score,
      modelScore: 8.5,
      calibratedScore: metric.score + 1,
      explanation: `Avis sur ${metric.label}.\nVous dites « Chaque semaine ».`,
      evidence: [{ start: START, end: START + QUOTE.length, quote: QUOTE }],
    },
  }));
  return {
    ...EXAMPLE_ANALYSIS,
    globalScore: EXAMPLE_ANALYSIS.globalScore + (judged ? 3 : 0),
    contentAnalysis: judged ? { metrics } : contentAnalysis,
    recommendations: {
      ...recommendations,
      ...(outcomes.rewriting === "written" && { perfectPitch: "Le pain du soir se jette le matin." }),
      sources: {
        perfectPitch: outcomes.rewriting === "written" ? SOURCE : recommendations.sources.perfectPitch,
        hooks: outcomes.hooks === "written" ? SOURCE : recommendations.sources.hooks,
      },
    },
    coach: {
      model: SOURCE.model,
      at: SOURCE.at,
      tasks: COACH_TASKS.flatMap((task) => {
        const outcome = outcomes[task];
        return outcome ? [{ task, outcome }] : [];
      }),
    },
  };
}
