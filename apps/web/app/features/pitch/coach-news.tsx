import { COACH_TASKS, type CoachTaskName } from "@app/contracts/coach";
import { COACH_PROGRESS_TEXT } from "./messages.ts";
import type { AnalysisState } from "./reduce-analysis.ts";

type Shown = Extract<AnalysisState, { step: "writing" | "done" }>;

/** Announces to screen readers what the coach has just finished, without moving the focus. */
export function CoachNews({ state }: { state: Shown }) {
  return (
    <div aria-live="polite" className="sr-only">
      {newsOf(state).map((news) => (
        <p key={news}>{news}</p>
      ))}
    </div>
  );
}

function newsOf(state: Shown): string[] {
  const isDone = state.step === "done";
  if (!isDone && state.skipped) return [COACH_PROGRESS_TEXT.saving];
  const pending = isDone ? [] : state.pending;
  const ended = (task: CoachTaskName) => {
    const outcome = state.analysis.coach.tasks.find((done) => done.task === task)?.outcome;
    if (!outcome || outcome === "absent" || outcome === "cancelled" || pending.includes(task)) return [];
    return outcome === "written" ? COACH_PROGRESS_TEXT.tasks[task].done : COACH_PROGRESS_TEXT.kept[task];
  };
  const news = COACH_TASKS.flatMap(ended);
  return isDone && news.length > 0 ? [...news, COACH_PROGRESS_TEXT.done] : news;
}
