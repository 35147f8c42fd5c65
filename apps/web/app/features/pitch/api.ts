import { type Analysis, analysePitch, type AnalysisRequest } from "@app/contracts/analysis";
import { ApiError, callApi } from "../../lib/api.ts";
import { keyFor, settleAttempt } from "./attempt.ts";

const RUNNING = 409;
const WAIT_SEC = 1;
const TRIES_MAX = 60;
const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Sends one pitch. While the server says that the same click is still at work, asks again with its key. */
export async function sendPitch(request: AnalysisRequest): Promise<Analysis> {
  const idempotencyKey = keyFor(request);
  for (let tries = 1; ; tries++) {
    try {
      const analysis = await callApi(analysePitch, { body: request }, { idempotencyKey });
      settleAttempt();
      return analysis;
    } catch (error) {
      const running = error instanceof ApiError && error.status === RUNNING;
      if (!running || tries === TRIES_MAX) {
        settleAttempt(error);
        throw error;
      }
      await pause(error.retryAfterSec ?? WAIT_SEC);
    }
  }
}
