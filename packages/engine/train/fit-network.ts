import type { Network } from "../src/signal/network.ts";
import { createRandom } from "./hesitations/random.ts";

export interface Frames {
  /** The same number of features for each frame, one frame after another. */
  rows: Float32Array;
  /** For each frame, the target probability, 0 to 1. */
  labels: ArrayLike<number>;
}

const EPOCHS = 12;
const BATCH = 256;
/** Decreases to zero over the training. */
const STEP = 0.003;
const PULL = 1e-5;
/** Decay rates of the moving means of the gradient and of its square (Kingma and Ba 2015). */
const KEPT = { slope: 0.9, square: 0.999 };
const DECIMALS = 3;

/**
 * A network with one hidden layer, by gradient descent; the same frames give the same bytes.
 *
 * @param size features per frame
 * @param seed of the first weights and of the order of the frames
 */
export function fitNetwork(parts: readonly Frames[], size: number, units: number, seed = 1): Network {
  const places = parts.flatMap(({ labels }, part) => Array.from(labels, (_, frame) => ({ part, frame })));
  const random = createRandom(seed);
  // Layout: hidden weights unit by unit, hidden biases, output weights, output bias.
  const count = units * size + 2 * units + 1;
  const [biasAt, outputAt] = [units * size, units * size + units];
  const theta = new Float64Array(count);
  for (let i = 0; i < units * size; i++) theta[i] = normal(random) / Math.sqrt(size);
  for (let i = 0; i < units; i++) theta[outputAt + i] = normal(random) / Math.sqrt(units);
  const slopes = new Float64Array(count);
  const means = new Float64Array(count);
  const squares = new Float64Array(count);
  const values = new Float64Array(units);
  const batches = Math.floor(places.length / BATCH);
  let turn = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(places, random);
    for (let batch = 0; batch < batches; batch++) {
      slopes.fill(0);
      for (let i = batch * BATCH; i < (batch + 1) * BATCH; i++) {
        const { part, frame } = places[i]!;
        const { rows, labels } = parts[part]!;
        const row = rows.subarray(frame * size, (frame + 1) * size);
        let sum = theta[count - 1]!;
        for (let unit = 0; unit < units; unit++) {
          let value = theta[biasAt + unit]!;
          const from = unit * size;
          for (let k = 0; k < size; k++) value += theta[from + k]! * row[k]!;
          values[unit] = value;
          if (value > 0) sum += theta[outputAt + unit]! * value;
        }
        const error = (1 / (1 + Math.exp(-sum)) - labels[frame]!) / BATCH;
        slopes[count - 1]! += error;
        for (let unit = 0; unit < units; unit++) {
          if (values[unit]! <= 0) continue;
          slopes[outputAt + unit]! += error * values[unit]!;
          const back = error * theta[outputAt + unit]!;
          slopes[biasAt + unit]! += back;
          const from = unit * size;
          for (let k = 0; k < size; k++) slopes[from + k]! += back * row[k]!;
        }
      }
      turn += 1;
      const step = STEP * (1 - turn / (EPOCHS * batches));
      const [slopeLeft, squareLeft] = [1 - KEPT.slope ** turn, 1 - KEPT.square ** turn];
      for (let i = 0; i < count; i++) {
        const slope = slopes[i]! + (i < biasAt ? PULL * theta[i]! : 0);
        means[i] = KEPT.slope * means[i]! + (1 - KEPT.slope) * slope;
        squares[i] = KEPT.square * squares[i]! + (1 - KEPT.square) * slope * slope;
        theta[i]! -= (step * means[i]!) / slopeLeft / (Math.sqrt(squares[i]! / squareLeft) + 1e-8);
      }
    }
  }
  const rounded = Array.from(theta, (value) => Number(value.toFixed(DECIMALS)));
  return {
    hidden: Array.from({ length: units }, (_, unit) => rounded.slice(unit * size, (unit + 1) * size)),
    hiddenBias: rounded.slice(biasAt, outputAt),
    output: rounded.slice(outputAt, count - 1),
    outputBias: rounded[count - 1]!,
  };
}

/** A network that returns the mean output of several ones: averages out what one learnt by chance. */
export function meanOf(networks: readonly Network[]): Network {
  const share = 1 / networks.length;
  const round = (value: number) => Number(value.toFixed(DECIMALS + 1));
  return {
    hidden: networks.flatMap(({ hidden }) => hidden),
    hiddenBias: networks.flatMap(({ hiddenBias }) => hiddenBias),
    output: networks.flatMap(({ output }) => output.map((weight) => round(share * weight))),
    outputBias: round(share * networks.reduce((sum, { outputBias }) => sum + outputBias, 0)),
  };
}

/** The sum of twelve uniform values is close enough to a normal one. */
function normal(random: () => number): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random();
  return sum;
}

function shuffle<T>(items: T[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const other = Math.floor(random() * (i + 1));
    [items[i], items[other]] = [items[other]!, items[i]!];
  }
}
