import { readText } from "../language/read-text.ts";
import { contentStems, stemWord } from "../language/stems.ts";
import type { PitchReading } from "./pitch-reading.ts";

/** Taking up none of the words of a question is no fault in itself. */
const OVERLAP_FLOOR = 0.4;

/** How much an answer is about its question: by its topic where one is known, else by the words that it takes up. */
export const measureQuestionFit = (reading: PitchReading, topicFit: number | null): number =>
  topicFit ?? Math.max(OVERLAP_FLOOR, questionOverlap(reading));

/** With an interview plan, an answer speaks of the question and of the job: half each. */
export const withPlan = (questionFit: number, planFit: number | undefined): number =>
  planFit === undefined ? questionFit : (questionFit + planFit) / 2;

/** Share of the content words of the question that the answer takes up. */
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
