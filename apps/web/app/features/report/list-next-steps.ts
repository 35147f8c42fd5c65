import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { isLowTotal, type ShownAnalysis } from "./model.ts";
import { shownOral } from "./oral/model.ts";

/** Below this score, a voice metric deserves a step. */
const VOICE_TO_WORK_ON = 7;
const POINTS_BACK = /\b(?:ce passage|cette (?:pause|phrase)|ces \d+ mots)\b/;
/** Number of steps shown first; the others on demand. */
export const FIRST_STEPS = 3;

interface Step {
  text: string;
  /** Points that its criterion could still gain. */
  gain: number;
  isVoice: boolean;
}

/**
 * What to change next, in the words and the voice, by potential gain. Advice on the words keeps the engine's order and
 * is paired with the weakest scores in turn; advice on the voice is the last line of its explanation. A weak voice is
 * always among the first steps.
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

/** The last line of an explanation. « Ce passage » means nothing away from its card: the line that quotes it comes too. */
function readAdvice(explanation: string): { advice: string; text: string } {
  const lines = explanation.split("\n").filter((line) => line.trim() !== "");
  const advice = lines.at(-1) ?? "";
  const quote = POINTS_BACK.test(advice) && lines.slice(0, -1).find((line) => line.includes("«"));
  return { advice, text: quote ? `${quote} ${advice}` : advice };
}

/** A written text without first steps and without a low total is ready to be said aloud. */
export const isReadyToSay = (analysis: ShownAnalysis): boolean =>
  analysis.oralPerformance === null && listNextSteps(analysis).length === 0 && !isLowTotal(analysis);
