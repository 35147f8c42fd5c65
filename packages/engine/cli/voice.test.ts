import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { encodeWav16 } from "../src/signal/wav16.ts";
import { canSpeak, speak } from "../test-support/speech.ts";
import { babble, join as joinSamples, silence } from "../test-support/synthesis.ts";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "voice-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, "voice", ...args], {
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}

function save(name: string, bytes: Uint8Array | string): string {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

// Each test starts a process and a decoder: this takes seconds on a busy machine.
describe("voice", () => {
  it("prints one JSON object with the measures of a recording", { tags: ["long"] }, () => {
    const voice = () => babble(3, 4, () => 140);
    const samples = joinSamples(voice(), silence(0.5), voice(), silence(1.4), voice());
    const { stdout, status } = run(save("voice.wav", encodeWav16(samples, 16_000)));
    expect(status).toBe(0);
    expect(stdout.trimEnd()).not.toContain("\n");
    const report = JSON.parse(stdout);
    expect(report.durationSec).toBeCloseTo(10.9, 2);
    expect(report.pauses.map((pause: { type: string }) => pause.type)).toEqual(["short", "long"]);
    expect(report.pauses[0].startSec).toBeGreaterThan(2.9);
    expect(report.pauses[1].endSec).toBeLessThan(8);
    expect(Math.abs(report.nucleiSec.length - 36)).toBeLessThanOrEqual(2);
    expect(report.f0.stepSec).toBe(0.01);
    expect(report.f0.hz).toHaveLength(1090);
    expect(report.f0.hz[100]).toBeCloseTo(140, 0);
    expect(report.f0.hz[325]).toBeNull();
    for (const { probability } of report.hesitations) expect(probability).toBeGreaterThan(0);
    expect(report.words).toBeUndefined();
    expect(report.quality.snrDb).toBeGreaterThan(20);
    expect(report.quality.notices).toEqual(report.notices);
    expect(Object.keys(report.scores)).toHaveLength(4);
    expect(report.metrics).toHaveLength(4);
  });

  it.skipIf(!canSpeak)("times the words of a given text", { tags: ["long"] }, () => {
    const text =
      "Bonjour à tous. Nous cherchons trois partenaires pour équiper deux cents fermes avant l'été.";
    const file = save("speech.wav", encodeWav16(speak(text), 16_000));
    const { stdout } = run(file, "--text", save("speech.txt", text));
    const { words, durationSec } = JSON.parse(stdout);
    expect(words.map((one: { word: string }) => one.word).slice(0, 4)).toEqual([
      "Bonjour",
      "à",
      "tous",
      "Nous",
    ]);
    expect(words.at(-1).endSec).toBeLessThanOrEqual(durationSec);
    expect(words[3].startSec).toBeGreaterThan(0.7);
  });

  it.each([
    ["a file that is no sound", () => run(save("text.wav", "bonjour")), 1, "corrompu ou non supporté"],
    ["no such file", () => run(join(folder, "absent.wav")), 1, "Fichier introuvable"],
    ["no file", () => run(), 2, "Usage"],
    ["an unknown option", () => run("a.wav", "--loud"), 2, "Usage"],
  ])("refuses %s in one clear line", (_, refused, code, message) => {
    const { stdout, stderr, status } = refused();
    expect(status).toBe(code);
    expect(stdout).toBe("");
    expect(stderr).toContain(message);
    expect(stderr).not.toContain("    at ");
  });
});
