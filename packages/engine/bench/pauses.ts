import { measureSignal } from "../src/signal/measure-signal.ts";
import { listAligned, listSynthesised, type Phone, readRecording } from "../test-support/recordings.ts";
import { hearIn, type Room } from "../train/hesitations/hear-in-room.ts";
import { createRandom } from "../train/hesitations/random.ts";
import { f1Of, matchHeardPauses } from "./compare.ts";
import { findPraatSilences, havePraat, PRAAT_SILENCES_DB } from "./praat.ts";
import type { VoiceFigure } from "./voice-figure.ts";

const ROOMS: { room: Room; called: string }[] = [
  { room: "clean", called: "as recorded" },
  { room: "pink 12", called: "in pink noise at 12 dB" },
  { room: "babble 20", called: "with voices behind at 20 dB" },
  { room: "call", called: "through a telephone call" },
  { room: "reverb", called: "in a room that echoes" },
];
/** Background voices: none of those that are measured. */
const BEHIND = [0, 1, 2, 3, 4].map((i) => `fleurs-fr/fleurs-fr-00${i}.ogg`);
/** Number of synthesised pitches: more are not needed. */
const SYNTHETIC_MAX = 2;

/**
 * Pauses of .3 s and more, in noisy rooms; those of .15 to .3 s do not count. Praat gets the best threshold for each
 * room, chosen on the very recordings that it is measured on.
 */
export async function measurePauses(): Promise<VoiceFigure[]> {
  const others: Float32Array[] = [];
  for (const name of BEHIND) others.push(await readRecording(name));
  const real = await readAll(listAligned());
  const synthetic = await readAll(
    listSynthesised()
      .filter(({ name }) => name.includes("monotone") || name.includes("normal-118"))
      .slice(0, SYNTHETIC_MAX),
  );
  return ROOMS.flatMap(({ room, called }) =>
    [
      { takes: real, whose: "conversations" },
      { takes: synthetic, whose: "a machine's voice" },
    ].map(({ takes, whose }) => {
      const heard = takes.map(({ samples, phones }) => ({
        samples: hearIn(room, samples, others, createRandom(7)),
        phones,
      }));
      const ours = heard.map(({ samples, phones }) => {
        const { silences, durationSec } = measureSignal(samples);
        const inner = silences.filter((gap) => gap.startSec > 0 && gap.endSec < durationSec);
        return matchHeardPauses(inner, phones);
      });
      const figure: VoiceFigure = {
        name: `pauses heard, F1, ${whose} ${called}`,
        value: f1Of(ours),
        unit: `of ${ours.reduce((sum, one) => sum + one.expected, 0)}`,
      };
      if (havePraat) figure.peer = { name: "Praat at its best threshold", value: bestOfPraat(heard) };
      return figure;
    }),
  );
}

interface Heard {
  samples: Float32Array;
  phones: Phone[];
}

function bestOfPraat(heard: readonly Heard[]): number {
  const scores = PRAAT_SILENCES_DB.map((thresholdDb) =>
    f1Of(
      heard.map(({ samples, phones }) => matchHeardPauses(findPraatSilences(samples, thresholdDb), phones)),
    ),
  );
  return Math.max(...scores);
}

async function readAll(recordings: readonly { name: string; phones: Phone[] }[]): Promise<Heard[]> {
  const read = [];
  for (const { name, phones } of recordings) read.push({ samples: await readRecording(name), phones });
  return read;
}
