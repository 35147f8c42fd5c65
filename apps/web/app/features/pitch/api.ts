import { analysePitch, type AnalysisRequest, type Attempt, findAttempt } from "@app/contracts/pitch";
import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { MESSAGES } from "@app/contracts/messages";
import { queryOptions } from "@tanstack/react-query";
import { ApiError, callApi, endSessionIfExpired, NetworkError, readAnswer, sendCall } from "../../lib/api.ts";
import { EVENT_STREAM, isEventStream, readEvents } from "../../lib/event-stream.ts";
import { keyFor, settleAttempt } from "./keep-attempt.ts";

const RUNNING = 409;
const WAIT_SEC = 1;
const TRIES_MAX = 60;
/** After a lost connection, retries with the same key, since the user is reading the draft. */
const CUT_TRIES_MAX = 5;
const CUT_WAIT_SEC_MAX = 8;
const SKIP_WAIT_SEC = 0.3;
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

const WATCH_MS = 3000;

/** State of a submission from an earlier visit; polled while it runs. */
export const attemptQuery = (key: string) =>
  queryOptions<Attempt>({
    queryKey: ["attempt", key],
    queryFn: ({ signal }) => callApi(findAttempt, { params: { key } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.state === "running" ? WATCH_MS : false),
  });

interface Listener {
  /** Position in the engine's queue: 1 for the next, 0 once the turn has come; never called without a wait. */
  onQueued?: (position: number) => void;
  /** Called with the engine's report, then again with each part that the coach has finished. */
  onDraft?: (draft: AnalysisDraft, pending: CoachTaskName[]) => void;
  /** Aborted when the user skips the coach: the stored report is then fetched. */
  skip?: AbortSignal;
}

async function follow(
  request: AnalysisRequest,
  key: string,
  { onQueued, onDraft, skip }: Listener,
): Promise<Analysis> {
  const options = { idempotencyKey: key, accept: EVENT_STREAM, signal: skip };
  const { response, token } = await sendCall(analysePitch, { body: request }, options);
  if (!isEventStream(response)) return readAnswer(analysePitch, response, token);
  for await (const event of readEvents(analysePitch, response, skip)) {
    if (event.event === "queued") onQueued?.(event.position);
    else if (event.event === "draft") onDraft?.(event.draft, event.pending);
    else if (event.event === "done") return event.analysis;
    else throw endSessionIfExpired(analysePitch, new ApiError(event.status, event.error), token);
  }
  throw new NetworkError(MESSAGES.unexpected);
}

/**
 * Sends one pitch and follows its report. Retries with the same key while the server says that this submission still
 * runs, or when the connection is lost after a draft.
 */
export async function sendPitch(
  request: AnalysisRequest,
  { onQueued, onDraft, skip }: Listener = {},
): Promise<Analysis> {
  const key = keyFor(request);
  let drafted = false;
  let cuts = 0;
  const tell: Listener["onDraft"] = (draft, pending) => {
    drafted = true;
    cuts = 0;
    onDraft?.(draft, pending);
  };
  for (let tries = 1; ; tries++) {
    const waiting = skip && !skip.aborted ? skip : undefined;
    try {
      const analysis = await follow(request, key, {
        ...(onQueued && { onQueued }),
        onDraft: tell,
        ...(waiting && { skip: waiting }),
      });
      settleAttempt();
      return analysis;
    } catch (error) {
      // The user aborted on purpose: the same key returns the stored report once the server has noticed.
      if (waiting?.aborted && !(error instanceof ApiError)) {
        await pause(SKIP_WAIT_SEC);
        continue;
      }
      const running = error instanceof ApiError && error.status === RUNNING;
      const cut = drafted && error instanceof NetworkError && ++cuts <= CUT_TRIES_MAX;
      if ((!running && !cut) || tries >= TRIES_MAX) {
        settleAttempt(error);
        throw error;
      }
      await pause(running ? (error.retryAfterSec ?? WAIT_SEC) : Math.min(2 ** (cuts - 1), CUT_WAIT_SEC_MAX));
    }
  }
}
