import { MESSAGES } from "@app/contracts/messages";
import { useRef, useState } from "react";
import { notify } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { type AnalysisState, describeFailure, type Failure } from "./analysis-state.ts";
import { isAttempted } from "./attempt.ts";
import { forgetReview, keepReview, type KeptReview } from "./kept-review.ts";
import { forgetDraft, type PitchDraft, readDraft, toRequest } from "./model.ts";
import { useFollowedReport } from "./use-followed-report.ts";
import { useKeptReview } from "./use-kept-review.ts";
import type { VoiceSource } from "./voice-source.ts";

/** Form → (words of the voice →) analysing → report. A visitor is asked to sign in on the way; the form waits. */
export function usePitchAnalysis(voice: Pick<VoiceSource, "transcribe" | "restore">) {
  const [state, setState] = useState<AnalysisState>({ step: "form" });
  const busy = useRef(false);

  /** A second click while the first is under way does nothing. */
  const once = async (run: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    await run().finally(() => (busy.current = false));
  };

  const tell = (error: unknown): Failure => {
    const failure = describeFailure(error);
    notify({ id: "analysis", kind: "error", text: failure.text });
    return failure;
  };

  const { analyse, skip, sendAgain } = useFollowedReport({
    setState,
    tell,
    onStored() {
      forgetDraft();
      forgetReview();
    },
  });

  const transcribe = async (draft: PitchDraft): Promise<void> => {
    setState({ step: "transcribing", sentShare: 0 });
    try {
      const spoken = await voice.transcribe((share) =>
        setState({ step: "transcribing", sentShare: share < 1 ? share : null }),
      );
      const transcript = spoken.transcription?.text ?? "";
      keepReview(spoken, transcript);
      setState({ step: "review", draft, spoken, transcript });
    } catch (error) {
      setState({ step: "form", failure: tell(error) });
    }
  };

  const submit = (draft: PitchDraft) =>
    once(async () => {
      if (readToken() === null && !(await askSignIn("signup"))) return;
      if (draft.mode === "voice") await transcribe(draft);
      else await analyse(toRequest(draft), (failure) => ({ step: "form", failure }));
    });

  /** Analyses the voice under review with these words. */
  const confirm = (transcript: string) =>
    once(async () => {
      if (state.step !== "review") return;
      const request = toRequest(state.draft, { audioUrl: state.spoken.audioUrl, transcript });
      await analyse(request, (failure) => ({ ...state, transcript, failure }));
    });

  const restart = () => {
    forgetReview();
    setState({ step: "form" });
  };

  const loseReview = ({ spoken, transcript }: KeptReview) =>
    once(async () => {
      const request = toRequest(readDraft(), { audioUrl: spoken.audioUrl, transcript });
      const failure = { text: MESSAGES.recordingNotFound, canRetry: false, fields: {} };
      // Its analysis, left by a reload, has used the recording up: the same click fetches what it gave.
      if (isAttempted(request)) return analyse(request, (failure) => ({ step: "form", failure }));
      forgetReview();
      setState({ step: "form", failure });
    });
  useKeptReview(voice, {
    onFound: (review) => setState({ step: "review", draft: readDraft(), ...review }),
    onGone: (review) => void loseReview(review),
  });

  const retry = () => once(sendAgain);

  return { state, submit, confirm, skip, retry, restart };
}
