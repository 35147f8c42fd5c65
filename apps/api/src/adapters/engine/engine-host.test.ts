import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { wavOf } from "../../../test-support/sample-recording.ts";
import { openEngineHost } from "./engine-host.ts";
import { VoiceUnreadable } from "./port.ts";

const dir = fs.mkdtempSync(path.join(os.tmpdir(), "voice-"));
const file = path.join(dir, "a.wav");
fs.writeFileSync(file, wavOf(5));
const engine = openEngineHost({ voiceIdleMs: 300 });
afterAll(async () => {
  await engine.close();
  fs.rmSync(dir, { recursive: true });
});

const place = { user: "alice" };

/** Our children, as the system lists them. */
const children = () =>
  fs.readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean).length;

test("reads a file and judges it; refuses what is none", { tags: ["long"] }, async () => {
  const { wav, durationSec, quality } = await engine.readVoice(file, place);
  expect(fs.readFileSync(file).equals(wav)).toBe(true);
  expect([durationSec, quality.issues]).toEqual([5, ["narrow"]]);
  await expect(engine.readVoice(path.join(dir, "absent"), place)).rejects.toThrow(VoiceUnreadable);
  fs.writeFileSync(path.join(dir, "junk"), "junk");
  await expect(engine.readVoice(path.join(dir, "junk"), place)).rejects.toThrow(VoiceUnreadable);
});

test("measures several voices, each its own", { tags: ["long"] }, async () => {
  const pitch = { pitchType: "perso" as const, content: "Bonjour à tous et merci d'être venus ce soir." };
  const reports = await Promise.all(
    [6, 8].map((sec) => engine.measureVoice({ readWav: async () => wavOf(sec), pitch, words: null }, place)),
  );
  expect(reports.map(({ voice }) => voice.durationSec)).toEqual([6, 8]);
  expect(reports[0]!.voice).not.toHaveProperty("f0");
});

test(
  "a file that keeps its reader for ever is one that cannot be read, and the next one is read",
  { tags: ["long"] },
  async () => {
    const hasty = openEngineHost({ voiceMsMax: 1 });
    await expect(hasty.readVoice(file, place)).rejects.toThrow(VoiceUnreadable);
    await hasty.close();
    expect((await engine.readVoice(file, place)).durationSec).toBe(5);
  },
);

test.skipIf(!fs.existsSync("/proc/self"))(
  "an idle process is let go, with its memory",
  { tags: ["long"] },
  async () => {
    await engine.readVoice(file, place);
    const working = children();
    for (let i = 0; i < 100 && children() >= working; i++) await sleep(50);
    expect(children()).toBeLessThan(working);
  },
);
