import { SAMPLE_RATE_HZ } from "./frames.ts";
import { echoShare, measureDecay } from "./measure-decay.ts";
import { trackIntensity } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { assessQuality, isNarrowBand, signalToNoiseDb } from "./quality.ts";
import type { SignalQuality } from "../report.ts";
import { takeTracks } from "./take-tracks.ts";
import { detectVoiceActivity } from "./voice-activity.ts";

/**
 * Whether a recording can be measured, from its levels alone: quick enough to ask before anything is recorded or paid.
 * A whisper takes the tone to be known, and is told after.
 *
 * @param samples mono, 16 kHz
 */
export function assessRecording(samples: Float32Array): SignalQuality {
  const { energies, receivedEnergies, trebleShare, clippedShare } = takeTracks(samples);
  const levelsDb = trackIntensity(energies, SIGNAL.intensityWindowSec.value);
  const receivedDb = trackIntensity(receivedEnergies, SIGNAL.intensityWindowSec.value);
  const activity = detectVoiceActivity({ levelsDb, energies }, samples.length / SAMPLE_RATE_HZ);
  const snrDb = signalToNoiseDb(receivedDb, activity);
  const hasSpeech = activity.runs.length > 0;
  return assessQuality({
    clippedShare,
    levelsDb: receivedDb,
    snrDb,
    echo: echoShare(measureDecay(receivedDb), snrDb),
    hasSpeech,
    isNarrow: hasSpeech && isNarrowBand(trebleShare),
    isWhispered: false,
  });
}
