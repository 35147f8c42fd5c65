import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { isLowTotal, type ShownAnalysis } from "./model.ts";
import { shownOral } from "./oral/model.ts";

/** Under this note a measure of the voice is worth a step. */
const VOICE_TO_WORK_ON = 7;
const POINTS_BACK = /\b(?:ce passage|cette (?:pause|phrase)|ces \d+ mots)\b/;
/** Steps of the first rank; the others are on demand. */
export const FIRST_STEPS = 3;

interface Step {
  text: string;
  /** Points that the criterion behind it could still gain. */
  gain: number;
  isVoice: boolean;
}

/**
 * What to change next, of the words and of the voice, by what could gain most. The advice on the words comes in the
 * engine's order and stands for the weakest notes in turn; the advice on the voice is the last line of its explanation.
 * A weak voice is among the first steps, whatever the words have to gain.
 */
export function listNextSteps(analysis: ShownAnalysis): string[] {
  const gains = analysis.contentAnalysis.metrics
    .map(({ score }) => METRIC_SCORE_MAX - score)
    .toSorted((a, b) => b - a);
  const ofVoice = (shownOral(analysis)?.metrics ?? []).map(({ score, explanation }) => {
    const { advice, text } = readAdvice(explanation);
    return { score, advice, text };
  });
  const whole = new Map(ofVoice.map(({ advice, text }) => [advice, text]));
  const words = analysis.recommendations.suggestions.map((text, index) => ({
    text: whole.get(text) ?? text,
    gain: gains[Math.min(index, gains.length - 1)] ?? 0,
    isVoice: false,
  }));
  const voice: Step[] = ofVoice.flatMap(({ score, text }) =>
    score === null || score >= VOICE_TO_WORK_ON || text === ""
      ? []
      : [{ text, gain: METRIC_SCORE_MAX - score, isVoice: true }],
  );
  const steps = [...words, ...voice].toSorted((a, b) => b.gain - a.gain);
  const firstVoice = steps.findIndex(({ isVoice }) => isVoice);
  if (firstVoice >= FIRST_STEPS) steps.splice(FIRST_STEPS - 1, 0, ...steps.splice(firstVoice, 1));
  return [...new Set(steps.map(({ text }) => text))];
}

/** The last line of an explanation; far from the note « ce passage » says nothing, so the line that quotes it comes with it. */
function readAdvice(explanation: string): { advice: string; text: string } {
  const lines = explanation.split("\n").filter((line) => line.trim() !== "");
  const advice = lines.at(-1) ?? "";
  const quote = POINTS_BACK.test(advice) && lines.slice(0, -1).find((line) => line.includes("«"));
  return { advice, text: quote ? `${quote} ${advice}` : advice };
}

/** A written text in which nothing is to be changed first, and whose note does not say otherwise, is then to be said. */
export const isReadyToSay = (analysis: ShownAnalysis): boolean =>
  analysis.oralPerformance === null && listNextSteps(analysis).length === 0 && !isLowTotal(analysis);
