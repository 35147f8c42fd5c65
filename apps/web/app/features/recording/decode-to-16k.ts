import { openMixer } from "@app/decoding/mix-channels";
import { SAMPLE_RATE_HZ } from "@app/engine/sound";

/** Joins the blocks of a recording and resamples them to the rate used for all measures. */
export async function resampleBlocks(blocks: Float32Array[], sampleRateHz: number): Promise<Float32Array> {
  const frames = blocks.reduce((sum, block) => sum + block.length, 0);
  if (frames === 0) return new Float32Array(0);
  const context = new OfflineAudioContext(
    1,
    Math.ceil((frames * SAMPLE_RATE_HZ) / sampleRateHz),
    SAMPLE_RATE_HZ,
  );
  const buffer = context.createBuffer(1, frames, sampleRateHz);
  let at = 0;
  for (const block of blocks) {
    buffer.copyToChannel(block as Float32Array<ArrayBuffer>, 0, at);
    at += block.length;
  }
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.connect(context.destination);
  source.start();
  return (await context.startRendering()).getChannelData(0);
}

/** Decodes a whole file, whatever its rate and channels. Rejects if the browser cannot read it. */
export async function decodeTo16k(file: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ);
  const buffer = await context.decodeAudioData(await file.arrayBuffer());
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, k) => buffer.getChannelData(k));
  return openMixer()(channels);
}
