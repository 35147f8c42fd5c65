import { readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { encodeWav16, resampleTo16k, SAMPLE_RATE_HZ } from "@app/engine/sound";
import { sing } from "../packages/engine/test-support/vowels.ts";
import type { Speech } from "./speak.ts";

const HEADER_BYTES = 44;
const EUH_AT_SEC = [9, 21];

export const SILENCE_SEC = 0.4;
const EUH_SEC = 0.45;

interface HesitantSpeech {
  file: string;
  /** Exact start and end of each « euh ». */
  euhs: { startSec: number; endSec: number }[];
}

/** The speech with two « euh » between silences, near the requested times. */
export function putHesitations({ path }: Speech): HesitantSpeech {
  const wav = readFileSync(path);
  const raw = new Int16Array(wav.buffer.slice(wav.byteOffset + HEADER_BYTES, wav.byteOffset + wav.length));
  const said = resampleTo16k(
    Float32Array.from(raw, (value) => value / 32_768),
    wav.readUInt32LE(24),
  );
  const silence = new Float32Array(SILENCE_SEC * SAMPLE_RATE_HZ);
  const euh = sing([{ vowel: "euh", sec: EUH_SEC, tone: [112, 109] }]);
  const parts: Float32Array[] = [];
  const euhs: HesitantSpeech["euhs"] = [];
  let from = 0;
  for (const sec of EUH_AT_SEC) {
    const at = quietest(said, sec);
    const before = at + euhs.length * (2 * silence.length + euh.length) + silence.length;
    euhs.push({ startSec: before / SAMPLE_RATE_HZ, endSec: before / SAMPLE_RATE_HZ + EUH_SEC });
    parts.push(said.subarray(from, at), silence, euh, silence);
    from = at;
  }
  parts.push(said.subarray(from));
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let to = 0;
  for (const part of parts) {
    all.set(part, to);
    to += part.length;
  }
  const file = join(tmpdir(), `hesitant-${process.pid}.wav`);
  writeFileSync(file, encodeWav16(all, SAMPLE_RATE_HZ));
  return { file, euhs };
}

/** The middle of the quietest 100 ms within two seconds of `sec`. */
function quietest(samples: Float32Array, sec: number): number {
  const size = 0.1 * SAMPLE_RATE_HZ;
  let best = { at: 0, energy: Infinity };
  for (let at = sec * SAMPLE_RATE_HZ; at < (sec + 2) * SAMPLE_RATE_HZ; at += size / 2) {
    const energy = samples.subarray(at, at + size).reduce((sum, value) => sum + value * value, 0);
    if (energy < best.energy) best = { at: at + size / 2, energy };
  }
  return best.at;
}
