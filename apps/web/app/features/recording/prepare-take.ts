import { RECORDING_SEC_MAX } from "@app/contracts/limits";
import { encodeWav16, SAMPLE_RATE_HZ, takeWaveformPeaks } from "@app/engine/sound";
import { decodeTo16k, resampleBlocks } from "./decode-to-16k.ts";
import { judgeLength, type Take } from "./model.ts";

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

/** The compressed recorder's file, with the duration of its decoded samples. */
export async function prepareFile(file: File, heardSec: number): Promise<Take> {
  const samples = await decodeTo16k(file).catch(() => null);
  if (!samples) return { file, durationSec: heardSec, peaks: new Float32Array(0), origin: "microphone" };
  const durationSec = samples.length / SAMPLE_RATE_HZ;
  // Its last chunk exceeded the limit, and compressed sound cannot be cut here: cut it as wav.
  const tooLong = durationSec > RECORDING_SEC_MAX && judgeLength(durationSec) !== null;
  return tooLong ? writeWav(samples) : readTake(samples, file);
}

/** The microphone's samples, resampled as for the measures. */
export async function prepareSamples(blocks: Float32Array[], sampleRateHz: number): Promise<Take> {
  return writeWav(await resampleBlocks(blocks, sampleRateHz));
}
