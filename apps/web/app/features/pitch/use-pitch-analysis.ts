import type { AnalysisRequest } from "@app/contracts/pitch";
import { MESSAGES } from "@app/contracts/messages";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { ApiError, NetworkError } from "../../lib/api.ts";
import { RecordingGoneError } from "../../lib/fetch-recording.ts";
import { sendUsage } from "../../lib/send-usage.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { type Spoken, TakeClearedError, type Voice } from "../recording/use-voice.ts";
import { sendPitch } from "./api.ts";
import { isAttempted } from "./keep-attempt.ts";
import { forgetReview, keepReview, type KeptReview, readReview } from "./keep-review.ts";
import { PITCH_TEXT } from "./messages.ts";
import { forgetDraft, type PitchDraft, readDraft, toRequest } from "./model.ts";
import { EMPTY_FORM, type Failure, reduceAnalysis, type Review } from "./reduce-analysis.ts";

/**
 * From submitting the form to the stored report: each action calls the server and dispatches the result.
 *
 * @param isForm whether the form is on the page: only there is a review interrupted by a reload restored
 */
export function usePitchAnalysis(voice: Pick<Voice, "transcribe" | "restore" | "forgetKept">, isForm = true) {
  const [state, dispatch] = useReducer(reduceAnalysis, EMPTY_FORM);
  const queries = useQueryClient();
  const busy = useRef(false);
  const sent = useRef<AnalysisRequest | null>(null);
  const skipping = useRef<AbortController | null>(null);

  /** Ignores a second click while the first one runs. */
  const once = async (run: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    await run().finally(() => (busy.current = false));
  };

  const fail = (error: unknown) => {
    // Shown by the form, beside the button, and nowhere else.
    dispatch({ type: "failed", failure: describeFailure(error) });
  };

  /** Sends a pitch and follows its report. `isRead`: a report is on screen, and will show any failure. */
  const follow = async (request: AnalysisRequest, isRead: boolean): Promise<void> => {
    let shown = isRead;
    sent.current = request;
    skipping.current = new AbortController();
    try {
      const analysis = await sendPitch(request, {
        skip: skipping.current.signal,
        onQueued: (position) => dispatch({ type: "queued", position }),
        onDraft(draft, pending) {
          shown ||= pending.length > 0;
          dispatch({ type: "drafted", analysis: draft, pending });
        },
      });
      forgetDraft();
      forgetReview();
      if (request.audio_url) voice.forgetKept();
      dispatch({ type: "stored", analysis });
      sendUsage({ name: "submit_pitch", outcome: "success" });
    } catch (error) {
      sendUsage({ name: "submit_pitch", outcome: "failure" });
      if (shown) dispatch({ type: "failed", failure: describeFailure(error) });
      else fail(error);
    }
    // Credits and history have changed, whatever the outcome. Cancel the requests sent before: after mere invalidation
    // their outdated answers would still be used.
    await queries.cancelQueries();
    void queries.invalidateQueries();
  };

  const analyse = (request: AnalysisRequest, review?: Review): Promise<void> => {
    dispatch({ type: "analysing", ...(review && { review }) });
    return follow(request, false);
  };

  const transcribe = async (draft: PitchDraft): Promise<void> => {
    const onProgress = (share: number) => dispatch({ type: "uploading", share });
    onProgress(0);
    const session = readToken();
    try {
      const spoken = await voice.transcribe(onProgress);
      // Drop a transcript that arrives after a logout: the next person at this screen must not find it.
      if (readToken() !== session) return dispatch({ type: "restarted" });
      // Without transcription, the text that was read aloud is the best guess of what was said.
      const transcript = spoken.transcription?.text || (isUntranscribed(spoken) ? draft.content : "");
      keepReview(spoken, transcript);
      // Until the review is stored, a discarded page leaves only the copy on the device.
      if (readReview()) voice.forgetKept();
      dispatch({ type: "transcribed", review: { draft, spoken, transcript } });
    } catch (error) {
      if (error instanceof TakeClearedError) dispatch({ type: "restarted" });
      else fail(error);
    }
  };

  /** The server no longer has the recording of a restored review. */
  const loseReview = async ({ spoken, transcript }: KeptReview): Promise<void> => {
    const request = toRequest(readDraft(), {
      audioUrl: spoken.audioUrl,
      transcript,
      recognised: spoken.recognised?.text,
    });
    // Its analysis may have consumed it just before the reload: repeating the same submission returns that report.
    if (isAttempted(request)) return analyse(request);
    forgetReview();
    const failure = { text: MESSAGES.recordingNotFound, canRetry: false, fields: {} };
    dispatch({ type: "failed", failure });
  };

  /** After a reload the words under review come back at once; their sound follows if the server still has it. */
  const restoreReview = useEffectEvent(async (signal: AbortSignal) => {
    const review = readReview();
    if (!review) return;
    dispatch({ type: "transcribed", review: { draft: readDraft(), ...review } });
    try {
      await voice.restore(review.spoken, signal);
    } catch (error) {
      // Any other failure only prevents playing the sound: the words can still be sent.
      if (!signal.aborted && error instanceof RecordingGoneError) await once(() => loseReview(review));
    }
  });
  useEffect(() => {
    if (!isForm || state.step !== "form") return;
    const abort = new AbortController();
    void restoreReview(abort.signal);
    return () => abort.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- A later step of the form has its review already.
  }, [isForm]);

  return {
    state,

    /** Visitors must sign in first; the form waits. */
    submit: (draft: PitchDraft) =>
      once(async () => {
        if (readToken() === null && !(await askSignIn("signup"))) return;
        await (draft.mode === "voice" ? transcribe(draft) : analyse(toRequest(draft)));
      }),

    /** Analyses the reviewed recording with these words. */
    confirm: (transcript: string) =>
      once(async () => {
        if (state.step !== "review") return;
        const { draft, spoken } = state;
        const request = toRequest(draft, {
          audioUrl: spoken.audioUrl,
          transcript,
          recognised: spoken.recognised?.text,
        });
        await analyse(request, { draft, spoken, transcript });
      }),

    /** Keeps the engine's report without waiting for the coach. */
    skip() {
      skipping.current?.abort();
      dispatch({ type: "skipped" });
    },

    /** Sends the pitch again after its report could not be stored. */
    retry: () =>
      once(async () => {
        if (!sent.current) return;
        dispatch({ type: "resent" });
        await follow(sent.current, true);
      }),

    restart() {
      forgetReview();
      dispatch({ type: "restarted" });
    },
  };
}

const isUntranscribed = ({ transcription }: Spoken) => transcription?.method === "none";

function describeFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return {
      text: error.untold ? MESSAGES.analysisFailed : error.message,
      canRetry: error.status >= 500,
      ...(error.code === "credits_insufficient" && { lacksCredits: true }),
      fields: error.fields,
    };
  const lost = error instanceof NetworkError;
  return { text: lost ? PITCH_TEXT.unreachable : MESSAGES.unexpected, canRetry: true, fields: {} };
}
