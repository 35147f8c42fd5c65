import type { Analysis, AnalysisRequest } from "@app/contracts/analysis";
import { MESSAGES } from "@app/contracts/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, NetworkError } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { sendPitch } from "./api.ts";
import { PITCH_TEXT } from "./messages.ts";
import { forgetDraft, type PitchDraft, toRequest } from "./model.ts";
import type { Spoken, VoiceSource } from "./voice-source.ts";

export interface Failure {
  text: string;
  canRetry: boolean;
  fields: Record<string, string>;
}

export type AnalysisState =
  | { step: "form"; failure?: Failure }
  /** `sentShare` while a recording leaves, null once the server has it all. */
  | { step: "transcribing"; sentShare: number | null }
  /** The words of a voice, to be corrected before they are scored. */
  | { step: "review"; draft: PitchDraft; spoken: Spoken; transcript: string; failure?: Failure }
  | { step: "analysing" }
  | { step: "done"; analysis: Analysis };

function describeFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return { text: error.message, canRetry: error.status >= 500, fields: error.fields };
  const lost = error instanceof NetworkError;
  return { text: lost ? PITCH_TEXT.unreachable : MESSAGES.unexpected, canRetry: true, fields: {} };
}

/** Form → (words of the voice →) analysing → report. A visitor is asked to sign in on the way; the form waits. */
export function usePitchAnalysis(voice: Pick<VoiceSource, "transcribe">) {
  const [state, setState] = useState<AnalysisState>({ step: "form" });
  const busy = useRef(false);
  const queries = useQueryClient();

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

  const analyse = async (
    request: AnalysisRequest,
    onFailure: (failure: Failure) => AnalysisState,
  ): Promise<void> => {
    setState({ step: "analysing" });
    try {
      const analysis = await sendPitch(request);
      forgetDraft();
      setState({ step: "done", analysis });
    } catch (error) {
      setState(onFailure(tell(error)));
    }
    // Credits and history have changed, whatever the outcome was. A first answer still on its way is from before:
    // invalidating alone would let it stand.
    await queries.cancelQueries();
    void queries.invalidateQueries();
  };

  const transcribe = async (draft: PitchDraft): Promise<void> => {
    setState({ step: "transcribing", sentShare: 0 });
    try {
      const spoken = await voice.transcribe((share) =>
        setState({ step: "transcribing", sentShare: share < 1 ? share : null }),
      );
      setState({ step: "review", draft, spoken, transcript: spoken.transcription?.text ?? "" });
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

  return { state, submit, confirm, restart: () => setState({ step: "form" }) };
}
