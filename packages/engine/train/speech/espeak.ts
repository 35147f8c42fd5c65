import { spawnSync } from "node:child_process";
import { resampleTo16k } from "../../src/signal/resample.ts";

/** True where speech can be synthesised on this machine. */
export const canSpeak = spawnSync("espeak-ng", ["--version"]).status === 0;

/**
 * What espeak-ng says: 16 kHz mono.
 *
 * @param options of its command line
 */
export function runEspeak(options: readonly string[], input: string): Float32Array {
  const { stdout, status } = spawnSync("espeak-ng", [...options, "--stdout"], { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error("espeak-ng failed");
  return readWav(stdout);
}

/** 16-bit mono wav whose header may not know its length, as espeak-ng streams it. */
function readWav(bytes: Buffer): Float32Array {
  const data = bytes.indexOf("data", 12, "latin1") + 8;
  const samples = new Float32Array((bytes.length - data) >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = bytes.readInt16LE(data + 2 * i) / 32_768;
  return resampleTo16k(samples, bytes.readUInt32LE(24));
}
