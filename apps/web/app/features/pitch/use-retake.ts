import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { draftOf, emptyDraft } from "./model.ts";
import { type NextDraft, useNextDraft } from "./use-next-draft.ts";

export interface Retake {
  next: NextDraft;
  /** The plan from which the question comes. */
  planId: string | null;
  /** The pitch has not been recorded yet. */
  isWritten: boolean;
  /** Opens the form with this very text. */
  takeThis: () => void;
  /** Opens the form with this text, to record it. */
  sayThis: () => void;
  /** Opens the form with another text in place of this one. */
  takeText: (content: string) => void;
  /** Opens an empty form. */
  restart: () => void;
}

/**
 * From a report to the next try: fills the form with the pitch's title, audience, objective, question and plan.
 *
 * @param onLeave called before the form opens
 */
export function useRetake(analysis: Analysis | AnalysisDraft, onLeave?: () => void): Retake {
  const next = useNextDraft(onLeave);
  return {
    next,
    planId: analysis.interview_plan_id,
    isWritten: analysis.oralPerformance === null,
    takeThis: () => next.begin(draftOf(analysis)),
    sayThis: () => next.begin(draftOf(analysis, { mode: "voice" })),
    takeText: (content) => next.begin(draftOf(analysis, { content })),
    restart: () => next.begin(emptyDraft()),
  };
}
