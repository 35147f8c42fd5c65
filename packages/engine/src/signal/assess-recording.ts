import { SAMPLE_RATE_HZ } from "./frames.ts";
import { hissBandEnergies } from "./bands.ts";
import { measureDecay } from "./measure-decay.ts";
import { blockEnergies, trackIntensity } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { prepareSamples } from "./prepare-samples.ts";
import { assessQuality, isNarrowBand, signalToNoiseDb } from "./quality.ts";
import type { SignalQuality } from "../report.ts";
import { detectVoiceActivity } from "./voice-activity.ts";

/**
 * Whether a recording can be measured, from its levels alone: quick enough to ask before anything is recorded or paid.
 * A whisper takes the tone to be known, and is told after.
 *
 * @param samples mono, 16 kHz
 */
export function assessRecording(samples: Float32Array): SignalQuality {
  const prepared = prepareSamples(samples);
  const energies = blockEnergies(prepared);
  const levelsDb = trackIntensity(energies, SIGNAL.intensityWindowSec.value);
  const activity = detectVoiceActivity({ levelsDb, energies }, samples.length / SAMPLE_RATE_HZ);
  const hasSpeech = activity.runs.length > 0;
  return assessQuality({
    samples,
    levelsDb,
    snrDb: signalToNoiseDb(levelsDb, activity),
    decayDbPerSec: measureDecay(levelsDb),
    hasSpeech,
    isNarrow: hasSpeech && isNarrowBand(hissBandEnergies(prepared), levelsDb),
    isWhispered: false,
  });
}
