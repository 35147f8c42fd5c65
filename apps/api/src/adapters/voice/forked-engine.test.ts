import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { wavOf } from "../../../test-support/sample-recording.ts";
import { openForkedVoiceEngine } from "./forked-engine.ts";
import { VoiceUnreadable } from "./port.ts";

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "voice-"));
const file = path.join(dir, "a.wav");
fs.writeFileSync(file, wavOf(5));
const engine = openForkedVoiceEngine({ idleMs: 300 });
afterAll(async () => {
  await engine.close();
  fs.rmSync(dir, { recursive: true });
});

/** Our children, as the system lists them. */
const children = () =>
  fs.readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).length;

test("reads a file and judges it; refuses what is none", async () => {
  const { wav, durationSec, quality } = await engine.read(file);
  expect(fs.readFileSync(file).equals(wav)).toBe(true);
  expect([durationSec, quality.issues]).toEqual([5, []]);
  await expect(engine.read(path.join(dir, "absent"))).rejects.toThrow(VoiceUnreadable);
  fs.writeFileSync(path.join(dir, "junk"), "junk");
  await expect(engine.read(path.join(dir, "junk"))).rejects.toThrow(VoiceUnreadable);
});

test("measures several voices, each its own", async () => {
  const pitch = { pitchType: "perso" as const, content: "Bonjour à tous et merci d'être venus ce soir." };
  const reports = await Promise.all(
    [6, 8].map((sec) => engine.analyse({ wav: wavOf(sec), pitch, words: null })),
  );
  expect(reports.map(({ voice }) => voice.durationSec)).toEqual([6, 8]);
  expect(reports[0]!.voice).not.toHaveProperty("f0");
});

test("a file that keeps its reader for ever is one that cannot be read, and the next one is read", async () => {
  const hasty = openForkedVoiceEngine({ msMax: 1 });
  await expect(hasty.read(file)).rejects.toThrow(VoiceUnreadable);
  await hasty.close();
  expect((await engine.read(file)).durationSec).toBe(5);
});

test.skipIf(!fs.existsSync("/proc/self"))("an idle process is let go, with its memory", async () => {
  await engine.read(file);
  const working = children();
  for (let i = 0; i < 100 && children() >= working; i++) await sleep(50);
  expect(children()).toBeLessThan(working);
});
