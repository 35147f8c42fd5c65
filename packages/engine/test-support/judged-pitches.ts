import { readFileSync } from "node:fs";
import type { PitchText, PitchType } from "../src/pitch.ts";

const FOLDER = new URL("../../../fixtures/pitches/", import.meta.url);

export type Band = "strong" | "medium" | "weak" | "adversarial";

/** A text of fixtures/pitches with the score that is expected. */
export interface JudgedPitch {
  key: string;
  input: PitchText;
  band: Band;
  /** Texts of « holdout » are never looked at while the rubric is tuned. */
  split: "tune" | "holdout";
  /** Key of the strong text of which this one is a deliberately weak rewrite. */
  weakRewriteOf: string | null;
}

interface Expectation {
  key: string;
  pitch_type: PitchType;
  band: Band;
  split: JudgedPitch["split"];
  weakRewriteOf?: string;
  question?: string;
  target?: string;
}

interface JourneyPitch {
  file: string;
  pitch_type: PitchType;
  question: string | null;
  target: string;
  audience: string;
}

/** The judged texts, in the order of expectations.json. */
export function readJudgedPitches(): JudgedPitch[] {
  return readSet("expectations.json", "judged");
}

/** A second set, by another author: other trades, questions, ways of typing and attacks. */
export function readExaminedPitches(): JudgedPitch[] {
  return readSet("examined.json", "examined");
}

function readSet(file: string, folder: string): JudgedPitch[] {
  return readJson<Expectation[]>(file).map((item) => ({
    key: item.key,
    input: {
      pitchType: item.pitch_type,
      content: readText(`${folder}/${item.key}.txt`),
      question: item.question ?? null,
      target: item.target ?? null,
    },
    band: item.band,
    split: item.split,
    weakRewriteOf: item.weakRewriteOf ?? null,
  }));
}

/** The three good pitches of the browser journeys. */
export function readJourneyPitches(): PitchText[] {
  return readJson<JourneyPitch[]>("journey.json").map((item) => ({
    pitchType: item.pitch_type,
    content: readText(item.file),
    question: item.question,
    target: item.target,
    audience: item.audience,
  }));
}

function readText(path: string): string {
  return readFileSync(new URL(path, FOLDER), "utf8");
}

function readJson<Shape>(path: string): Shape {
  return JSON.parse(readText(path)) as Shape;
}
