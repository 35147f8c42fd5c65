import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DECODED_RATE_HZ, openDecoder } from "@app/decoding/open-decoder";
import { measureVoice } from "../src/scoring/voice/measure-voice.ts";
import { trackF0 } from "../src/signal/f0.ts";
import { HALF_RATE_HZ, halveRate } from "../src/signal/halve-rate.ts";
import { measureSignal } from "../src/signal/measure-signal.ts";
import { vowelBand } from "../src/signal/bands.ts";
import { blockEnergies } from "../src/signal/intensity.ts";
import { measureBands } from "../src/signal/frame-bands.ts";
import { findNuclei } from "../src/signal/nuclei.ts";
import { median, quantiles } from "../src/signal/quantiles.ts";
import { encodeWav16 } from "../src/signal/wav16.ts";
import {
  haveRecordings,
  listAligned,
  pausesOf,
  readRecording,
  recordingPath,
  textOf,
  vowelsOf,
} from "../test-support/recordings.ts";
import { babble, join as joinSamples, silence } from "../test-support/synthesis.ts";
import { measureChannels } from "./channels.ts";
import { compareF0, f1Of, matchNuclei, matchPauses, wordDistances } from "./compare.ts";
import { measureFilledPauses } from "./filled-pauses.ts";
import { measurePauses } from "./pauses.ts";
import { measureRates } from "./rates.ts";
import { havePraat, runPraat } from "./praat.ts";
import type { VoiceFigure } from "./voice-figure.ts";

const ROUNDS = 3;
const FIVE_MINUTES = "tts-long-fr/fr-sample-Manon.ogg";

/**
 * Speed on five minutes of speech, and accuracy on aligned conversations, compared with Praat where it is installed.
 */
export async function measureVoiceFigures(): Promise<VoiceFigure[]> {
  return [
    ...(await measureSpeed()),
    ...(await measureAccuracy()),
    ...(haveRecordings
      ? [
          ...(await measurePauses()),
          ...(await measureRates()),
          ...(await measureChannels()),
          ...(await measureFilledPauses()),
        ]
      : []),
  ];
}

