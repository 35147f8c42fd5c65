import fs from "node:fs/promises";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { DecodeResult, DecodeTask } from "./decode-worker.ts";
import { wasm, type WasmModule } from "./web-assembly.ts";

export const DECODED_RATE_HZ = 16_000;
/** A little beyond the longest recording that anyone accepts: enough to tell that it is too long. */
const DECODED_SEC_MAX = 305;
const DECODE_MS_MAX = 20_000;
/** Files decoded at once: each uses a core and some 100 to 200 MB. */
const AT_ONCE = 2;
const WORKER_MEMORY_MB = 128;

interface Decoded {
  /** Mono, at `DECODED_RATE_HZ`, between -1 and 1 or slightly beyond. */
  samples: Float32Array<ArrayBuffer>;
  /** Duration of the decoded samples, not the one that the file declares. */
  durationSec: number;
}

/** Damaged, empty, without sound, of another kind, or too slow to read. */
export class Undecodable extends Error {
  override name = "Undecodable";
}

interface Decoder {
  decode(file: string, signal?: AbortSignal): Promise<Decoded>;
}

/**
 * Decodes wav, m4a, mp3, webm, ogg and flac to 16 kHz mono, in bounded time and memory whatever the file's header says.
 * `keepsOneReady`: from the first file on, a prepared thread waits for the next one, which saves a tenth of a second
 * and costs some memory. It does not keep the process alive.
 */
export function openDecoder({
  msMax = DECODE_MS_MAX,
  atOnce = AT_ONCE,
  keepsOneReady = false,
} = {}): Decoder {
  let module: Promise<WasmModule> | undefined;
  let running = 0;
  let spare: Worker | undefined;
  const waiting: (() => void)[] = [];

  return {
    async decode(file, signal = new AbortController().signal) {
      module ??= compile();
      if (running >= atOnce) await new Promise<void>((resume) => waiting.push(resume));
      else running += 1;
      try {
        if (signal.aborted) throw new Undecodable("nobody waits for it any more");
        const compiled = await module;
        const worker = spare ?? startWorker(compiled);
        spare = keepsOneReady ? startSpare(compiled) : undefined;
        const task = { file, rateHz: DECODED_RATE_HZ, secMax: DECODED_SEC_MAX };
        const samples = await runTask(worker, task, AbortSignal.any([signal, AbortSignal.timeout(msMax)]));
        if (!samples?.length) throw new Undecodable("no sound can be read");
        return { samples, durationSec: samples.length / DECODED_RATE_HZ };
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };

  function startSpare(compiled: WasmModule): Worker {
    const worker = startWorker(compiled);
    worker.unref();
    const forget = () => {
      if (spare === worker) spare = undefined;
    };
    worker.once("error", forget);
    worker.once("exit", forget);
    return worker;
  }
}

async function compile(): Promise<WasmModule> {
  const file = createRequire(import.meta.url).resolve("@ffmpeg/core/wasm");
  return wasm.compile(await fs.readFile(file));
}

const startWorker = (compiled: WasmModule): Worker =>
  new Worker(new URL("decode-worker.ts", import.meta.url), {
    workerData: compiled,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
  });

/** Runs the task; the thread has ended when this resolves, whatever happens. */
function runTask(worker: Worker, task: DecodeTask, signal: AbortSignal): Promise<DecodeResult> {
  return new Promise<DecodeResult>((resolve, reject) => {
    const fail = () => reject(new Undecodable("the decoder gave up"));
    signal.addEventListener("abort", fail, { once: true });
    if (signal.aborted) fail();
    worker.once("message", resolve);
    worker.once("error", fail);
    worker.once("exit", fail);
    worker.ref();
    worker.postMessage(task, []);
  }).finally(() => worker.terminate());
}
