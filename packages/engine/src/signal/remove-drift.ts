import { FRAME_STEP_SEC } from "./frames.ts";
import { BLOCKS_PER_FRAME } from "./intensity.ts";
import { SIGNAL } from "./parameters.ts";
import { quantiles } from "./quantiles.ts";

const WINDOW = Math.round(SIGNAL.driftWindowSec.value / FRAME_STEP_SEC);
const WINDOWS_MIN = 3;

/**
 * Takes a slow and steady fade out of the levels: a speaker who moves away from the microphone still speaks. Levels that
 * rise and fall are left as they are.
 *
 * @param levelsDb of the 10 ms frames, changed in place
 * @param energies of the 1 ms blocks, changed in place
 */
export function removeDrift(levelsDb: Float32Array, energies: Float64Array): void {
  const louds: number[] = [];
  for (let from = 0; from + WINDOW <= levelsDb.length; from += WINDOW)
    louds.push(quantiles(levelsDb.subarray(from, from + WINDOW), 0.95)[0] as number);
  if (louds.length < WINDOWS_MIN) return;
  const middle = (louds.length - 1) / 2;
  const mean = louds.reduce((sum, loud) => sum + loud, 0) / louds.length;
  let products = 0;
  let squares = 0;
  for (const [i, loud] of louds.entries()) {
    products += (i - middle) * (loud - mean);
    squares += (i - middle) ** 2;
  }
  const slope = products / squares;
  const residual = Math.sqrt(
    louds.reduce((sum, loud, i) => sum + (loud - mean - slope * (i - middle)) ** 2, 0) / louds.length,
  );
  if (Math.abs(slope) * louds.length < SIGNAL.driftMinDb.value || residual > SIGNAL.driftResidualDb.value)
    return;
  const driftAt = (frame: number) => slope * (frame / WINDOW - (middle + 0.5));
  for (let frame = 0; frame < levelsDb.length; frame++) levelsDb[frame]! -= driftAt(frame);
  for (let block = 0; block < energies.length; block++)
    energies[block]! *= 10 ** (-driftAt(block / BLOCKS_PER_FRAME) / 10);
}
