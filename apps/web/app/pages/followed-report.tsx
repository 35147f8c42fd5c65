import { CoachNews } from "../features/pitch/coach-news.tsx";
import { CoachProgress } from "../features/pitch/coach-progress.tsx";
import { COACH_PROGRESS_TEXT, PITCH_TEXT } from "../features/pitch/messages.ts";
import type { AnalysisSpace } from "../features/pitch/pitch-workshop.tsx";
import { FocusedView } from "../ui/focused-view.tsx";
import { SteadyReading } from "../ui/steady-reading.tsx";
import { AuthorReport } from "./author-report.tsx";
import { REPORT_PAGE } from "./report-place.ts";

/** Keeps the sticky remark panel above the coach's progress bar. */
const UNDER_PROGRESS = "[--report-bottom:8.5rem] md:[--report-bottom:6rem]";

/** The report of the pitch just sent: while the coach writes, then complete. */
export default function FollowedReport({ pitch, voice }: Pick<AnalysisSpace, "pitch" | "voice">) {
  const { state, restart } = pitch;
  if (state.step !== "writing" && state.step !== "done") return null;
  const isDone = state.step === "done";
  return (
    <FocusedView announcement={isDone ? PITCH_TEXT.done : COACH_PROGRESS_TEXT.ready}>
      <CoachNews state={state} />
      <SteadyReading className={isDone ? REPORT_PAGE : `${REPORT_PAGE} ${UNDER_PROGRESS}`}>
        <AuthorReport
          analysis={state.analysis}
          pending={isDone ? undefined : state.pending}
          recording={voice.take?.file ?? null}
          onLeave={() => {
            voice.clear();
            restart();
          }}
        />
      </SteadyReading>
      {!isDone && (
        <CoachProgress
          state={state}
          onSkip={pitch.skip}
          onRetry={() => void pitch.retry()}
          onEdit={pitch.restart}
        />
      )}
    </FocusedView>
  );
}
