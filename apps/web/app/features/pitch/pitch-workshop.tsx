import type { ReactNode } from "react";
import { PITCH_TEXT } from "./messages.ts";
import { PitchForm } from "./pitch-form.tsx";
import { PitchProgress } from "./pitch-progress.tsx";
import type { usePitchAnalysis } from "./use-pitch-analysis.ts";

/** The form and its progress. The form stays behind the progress, so that a failure finds it as it was. */
export function PitchWorkshop({
  state,
  submit,
}: Pick<ReturnType<typeof usePitchAnalysis>, "state" | "submit">): ReactNode {
  const running = state.step === "running";
  return (
    <div className="page-light page-width pt-24 pb-20 md:pt-28">
      <p aria-live="polite" className="sr-only">
        {running ? PITCH_TEXT.progress : ""}
      </p>
      {running && <PitchProgress />}
      <div hidden={running}>
        <div className="mb-8 md:mb-10">
          <h1 className="text-verdict">{PITCH_TEXT.title}</h1>
          <p className="mt-3 max-w-[56ch] text-[1.0625rem] text-text-2">{PITCH_TEXT.lead}</p>
        </div>
        <PitchForm failure={state.step === "form" ? state.failure : undefined} onSubmit={submit} />
      </div>
    </div>
  );
}
