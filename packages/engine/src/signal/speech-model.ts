import { quantiles } from "./quantiles.ts";
import { answer, type Network } from "./network.ts";
import { SIGNAL } from "./parameters.ts";
import { type FrameTracks, SPEECH_FEATURE_COUNT, speechDescriber } from "./speech-features.ts";
import MODEL from "./weights/speech.json" with { type: "json" };

/** Limit of the log-odds on both sides. */
const SURE = 6;
/** Frames on either side over which the log-odds are averaged. */
const REACH = 3;
/** A loud frame with this many voiced frames on either side is speech without asking the model. */
const VOICED_REACH = 2;

/**
 * Tells speech from what else sounds: a breath, a plate, a door, the hum of a room.
 *
 * @param sounding 1 for each frame of 10 ms in which something sounds; the others are skipped
 * @returns for each frame the logarithm of the odds that it is speech, -6 to 6; -6 where nothing sounds
 */
export function oddsOfSpeech(
  tracks: FrameTracks,
  sounding: Uint8Array,
  model: Network = MODEL,
): Float32Array {
  const { length } = sounding;
  const isSpeech = sureFrames(tracks);
  const describe = speechDescriber(tracks);
  const row = new Float64Array(SPEECH_FEATURE_COUNT);
  const odds = new Float32Array(length).fill(-SURE);
  for (let frame = 0; frame < length; frame++) {
    if (sounding[frame] === 0) continue;
    if (isSpeech[frame] === 1) odds[frame] = SURE;
    else {
      describe(frame, row);
      odds[frame] = Math.max(-SURE, Math.min(SURE, answer(model, row)));
    }
  }
  return smooth(odds, sounding);
}

/** 1 for the frames inside a voice that is as loud as the take. */
export function sureFrames({ levelsDb, f0Hz }: Pick<FrameTracks, "levelsDb" | "f0Hz">): Uint8Array {
  const [loudDb] = quantiles(levelsDb, 0.99) as [number];
  const sure = new Uint8Array(levelsDb.length);
  let voiced = 0;
  for (let frame = 0; frame < levelsDb.length; frame++) {
    voiced = f0Hz[frame]! > 0 ? voiced + 1 : 0;
    const middle = frame - VOICED_REACH;
    if (voiced > 2 * VOICED_REACH && levelsDb[middle]! > loudDb - SIGNAL.sureSpeechRangeDb.value)
      sure[middle] = 1;
  }
  return sure;
}

/** Means over the sounding frames around each. */
function smooth(odds: Float32Array, sounding: Uint8Array): Float32Array {
  return odds.map((own, frame) => {
    if (sounding[frame] === 0) return own;
    let sum = 0;
    let count = 0;
    for (let near = Math.max(0, frame - REACH); near <= Math.min(odds.length - 1, frame + REACH); near++) {
      if (sounding[near] === 0) continue;
      sum += odds[near]!;
      count += 1;
    }
    return sum / count;
  });
}
