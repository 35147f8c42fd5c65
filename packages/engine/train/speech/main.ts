import { fileURLToPath } from "node:url";
import { FRAME_STEP_SAMPLES, FRAME_STEP_SEC, SAMPLE_RATE_HZ } from "../../src/signal/frames.ts";
import { trackSound } from "../../src/signal/measure-signal.ts";
import { SIGNAL } from "../../src/signal/parameters.ts";
import { SPEECH_FEATURE_COUNT, speechDescriber } from "../../src/signal/speech-features.ts";
import { answer } from "../../src/signal/network.ts";
import { sureFrames } from "../../src/signal/speech-model.ts";
import { detectVoiceActivity, hearSounds, type Stretch } from "../../src/signal/voice-activity.ts";
import { createRandom } from "../hesitations/random.ts";
import { fitNetwork, type Frames } from "../fit-network.ts";
import { keepWeights } from "../keep-weights.ts";
import { readOwnPitches } from "../own-pitches/read-own.ts";
import { readSpokenTakes, resize } from "../spoken-takes.ts";
import { canSpeak, runEspeak } from "./espeak.ts";
import { makeScene, type Scene, type Voice } from "./make-scene.ts";

const USAGE = `Usage : npm run train:speech -- DOSSIER-DES-SONS [--check]
  apprend à distinguer la parole de ce qui sonne à côté (souffles, vaisselle, portes, bruit de fond), sur des voix dont on
  sait quand elles parlent, et écrit les poids ; imprime les erreurs, voix par voix laissée de côté
`;
const WEIGHTS = fileURLToPath(new URL("../../src/signal/weights/speech.json", import.meta.url));
/** Scenes per recorded voice, and per synthetic voice. */
const SCENES = { real: 40, synthetic: 20 };
/** The same voice, as from a larger or a smaller head. */
const SIZES = [1, 0.87, 1.14];
/** Voices of espeak-ng, saying the project's own sentences. */
const SYNTHETIC = [
  "fr+f2",
  "fr+m3",
  "fr+f5",
  "fr+m7",
  "fr-be+f3",
  "fr-ch+m1",
  "fr+klatt2",
  "fr+whisper",
  "fr+grandma",
  "fr+michel",
  "fr-be+whisper",
  "fr+croak",
  "fr+Alicia",
  "fr+Hugo",
  "fr+linda",
];
const SENTENCES_EACH = 4;
const PHRASE_MIN_SEC = 0.2;
/** Ignored around each edge: nobody can say to 10 ms where a sound begins. */
const EDGE_SAMPLES = 0.03 * SAMPLE_RATE_HZ;
/** Also use some frames of noise just below the threshold: in another recording they would be above it. */
const WEAK_DB = 6;
const WEAK_SHARE = 0.5;
const FOLDS = 3;
const UNITS = 24;
const fit = (frames: readonly Frames[]) => fitNetwork(frames, SPEECH_FEATURE_COUNT, UNITS);

const [folder, flag] = process.argv.slice(2);
if (!folder || !canSpeak) {
  process.stderr.write(folder ? "espeak-ng manque\n" : USAGE);
  process.exit(2);
}
const voices = [...(await readVoices(folder)), ...SYNTHETIC.map(sayWith)];
const heard = voices.flatMap((voice, at) => {
  const others = voices
    .filter(({ isReal, speaker }) => isReal && speaker !== voice.speaker)
    .flatMap(({ phrases }) => phrases)
    .filter(({ length }) => length > SAMPLE_RATE_HZ / 2);
  return Array.from({ length: voice.isReal ? SCENES.real : SCENES.synthetic }, (_, turn) => {
    const seed = 1000 * at + turn;
    const scene = makeScene(voice, seed, others);
    return { voice, room: scene.room, ...describe(scene, seed) };
  });
});
keepWeights(WEIGHTS, `${JSON.stringify(fit(heard))}\n`, flag === "--check");
printHeldOut();
process.exit();

async function readVoices(sounds: string): Promise<Voice[]> {
  const takes = await readSpokenTakes(sounds);
  return takes.flatMap(({ speaker, samples, runs }) =>
    SIZES.map((size) => ({
      speaker,
      isReal: true,
      phrases: phrasesOf(samples, runs).map((piece) => resize(piece, size)),
      room: roomOf(samples, runs),
    })),
  );
}

/** Each voice has its own speed and pitch. */
function sayWith(name: string, at: number): Voice {
  const sentences = readOwnPitches().flatMap((pitch) => pitch.sentences);
  const text = sentences
    .slice(at * SENTENCES_EACH, (at + 1) * SENTENCES_EACH)
    .map((sentence) => sentence.text)
    .join(" ");
  const [pace, tone] = [130 + ((37 * at) % 60), 30 + ((23 * at) % 50)];
  const samples = runEspeak(["-v", name, "-s", String(pace), "-p", String(tone)], text);
  // espeak-ng does not breathe: whatever sounds is speech.
  const { levelsDb, energies } = trackSound(samples);
  const { runs } = detectVoiceActivity({ levelsDb, energies }, samples.length / SAMPLE_RATE_HZ);
  return { speaker: name, isReal: false, phrases: phrasesOf(samples, runs), room: null };
}

