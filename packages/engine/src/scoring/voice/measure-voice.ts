import { buildTimeline, roundMs } from "../../delivery/build-timeline.ts";
import { measureDelivery, type Delivery, type Transcript } from "../../delivery/measure-delivery.ts";
import { type Claim, type OralMetric, tellClaims, type VoiceReport } from "../../report.ts";
import { FRAME_STEP_SEC, frameTimeSec } from "../../signal/frames.ts";
import { measureSignal } from "../../signal/measure-signal.ts";
import { resampleTo16k } from "../../signal/resample.ts";
import { takeWaveformPeaks } from "../../signal/waveform-peaks.ts";
import { enumerate } from "../../claims/wording.ts";
import { clock } from "./passages.ts";
import type { Explanation } from "./explanation.ts";
import { explainFillers } from "./explain-fillers.ts";
import { explainFluency } from "./explain-fluency.ts";
import { explainRate } from "./explain-rate.ts";
import { explainRhythm } from "./explain-rhythm.ts";
import { oralMeasuresOf } from "./oral-measures.ts";
import type { OralReading } from "./oral-reading.ts";
import { takeOralValues } from "./oral-values.ts";
import { rateOralMetric, type RatedOralMetric } from "./rate-oral-metric.ts";
import { ORAL_RUBRIC, type OralMetricKey } from "./rubric.ts";
import { noticesOf } from "./voice-notices.ts";

const EXPLAIN: Record<OralMetricKey, (reading: OralReading, rated: RatedOralMetric) => Explanation> = {
  rate: explainRate,
  fluency: explainFluency,
  rhythm: explainRhythm,
  fillers: explainFillers,
};
const KEYS: readonly OralMetricKey[] = ["rate", "fluency", "rhythm", "fillers"];

const TOO_LITTLE =
  "Trop peu de ce que ce critère mesure a pu l'être : parlez plus longtemps, ou ajoutez le texte de votre pitch.";

/** Without words, only the « euh » that the speaker confirmed could be counted. */
function sayUnasked({ hesitations }: Delivery): string {
  if (hesitations.length === 0)
    return "Sans texte, les tics de langage ne se comptent pas ; aucun « euh » probable n'a été repéré dans le son.";
  const places = enumerate(hesitations.slice(0, PLACES_MAX).map(({ startSec }) => clock(startSec)));
  return `Sans texte, les tics de langage ne se comptent pas. Écoutez à ${places} : cela ressemble à des « euh ».`;
}
const PLACES_MAX = 3;

/** Too little speech to call it a pitch. */
const SPEECH_MIN_SEC = 3;

/**
 * Measures how a pitch is said, on the waveform, and scores it: four metrics of 10 with their reasons, the words
 * and pauses in time, the rate curve. Pure and deterministic; never throws, whatever the samples.
 *
 * @param samples mono
 * @param sampleRateHz any rate; 16 kHz is taken as it is
 */
export function measureVoice(
  samples: Float32Array,
  sampleRateHz: number,
  transcript: Transcript = {},
): VoiceReport {
  const recording = resampleTo16k(samples, sampleRateHz);
  const signal = measureSignal(recording);
  const delivery = measureDelivery(signal, transcript);
  const reading: OralReading = { signal, delivery, values: takeOralValues(delivery) };
  const scorable = signal.nucleiSec.length > 0 && delivery.speechSec >= SPEECH_MIN_SEC;
  const told = KEYS.map((key) => writeMetric(key, reading, scorable));
  const metrics = told.map(({ metric }) => metric);
  return {
    durationSec: roundMs(signal.durationSec),
    wordTiming: delivery.wordTiming,
    scorable,
    quality: signal.quality,
    pauses: delivery.pauses,
    nucleiSec: Array.from(signal.nucleiSec, roundMs),
    f0: {
      startSec: frameTimeSec(0),
      stepSec: FRAME_STEP_SEC,
      hz: Array.from(signal.f0Hz, (hz) => (hz > 0 ? Math.round(hz * 100) / 100 : null)),
    },
    hesitations: delivery.hesitations,
    words: delivery.words,
    fillers: delivery.fillers,
    restarts: delivery.restarts,
    waveform: Array.from(takeWaveformPeaks(recording), roundMs),
    measures: KEYS.flatMap((key) => oralMeasuresOf(key, reading.values)),
    claims: told.flatMap(({ claims }) => claims),
    oralPerformance: {
      metrics,
      timeline: buildTimeline(delivery.words, delivery.pauses),
      speechRate: { data: delivery.rates.map(roundRate) },
    },
    notices: noticesOf(signal, delivery, scorable),
  };
}

/** From this score on, what is told of the voice is praise, and its advice says what to keep. */
const FINE = 7;

function writeMetric(
  key: OralMetricKey,
  reading: OralReading,
  scorable: boolean,
): { metric: OralMetric; claims: Claim[] } {
  const { label } = ORAL_RUBRIC[key];
  const measures = oralMeasuresOf(key, reading.values);
  const rated = rateOralMetric(key, reading.values, reading.delivery, reading.signal.quality);
  const claim = (kind: Claim["kind"], text: string): Claim => ({
    id: `${kind}-delivery-${key}`,
    metric: label,
    kind,
    rule: "delivery",
    ...(kind === "advice" && { code: "change_delivery" as const }),
    quotes: [],
    evidence: [],
    text,
  });
  if (!scorable || rated.score === null) {
    const { delivery } = reading;
    const why = scorable
      ? key === "fillers" && !delivery.units
        ? sayUnasked(delivery)
        : TOO_LITTLE
      : (noticesOf(reading.signal, reading.delivery, false)[0] ?? TOO_LITTLE);
    const unscored = claim("measure", `Non noté.\n${why}`);
    const metric = {
      label,
      score: null,
      confidence: 0,
      explanation: tellClaims([unscored]),
      method: "mesuré" as const,
      measures,
    };
    return { metric, claims: [unscored] };
  }
  const { measure, evidence, advice } = EXPLAIN[key](reading, rated);
  const isFine = rated.score >= FINE;
  const heard = claim(isFine ? "credit" : "fault", evidence);
  const measured = claim("measure", measure + shrinkNote(rated.confidence));
  const toDo: Claim = isFine
    ? { ...claim("credit", advice), id: `keep-delivery-${key}` }
    : claim("advice", advice);
  const explanation = tellClaims([heard, measured, toDo]);
  const { score, confidence } = rated;
  return {
    metric: { label, score, confidence, explanation, method: "mesuré", measures },
    claims: [heard, measured, toDo],
  };
}

/** Says in the explanation how far a score was drawn to the middle. */
function shrinkNote(confidence: number): string {
  if (confidence > 0.95) return "";
  return ` Mesure fiable à ${Math.round(100 * confidence)} % : la note est rapprochée de 6.`;
}

function roundRate({ time, rate }: Delivery["rates"][number]) {
  return { time: Math.round(time * 10) / 10, rate: Math.round(rate * 10) / 10 };
}
