import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { encodeWav16 } from "@app/engine/sound";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { chooseTranscriber } from "./choose-transcriber.ts";
import { cutAtSilences } from "./cut-at-silences.ts";
import { joinTokens } from "./join-tokens.ts";
import { findLocalModel, type LocalModel } from "./local-model.ts";
import { openLocalTranscriber } from "./local.ts";
import type { Transcriber, TranscriptionFailure } from "./port.ts";

const FAKE = path.join(import.meta.dirname, "../../../test-support/fake-recogniser.ts");
const root = fs.mkdtempSync(path.join(os.tmpdir(), "models-"));
afterAll(() => fs.rmSync(root, { recursive: true }));

const open: Transcriber[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
const local = (model: LocalModel, options = {}) => {
  const transcriber = openLocalTranscriber(model, options);
  open.push(transcriber);
  return transcriber;
};

function folder(name: string, files: Record<string, string>): string {
  const at = path.join(root, name, "model");
  fs.mkdirSync(at, { recursive: true });
  for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(at, file), text);
  return path.dirname(at);
}
const NEMO = {
  "encoder.int8.onnx": "",
  "decoder.int8.onnx": "",
  "joiner.int8.onnx": "",
  "tokens.txt": "a 0\n",
};

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "answered",
    (error: TranscriptionFailure) => error.kind,
  );
const quiet = new AbortController().signal;
const speech = (sec: number) => new Float32Array(16_000 * sec).fill(0.1);
const spoken = (sec: number) => encodeWav16(speech(sec), 16_000);

describe("the models folder", () => {
  test.each([
    ["absent", null, null],
    ["empty", {}, null],
    ["a NeMo transducer", NEMO, "transducer"],
    [
      "a Whisper, the smaller of two encoders",
      {
        "small-encoder.onnx": "",
        "small-encoder.int8.onnx": "",
        "small-decoder.int8.onnx": "",
        "small-tokens.txt": "",
      },
      "whisper",
    ],
    ["half a download", { "encoder.int8.onnx": "", "decoder.int8.onnx": "", "tokens.txt": "" }, null],
    ["a download in progress", { ...NEMO, "encoder.int8.onnx.part": "" }, "transducer"],
  ])("%s", (name, files, kind) => {
    const dir = files ? folder(name, files) : path.join(root, "nowhere");
    const model = findLocalModel(dir);
    expect(model?.kind ?? null).toBe(kind);
    expect(path.basename(model?.encoder ?? "encoder.int8.onnx")).toMatch(/encoder\.int8\.onnx$/);
  });

  test("the choice: the service, else the model, else the user", () => {
    const service = { baseUrl: "http://127.0.0.1:1/v1", apiKey: null, model: "m" };
    const withModel = folder("choice", NEMO);
    const method = (choice: Parameters<typeof chooseTranscriber>[0]) => chooseTranscriber(choice).describe();
    expect(method({ service, modelsDir: withModel })).toEqual({ method: "service", model: "m" });
    expect(method({ service: null, modelsDir: withModel })).toEqual({ method: "local", model: "model" });
    expect(method({ service: null, modelsDir: root + "/none" })).toEqual({ method: "none", model: null });
  });
});

test("a file that the native library cannot load ends its process, not ours", async () => {
  const model = findLocalModel(folder("broken", { ...NEMO, "encoder.int8.onnx": "not a model" }))!;
  expect(await kindOf(local(model).transcribe(spoken(1), quiet, "alice"))).toBe("broken");
});

describe("the recogniser's process", () => {
  const model = { kind: "transducer", name: "m", encoder: "", decoder: "", joiner: "", tokens: "" } as const;

  test("hears pieces in order and puts their words on one clock", async () => {
    const transcriber = local(model, { program: FAKE });
    const { text, words } = await transcriber.transcribe(spoken(40), quiet, "alice");
    expect(text).toBe("bonjour tous bonjour tous");
    expect(words!.map((word) => word.word)).toEqual(["bonjour", "tous", "bonjour", "tous"]);
    expect(words![2]!.startTime).toBeGreaterThan(15);
    expect(words![2]!.startTime).toBeLessThan(30.5);
  });

  test("two pitches at once take turns", async () => {
    const transcriber = local(model, { program: FAKE });
    const both = await Promise.all([1, 2].map(() => transcriber.transcribe(spoken(2), quiet, "alice")));
    expect(both.map(({ text }) => text)).toEqual(["bonjour tous", "bonjour tous"]);
  });

  test(
    "one that dies or hangs is a failure, and the next pitch gets a new one",
    { tags: ["long"] },
    async () => {
      const transcriber = local(model, { program: FAKE, msMax: 1500 });
      const dying = encodeWav16(new Float32Array(16_000).fill(-1), 16_000);
      const hanging = encodeWav16(new Float32Array(16_000).fill(1), 16_000);
      expect(await kindOf(transcriber.transcribe(dying, quiet, "alice"))).toBe("broken");
      expect(await kindOf(transcriber.transcribe(hanging, quiet, "alice"))).toBe("timeout");
      expect(await kindOf(transcriber.transcribe(spoken(1), quiet, "alice"))).toBe("answered");
      expect(await kindOf(transcriber.transcribe(spoken(1), AbortSignal.abort(), "alice"))).toBe("timeout");
    },
  );
});

test("pieces cover every sample, and are cut in silence", () => {
  const samples = speech(100);
  const silences = [20, 43, 71];
  for (const at of silences) samples.fill(0, at * 16_000, (at + 0.5) * 16_000);
  const pieces = cutAtSilences(samples, 16_000);
  expect(pieces[0]!.start).toBe(0);
  expect(pieces.at(-1)!.end).toBe(samples.length);
  for (const [i, { start, end }] of pieces.entries()) {
    expect((end - start) / 16_000).toBeLessThanOrEqual(30);
    expect(start).toBe(pieces[i - 1]?.end ?? 0);
  }
  for (const [i, at] of silences.entries()) {
    expect(pieces[i]!.end / 16_000).toBeGreaterThan(at);
    expect(pieces[i]!.end / 16_000).toBeLessThan(at + 0.5);
  }
  expect(cutAtSilences(new Float32Array(0), 16_000)).toEqual([{ start: 0, end: 0 }]);
});

test("tokens become words with their starts, punctuation kept, no word stretched over a pause", () => {
  const heard = { tokens: [" Bon", "jour", ",", " tous", "."], timestamps: [0.5, 0.7, 0.9, 3, 3.2] };
  expect(joinTokens(heard, 10, 5)).toEqual([
    { word: "Bonjour,", startTime: 10.5, endTime: 10.9 },
    { word: "tous.", startTime: 13, endTime: 13.2 },
  ]);
  expect(joinTokens({ tokens: [" a"], timestamps: [] }, 0, 1)).toBe(null);
});