async function measureSpeed(): Promise<VoiceFigure[]> {
  const folder = mkdtempSync(join(tmpdir(), "voice-bench-"));
  try {
    let file = recordingPath(FIVE_MINUTES);
    if (!haveRecordings) {
      file = join(folder, "five-minutes.wav");
      writeFileSync(file, encodeWav16(synthesise(), DECODED_RATE_HZ));
    }
    const decoder = openDecoder({ keepsOneReady: true });
    const { samples, durationSec } = await decoder.decode(file);
    const decodeMs = await best(() => decoder.decode(file));
    const measureMs = await best(() => measureVoice(samples, DECODED_RATE_HZ));
    const f0Ms = await best(() => trackF0(halveRate(samples)));
    const signal = measureSignal(samples);
    const nucleiMs = await best(() => {
      const half = halveRate(samples);
      const f0Hz = trackF0(half);
      const vowelEnergies = blockEnergies(vowelBand(half), HALF_RATE_HZ);
      return findNuclei({ f0Hz, bands: measureBands(half, f0Hz.length), vowelEnergies }, signal.runs);
    });
    const processorMs = await processorTime(async () =>
      measureVoice((await decoder.decode(file)).samples, DECODED_RATE_HZ),
    );
    const memoryMb = Number(
      execFileSync(process.execPath, [fileURLToPath(new URL("peak-memory.ts", import.meta.url)), file], {
        encoding: "utf8",
      }),
    );
    const praat = havePraat ? runPraat(samples) : null;
    const xRealTime = (ms: number) => (1000 * durationSec) / ms;
    const beside = (ms: number | undefined) =>
      ms === undefined ? {} : { peer: { name: "Praat", value: xRealTime(ms) } };
    const what = `${Math.round(durationSec)} s of ${haveRecordings ? "speech" : "synthetic babble"}`;
    return [
      { name: `decode ${what}`, value: xRealTime(decodeMs), unit: "x real time" },
      { name: "measure and score it", value: xRealTime(measureMs), unit: "x real time" },
      { name: "decode, measure and score it", value: xRealTime(decodeMs + measureMs), unit: "x real time" },
      { name: "decode, measure and score it", value: (decodeMs + measureMs) / 1000, unit: "s" },
      { name: "processor time of it, whatever else runs", value: processorMs / 1000, unit: "s" },
      { name: "f0, two passes", value: xRealTime(f0Ms), unit: "x real time", ...beside(praat?.pitchMs) },
      {
        name: "syllable nuclei, f0 included",
        value: xRealTime(nucleiMs),
        unit: "x real time",
        ...beside(praat?.nucleiMs),
      },
      { name: "most memory of a process that does it all", value: memoryMb, unit: "MB" },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureAccuracy(): Promise<VoiceFigure[]> {
  const pauses = [];
  const nuclei = [];
  const f0 = [];
  let praatNuclei = 0;
  const words: number[] = [];
  for (const { name, phones, words: spoken } of listAligned()) {
    const samples = await readRecording(name);
    words.push(
      ...wordDistances(measureVoice(samples, DECODED_RATE_HZ, { text: textOf(spoken) }).words, spoken),
    );
    const signal = measureSignal(samples);
    const inner = signal.silences.filter((gap) => gap.startSec > 0 && gap.endSec < signal.durationSec);
    pauses.push(matchPauses(inner, pausesOf(phones)));
    nuclei.push(matchNuclei(signal.nucleiSec, vowelsOf(phones)));
    if (!havePraat) continue;
    const praat = runPraat(samples);
    praatNuclei += praat.nuclei;
    f0.push(compareF0(signal.f0Hz, praat.f0));
  }
  if (pauses.length === 0) return [];
  const sum = <Of>(items: readonly Of[], pick: (item: Of) => number) =>
    items.reduce((total, item) => total + pick(item), 0);
  const vowels = sum(nuclei, (one) => one.expected);
  const clips = `${pauses.length} aligned conversations`;
  const figures: VoiceFigure[] = [
    { name: `pauses, F1 on ${clips}`, value: f1Of(pauses), unit: `of ${sum(pauses, (one) => one.expected)}` },
    {
      name: "pauses, mean error of length",
      value: (1000 * sum(pauses, (one) => one.lengthErrorSec)) / sum(pauses, (one) => one.matched),
      unit: "ms",
    },
    {
      name: "syllables counted / spoken",
      value: sum(nuclei, (one) => one.found) / vowels,
      unit: `of ${vowels}`,
      ...(havePraat && { peer: { name: "Praat", value: praatNuclei / vowels } }),
    },
    {
      name: "words of a known text, median distance from their place",
      value: 1000 * median(words),
      unit: `ms of ${words.length}`,
    },
    { name: "words, nine in ten nearer than", value: 1000 * quantiles(words, 0.9)[0]!, unit: "ms" },
    { name: "syllables, F1 within 50 ms of the vowel", value: f1Of(nuclei), unit: "" },
  ];
  if (!havePraat) return figures;
  const bothVoiced = sum(f0, (one) => one.bothVoiced);
  return [
    ...figures,
    {
      name: "f0, gross errors against Praat (over 20 %)",
      value: (100 * sum(f0, (one) => one.gross)) / bothVoiced,
      unit: "%",
    },
    { name: "f0, median distance from Praat", value: median(f0.flatMap((one) => one.cents)), unit: "cents" },
  ];
}

/** The shortest of several runs, since the machine may be busy. */
async function best(run: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const startMs = performance.now();
    await run();
    shortest = Math.min(shortest, performance.now() - startMs);
  }
  return shortest;
}

/** CPU time of all threads of this process: the shortest of several runs. */
async function processorTime(run: () => unknown): Promise<number> {
  let shortest = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(before);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}

/** When there is no recording: five minutes of babble with pauses. */
function synthesise(): Float32Array {
  const run = joinSamples(
    babble(4.2, 4.5, (timeSec) => 130 + 30 * Math.sin(3 * timeSec)),
    silence(0.8),
  );
  return joinSamples(...Array.from({ length: 60 }, () => run));
}
