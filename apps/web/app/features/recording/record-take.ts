import { RECORDING_SEC_MAX } from "@app/contracts/limits";
import { type CompressedRecorder, startCompressed } from "./start-compressed.ts";
import type { TakeKeeper } from "./keep-take.ts";
import type { Take } from "./model.ts";
import { keepScreenOn } from "./keep-screen-on.ts";
import { openMicrophone } from "./open-microphone.ts";
import { prepareFile, prepareSamples } from "./prepare-take.ts";

export type EndReason = "limit" | "unplugged" | "interrupted";

export interface Watcher {
  /** Called when the microphone opens, with the recorded track. */
  onOpen?(track: MediaStreamTrack | undefined): void;
  onBlock(block: Float32Array, sampleRateHz: number): void;
  /** Called once per second of sound. */
  onSecond(second: number): void;
  /** The recording cannot go on; `stop` returns what was recorded. */
  onEnd(reason: EndReason): void;
}

export interface RunningTake {
  /** Repeated calls return the same take. */
  stop(): Promise<Take>;
  /** Releases the microphone and discards the samples, including the copy on the device. */
  cancel(): Promise<void>;
  /** The same, but the copy on the device stays, to be offered again. */
  leave(): Promise<void>;
}

/** Shorter gaps come from a busy page and lose no word. */
const MISSED_SEC_MIN = 3;

/**
 * Records one take: m4a if `compressed` is requested and supported, else 16 kHz wav. Nothing leaves this device.
 *
 * @param startKeeping stores the take on the device during the recording, so that it outlives the page
 */
export async function recordTake(
  compressed: boolean,
  watcher: Watcher,
  startKeeping?: () => TakeKeeper,
): Promise<RunningTake> {
  const blocks: Float32Array[] = [];
  let recorder: CompressedRecorder | null = null;
  let keeper: TakeKeeper | undefined;
  let frames = 0;
  let second = 0;
  let full = false;

  const microphone = await openMicrophone({
    onLost: (reason) => watcher.onEnd(reason),
    onBlock(block, sampleRateHz) {
      if (full) return;
      if (!recorder) {
        blocks.push(block);
        keeper?.keepBlock(block, sampleRateHz);
      }
      frames += block.length;
      watcher.onBlock(block, sampleRateHz);
      const now = Math.min(RECORDING_SEC_MAX, Math.floor(frames / sampleRateHz));
      if (now > second) watcher.onSecond((second = now));
      full = now === RECORDING_SEC_MAX;
      if (full) watcher.onEnd("limit");
    },
  });
  keeper = startKeeping?.();
  if (compressed)
    recorder = startCompressed(microphone.stream, (chunk) =>
      keeper?.keepChunk(chunk, frames / microphone.sampleRateHz),
    );
  // Store the blocks received before the format was known.
  if (!recorder) for (const block of blocks) keeper?.keepBlock(block, microphone.sampleRateHz);
  watcher.onOpen?.(microphone.stream.getAudioTracks?.()[0]);
  const releaseScreen = keepScreenOn();

  const openedAt = Date.now();
  const close = async () => {
    try {
      return await recorder?.stop();
    } finally {
      await microphone.close();
      releaseScreen();
    }
  };
  /** From now on, ignore incoming sound too. */
  const drop = () => {
    full = true;
    blocks.length = 0;
  };
  const finish = async (): Promise<Take> => {
    const lastedSec = (Date.now() - openedAt) / 1000;
    const file = await close().finally(() => keeper?.finish());
    const acts = keeper && {
      keepWords: keeper.keepWords,
      release: keeper.release,
      forget: keeper.forget,
    };
    const take = { ...(await read(file)), ...acts };
    const missedSec = Math.round(lastedSec - take.durationSec);
    return missedSec >= MISSED_SEC_MIN ? { ...take, missedSec } : take;
  };
  const read = async (file: File | undefined): Promise<Take> => {
    if (file) return prepareFile(file, frames / microphone.sampleRateHz);
    const take = await prepareSamples(blocks, microphone.sampleRateHz);
    blocks.length = 0;
    return take;
  };
  let stopping: Promise<Take> | null = null;
  return {
    stop: () =>
      (stopping ??= finish().catch((error: unknown) => {
        drop();
        // No caller receives this take, so nobody else would remove its copy.
        void keeper?.forget();
        throw error;
      })),
    async leave() {
      drop();
      await close().catch(() => {});
      await keeper?.release();
    },
    async cancel() {
      drop();
      // Do not wait for a storage that may not answer.
      void keeper?.forget();
      await close().catch(() => {});
    },
  };
}
