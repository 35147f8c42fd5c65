import type { MetaFunction } from "react-router";
import { FinalPitch } from "../features/history/final-pitch.tsx";
import { PitchBar } from "../features/history/pitch-bar.tsx";
import { CoachNews } from "../features/pitch/coach-news.tsx";
import { CoachProgress } from "../features/pitch/coach-progress.tsx";
import { COACH_PROGRESS_TEXT, PITCH_TEXT } from "../features/pitch/messages.ts";
import { PitchWorkshop } from "../features/pitch/pitch-workshop.tsx";
import { usePitchAnalysis } from "../features/pitch/use-pitch-analysis.ts";
import { useVoice } from "../features/recording/use-voice.ts";
import { Report } from "../features/report/report.tsx";
import { pageTitle } from "../lib/page-title.ts";
import { Button } from "../ui/button.tsx";
import { FocusedView } from "../ui/focused-view.tsx";
import { SteadyReading } from "../ui/steady-reading.tsx";

export const meta: MetaFunction = () => [
  { title: pageTitle(PITCH_TEXT.title) },
  { name: "robots", content: "noindex" },
];

const REPORT_PAGE = "page-width pt-24 pb-24 md:pt-28";
/** Keeps the remark panel, which sticks to the bottom of the window, above the coach's progress. */
const UNDER_PROGRESS = "[--report-bottom:8.5rem] md:[--report-bottom:6rem]";

export default function PitchPage() {
  const voice = useVoice();
  const pitch = usePitchAnalysis(voice);
  const { state } = pitch;
  if (state.step !== "done" && state.step !== "writing")
    return <PitchWorkshop analysis={pitch} voice={voice} />;
  const isDone = state.step === "done";
  const hasRecording = state.analysis.audio_url !== null;
  const restart = () => {
    voice.clear();
    pitch.restart();
  };
  return (
    <FocusedView announcement={isDone ? PITCH_TEXT.done : COACH_PROGRESS_TEXT.ready}>
      <CoachNews state={state} />
      <SteadyReading className={isDone ? REPORT_PAGE : `${REPORT_PAGE} ${UNDER_PROGRESS}`}>
        <Report
          analysis={state.analysis}
          pending={isDone ? undefined : state.pending}
          recording={voice.take?.file ?? null}
          actions={
            // Their place is kept from the start: what is read below it does not move.
            <div className={`flex flex-wrap gap-2 ${isDone ? "" : "invisible"}`}>
              <PitchBar id={isDone ? state.analysis.id : null} hasRecording={hasRecording} />
              <Button className="max-md:flex-auto" onClick={restart}>
                {PITCH_TEXT.restart}
              </Button>
            </div>
          }
        />
        {isDone && (
          <FinalPitch
            id={state.analysis.id}
            saved={state.analysis.final_pitch}
            content={state.analysis.content}
          />
        )}
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
