import type { ReactNode } from "react";
import { LeaveGuard } from "../recording/leave-guard.tsx";
import type { Voice } from "../recording/use-voice.ts";
import { PITCH_TEXT } from "./messages.ts";
import { PitchForm } from "./pitch-form.tsx";
import { PitchProgress } from "./pitch-progress.tsx";
import { TranscriptReview } from "./transcript-review.tsx";
import { keepReview } from "./keep-review.ts";
import { WaitingAnalysis } from "./waiting-analysis.tsx";
import type { AnalysisState } from "./reduce-analysis.ts";
import type { usePitchAnalysis } from "./use-pitch-analysis.ts";

/** State shared by the analysis page and the report's address. */
export interface AnalysisSpace {
  pitch: ReturnType<typeof usePitchAnalysis>;
  voice: Voice;
  /** Null while unknown. */
  credits: number | null;
}

/**
 * Which steps would lose the take: a running analysis still ends in the history; a review is restored with this tab.
 */
const LOST_WITH = {
  form: "page",
  transcribing: "page",
  review: "tab",
  analysing: "nothing",
  writing: "nothing",
  done: "nothing",
} as const satisfies Record<AnalysisState["step"], string>;
const SAID = { transcribing: PITCH_TEXT.transcribing, analysing: PITCH_TEXT.progress };

/** The form, then the progress and the review. The form stays mounted, so that it is unchanged after a failure. */
export function PitchWorkshop({ pitch, voice, credits }: AnalysisSpace): ReactNode {
  const { state, submit, confirm, restart } = pitch;
  const running = state.step === "transcribing" || state.step === "analysing";
  return (
    <div className="page-light page-width pt-24 pb-20 md:pt-28">
      <p aria-live="polite" className="sr-only">
        {running ? SAID[state.step] : ""}
      </p>
      <LeaveGuard
        lostWith={voice.isUnsaved ? LOST_WITH[state.step] : "nothing"}
        isSent={voice.isSent}
        onLeave={voice.clear}
      />
      {running && <PitchProgress state={state} spoken={voice.hasTake} />}
      {state.step === "review" && (
        <TranscriptReview
          review={state}
          voice={voice}
          onEdit={(transcript) => keepReview(state.spoken, transcript)}
          onConfirm={confirm}
          onRetry={() => void submit(state.draft)}
          onBack={restart}
        />
      )}
      <div hidden={state.step !== "form"}>
        {state.step === "form" && !state.failure && <WaitingAnalysis />}
        <PitchForm
          failure={state.step === "form" ? state.failure : undefined}
          voice={voice}
          credits={credits}
          shown={state.step === "form"}
          onSubmit={submit}
        />
      </div>
    </div>
  );
}
