const HEADER_BYTES = 44;
const FULL_SCALE = 32_767;

/** 16-bit mono wav: what every recogniser and every browser reads, in the fewest bytes without loss to speech. */
export function encodeWav(samples: Float32Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => bytes.set(Buffer.from(letters, "latin1"), at);
  text(0, "RIFF");
  view.setUint32(4, bytes.length - 8, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, samples.length * 2, true);
  const data = new Int16Array(bytes.buffer, HEADER_BYTES);
  for (let i = 0; i < samples.length; i += 1) {
    const value = samples[i]!;
    data[i] = Math.round(Math.min(1, Math.max(-1, value)) * FULL_SCALE);
  }
  return bytes;
}
