const HEADER_BYTES = 44;
const FULL_SCALE = 32_767;

/** 16-bit mono wav: what every recogniser and every browser reads, without loss to speech. */
export function encodeWav16(samples: Float32Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(HEADER_BYTES + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) bytes[at + i] = letters.charCodeAt(i);
  };
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
  for (let i = 0; i < samples.length; i++) {
    const value = Math.max(-1, Math.min(1, samples[i]!)) || 0;
    view.setInt16(HEADER_BYTES + i * 2, Math.round(value * FULL_SCALE), true);
  }
  return bytes;
}

/** Reads back what `encodeWav16` wrote, and nothing else. */
export function decodeWav16(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float32Array((bytes.byteLength - HEADER_BYTES) >> 1);
  for (let i = 0; i < samples.length; i++)
    samples[i] = view.getInt16(HEADER_BYTES + i * 2, true) / FULL_SCALE;
  return samples;
}

export function wav16DurationSec(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (bytes.byteLength - HEADER_BYTES) / 2 / view.getUint32(24, true);
}
