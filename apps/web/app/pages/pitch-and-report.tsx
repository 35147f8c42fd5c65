import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { historyEntryQuery } from "../features/history/api.ts";
import { CoachNews } from "../features/pitch/coach-news.tsx";
import { CoachProgress } from "../features/pitch/coach-progress.tsx";
import { COACH_PROGRESS_TEXT, PITCH_TEXT } from "../features/pitch/messages.ts";
import type { AnalysisSpace } from "../features/pitch/pitch-workshop.tsx";
import { forgetWaiting } from "../features/pitch/keep-waiting.ts";
import { usePitchAnalysis } from "../features/pitch/use-pitch-analysis.ts";
import { useVoice } from "../features/recording/use-voice.ts";
import { PATHS, SAME_VIEW } from "../lib/paths.ts";
import { FocusedView } from "../ui/focused-view.tsx";
import { SteadyReading } from "../ui/steady-reading.tsx";
import { AuthorReport, REPORT_PAGE } from "./author-report.tsx";

/** Keeps the remark panel, which sticks to the bottom of the window, above the coach's progress. */
const UNDER_PROGRESS = "[--report-bottom:8.5rem] md:[--report-bottom:6rem]";

/**
 * The analysis page and the address of a report, held by one parent: a report that is stored while it is read takes its
 * own address, and nothing on the screen moves.
 */
export default function PitchAndReport() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const voice = useVoice();
  const isForm = pathname === PATHS.pitch;
  const pitch = usePitchAnalysis(voice, isForm);
  const { state, restart } = pitch;

  const stored = state.step === "done" ? state.analysis : null;
  const address = stored && `${PATHS.history}/${stored.id}`;
  useEffect(() => {
    if (!stored || !address) return;
    forgetWaiting();
    queries.setQueryData(historyEntryQuery(stored.id).queryKey, stored);
    void navigate(address, { replace: true, preventScrollReset: true, state: SAME_VIEW });
    // Only the storing of a report changes the address: what the reader does next is his own.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [address]);

  const isDone = state.step === "done";
  const isShown = state.step === "writing" ? isForm : isDone && (isForm || pathname === address);
  if (!isShown || (state.step !== "writing" && state.step !== "done"))
    return <Outlet context={{ pitch, voice } satisfies AnalysisSpace} />;
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
