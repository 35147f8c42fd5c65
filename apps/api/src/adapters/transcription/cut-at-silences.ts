/** Speech is transcribed in pieces: long enough to give context, short enough to stay accurate. */
const PIECE_SEC_MIN = 15;
const PIECE_SEC_MAX = 30;
const FRAME_SEC = 0.02;
/** Cut in the middle of the quietest window of this length: a short pause. */
const QUIET_SEC = 0.3;

interface Piece {
  /** Sample indices, end excluded. */
  start: number;
  end: number;
}

/** Covers all samples in order, cutting each piece at the quietest moment of its second half. */
export function cutAtSilences(samples: Float32Array, sampleRateHz: number): Piece[] {
  const frame = Math.round(FRAME_SEC * sampleRateHz);
  const energy = measureEnergy(samples, frame);
  const quiet = Math.round(QUIET_SEC / FRAME_SEC);
  const pieces: Piece[] = [];
  let start = 0;
  while (samples.length - start > PIECE_SEC_MAX * sampleRateHz) {
    const first = Math.ceil((start + PIECE_SEC_MIN * sampleRateHz) / frame);
    const last = Math.floor((start + PIECE_SEC_MAX * sampleRateHz) / frame) - quiet;
    const end = (findQuietest(energy, first, last, quiet) + Math.floor(quiet / 2)) * frame;
    pieces.push({ start, end });
    start = end;
  }
  pieces.push({ start, end: samples.length });
  return pieces;
}

function measureEnergy(samples: Float32Array, frame: number): Float64Array {
  const energy = new Float64Array(Math.ceil(samples.length / frame));
  for (let i = 0; i < samples.length; i += 1) energy[Math.floor(i / frame)]! += samples[i]! ** 2;
  return energy;
}

/** The first frame of the `length` consecutive frames with the least energy. */
function findQuietest(energy: Float64Array, first: number, last: number, length: number): number {
  let sum = 0;
  for (let i = first; i < first + length; i += 1) sum += energy[i] ?? 0;
  let best = first;
  let least = sum;
  for (let i = first + 1; i <= last; i += 1) {
    sum += (energy[i + length - 1] ?? 0) - energy[i - 1]!;
    if (sum < least) {
      least = sum;
      best = i;
    }
  }
  return best;
}
