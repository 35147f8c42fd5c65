import { measureDelivery } from "../src/delivery/measure-delivery.ts";
import { measureSignal } from "../src/signal/measure-signal.ts";
import { listAligned, listSynthesised, readRecording } from "../test-support/recordings.ts";
import { hearIn, type Room } from "../train/hesitations/hear-in-room.ts";
import { createRandom } from "../train/hesitations/random.ts";
import type { VoiceFigure } from "./voice-figure.ts";

const ROOMS: { room: Room; called: string }[] = [
  { room: "pink 15", called: "in pink noise at 15 dB" },
  { room: "call", called: "through a telephone call" },
  { room: "reverb 0.4", called: "in an echo of .4 s" },
  { room: "reverb 0.8", called: "in an echo of .8 s" },
];

/** How far noise, a telephone or an echo changes the speech rates of the same recordings. */
export async function measureRates(): Promise<VoiceFigure[]> {
  const names = [...listAligned(), ...listSynthesised()].map(({ name }) => name);
  const takes: Float32Array[] = [];
  for (const name of names) takes.push(await readRecording(name));
  const asRecorded = takes.map(ratesOf);
  return ROOMS.flatMap(({ room, called }) => {
    const heard = takes.map((samples) => ratesOf(hearIn(room, samples, [], createRandom(7))));
    const moves = (pick: (rates: Rates) => number) =>
      heard.map((rates, i) => 100 * (pick(rates) / pick(asRecorded[i]!) - 1));
    const speech = moves((rates) => rates.speech);
    const articulation = moves((rates) => rates.articulation);
    const unit = `% on ${heard.length} takes`;
    return [
      { name: `rate of speech moved ${called}`, value: mean(speech), unit },
      { name: `rate of speech moved either way ${called}`, value: mean(speech.map(Math.abs)), unit },
      { name: `rate without its pauses moved ${called}`, value: mean(articulation), unit },
    ];
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Rates {
  speech: number;
  articulation: number;
}

function ratesOf(samples: Float32Array): Rates {
  const { speechRate, articulationRate } = measureDelivery(measureSignal(samples));
  return { speech: speechRate ?? Number.NaN, articulation: articulationRate ?? Number.NaN };
}
