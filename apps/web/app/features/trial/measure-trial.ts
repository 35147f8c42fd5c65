import { analysePitchText } from "@app/engine/analyse-text";
import { analyseSpokenPitch } from "@app/engine/analyse-voice";
import { countWords } from "@app/engine/pitch";
import type { Measure } from "@app/engine/report";
import { formatClock } from "../../lib/format-clock.ts";
import { TRIAL_TEXT } from "./messages.ts";
import {
  TRIAL_PITCH_TYPE,
  TRIAL_WORDS_MIN,
  type TrialMeasure,
  type TrialQuestion,
  type TrialResult,
} from "./model.ts";

const SLOW = 120;
const FAST = 160;
const MANY_FILLERS = 2;

/** Runs the server's engine on what the visitor typed or said: two measures and the first advice. */
export function measureTrial(question: TrialQuestion): TrialResult {
  return question.kind === "text"
    ? measureText(question.content)
    : measureSound(question.samples, question.sampleRateHz);
}

function measureText(content: string): TrialResult {
  if (countWords(content) < TRIAL_WORDS_MIN) return { refusal: "short" };
  const report = analysePitchText({ pitchType: TRIAL_PITCH_TYPE, content });
  const { wordCount, estimatedDuration } = report.recommendations;
  const fillers = report.fillers.reduce((sum, { count }) => sum + count, 0);
  // The first change to make, with the words quoted from the text. Fillers are already counted above.
  const changes = report.claims.filter(({ kind, rule }) => kind !== "credit" && rule !== "filler");
  const advice =
    changes.find(({ kind, quotes }) => kind === "advice" && quotes.length > 0) ??
    changes.find(({ quotes }) => quotes.length > 0) ??
    changes.find(({ kind }) => kind === "advice");
  const strength = report.findings.find(({ kind }) => kind === "strength");
  return {
    answer: {
      measures: [
        {
          label: TRIAL_TEXT.duration,
          value: formatClock(estimatedDuration),
          note: TRIAL_TEXT.durationNote(wordCount),
        },
        {
          label: TRIAL_TEXT.fillers,
          value: String(fillers),
          note: (100 * fillers) / wordCount > MANY_FILLERS ? TRIAL_TEXT.fillersMany : TRIAL_TEXT.fillersFew,
        },
      ],
      quote: advice ? null : (strength?.quote ?? null),
      remark: advice?.text ?? (strength ? TRIAL_TEXT.strength : report.verdict.sentence),
    },
  };
}

function measureSound(samples: Float32Array, sampleRateHz: number): TrialResult {
  const { voice } = analyseSpokenPitch({
    samples,
    sampleRateHz,
    pitch: { pitchType: TRIAL_PITCH_TYPE, content: "" },
    words: null,
  });
  const rate = find(voice.measures, "wordsPerMinute");
  const pauses = find(voice.measures, "pausesPerMin");
  if (!voice.scorable || !rate || !pauses) return { refusal: "silent" };
  // The fillers' metric needs words: from sound alone only the first three are scored.
  const scored = voice.oralPerformance.metrics.slice(0, 3).filter(({ score }) => score !== null);
  const worst = scored.toSorted((one, other) => one.score! - other.score!)[0];
  // If noise prevents all scores, report the problem of the sound instead.
  const remark = worst?.explanation.split("\n").slice(1).join(" ") ?? voice.notices[0] ?? TRIAL_TEXT.strength;
  return { answer: { measures: [sayRate(rate), sayPauses(pauses)], quote: null, remark } };
}

const find = (measures: readonly Measure[], id: string) => measures.find((measure) => measure.id === id);

const sayRate = ({ value }: Measure): TrialMeasure => ({
  label: TRIAL_TEXT.rate,
  value: TRIAL_TEXT.rateValue(Math.round(value)),
  note: value > FAST ? TRIAL_TEXT.rateFast : value < SLOW ? TRIAL_TEXT.rateSlow : TRIAL_TEXT.rateGood,
});
const sayPauses = ({ value }: Measure): TrialMeasure => ({
  label: TRIAL_TEXT.pauses,
  value: TRIAL_TEXT.pausesValue(Math.round(value)),
  note: TRIAL_TEXT.pausesNote,
});
