/** Samples used on each side of an interpolated value. */
export const SINC_DEPTH = 30;

/** Number of tabulated positions of the kernel between two samples. */
const PHASES = 16;

/** Finds where between two samples an even sequence peaks, and how high. */
interface PeakFinder {
  /** The sequence for lags 0 to its end; the caller writes it. */
  values: Float64Array;
  /** Answer of the last `climb`: a fractional lag and the interpolated height there. */
  place: number;
  height: number;
  /** Climbs from a local maximum of the samples to the maximum of the band-limited curve through them. */
  climb(lag: number): void;
}

export function createPeakFinder(lagEnd: number): PeakFinder {
  const kernels = Array.from({ length: PHASES }, (_, phase) => sincKernel(phase / PHASES));
  const values = new Float64Array(lagEnd + 1);

  function valueAt(step: number): number {
    const base = Math.floor(step / PHASES);
    const kernel = kernels[step - base * PHASES]!;
    const from = base - SINC_DEPTH + 1;
    let sum = 0;
    if (from >= 0 && base + SINC_DEPTH <= lagEnd) {
      for (let i = 0; i < 2 * SINC_DEPTH; i++) sum += values[from + i]! * kernel[i]!;
      return sum;
    }
    for (let i = 0; i < 2 * SINC_DEPTH; i++) {
      const lag = Math.abs(from + i);
      if (lag <= lagEnd) sum += values[lag]! * kernel[i]!;
    }
    return sum;
  }

  function climb(lag: number): void {
    let step = lag * PHASES;
    let here = values[lag]!;
    let left = valueAt(step - 1);
    let right = valueAt(step + 1);
    for (let moved = 0; right > here && moved < PHASES; moved++) {
      step++;
      left = here;
      here = right;
      right = valueAt(step + 1);
    }
    for (let moved = 0; left > here && moved < PHASES; moved++) {
      step--;
      right = here;
      here = left;
      left = valueAt(step - 1);
    }
    const curvature = 2 * here - left - right;
    const shift = curvature > 0 ? (0.5 * (right - left)) / curvature : 0;
    finder.place = (step + shift) / PHASES;
    finder.height = here + 0.25 * (right - left) * shift;
  }

  const finder: PeakFinder = { values, place: 0, height: 0, climb };
  return finder;
}

/** Hann-tapered sinc for a point `fraction` of a sample after its base. */
function sincKernel(fraction: number): Float64Array {
  const kernel = new Float64Array(2 * SINC_DEPTH);
  for (let i = 0; i < kernel.length; i++) {
    const distance = i - SINC_DEPTH + 1 - fraction;
    const angle = Math.PI * distance;
    const sinc = distance === 0 ? 1 : Math.sin(angle) / angle;
    kernel[i] = sinc * (0.5 + 0.5 * Math.cos(angle / (SINC_DEPTH + 1)));
  }
  return kernel;
}
