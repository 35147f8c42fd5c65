import { setTimeout as sleep } from "node:timers/promises";
import { wav16DurationSec } from "@app/engine/signal/wav16";
import { type SpeechText, type Transcriber, TranscriptionFailure } from "./port.ts";
import { readCapped } from "./read-capped.ts";
import { readTranscription } from "./read-transcription.ts";

export interface TranscriptionService {
  /** Up to `/v1`, without a trailing slash. */
  baseUrl: string;
  apiKey: string | null;
  model: string;
}

/** All attempts together, bodies included. */
const DEADLINE_MS = 120_000;
const ANSWER_BYTES_MAX = 4_000_000;
const ATTEMPTS_MAX = 4;
const BACK_OFF_MS = 500;
/** Keeps fillers in the text. A longer prompt was reported to cost whole sentences: 32 characters at most. */
const FILLER_PROMPT = "Euh, hum, ben, bah.";

/** What « compatible » servers understand, best first: word times, then sentences, then plain text. */
const RUNGS: Record<string, string>[] = [
  { response_format: "verbose_json", language: "fr", prompt: FILLER_PROMPT, granularities: "word segment" },
  { response_format: "verbose_json", language: "fr" },
  { response_format: "json", language: "fr" },
  { response_format: "json" },
];
/** « I do not understand this parameter », as opposed to a refusal of the key or of the audio. */
const NOT_UNDERSTOOD = new Set([400, 404, 415, 422, 501]);

export function openServiceTranscriber(
  service: TranscriptionService,
  { deadlineMs = DEADLINE_MS, backOffMs = BACK_OFF_MS } = {},
): Transcriber {
  // Learnt once: a server that refused a rung is not asked again at each pitch.
  let rung = 0;
  return {
    describe: () => ({ method: "service", model: service.model }),
    close: async () => {},
    async transcribe(wav, signal) {
      const endsAt = Date.now() + deadlineMs;
      const until = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      const durationSec = wav16DurationSec(wav);
      for (let step = rung, attempt = 1; ;) {
        const result = await attemptOnce(service, wav, RUNGS[step]!, until, durationSec);
        if ("speech" in result) {
          rung = step;
          return result.speech;
        }
        const { failure, notUnderstood, waitMs } = result;
        if (notUnderstood && step < RUNGS.length - 1) {
          step += 1;
          continue;
        }
        const pauseMs = waitMs ?? backOffMs * 2 ** (attempt - 1);
        const retries = ["busy", "unreachable"].includes(failure.kind) && attempt < ATTEMPTS_MAX;
        if (!retries || Date.now() + pauseMs >= endsAt) throw failure;
        attempt += 1;
        await sleep(pauseMs, undefined, { signal: until }).catch(() => {
          throw failure;
        });
      }
    },
  };
}

type Attempt =
  | { speech: SpeechText }
  | { failure: TranscriptionFailure; notUnderstood?: boolean; waitMs?: number | undefined };

async function attemptOnce(
  { baseUrl, apiKey, model }: TranscriptionService,
  wav: Uint8Array<ArrayBuffer>,
  { granularities = "", ...fields }: Record<string, string>,
  signal: AbortSignal,
  durationSec: number,
): Promise<Attempt> {
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
    if (response.ok) return { speech: readTranscription(body, durationSec) };
    return judgeStatus(response);
  } catch (error) {
    if (error instanceof TranscriptionFailure) return { failure: error };
    if (signal.aborted)
      return { failure: new TranscriptionFailure("timeout", "the transcription service took too long") };
    const code = codeOf(error);
    return { failure: new TranscriptionFailure("unreachable", `the transcription service: ${code}`) };
  }
}

function judgeStatus({ status, headers }: Response): Attempt {
  const message = `the transcription service answered ${status}`;
  if (status === 429) {
    // An empty account never gets better by waiting, and says so with a long delay or none.
    const waitMs = readRetryAfter(headers.get("retry-after"));
    return { failure: new TranscriptionFailure("busy", message), waitMs };
  }
  if (status >= 500 && status !== 501)
    return {
      failure: new TranscriptionFailure("busy", message),
      waitMs: readRetryAfter(headers.get("retry-after")),
    };
  return {
    failure: new TranscriptionFailure("refused", message),
    notUnderstood: NOT_UNDERSTOOD.has(status),
  };
}

/** Seconds or a date, in milliseconds from now. */
function readRetryAfter(text: string | null): number | undefined {
  if (text === null) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}

/** A system code such as ECONNREFUSED; undici wraps it in « fetch failed ». */
function codeOf(error: unknown): string {
  const { code, cause, name } = error as NodeJS.ErrnoException;
  return code ?? (cause ? codeOf(cause) : name);
}
