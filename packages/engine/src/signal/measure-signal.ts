import { trackF0 } from "./f0.ts";
import { measureBands } from "./frame-bands.ts";
import { SAMPLE_RATE_HZ } from "./frames.ts";
import { trackIntensity } from "./intensity.ts";
import { findNuclei } from "./nuclei.ts";
import { echoShare, measureDecay, reverberationShare } from "./measure-decay.ts";
import { SIGNAL } from "./parameters.ts";
import { assessQuality, isNarrowBand, isWhispered, signalToNoiseDb } from "./quality.ts";
import type { SignalQuality } from "../report.ts";
import { removeDrift } from "./remove-drift.ts";
import { silenceRinging } from "./ringing.ts";
import { takeTracks } from "./take-tracks.ts";
import { detectVoiceActivity, type Stretch } from "./voice-activity.ts";

/** Measures of the waveform alone; one value per 10 ms frame in each track. */
export interface SignalMeasures {
  durationSec: number;
  /** The recording without offset and rumble, at 8 kHz, for measures made on demand. */
  halfSamples: Float32Array;
  levelsDb: Float32Array;
  /** Sound threshold. */
  thresholdDb: number;
  /** Energies of 1 ms blocks in the vowel band. */
  vowelBandEnergies: Float64Array;
  /** Energies of 1 ms blocks above the vowel band. */
  hissBandEnergies: Float64Array;
  /** 0 where unvoiced. */
  f0Hz: Float32Array;
  runs: Stretch[];
  silences: Stretch[];
  /** Number of perceived pauses; a short one counts for a fraction. */
  pauseCount: number;
  nucleiSec: Float64Array;
  /** 0 in a dry room, 1 where it echoes. */
  echo: number;
  quality: SignalQuality;
}

/** The tracks of a recording before any classification, one value per 10 ms frame or as in `takeTracks`. */
export function trackSound(recording: Float32Array) {
  const tracks = takeTracks(recording);
  const { energies, receivedEnergies, halfSamples } = tracks;
  const levelsDb = levelsOf(energies);
  const receivedDb = receivedEnergies === energies ? levelsDb : levelsOf(receivedEnergies);
  // Half as many samples, rounded up, can hold one frame more than the recording does.
  const f0Hz = silenceRinging(trackF0(halfSamples).subarray(0, levelsDb.length), halfSamples);
  return { ...tracks, levelsDb, receivedDb, f0Hz, bands: measureBands(halfSamples, levelsDb.length) };
}

/** @param recording mono, 16 kHz, any length and any content */
export function measureSignal(recording: Float32Array): SignalMeasures {
  const durationSec = recording.length / SAMPLE_RATE_HZ;
  const sound = trackSound(recording);
  const { levelsDb, receivedDb, energies, vowelEnergies, hissEnergies, halfSamples, f0Hz } = sound;
  const { trebleShare, clippedShare } = sound;
  const activity = detectVoiceActivity({ levelsDb, energies, voice: sound }, durationSec);
  const snrDb = signalToNoiseDb(receivedDb, activity);
  const decayDbPerSec = measureDecay(receivedDb);
  const echo = echoShare(decayDbPerSec, snrDb);
  const nucleiSec = findNuclei(sound, activity.runs, {
    reverberation: reverberationShare(decayDbPerSec, snrDb),
  });
  const hasSpeech = nucleiSec.length > 0;
  const quality = assessQuality({
    clippedShare,
    levelsDb: receivedDb,
    snrDb,
    echo,
    hasSpeech,
    isNarrow: hasSpeech && isNarrowBand(trebleShare),
    isWhispered: hasSpeech && isWhispered(f0Hz, activity.runs),
  });
  const { runs, silences, thresholdDb, pauseCount } = activity;
  return {
    durationSec,
    halfSamples,
    levelsDb,
    thresholdDb,
    vowelBandEnergies: vowelEnergies,
    hissBandEnergies: hissEnergies,
    f0Hz,
    runs,
    silences,
    pauseCount,
    nucleiSec,
    echo,
    quality,
  };
}

/** @param energies of the 1 ms blocks; a steady fade is taken out of them too */
function levelsOf(energies: Float64Array): Float32Array {
  const levelsDb = trackIntensity(energies, SIGNAL.intensityWindowSec.value);
  removeDrift(levelsDb, energies);
  return levelsDb;
}
