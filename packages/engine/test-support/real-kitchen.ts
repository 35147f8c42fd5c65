import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";
import { resampleTo16k } from "../src/signal/resample.ts";
import { createRandom } from "../train/hesitations/random.ts";
import { BREATH, cook, type KitchenScene, levelOf, type ScenePart, trim } from "./kitchen.ts";
import { listAligned, readRecording, type SpokenToken } from "./recordings.ts";

/** A speaker who tells one story without saying anything twice. */
const VOICE = "sppas-fr/F_F_B003-P8.wav";
/**
 * « Euh » of two other speakers; played at another speed, they take the tone of the voice. The other ones of .2 s that we
 * have are creaky or whispered, and are not found.
 */
const EUHS = [
  { name: "sppas-fr/SR_track_631.wav", startSec: 4.72, endSec: 5.04, speed: 1.28 },
  { name: "sppas-fr/AG_éàç_0460.wav", startSec: 3.19, endSec: 3.5, speed: 0.88 },
  { name: "sppas-fr/SR_track_631.wav", startSec: 4.72, endSec: 5.04, speed: 1.12 },
];
/** When the sentences of the story begin in the recording. */
const SENTENCES_SEC = [2.49, 5.74, 9.14, 12.49, 16.6];
/** Before what word an « euh » is put, as the second in the recording at which the word begins. */
const EUH_BEFORE_SEC = [5.74, 9.14, 16.6];
const [BEFORE_BREATH_SEC, AFTER_BREATH_SEC, AFTER_EUH_SEC] = [0.7, 0.3, 0.35];
/** Somewhat under the voice, as people say them. */
const EUH_DB = -3;

/**
 * A real voice tells a story in a kitchen, with a breath before each sentence and three real « euh ». Null where the
 * recordings are absent.
 */
export async function tellInKitchen(ratioDb: number, seed = 1): Promise<KitchenScene | null> {
  const aligned = listAligned().find(({ name }) => name === VOICE);
  if (!aligned) return null;
  const recording = await readRecording(VOICE);
  const sentences = SENTENCES_SEC.map((from, i) =>
    aligned.words.filter(
      ({ startSec }) => startSec >= from && startSec < (SENTENCES_SEC[i + 1] ?? Number.POSITIVE_INFINITY),
    ),
  );
  const sounds = sentences.map((words) => trim(cut(recording, words[0]!.startSec, words.at(-1)!.endSec)));
  const voiceLevel = levelOf(sounds[0]!);
  const euhs = await Promise.all(EUHS.map((euh) => readEuh(euh, voiceLevel)));
  const parts = sentences.flatMap((words, i): ScenePart[] => {
    const sentence = { text: `${capitalise(write(words))}.`, sound: sounds[i]! };
    const euh = euhs[EUH_BEFORE_SEC.indexOf(SENTENCES_SEC[i]!)];
    return [
      BEFORE_BREATH_SEC,
      BREATH,
      AFTER_BREATH_SEC,
      ...(euh ? [{ sound: euh }, AFTER_EUH_SEC] : []),
      sentence,
    ];
  });
  return cook(parts, { voiceLevel, ratioDb, random: createRandom(seed) });
}

/** Without the words that are broken off, as the speaker would write it. */
const write = (words: readonly SpokenToken[]) =>
  words
    .map(({ word }) => word)
    .filter((word) => !word.endsWith("-"))
    .join(" ")
    .replaceAll("' ", "'");
const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

async function readEuh(
  { name, startSec, endSec, speed }: (typeof EUHS)[number],
  voiceLevel: number,
): Promise<Float32Array> {
  const sound = resampleTo16k(cut(await readRecording(name), startSec, endSec), SAMPLE_RATE_HZ * speed);
  const gain = (voiceLevel / levelOf(sound)) * 10 ** (EUH_DB / 20);
  return sound.map((value) => gain * value);
}

const cut = (samples: Float32Array, fromSec: number, toSec: number) =>
  samples.slice(Math.round(fromSec * SAMPLE_RATE_HZ), Math.round(toSec * SAMPLE_RATE_HZ));
