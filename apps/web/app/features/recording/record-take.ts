import { RECORDING_SEC_MAX } from "@app/contracts/limits";
import { encodeWav16, SAMPLE_RATE_HZ, takeWaveformPeaks } from "@app/engine/sound";
import { type CompressedRecorder, startCompressed } from "./start-compressed.ts";
import { judgeLength, type Take } from "./model.ts";
import { keepScreenOn } from "./keep-screen-on.ts";
import { openMicrophone } from "./open-microphone.ts";
import { decodeTo16k, resampleBlocks } from "./decode-to-16k.ts";

export type EndReason = "limit" | "unplugged" | "interrupted";

interface Watcher {
  /** The microphone is open: what is recorded from now on. */
  onOpen?(track: MediaStreamTrack | undefined): void;
  onBlock(block: Float32Array, sampleRateHz: number): void;
  /** Once per second of sound. */
  onSecond(second: number): void;
  /** The recording cannot go on: what there is of it is kept, and `stop` gives it. */
  onEnd(reason: EndReason): void;
}

export interface RunningTake {
  /** The same take however often it is asked for. */
  stop(): Promise<Take>;
  /** Releases the microphone and drops the samples. */
  cancel(): Promise<void>;
}

/** A shorter gap comes from a busy page and loses no word. */
const MISSED_SEC_MIN = 3;

const readTake = (samples: Float32Array, file: File): Take => ({
  file,
  durationSec: samples.length / SAMPLE_RATE_HZ,
  peaks: takeWaveformPeaks(samples),
  origin: "microphone",
});

function writeWav(samples: Float32Array): Take {
  const kept = samples.subarray(0, RECORDING_SEC_MAX * SAMPLE_RATE_HZ);
  const file = new File([encodeWav16(kept, SAMPLE_RATE_HZ)], "pitch.wav", { type: "audio/wav" });
  return readTake(kept, file);
}

/** What a compressed recorder made, with the length that its decoded samples have. */
async function readCompressed(file: File, heardSec: number): Promise<Take> {
  const samples = await decodeTo16k(file).catch(() => null);
  if (!samples) return { file, durationSec: heardSec, peaks: new Float32Array(0), origin: "microphone" };
  const durationSec = samples.length / SAMPLE_RATE_HZ;
  // Its last chunk went beyond the limit, and compressed sound cannot be cut here.
  const tooLong = durationSec > RECORDING_SEC_MAX && judgeLength(durationSec) !== null;
  return tooLong ? writeWav(samples) : readTake(samples, file);
}

/** Records one take: m4a where `compressed` is asked for and possible, 16 kHz wav otherwise. Nothing leaves memory. */
export async function recordTake(compressed: boolean, watcher: Watcher): Promise<RunningTake> {
  const blocks: Float32Array[] = [];
  let recorder: CompressedRecorder | null = null;
  let frames = 0;
  let second = 0;
  let full = false;

  const microphone = await openMicrophone({
    onLost: (reason) => watcher.onEnd(reason),
    onBlock(block, sampleRateHz) {
      if (full) return;
      if (!recorder) blocks.push(block);
      frames += block.length;
      watcher.onBlock(block, sampleRateHz);
      const now = Math.min(RECORDING_SEC_MAX, Math.floor(frames / sampleRateHz));
      if (now > second) watcher.onSecond((second = now));
      full = now === RECORDING_SEC_MAX;
      if (full) watcher.onEnd("limit");
    },
  });
  if (compressed) recorder = startCompressed(microphone.stream);
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
  const finish = async (): Promise<Take> => {
    const lastedSec = (Date.now() - openedAt) / 1000;
    const take = await read(await close());
    const missedSec = Math.round(lastedSec - take.durationSec);
    return missedSec >= MISSED_SEC_MIN ? { ...take, missedSec } : take;
  };
  const read = async (file: File | undefined): Promise<Take> => {
    if (file) return readCompressed(file, frames / microphone.sampleRateHz);
    const samples = await resampleBlocks(blocks, microphone.sampleRateHz);
    blocks.length = 0;
    return writeWav(samples);
  };
  let stopping: Promise<Take> | null = null;
  return {
    stop: () => (stopping ??= finish()),
    async cancel() {
      await close().catch(() => {});
      blocks.length = 0;
    },
  };
}
