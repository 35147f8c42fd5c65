import type { RecordingQuality } from "@app/contracts/recordings";
import {
  analyseSpokenPitch,
  type SpokenPitch,
  type SpokenReport,
} from "@app/engine/scoring/voice/analyse-spoken-pitch";
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

/** Without the tracks that nobody reads: an f0 each hundredth of a second. */
export type SpokenAnswer = Omit<SpokenReport, "voice"> & {
  voice: Omit<SpokenReport["voice"], "f0" | "nucleiSec" | "words" | "restarts">;
};

export function analyse(spoken: SpokenPitch): SpokenAnswer {
  const { voice, ...report } = analyseSpokenPitch(spoken);
  const { f0: _f0, nucleiSec: _nuclei, words: _words, restarts: _restarts, ...kept } = voice;
  return { ...report, voice: kept };
}
