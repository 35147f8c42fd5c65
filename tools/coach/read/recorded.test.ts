import { readFileSync } from "node:fs";
import { analysePitchText } from "@app/engine/analyse-text";
import { expect, it } from "vitest";
import type { LanguageModel } from "@app/api/adapters/language-model/port";
import type { KnownJudge } from "@app/api/features/coach/service";
import {
  readExaminedPitches,
  readJudgedPitches,
} from "../../../packages/engine/test-support/judged-pitches.ts";
import { readReport } from "./read-report.ts";

/** A judge already on the readers' scale, with the highest weight. */
const JUDGE: KnownJudge = {
  kind: "calibrated",
  calibration: {
    points: [
      [0, 0],
      [10, 10],
    ],
    weight: 0.8,
  },
};

interface Reading {
  carries: { quote: string; text: string }[];
  holds: { quote: string; text: string }[];
  first: { text: string; say: string };
  mark: number;
}

/**
 * The report of one of our own texts, with a capable model's recorded answers to the product's four questions. They are
 * found by task, not by the question's hash: if the engine counts differently, the question changes and the answers
 * stay.
 */
async function readRecorded(key: string) {
  const { input } = [...readJudgedPitches(), ...readExaminedPitches()].find((pitch) => pitch.key === key)!;
  const answers = JSON.parse(readFileSync(new URL(`recorded/${key}.json`, import.meta.url), "utf8"));
  const asked: string[] = [];
  const model: LanguageModel = {
    describe: () => ({ model: "enregistré", host: "enregistré", local: true }),
    async ask({ name }) {
      asked.push(name);
      return { text: JSON.stringify(answers[name]), value: answers[name], tokens: 1 };
    },
    close: async () => {},
  };
  const { report, globalScore } = await readReport(model, input, {
    judge: JUDGE,
    deadlineSec: 20,
    signal: new AbortController().signal,
  });
  const engine = analysePitchText(input).globalScore;
  return { input, asked, report, globalScore, engine, reading: answers.reading as Reading };
}

const KEYS = ["perso-temoin", "r-conflit-weak", "p-euh-transcript"];

it.each(KEYS)("accepts the answers about %s at once", async (key) => {
  const { asked, report } = await readRecorded(key);
  expect(report.coach!.tasks.map(({ outcome }) => outcome)).toEqual(["written", "written", "written"]);
  expect(asked.toSorted()).toEqual(["hooks", "labels", "reading", "rewriting"]);
});

it.each(KEYS)("gives %s about what the reader gave", async (key) => {
  const { globalScore, engine, reading } = await readRecorded(key);
  const distanceOf = (total: number) => Math.abs(total - 6 * reading.mark);
  // The engine's own sum, a fifth of the total, may account for two points of sixty.
  expect(distanceOf(globalScore)).toBeLessThanOrEqual(Math.max(2, distanceOf(engine) / 2));
});

it.each(KEYS)("says of %s what the reader said, with its quotes", async (key) => {
  const { report, reading } = await readRecorded(key);
  const remarks = report.contentAnalysis.metrics.map(({ explanation }) => explanation).join("\n");
  const plain = (text: string) => text.replaceAll("’", "'");
  const told = [...reading.carries, ...reading.holds].filter(({ text }) => {
    return plain(remarks).includes(plain(text).slice(1, -1));
  });
  // The other half is already covered by the reader's own advice or the engine's counts.
  expect(told.length).toBeGreaterThanOrEqual((reading.carries.length + reading.holds.length) / 2);
  expect(report.recommendations.suggestions[0]).toContain(reading.first.text.slice(0, -1));
});