function cut(samples: Float32Array, startSec: number, endSec: number): Float32Array {
  return samples.slice(Math.round(startSec * SAMPLE_RATE_HZ), Math.round(endSec * SAMPLE_RATE_HZ));
}

function phrasesOf(samples: Float32Array, runs: readonly Stretch[]): Float32Array[] {
  return runs
    .filter(({ startSec, endSec }) => endSec - startSec > PHRASE_MIN_SEC)
    .map(({ startSec, endSec }) => cut(samples, startSec, endSec));
}

/** The longest pause, without its edges. */
function roomOf(samples: Float32Array, runs: readonly Stretch[]): Float32Array | null {
  const ends = [0, ...runs.map(({ endSec }) => endSec)];
  const starts = [...runs.map(({ startSec }) => startSec), samples.length / SAMPLE_RATE_HZ];
  const rests = ends.map((startSec, i) => ({ startSec, endSec: starts[i]! }));
  const longest = rests.reduce((best, rest) =>
    rest.endSec - rest.startSec > best.endSec - best.startSec ? rest : best,
  );
  return longest.endSec - longest.startSec > 0.3
    ? cut(samples, longest.startSec + 0.08, longest.endSec - 0.08)
    : null;
}

/** The frames that the model must decide: those with sound that is not surely a voice. */
function describe({ samples, isSaid, tailSec }: Scene, seed: number): Frames {
  const random = createRandom(seed);
  const sound = trackSound(samples);
  const { heardDb, thresholdDb } = hearSounds({ ...sound, voice: sound }, samples.length / SAMPLE_RATE_HZ);
  const sure = sureFrames(sound);
  const frames: number[] = [];
  for (let frame = 0; frame < heardDb.length; frame++) {
    const from = frame * FRAME_STEP_SAMPLES;
    const isEdge =
      isSaid[Math.max(0, from - EDGE_SAMPLES)] !==
      isSaid[Math.min(isSaid.length - 1, from + FRAME_STEP_SAMPLES + EDGE_SAMPLES)];
    if (isEdge || sure[frame] === 1 || rings(isSaid, from, tailSec)) continue;
    const isWeak = isSaid[from] === 0 && heardDb[frame]! > thresholdDb - WEAK_DB && random() < WEAK_SHARE;
    if (heardDb[frame]! > thresholdDb || isWeak) frames.push(frame);
  }
  const describeFrame = speechDescriber(sound);
  const row = new Float64Array(SPEECH_FEATURE_COUNT);
  const rows = new Float32Array(frames.length * SPEECH_FEATURE_COUNT);
  for (const [i, frame] of frames.entries()) {
    describeFrame(frame, row);
    rows.set(row, i * SPEECH_FEATURE_COUNT);
  }
  return { rows, labels: Uint8Array.from(frames, (frame) => isSaid[frame * FRAME_STEP_SAMPLES]!) };
}

/** Whether an echo of a phrase is still heard: such frames count neither as speech nor as noise. */
function rings(isSaid: Uint8Array, at: number, tailSec: number): boolean {
  if (isSaid[at] === 1) return false;
  const from = Math.max(0, at - Math.round(tailSec * SAMPLE_RATE_HZ));
  return isSaid.subarray(from, at).includes(1);
}

function printHeldOut(): void {
  const speakers = [...new Set(voices.map(({ speaker }) => speaker))];
  const tallies = new Map<string, { asked: number; said: number; missed: number; wrong: number }>();
  const row = new Float64Array(SPEECH_FEATURE_COUNT);
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = new Set(speakers.filter((_, i) => i % FOLDS === fold));
    const model = fit(heard.filter(({ voice }) => !out.has(voice.speaker)));
    for (const { voice, room, rows, labels } of heard.filter(({ voice }) => out.has(voice.speaker)))
      for (const [i, label] of Array.from(labels).entries()) {
        row.set(rows.subarray(i * SPEECH_FEATURE_COUNT, (i + 1) * SPEECH_FEATURE_COUNT));
        const isHeard = answer(model, row) > SIGNAL.speechOddsMin.value;
        for (const name of [
          voice.isReal ? "voices" : "a machine's voices",
          ...(voice.isReal ? [room] : []),
        ]) {
          const tally = tallies.get(name) ?? { asked: 0, said: 0, missed: 0, wrong: 0 };
          tallies.set(name, tally);
          tally.asked += 1;
          tally.said += label;
          if (label === 1 && !isHeard) tally.missed += 1;
          if (label === 0 && isHeard) tally.wrong += 1;
        }
      }
  }
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`.padStart(8);
  console.log(`a third of the voices left out in turn, of the frames of ${FRAME_STEP_SEC} s that are asked`);
  console.log(`${"".padEnd(20)} minutes   speech missed   heard where there is none`);
  for (const [name, { asked, said, missed, wrong }] of tallies)
    console.log(
      `${name.padEnd(20)} ${((asked * FRAME_STEP_SEC) / 60).toFixed(1).padStart(7)} ${share(missed, said).padStart(15)} ${share(wrong, asked - said).padStart(27)}`,
    );
}
