import type { Analysis, AnalysisDraft, AnalysisRequest } from "@app/contracts/analysis";
import type { CoachTaskName } from "@app/contracts/coach";
import { MESSAGES } from "@app/contracts/messages";
import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ApiError, NetworkError } from "../../lib/api.ts";
import { notify } from "../../lib/notify.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { sendPitch } from "./api.ts";
import { PITCH_TEXT } from "./messages.ts";
import { isAttempted } from "./attempt.ts";
import { forgetReview, keepReview, type KeptReview } from "./kept-review.ts";
import { forgetDraft, type PitchDraft, readDraft, toRequest } from "./model.ts";
import { useKeptReview } from "./use-kept-review.ts";
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
  /** The engine's report is there to read while the coach writes; a failure leaves it on the screen, unstored. */
  | {
      step: "writing";
      analysis: AnalysisDraft;
      pending: readonly CoachTaskName[];
      skipped: boolean;
      failure?: Failure;
    }
  | { step: "done"; analysis: Analysis };

/** What has not changed stays the same object, so that nothing that shows it is drawn or fetched anew. */
const shownOf = (state: AnalysisState) =>
  state.step === "writing" || state.step === "done" ? state.analysis : undefined;

function describeFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return { text: error.message, canRetry: error.status >= 500, fields: error.fields };
  const lost = error instanceof NetworkError;
  return { text: lost ? PITCH_TEXT.unreachable : MESSAGES.unexpected, canRetry: true, fields: {} };
}

/** Form → (words of the voice →) analysing → report. A visitor is asked to sign in on the way; the form waits. */
export function usePitchAnalysis(voice: Pick<VoiceSource, "transcribe" | "restore">) {
  const [state, setState] = useState<AnalysisState>({ step: "form" });
  const busy = useRef(false);
  const skipping = useRef<AbortController | null>(null);
  const sent = useRef<AnalysisRequest | null>(null);
  /** A report is on the screen: what goes wrong is said beside it. */
  const reading = useRef(false);
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

  const draw = (analysis: AnalysisDraft, pending: readonly CoachTaskName[]): void => {
    // Nobody to wait for: the report comes whole, in a moment.
    if (!reading.current && pending.length === 0) return;
    reading.current = true;
    setState((current) => {
      const skipped = skipping.current?.signal.aborted ?? false;
      return { step: "writing", analysis: replaceEqualDeep(shownOf(current), analysis), pending, skipped };
    });
  };

  const follow = async (
    request: AnalysisRequest,
    onFailure: (failure: Failure) => AnalysisState,
  ): Promise<void> => {
    sent.current = request;
    skipping.current = new AbortController();
    try {
      const analysis = await sendPitch(request, { onDraft: draw, skip: skipping.current.signal });
      forgetDraft();
      forgetReview();
      setState((current) => ({ step: "done", analysis: replaceEqualDeep(shownOf(current), analysis) }));
    } catch (error) {
      const failure = reading.current ? describeFailure(error) : tell(error);
      setState((current) =>
        current.step === "writing" ? { ...current, pending: [], failure } : onFailure(failure),
      );
    }
    // Credits and history have changed, whatever the outcome was. A first answer still on its way is from before:
    // invalidating alone would let it stand.
    await queries.cancelQueries();
    void queries.invalidateQueries();
  };

  const analyse = async (
    request: AnalysisRequest,
    onFailure: (failure: Failure) => AnalysisState,
  ): Promise<void> => {
    reading.current = false;
    setState({ step: "analysing" });
    await follow(request, onFailure);
  };

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

  /** Keeps the engine's report: whoever is still writing is not waited for. */
  const skip = () => {
    skipping.current?.abort();
    setState((current) => {
      if (current.step !== "writing") return current;
      const { coach } = current.analysis;
      const left = current.pending.map((task) => ({ task, outcome: "cancelled" as const }));
      const analysis = { ...current.analysis, coach: { ...coach, tasks: [...coach.tasks, ...left] } };
      return { ...current, analysis, pending: [], skipped: true };
    });
  };

  /** Sends the pitch of the unstored report once more. */
  const retry = () =>
    once(async () => {
      const request = sent.current;
      if (state.step !== "writing" || !request) return;
      const { failure: _failure, ...writing } = state;
      setState(writing);
      await follow(request, (failure) => ({ step: "form", failure }));
    });

  return { state, submit, confirm, skip, retry, restart };
}
