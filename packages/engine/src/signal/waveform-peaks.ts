/** Bars of the player's waveform. */
const WAVEFORM_PEAKS = 800;

/**
 * The shape of a recording for drawing: the largest excursion of each of `count` equal parts.
 *
 * @returns values from 0 to 1, fewer than `count` only where there are fewer samples
 */
export function takeWaveformPeaks(samples: Float32Array, count: number = WAVEFORM_PEAKS): Float32Array {
  const peaks = new Float32Array(Math.min(count, samples.length));
  for (let bar = 0; bar < peaks.length; bar++) {
    const to = Math.floor(((bar + 1) * samples.length) / peaks.length);
    let peak = 0;
    for (let i = Math.floor((bar * samples.length) / peaks.length); i < to; i++) {
      const value = Math.abs(samples[i]!);
      if (value > peak) peak = value;
    }
    peaks[bar] = Math.min(1, peak);
  }
  return peaks;
}
