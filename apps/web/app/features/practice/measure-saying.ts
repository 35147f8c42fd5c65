import { resampleTo16k, SAMPLE_RATE_HZ } from "@app/engine/sound";
import { measureVoice } from "@app/engine/voice";
import type { VoiceReport } from "@app/engine/report";
import { type PracticeQuestion, type PracticeResult, readSaying } from "./model.ts";

/**
 * If the syllables heard differ from the text's by more than this share, other words were said. Chosen slightly above
 * what five readers showed.
 */
const SHARE_TOLERANCE = 0.2;

/**
 * How a sentence was said again. The rate uses the wording whose syllable count matches, since improving speakers leave
 * out their tics; when none matches, the number of words is estimated from the syllables heard.
 */
export function measureSaying({ samples, sampleRateHz, wordings }: PracticeQuestion): PracticeResult {
  const sound = resampleTo16k(samples, sampleRateHz);
  const heard = measureVoice(sound, SAMPLE_RATE_HZ);
  const read = wordings.map((text) => {
    const voice = measureVoice(sound, SAMPLE_RATE_HZ, { text });
    return { voice, share: shareSaid(heard, voice) };
  });
  const fitting = read.filter(({ voice, share }) => voice.wordTiming !== "none" && share > 0);
  const distance = ({ share }: { share: number }) => Math.abs(Math.log(share));
  const nearest = fitting.toSorted((one, other) => distance(one) - distance(other))[0];
  if (!nearest) return readSaying(heard);
  const answer = readSaying(nearest.voice);
  if ("refusal" in answer || Math.abs(nearest.share - 1) <= SHARE_TOLERANCE) return answer;
  const wordsPerMinute = answer.saying.wordsPerMinute * nearest.share;
  return { saying: { ...answer.saying, wordsPerMinute, isEstimated: true } };
}

/**
 * Syllables heard per syllable of the text, without « euh ». Both reports have the same pauses, so the stretches
 * between pauses can be compared.
 */
function shareSaid(heard: VoiceReport, read: VoiceReport): number {
  const byEar = syllablesOf(heard);
  const byText = syllablesOf(read);
  if (!byEar || !byText) return 0;
  const spoken = 1 - heard.hesitations.length / heard.nucleiSec.length;
  return (byEar / byText) * Math.max(0, spoken);
}

const syllablesOf = ({ measures }: VoiceReport) =>
  measures.find(({ id }) => id === "meanRunSyllables")?.value;
