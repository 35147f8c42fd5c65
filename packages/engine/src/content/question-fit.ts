import { readText } from "../language/read-text.ts";
import { contentStems, stemWord } from "../language/stems.ts";
import type { PitchReading } from "./pitch-reading.ts";

/** An answer may share no word with its question: this alone is not a fault. */
const OVERLAP_FLOOR = 0.4;

/** How well an answer fits its question: by its topic where one is known, else by shared words. */
export const measureQuestionFit = (reading: PitchReading, topicFit: number | null): number =>
  topicFit ?? Math.max(OVERLAP_FLOOR, questionOverlap(reading));

/** With an interview plan, the fit to the question and the fit to the job count half each. */
export const withPlan = (questionFit: number, planFit: number | undefined): number =>
  planFit === undefined ? questionFit : (questionFit + planFit) / 2;

/** Share of the content words of the question that occur in the answer. */
function questionOverlap(reading: PitchReading): number {
  const question = readText(reading.input.question ?? "");
  const asked = new Set(
    question.sentences
      .flatMap((sentence) => contentStems(question, sentence))
      .filter((stem) => !POLITE.has(stem)),
  );
  if (asked.size === 0) return 0.5;
  const said = new Set(
    reading.sentences.flatMap((sentence) => contentStems(reading.units, sentence.sentence)),
  );
  return [...asked].filter((stem) => said.has(stem)).length / asked.size;
}

const POLITE = new Set(
  ["parlez", "racontez", "donnez", "decrivez", "presenter", "pouvez"].map((word) => stemWord(word)),
);
