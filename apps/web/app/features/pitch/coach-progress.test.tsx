import type { CoachOutcome, CoachTaskName } from "@app/contracts/coach";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CoachNews } from "./coach-news.tsx";
import { CoachProgress } from "./coach-progress.tsx";
import { COACH_PROGRESS_TEXT, PITCH_TEXT } from "./messages.ts";
import { EXAMPLE_REPORT } from "./test-support/example-report.ts";
import type { AnalysisState } from "./reduce-analysis.ts";

type Writing = Extract<AnalysisState, { step: "writing" }>;

const withEnds = (ends: Partial<Record<CoachTaskName, CoachOutcome>>) => ({
  ...EXAMPLE_REPORT,
  coach: {
    ...EXAMPLE_REPORT.coach,
    tasks: Object.entries(ends).map(([task, outcome]) => ({ task: task as CoachTaskName, outcome })),
  },
});
const writing = (change: Partial<Writing> = {}): Writing => ({
  step: "writing",
  analysis: withEnds({}),
  pending: ["judgement", "rewriting", "hooks"],
  skipped: false,
  ...change,
});

function show(state: Writing) {
  const acts = {
    onSkip: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onEdit: vi.fn<() => void>(),
  };
  render(<CoachProgress state={state} {...acts} />);
  return { ...acts, user: userEvent.setup() };
}

test("the three tasks are named, and nobody has to wait", async () => {
  const { onSkip, user } = show(writing());
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Relit votre texte",
    "Réécrit votre pitch",
    "Cherche trois accroches",
  ]);
  await user.click(screen.getByRole("button", { name: COACH_PROGRESS_TEXT.skip }));
  expect(onSkip).toHaveBeenCalledTimes(1);
});

test.each([{ skipped: true }, { pending: [] }])("at the end the report is being stored: %o", (change) => {
  show(writing(change));
  expect(screen.getByText(COACH_PROGRESS_TEXT.saving)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});

test("a report that could not be stored says so, and can be sent again or left", async () => {
  const failure = { text: "Une erreur est survenue", canRetry: true, fields: {} };
  const { onRetry, onEdit, user } = show(writing({ pending: [], failure }));
  expect(screen.getByRole("alert").textContent).toBe(`${COACH_PROGRESS_TEXT.failed} ${failure.text}`);
  await user.click(screen.getByRole("button", { name: PITCH_TEXT.retry }));
  await user.click(screen.getByRole("button", { name: COACH_PROGRESS_TEXT.edit }));
  expect([onRetry.mock.calls.length, onEdit.mock.calls.length]).toEqual([1, 1]);
});

test("what cannot be tried again is not offered", () => {
  show(writing({ pending: [], failure: { text: "Crédits insuffisants", canRetry: false, fields: {} } }));
  expect(screen.queryByRole("button", { name: PITCH_TEXT.retry })).toBeNull();
});

const newsOf = (state: Parameters<typeof CoachNews>[0]["state"]) => {
  const { container, unmount } = render(<CoachNews state={state} />);
  const said = [...container.querySelectorAll("p")].map(({ textContent }) => textContent);
  unmount();
  return said;
};

test("each end is said once, as it was; nothing is said of what is under way", () => {
  const { tasks, kept, done } = COACH_PROGRESS_TEXT;
  expect(newsOf(writing())).toEqual([]);
  const analysis = withEnds({ judgement: "written", rewriting: "timeout" });
  const first = newsOf(writing({ analysis, pending: ["hooks"] }));
  expect(first).toEqual([tasks.judgement.done, kept.rewriting]);
  const stored = withEnds({ judgement: "written", rewriting: "timeout", hooks: "written" });
  expect(newsOf({ step: "done", analysis: stored })).toEqual([...first, tasks.hooks.done, done]);
});

test("without a coach nothing is said", () => {
  const analysis = withEnds({ judgement: "absent", rewriting: "absent", hooks: "absent" });
  expect(newsOf({ step: "done", analysis })).toEqual([]);
});
