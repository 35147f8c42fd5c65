/** The mean holds at least a quarter of its loudest channel's power, unless channels oppose each other. */
const CANCELLED_SHARE = 0.1;

/**
 * Gives a mixer of the channels of one sound, whole or block after block. It takes their mean; where the channels cancel
 * each other, as when one microphone is wired the other way round, it keeps the louder one instead: the mean would be
 * silence. What it judges by adds up over the blocks, so that it does not go back and forth.
 */
export function openMixer(): (channels: readonly Float32Array<ArrayBuffer>[]) => Float32Array<ArrayBuffer> {
  let ofMean = 0;
  const ofEach: number[] = [];
  /** Writes the mean over the first channel. */
  return (channels) => {
    const [first, second] = channels;
    if (!first || !second) return first ?? new Float32Array(0);
    for (let i = 0; i < first.length; i++) ofMean += meanAt(channels, i) ** 2;
    for (const [k, channel] of channels.entries()) ofEach[k] = (ofEach[k] ?? 0) + energyOf(channel);
    const loudest = Math.max(...ofEach);
    if (ofMean < CANCELLED_SHARE * loudest) return channels[ofEach.indexOf(loudest)]!;
    for (let i = 0; i < first.length; i++) first[i] = meanAt(channels, i);
    return first;
  };
}

function meanAt(channels: readonly Float32Array[], i: number): number {
  let sum = 0;
  for (const channel of channels) sum += channel[i]!;
  return sum / channels.length;
}

function energyOf(samples: Float32Array): number {
  let sum = 0;
  for (const value of samples) sum += value * value;
  return sum;
}
