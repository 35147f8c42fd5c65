import type { RecordingQuality } from "@app/contracts/recordings";
import { blockEnergies, trackIntensity } from "@app/engine/signal/intensity";
import { SIGNAL } from "@app/engine/signal/parameters";
import { prepareSamples } from "@app/engine/signal/prepare-samples";
import { assessQuality } from "@app/engine/signal/quality";
import { detectVoiceActivity } from "@app/engine/signal/voice-activity";

/** The tasks of a worker thread. */

/** What may spoil the measures, from levels alone: quick, before anything is paid. */
export function assess(samples: Float32Array): RecordingQuality {
  const energies = blockEnergies(prepareSamples(samples));
  const levelsDb = trackIntensity(energies, SIGNAL.intensityWindowSec.value);
  const { runs } = detectVoiceActivity(levelsDb, energies, samples.length / 16_000);
  return assessQuality(samples, levelsDb, runs.length > 0);
}
