import { spawnSync } from "node:child_process";
import { resampleTo16k } from "../../src/signal/resample.ts";

/** Whether espeak-ng is installed on this machine. */
export const canSpeak = spawnSync("espeak-ng", ["--version"]).status === 0;

/**
 * Speech synthesised by espeak-ng: 16 kHz mono.
 *
 * @param options command-line options of espeak-ng
 */
export function runEspeak(options: readonly string[], input: string): Float32Array {
  const { stdout, status } = spawnSync("espeak-ng", [...options, "--stdout"], { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error("espeak-ng failed");
  return readWav(stdout);
}

/** A 16-bit mono wav; when streamed, espeak-ng leaves the length in its header unset. */
function readWav(bytes: Buffer): Float32Array {
  const data = bytes.indexOf("data", 12, "latin1") + 8;
  const samples = new Float32Array((bytes.length - data) >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(data + 2 * i) / 32_768;
  return resampleTo16k(samples, bytes.readUInt32LE(24));
}
