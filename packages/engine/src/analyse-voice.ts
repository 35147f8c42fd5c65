import type { SpokenPitch } from "./pitch.ts";
import { type SpokenReport, totalScore } from "./report.ts";
import { analysePitchText } from "./analyse-text.ts";
import { writeVerdict } from "./scoring/write-verdict.ts";
import { judgeTake } from "./scoring/voice/judge-take.ts";
import { measureVoice } from "./scoring/voice/measure-voice.ts";

/** Judges what is said on its text and how it is said on the sound. Pure and deterministic; never throws. */
export function analyseSpokenPitch({ samples, sampleRateHz, pitch, words }: SpokenPitch): SpokenReport {
  const text = analysePitchText(pitch);
  const voice = measureVoice(samples, sampleRateHz, { text: pitch.content, words });
  const { metrics } = voice.oralPerformance;
  const { globalScore, maxScore, scored } = totalScore(text.metrics, metrics);
  const unscored = metrics.filter(({ score }) => score === null).length;
  return {
    ...text,
    globalScore,
    maxScore,
    verdict: writeVerdict(scored, text.validity, true),
    notices: [
      ...text.notices,
      ...voice.notices.map((message) => ({ rule: "voice", message })),
      ...(unscored > 0 ? [{ rule: "unscored", message: sayUnscored(unscored) }] : []),
    ],
    voice,
    fault: judgeTake(voice, pitch.content),
  };
}

const sayUnscored = (count: number) =>
  count === 1
    ? "Un critère de l'oral n'a pas pu être mesuré : la note sur 100 repose sur les neuf autres."
    : `${count} critères de l'oral n'ont pas pu être mesurés : la note sur 100 repose sur les ${10 - count} autres.`;
