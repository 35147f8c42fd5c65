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
 * From the click on the form to the stored report: each act calls the server and dispatches what happened.
 *
 * @param isForm whether the form is on the page: only there does a review that a reload interrupted come back
 */
export function usePitchAnalysis(voice: Pick<Voice, "transcribe" | "restore" | "forgetKept">, isForm = true) {
  const [state, dispatch] = useReducer(reduceAnalysis, EMPTY_FORM);
  const queries = useQueryClient();
  const busy = useRef(false);
  const sent = useRef<AnalysisRequest | null>(null);
  const skipping = useRef<AbortController | null>(null);

  /** A second click while the first is under way does nothing. */
  const once = async (run: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    await run().finally(() => (busy.current = false));
  };

  const fail = (error: unknown) => {
    // Said by the form, beside the button: nowhere else.
    dispatch({ type: "failed", failure: describeFailure(error) });
  };

  /** Sends a pitch and follows its report. `isRead`: a report is on the screen, where a failure will be shown. */
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
    // Credits and history have changed, whatever the outcome. A request that left before must not answer after:
    // it is cancelled, since invalidating alone would let its old answer stand.
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
      // Words that come after a logout are kept for nobody: the next person at this screen would find them.
      if (readToken() !== session) return dispatch({ type: "restarted" });
      // Where nothing transcribes, the text that was read aloud is the nearest to what was said.
      const transcript = spoken.transcription?.text || (isUntranscribed(spoken) ? draft.content : "");
      keepReview(spoken, transcript);
      // Until then a page that is thrown away has nothing but the copy of the device.
      if (readReview()) voice.forgetKept();
      dispatch({ type: "transcribed", review: { draft, spoken, transcript } });
    } catch (error) {
      if (error instanceof TakeClearedError) dispatch({ type: "restarted" });
      else fail(error);
    }
  };

  /** The server no longer has the recording of a review that a reload brought back. */
  const loseReview = async ({ spoken, transcript }: KeptReview): Promise<void> => {
    const request = toRequest(readDraft(), {
      audioUrl: spoken.audioUrl,
      transcript,
      recognised: spoken.recognised?.text,
    });
    // Its analysis may have used it up just before the reload: sending the same click again gives that report.
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
      // Any other failure only prevents listening again: the words can be sent as they are.
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

    /** A visitor is asked to sign in first; the form waits. */
    submit: (draft: PitchDraft) =>
      once(async () => {
        if (readToken() === null && !(await askSignIn("signup"))) return;
        await (draft.mode === "voice" ? transcribe(draft) : analyse(toRequest(draft)));
      }),

    /** Analyses the recording under review with these words. */
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

    /** Sends the pitch of a report that could not be stored once more. */
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
