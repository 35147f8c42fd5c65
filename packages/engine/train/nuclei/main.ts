import { fileURLToPath } from "node:url";
import { FRAME_STEP_SEC, SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { trackSound } from "../../src/signal/measure-signal.ts";
import type { Network } from "../../src/signal/network.ts";
import { findNuclei } from "../../src/signal/nuclei.ts";
import {
  NUCLEUS_FEATURE_COUNT,
  nucleusDescriber,
  type VowelTracks,
} from "../../src/signal/nucleus-features.ts";
import { detectVoiceActivity, type Stretch } from "../../src/signal/voice-activity.ts";
import { fitNetwork, type Frames, meanOf } from "../fit-network.ts";
import { hearIn, type Room } from "../hesitations/hear-in-room.ts";
import { between, createRandom } from "../hesitations/random.ts";
import { keepWeights } from "../keep-weights.ts";
import { readOwnPitches } from "../own-pitches/read-own.ts";
import { canSpeak, runEspeak } from "../speech/espeak.ts";
import { readSpokenTakes, resize } from "../spoken-takes.ts";
import { vowelPeaks } from "./vowel-peaks.ts";

const USAGE = `Usage : npm run train:nuclei -- DOSSIER-DES-SONS [--check]
  apprend à trouver les noyaux des syllabes dans le bruit, l’écho et le téléphone : ce sont ceux que l’on trouve dans la même
  prise au calme ; écrit les poids ; imprime ce que chaque pièce ajoute ou retire, un tiers des voix laissé de côté à son tour
`;
const WEIGHTS = fileURLToPath(new URL("../../src/signal/weights/nuclei.json", import.meta.url));
/** Three trainings with different seeds. */
const SEEDS = [1, 2, 3];
const UNITS_EACH = 8;
const SIZES = [1, 0.85, 1.17];
/** Voices of espeak-ng, saying the project's own sentences. */
const SYNTHETIC = [
  "fr+f2",
  "fr+m3",
  "fr+f5",
  "fr+m7",
  "fr-be+f3",
  "fr-ch+m1",
  "fr+klatt2",
  "fr+michel",
  "fr+croak",
  "fr+Alicia",
  "fr+Hugo",
  "fr+linda",
  "fr",
  "fr-be",
  "fr-ch+f4",
  "fr+Andrea",
  "fr+steph",
  "fr+rob",
];
const SENTENCES_EACH = 8;
/** Earlier sentences are used to train the detector of speech. */
const SENTENCES_FROM = 200;
const ROOMS: readonly Room[] = [
  "clean",
  "pink 25",
  "pink 18",
  "pink 15",
  "pink 12",
  "babble 22",
  "babble 18",
  "telephone",
  "call",
  "call",
  "reverb 0.3",
  "reverb 0.4",
  "reverb 0.5",
  "reverb 0.8",
];
/** Target probability of the frames around a nucleus, from the nearest on. */
const AROUND = [1, 1, 0.5];
/** A sounding run may begin slightly earlier in another room. */
const EDGE_FRAMES = 3;
const FOLDS = 3;

interface Voice {
  speaker: string;
  isReal: boolean;
  samples: Float32Array;
}
interface Heard extends Frames {
  voice: Voice;
  room: Room;
  tracks: VowelTracks;
  runs: Stretch[];
}

const [folder, flag] = process.argv.slice(2);
if (!folder || !canSpeak) {
  process.stderr.write(folder ? "espeak-ng manque\n" : USAGE);
  process.exit(2);
}
const voices: Voice[] = [
  ...(await readSpokenTakes(folder)).flatMap(({ speaker, samples }) =>
    SIZES.map((size) => ({ speaker, isReal: true, samples: resize(samples, size) })),
  ),
  ...SYNTHETIC.map(sayWith),
];
const real = voices.filter(({ isReal }) => isReal);
const heard = voices.flatMap((voice, at) => {
  const { sound, runs } = listen(voice.samples);
  const nucleiSec = vowelPeaks(sound, runs);
  const others = real.filter(({ speaker }) => speaker !== voice.speaker).map(({ samples }) => samples);
  return ROOMS.map((room, turn) => hear(voice, nucleiSec, room, others, 100 * at + turn));
});
const fit = (frames: readonly Frames[]) =>
  meanOf(SEEDS.map((seed) => fitNetwork(frames, NUCLEUS_FEATURE_COUNT, UNITS_EACH, seed)));
keepWeights(WEIGHTS, `${JSON.stringify(fit(heard))}\n`, flag === "--check");
printHeldOut();
process.exit();

/** Each voice has its own speed and pitch. */
function sayWith(speaker: string, at: number): Voice {
  const from = SENTENCES_FROM + at * SENTENCES_EACH;
  const sentences = readOwnPitches().flatMap((pitch) => pitch.sentences);
  const text = sentences
    .slice(from, from + SENTENCES_EACH)
    .map((sentence) => sentence.text)
    .join(" ");
  const [pace, tone] = [130 + ((37 * at) % 70), 30 + ((23 * at) % 50)];
  const samples = runEspeak(["-v", speaker, "-s", String(pace), "-p", String(tone)], text);
  return { speaker, isReal: false, samples };
}

function listen(samples: Float32Array) {
  const sound = trackSound(samples);
  const { runs } = detectVoiceActivity({ ...sound, voice: sound }, samples.length / SAMPLE_RATE_HZ);
  return { sound, runs };
}

/** The recording in a room, at another loudness, with the nuclei that were found in quiet. */
function hear(
  voice: Voice,
  nucleiSec: Float64Array,
  room: Room,
  others: readonly Float32Array[],
  seed: number,
): Heard {
  const random = createRandom(seed);
  const gain = 10 ** (between(random, -25, 0) / 20);
  const { sound, runs } = listen(hearIn(room, voice.samples, others, random).map((value) => gain * value));
  const count = sound.levelsDb.length;
  const wanted = new Float32Array(count);
  for (const timeSec of nucleiSec) {
    const nucleus = Math.round(timeSec / FRAME_STEP_SEC - 0.5);
    for (let frame = nucleus - AROUND.length + 1; frame < nucleus + AROUND.length; frame++)
      if (frame >= 0 && frame < count)
        wanted[frame] = Math.max(wanted[frame]!, AROUND[Math.abs(frame - nucleus)]!);
  }
  const frames = new Set<number>();
  for (const { startSec, endSec } of runs) {
    const from = Math.max(0, Math.round(startSec / FRAME_STEP_SEC) - EDGE_FRAMES);
    const to = Math.min(count, Math.round(endSec / FRAME_STEP_SEC) + EDGE_FRAMES);
    for (let frame = from; frame < to; frame++) frames.add(frame);
  }
  const describe = nucleusDescriber(sound);
  const row = new Float64Array(NUCLEUS_FEATURE_COUNT);
  const rows = new Float32Array(frames.size * NUCLEUS_FEATURE_COUNT);
  const labels = new Float32Array(frames.size);
  let at = 0;
  for (const frame of frames) {
    describe(frame, row);
    rows.set(row, at * NUCLEUS_FEATURE_COUNT);
    labels[at++] = wanted[frame]!;
  }
  const { f0Hz, bands, vowelEnergies } = sound;
  return { voice, room, tracks: { f0Hz, bands, vowelEnergies }, runs, rows, labels };
}

/** How many nuclei each room adds or removes, by models trained without the voice. */
function printHeldOut(): void {
  const speakers = [...new Set(voices.map(({ speaker }) => speaker))];
  const moves = new Map<string, number[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = new Set(speakers.filter((_, i) => i % FOLDS === fold));
    const model = fit(heard.filter(({ voice }) => !out.has(voice.speaker)));
    for (const voice of voices.filter(({ speaker, isReal }) => isReal && out.has(speaker)))
      addMoves(voice, model);
  }
  console.log(
    "nuclei that a room adds or takes away, in % of those of the same take in quiet; a third of the voices left out",
  );
  for (const [room, list] of moves)
    console.log(
      `${room.padEnd(12)} ${mean(list).toFixed(1).padStart(6)}   either way ${mean(list.map(Math.abs)).toFixed(1)}`,
    );

  function addMoves(voice: Voice, model: Network): void {
    const takes = heard.filter((one) => one.voice === voice);
    const counts = takes.map(({ tracks, runs }) => findNuclei(tracks, runs, { model }).length);
    for (const [i, { room }] of takes.entries())
      moves.set(room, [...(moves.get(room) ?? []), 100 * (counts[i]! / counts[0]! - 1)]);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
