import { buildTimeline, roundMs } from "../../delivery/build-timeline.ts";
import { measureDelivery, type Transcript } from "../../delivery/measure-delivery.ts";
import type { VoiceReport } from "../../report.ts";
import { FRAME_STEP_SEC, frameTimeSec } from "../../signal/frames.ts";
import { measureSignal } from "../../signal/measure-signal.ts";
import { resampleTo16k } from "../../signal/resample.ts";
import { takeWaveformPeaks } from "../../signal/waveform-peaks.ts";
import type { Explanation } from "./explanation.ts";
import { explainFillers } from "./explain-fillers.ts";
import { explainFluency } from "./explain-fluency.ts";
import { explainRate } from "./explain-rate.ts";
import { explainRhythm } from "./explain-rhythm.ts";
import { oralMeasuresOf } from "./oral-measures.ts";
import type { OralReading } from "./oral-reading.ts";
import { takeOralValues } from "./oral-values.ts";
import { rateOralMetric, type RatedOralMetric } from "./rate-oral-metric.ts";
import type { OralMetricKey } from "./rubric.ts";
import { noticesOf } from "./voice-notices.ts";
import { sayWhyUnscored } from "./why-unscored.ts";
import { writeOralMetric, type WrittenOralMetric } from "./write-oral-metric.ts";

const EXPLAIN: Record<OralMetricKey, (reading: OralReading, rated: RatedOralMetric) => Explanation> = {
  rate: explainRate,
  fluency: explainFluency,
  rhythm: explainRhythm,
  fillers: explainFillers,
};
const KEYS: readonly OralMetricKey[] = ["rate", "fluency", "rhythm", "fillers"];

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
    speechSec: roundMs(delivery.speechSec),
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
    measures: KEYS.flatMap((key) => oralMeasuresOf(key, toldOf(reading))),
    claims: told.flatMap(({ claims }) => claims),
    oralPerformance: {
      metrics,
      timeline: buildTimeline(delivery.words, delivery.pauses),
      speechRate: { data: delivery.rates },
    },
    notices: noticesOf(signal, delivery, scorable),
  };
}

/**
 * The values as shown. Where pauses are too few to place, `boundaryShare` holds a stand-in that is scored but not
 * shown.
 */
const toldOf = ({ values, delivery }: OralReading) => ({ ...values, boundaryShare: delivery.boundaryShare });

function writeMetric(key: OralMetricKey, reading: OralReading, scorable: boolean): WrittenOralMetric {
  const { values, delivery, signal } = reading;
  const rated = rateOralMetric(key, values, delivery, { ...signal.quality, echo: signal.echo });
  return writeOralMetric(
    key,
    { ...rated, score: scorable ? rated.score : null, measures: oralMeasuresOf(key, toldOf(reading)) },
    () => EXPLAIN[key](reading, rated),
    () => (scorable ? null : noticesOf(signal, delivery, false)[0]) ?? sayWhyUnscored(key, reading),
  );
}
