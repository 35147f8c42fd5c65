import { type CoachOutcome, COACH_TASKS, type CoachTaskName } from "@app/contracts/coach";
import { Check, CircleAlert, Minus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { COACH_PROGRESS_TEXT, PITCH_TEXT } from "./messages.ts";
import type { AnalysisState } from "./reduce-analysis.ts";

type Writing = Extract<AnalysisState, { step: "writing" }>;

interface Props {
  state: Writing;
  onSkip: () => void;
  onRetry: () => void;
  /** Back to the form, which still contains the text. */
  onEdit: () => void;
}

const outcomeOf = ({ analysis }: Pick<Writing, "analysis">, task: CoachTaskName): CoachOutcome | undefined =>
  analysis.coach.tasks.find((done) => done.task === task)?.outcome;

/** The coach's running tasks, in a bar over the report, so that the report does not move. */
export function CoachProgress({ state, onSkip, onRetry, onEdit }: Props) {
  return (
    <aside
      aria-label={COACH_PROGRESS_TEXT.label}
      data-no-print
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-center md:bottom-8"
    >
      <div className="pointer-events-auto flex w-full max-w-fit animate-rise flex-wrap items-center justify-between gap-x-7 gap-y-2.5 rounded-card bg-s1 py-3 pr-3 pl-5 max-md:px-3 shadow-[inset_0_0_0_1px_var(--line-2),var(--lift-3)] max-md:max-w-none dark:bg-s3">
        {state.failure ? (
          <UnstoredReport failure={state.failure} onRetry={onRetry} onEdit={onEdit} />
        ) : (
          <RunningTasks state={state} onSkip={onSkip} />
        )}
      </div>
    </aside>
  );
}

/** Hidden but kept in the layout: adding or removing a box would break the browser's scroll anchoring. */
const UNSEEN_ON_PHONE = "max-md:ml-0 max-md:w-0 max-md:overflow-hidden max-md:whitespace-nowrap";

function RunningTasks({ state, onSkip }: Pick<Props, "state" | "onSkip">) {
  const { pending, skipped } = state;
  if (skipped || pending.length === 0)
    return (
      <p className="flex min-h-11 items-center gap-3 pr-2 text-ui text-text-2">
        <VoiceLoader className="h-4 text-accent" />
        {COACH_PROGRESS_TEXT.saving}
      </p>
    );
  return (
    <>
      {/* A phone has room for one task's label: the others show only their icon, with the label for screen readers. */}
      <ul className="flex gap-x-6 text-ui max-md:gap-x-2">
        {COACH_TASKS.map((task) => (
          <li key={task} className="flex min-w-0 items-center">
            <span className="grid w-[23px] flex-none place-items-center">
              <TaskSign isPending={pending.includes(task)} isWritten={outcomeOf(state, task) === "written"} />
            </span>
            <span
              className={`ml-2.5 ${pending.includes(task) ? "font-[550]" : "text-text-3"} ${task === pending[0] ? "" : UNSEEN_ON_PHONE}`}
            >
              {COACH_PROGRESS_TEXT.tasks[task].now}
            </span>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="max-md:w-full" onClick={onSkip}>
        {COACH_PROGRESS_TEXT.skip}
      </Button>
    </>
  );
}

function TaskSign({ isPending, isWritten }: { isPending: boolean; isWritten: boolean }) {
  if (isPending) return <VoiceLoader className="h-3.5 text-accent" />;
  if (isWritten) return <Check aria-hidden="true" className="size-4 text-good" strokeWidth={2.5} />;
  return <Minus aria-hidden="true" className="size-4 text-text-3" strokeWidth={2.5} />;
}

interface UnstoredReportProps extends Pick<Props, "onRetry" | "onEdit"> {
  failure: NonNullable<Writing["failure"]>;
}

function UnstoredReport({ failure, onRetry, onEdit }: UnstoredReportProps) {
  return (
    <>
      <p role="alert" className="flex max-w-[52ch] items-start gap-3 text-ui">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-bad" />
        <span>
          <b className="font-semibold">{COACH_PROGRESS_TEXT.failed}</b> {failure.text}
        </span>
      </p>
      <span className="flex gap-4 max-md:w-full max-md:[&>*]:flex-1">
        <Button variant="quiet" onClick={onEdit}>
          {COACH_PROGRESS_TEXT.edit}
        </Button>
        {failure.canRetry && <Button onClick={onRetry}>{PITCH_TEXT.retry}</Button>}
      </span>
    </>
  );
}
