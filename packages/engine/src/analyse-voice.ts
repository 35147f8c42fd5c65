import type { SpokenPitch } from "./pitch.ts";
import { type Claim, type OralMetric, type SpokenReport, totalScore } from "./report.ts";
import { analysePitchText } from "./analyse-text.ts";
import { KEPT } from "./claims/advice/keep-text.ts";
import { suggest } from "./claims/advice/suggest.ts";
import { writeVerdict } from "./scoring/write-verdict.ts";
import { judgeTake } from "./scoring/voice/judge-take.ts";
import { measureVoice } from "./scoring/voice/measure-voice.ts";
import { tellUnscored } from "./scoring/voice/voice-notices.ts";

/** Judges the text of a spoken pitch and the delivery in its sound. Pure and deterministic; never throws. */
export function analyseSpokenPitch({ samples, sampleRateHz, pitch, words }: SpokenPitch): SpokenReport {
  const text = analysePitchText(pitch);
  const voice = measureVoice(samples, sampleRateHz, { text: pitch.content, words });
  const { metrics } = voice.oralPerformance;
  const { globalScore, maxScore, scored } = totalScore(text.metrics, metrics);
  const claims = joinClaims(
    text.claims,
    voice.claims,
    metrics,
    Math.min(...text.metrics.map(({ score }) => score)),
  );
  return {
    ...text,
    globalScore,
    maxScore,
    verdict: writeVerdict(scored, claims, text.validity, text.pitchType),
    claims,
    recommendations: { ...text.recommendations, suggestions: suggest(claims) },
    notices: [
      ...text.notices,
      ...voice.notices.map((message) => ({ rule: "voice", message })),
      ...tellUnscored(metrics),
    ],
    voice,
    fault: judgeTake(voice, pitch.content),
  };
}

/** Under this score, a voice metric gets one of the first advices. */
const WEAK_VOICE = 6;
/** Under this score, a voice metric gets advice where nothing is to be changed in the words. */
const FAIR_VOICE = 8;

/**
 * Merges the claims on the text and on the voice. The advice on the weakest voice metric comes first if it is the
 * weakest of all metrics. After words to keep, what the voice can gain is the only thing left to tell.
 */
function joinClaims(
  text: readonly Claim[],
  voice: readonly Claim[],
  metrics: readonly OralMetric[],
  weakestText: number,
): Claim[] {
  const weakest = metrics
    .flatMap(({ label, score }) => (score === null ? [] : [{ label, score }]))
    .toSorted((left, right) => left.score - right.score)[0];
  const isAdvice = ({ kind }: Claim) => kind === "advice";
  const first = voice.filter((claim) => isAdvice(claim) && claim.metric === weakest?.label);
  const ofText = text.filter(isAdvice).map(ofWordsAlone);
  const told = [...text.filter((claim) => !isAdvice(claim)), ...voice.filter((claim) => !isAdvice(claim))];
  if (!weakest) return [...told, ...ofText];
  if (weakest.score >= WEAK_VOICE) {
    const isKept = ofText.every(({ code }) => code === "keep_as_is");
    return [...told, ...ofText, ...(isKept && weakest.score < FAIR_VOICE ? first : [])];
  }
  const order =
    weakest.score < weakestText
      ? [...first, ...ofText]
      : [...ofText.slice(0, 1), ...first, ...ofText.slice(1)];
  return [...told, ...order];
}

/**
 * Limits a "keep it" advice to the text, « Dans vos mots, rien d’important à changer », since the voice may need
 * changes.
 */
const ofWordsAlone = (claim: Claim): Claim => ({
  ...claim,
  text: claim.text.replace(KEPT, `Dans vos mots, ${KEPT.charAt(0).toLowerCase()}${KEPT.slice(1)}`),
});
