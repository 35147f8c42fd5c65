import { wav16DurationSec } from "@app/engine/sound";
import { type Attempt, retry } from "../../concurrency/retry.ts";
import { codeOf } from "../http-service/code-of.ts";
import { EndlessBody, readCapped } from "../http-service/read-capped.ts";
import { readRetryAfter } from "../http-service/read-retry-after.ts";
import { type SpeechText, type Transcriber, TranscriptionFailure } from "./port.ts";
import { readTranscription } from "./read-transcription.ts";

export interface TranscriptionService {
  /** The URL up to and including `/v1`, without a trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** Time limit of all attempts together, response bodies included. */
const DEADLINE_MS = 120_000;
const ANSWER_BYTES_MAX = 4_000_000;
const ATTEMPTS_MAX = 4;
const BACK_OFF_MS = 500;
/**
 * A prompt that makes the model keep fillers. Longer prompts were reported to lose whole sentences: at most 32
 * characters.
 */
const FILLER_PROMPT = "Euh, hum, ben, bah.";

/** Request formats that « compatible » servers may accept, best first: word times, then sentences, then plain text. */
const RUNGS: Record<string, string>[] = [
  { response_format: "verbose_json", language: "fr", prompt: FILLER_PROMPT, granularities: "word segment" },
  { response_format: "verbose_json", language: "fr" },
  { response_format: "json", language: "fr" },
  { response_format: "json" },
];
/** Statuses that mean a parameter was not understood, as opposed to a refused key or audio. */
const NOT_UNDERSTOOD = new Set([400, 404, 415, 422, 501]);

export function openServiceTranscriber(
  service: TranscriptionService,
  { deadlineMs = DEADLINE_MS, backOffMs = BACK_OFF_MS } = {},
): Transcriber {
  // Index of the first accepted format, learnt once: a refused format is not tried again for each pitch.
  let rung = 0;
  return {
    describe: () => ({ method: "service", model: service.model }),
    close: async () => {},
    async transcribe(wav, signal) {
      const endsAt = Date.now() + deadlineMs;
      const until = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      const durationSec = wav16DurationSec(wav);
      let step = rung;
      const attempt = async (): Promise<Attempt<SpeechText>> => {
        const result = await attemptOnce(service, wav, RUNGS[step]!, until, durationSec);
        if ("value" in result || !result.notUnderstood || step === RUNGS.length - 1) return result;
        step += 1;
        return { ...result, again: "now" };
      };
      const patience = { signal: until, endsAt, attemptsMax: ATTEMPTS_MAX, backOffMs };
      const speech = await retry(attempt, patience);
      rung = step;
      return speech;
    },
  };
}

async function attemptOnce(
  { baseUrl, apiKey, model }: TranscriptionService,
  wav: Uint8Array<ArrayBuffer>,
  { granularities = "", ...fields }: Record<string, string>,
  signal: AbortSignal,
  durationSec: number,
): Promise<Attempt<SpeechText> & { notUnderstood?: boolean }> {
  const form = new FormData();
  form.set("file", new Blob([wav], { type: "audio/wav" }), "pitch.wav");
  for (const [name, value] of Object.entries({ model, ...fields })) form.set(name, value);
  for (const grain of granularities.split(" ").filter(Boolean))
    form.append("timestamp_granularities[]", grain);
  try {
    const response = await fetch(`${baseUrl}/audio/transcriptions`, {
      method: "POST",
      headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
      body: form,
      redirect: "error",
      signal,
    });
    const body = await readCapped(response, ANSWER_BYTES_MAX);
    if (response.ok) return { value: readTranscription(body, durationSec) };
    return judgeStatus(response);
  } catch (error) {
    if (error instanceof TranscriptionFailure) return { failure: error, again: "never" };
    if (error instanceof EndlessBody)
      return { failure: new TranscriptionFailure("malformed", error.message), again: "never" };
    if (signal.aborted)
      return {
        failure: new TranscriptionFailure("timeout", "the transcription service took too long"),
        again: "never",
      };
    const message = `the transcription service: ${codeOf(error)}`;
    return { failure: new TranscriptionFailure("unreachable", message), again: "later" };
  }
}

function judgeStatus({ status, headers }: Response) {
  const message = `the transcription service answered ${status}`;
  // An exhausted account does not recover by waiting: its answer has a long delay or none.
  if (status === 429 || (status >= 500 && status !== 501))
    return {
      failure: new TranscriptionFailure("busy", message),
      again: "later" as const,
      waitMs: readRetryAfter(headers.get("retry-after")),
    };
  return {
    failure: new TranscriptionFailure("refused", message),
    again: "never" as const,
    notUnderstood: NOT_UNDERSTOOD.has(status),
  };
}
