import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WORDS_PER_MINUTE = 165;

/** A pitch for speech synthesis, and the path of its sound. */
export interface Speech {
  text: string;
  path: string;
  durationSec: number;
}

export const SPOKEN_TEXT = readFileSync("fixtures/pitches/rh.txt", "utf8").replaceAll(/\s+/g, " ").trim();

/** Synthesises a text with espeak-ng, once for all processes of the run. Null where espeak-ng is not installed. */
export function speak(text: string): Speech | null {
  const name = createHash("sha256").update(`${WORDS_PER_MINUTE} ${text}`).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `speech-${name}.wav`);
  if (!existsSync(path)) {
    const draft = `${path}.${process.pid}`;
    const ran = spawnSync("espeak-ng", ["-v", "fr", "-s", String(WORDS_PER_MINUTE), "-w", draft, text]);
    if (ran.status !== 0) return null;
    renameSync(draft, path);
  }
  return { text, path, durationSec: readDuration(readFileSync(path)) };
}

/** Duration in seconds of a 16-bit mono wav with a 44-byte header. */
export const readDuration = (wav: Buffer): number => (wav.length - 44) / 2 / wav.readUInt32LE(24);
