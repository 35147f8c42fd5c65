import type { SignalIssue, SignalQuality } from "../report.ts";
import { trackF0 } from "./f0.ts";
import { FRAME_STEP_SEC, SAMPLE_RATE_HZ } from "./frames.ts";
import { HALF_RATE_HZ } from "./halve-rate.ts";
import { echoShare, measureDecay } from "./measure-decay.ts";
import { trackIntensity } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { assessQuality, isNarrowBand, isWhispered, signalToNoiseDb } from "./quality.ts";
import { takeTracks } from "./take-tracks.ts";
import { detectVoiceActivity, type Stretch } from "./voice-activity.ts";

/** Between two words said without a pause, levels fall further than in a room where something sounds. */
const QUIETEST_SHARE = 0.02;

/**
 * Whether a recording can be measured, from a few seconds of it: fast enough to check before anything is recorded or
 * paid (some 50 ms for four seconds).
 *
 * @param samples mono, 16 kHz
 */
export function assessRecording(samples: Float32Array): SignalQuality {
  const { energies, receivedEnergies, halfSamples, trebleShare, clippedShare } = takeTracks(samples);
  const levelsDb = trackIntensity(energies, SIGNAL.intensityWindowSec.value);
  const receivedDb = trackIntensity(receivedEnergies, SIGNAL.intensityWindowSec.value);
  const activity = detectVoiceActivity({ levelsDb, energies }, samples.length / SAMPLE_RATE_HZ);
  const snrDb = signalToNoiseDb(receivedDb, activity);
  const hasSpeech = activity.runs.length > 0;
  const quality = assessQuality({
    clippedShare,
    levelsDb: receivedDb,
    snrDb,
    echo: echoShare(measureDecay(receivedDb), snrDb),
    hasSpeech,
    isNarrow: hasSpeech && isNarrowBand(trebleShare),
    // In noise, not everything that sounds is voice, so nothing can be said.
    isWhispered: snrDb >= SIGNAL.noisySnrDb.value && isWhispering(halfSamples, activity.runs),
  });
  const isNoiseTold = quality.issues.some((issue) => NOISE.has(issue));
  if (
    hasSpeech &&
    !isNoiseTold &&
    signalToNoiseDb(receivedDb, activity, QUIETEST_SHARE) < SIGNAL.checkSnrDb.value
  )
    quality.issues.push("background");
  return quality;
}

const NOISE: ReadonlySet<SignalIssue> = new Set(["unreliable", "noisy", "background"]);

/**
 * Whether the first seconds that sound are whispered, and those in the middle: enough to decide, and faster than tracking
 * the tone of a whole take. A microphone that first raises the room makes its beginning alone sound so.
 */
function isWhispering(halfSamples: Float32Array, runs: readonly Stretch[]): boolean {
  const isLong = halfSamples.length / HALF_RATE_HZ > 2 * SIGNAL.checkHeardSec.value;
  const middle = isLong ? runs[Math.floor(runs.length / 2)] : runs[0];
  return [...new Set([runs[0], middle])].every((first) => isWhisperedFrom(halfSamples, runs, first));
}

function isWhisperedFrom(
  halfSamples: Float32Array,
  runs: readonly Stretch[],
  first: Stretch | undefined,
): boolean {
  const fromSec = first?.startSec ?? 0;
  const from = Math.floor(fromSec / FRAME_STEP_SEC) * FRAME_STEP_SEC;
  const toSec = Math.min(from + SIGNAL.checkHeardSec.value, halfSamples.length / HALF_RATE_HZ);
  const heard = runs
    .filter(({ startSec }) => startSec >= fromSec && startSec < toSec)
    .map(({ startSec, endSec }) => ({ startSec: startSec - from, endSec: Math.min(endSec, toSec) - from }));
  const soundingSec = heard.reduce((sum, { startSec, endSec }) => sum + endSec - startSec, 0);
  if (soundingSec < SIGNAL.checkVoiceSec.value) return false;
  const piece = halfSamples.subarray(Math.round(from * HALF_RATE_HZ), Math.round(toSec * HALF_RATE_HZ));
  return isWhispered(trackF0(piece), heard);
}
