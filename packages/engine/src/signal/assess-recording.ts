import { SAMPLE_RATE_HZ } from "./frames.ts";
import { blockEnergies, trackIntensity } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { prepareSamples } from "./prepare-samples.ts";
import { assessQuality } from "./quality.ts";
import type { SignalQuality } from "../report.ts";
import { detectVoiceActivity } from "./voice-activity.ts";

/**
 * Whether a recording can be measured, from its levels alone: quick enough to ask before anything is recorded or paid.
 *
 * @param samples mono, 16 kHz
 */
export function assessRecording(samples: Float32Array): SignalQuality {
  const energies = blockEnergies(prepareSamples(samples));
  const levelsDb = trackIntensity(energies, SIGNAL.intensityWindowSec.value);
  const { runs, silences } = detectVoiceActivity({ levelsDb, energies }, samples.length / SAMPLE_RATE_HZ);
  return assessQuality(samples, levelsDb, silences, runs.length > 0);
}
