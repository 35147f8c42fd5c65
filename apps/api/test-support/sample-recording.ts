import type { LightMyRequestResponse } from "fastify";
import { encodeWav16 } from "@app/engine/sound";
import type { TestApp } from "./test-app.ts";

const RATE_HZ = 16_000;
const SYLLABLE_SEC = 0.22;

/** Three periods of a buzz at a voice's pitch (120 Hz): the shortest that is a whole number of samples. */
const BUZZ = Float32Array.from({ length: (3 * RATE_HZ) / 120 }, (_, i) => {
  let level = 0;
  for (let harmonic = 1; harmonic <= 20; harmonic++)
    level += (0.1 / harmonic) * Math.sin((2 * Math.PI * 120 * harmonic * i) / RATE_HZ);
  return level;
});

/** The buzz, swelling and fading so that syllables can be counted, with a pause every four seconds. */
function soundOf(sec: number): Float32Array {
  return Float32Array.from({ length: Math.round(sec * RATE_HZ) }, (_, i) => {
    const t = i / RATE_HZ;
    if (t % 4 >= 3.2) return 0;
    const swell = 0.1 + 0.9 * Math.sin((Math.PI * t) / SYLLABLE_SEC) ** 2;
    return swell * BUZZ[i % BUZZ.length]!;
  });
}

const wavs = new Map<number, Buffer>();

/** A recording of `sec` seconds, synthesised once for all tests: each gets a copy. */
export function wavOf(sec: number): Buffer {
  const known = wavs.get(sec) ?? Buffer.from(encodeWav16(soundOf(sec), RATE_HZ));
  wavs.set(sec, known);
  return Buffer.from(known);
}

export interface Part {
  name?: string;
  filename?: string | null;
  type?: string;
  bytes: Buffer | string;
}
const BOUNDARY = "boundary-of-the-tests";

/** A multipart body, as browsers write it. */
export function formOf(parts: Part[]): Buffer {
  const chunks = parts.flatMap(({ name = "file", filename = "pitch.wav", type = "audio/wav", bytes }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${filename === null ? "" : `; filename="${filename}"`}\r\n`,
    `${filename === null ? "" : `Content-Type: ${type}\r\n`}\r\n`,
    bytes,
    "\r\n",
  ]);
  return Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
}
export const MULTIPART = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };

export function upload(
  app: TestApp["app"],
  token: string,
  parts: Part[] | Buffer,
  query = "",
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: "POST",
    url: `/api/pitches/upload-audio${query}`,
    headers: { authorization: `Bearer ${token}`, ...MULTIPART },
    payload: Array.isArray(parts) ? formOf(parts) : parts,
  });
}
