import { SAMPLE_RATE_HZ } from "../src/signal/frames.ts";
import { between, createRandom, type Random } from "../train/hesitations/random.ts";
import { canSpeak, speak } from "./speech.ts";
import { join, silence } from "./synthesis.ts";

interface Span {
  startSec: number;
  endSec: number;
}

/** A recording whose speech, silences, breaths and hesitations are known exactly. */
export interface KitchenScene {
  /** 16 kHz. */
  samples: Float32Array;
  /** As its speaker would write it: without the « euh ». */
  text: string;
  /** Phrases said without a pause, in text order. */
  phrases: (Span & { text: string })[];
  euhs: Span[];
  /** Stretches without a phrase or an « euh », breaths included; only those between two sounds. */
  pauses: Span[];
}

export const BREATH: unique symbol = Symbol("breath");
/** A filled pause of about this length. */
interface Euh {
  euhSec: number;
}
type Part = string | typeof BREATH | Euh | number;

/**
 * A breath before each sentence; an « euh » between two silences, one that opens a sentence, one that prolongs a word.
 */
const SCRIPT: readonly Part[][] = [
  [BREATH, 0.1, "Bonjour, je m'appelle Camille et je répare des vélos à Nantes."],
  [0.15, BREATH, 0.12, "Chaque hiver,", 0.35, { euhSec: 0.38 }, 0.32],
  ["la moitié des ateliers de la ville manquent de travail."],
  [0.2, BREATH, 0.08, "Nous avons donc ouvert une école du soir dans notre boutique."],
  [0.25, BREATH, 0.1, { euhSec: 0.27 }, 0.05, "Trente habitants y apprennent à réparer leur propre vélo."],
  [0.12, BREATH, 0.15, "Ils repartent avec une machine sûre et l'envie de rouler."],
  [0.2, BREATH, 0.1, "L'année prochaine, nous voulons", 0.03, { euhSec: 0.34 }, 0.4],
  ["ouvrir un deuxième atelier à Rennes."],
  [0.18, BREATH, 0.1, "Il nous manque un local et deux mille euros d'outils."],
  [0.15, BREATH, 0.12, "Venez nous voir samedi matin pour en parler."],
];
/** Kitchen noise alone, before and after the speech. */
const LEAD_SEC = 1.5;
const TAIL_SEC = 8;
const WORDS_PER_MINUTE = 150;
/** Inhalations are 14 to 27 dB below the voice. */
const BREATH_DB = [-24, -17] as const;
const BREATH_SEC = [0.35, 0.5] as const;

/**
 * espeak-ng says eight sentences in a kitchen: a refrigerator hums, water runs, plates are put down, at the given
 * signal-to-noise ratio in dB. Null where espeak-ng is missing.
 */
export function sayInKitchen(ratioDb: number, seed = 1): KitchenScene | null {
  if (!canSpeak) return null;
  const random = createRandom(seed);
  const say = (text: string) => trim(speak(text, { wordsPerMinute: WORDS_PER_MINUTE }));
  const voiceLevel = levelOf(say("Bonjour, je m'appelle Camille."));
  const parts = SCRIPT.flat().map((part): ScenePart => {
    if (part === BREATH || typeof part === "number") return part;
    return typeof part === "string" ? { text: part, sound: say(part) } : { sound: hesitate(part) };
  });
  return cook(parts, { voiceLevel, ratioDb, random });
}

/** A silence in seconds, an inhalation, or a sound: a phrase has its text, an « euh » has none. */
export type ScenePart = number | typeof BREATH | { sound: Float32Array; text?: string };

/** Joins the parts, and adds the kitchen. */
export function cook(
  parts: readonly ScenePart[],
  { voiceLevel, ratioDb, random }: { voiceLevel: number; ratioDb: number; random: Random },
): KitchenScene {
  const sounds: Float32Array[] = [silence(LEAD_SEC)];
  let at = LEAD_SEC;
  const push = (sound: Float32Array): Span => {
    sounds.push(sound);
    const startSec = at;
    at += sound.length / SAMPLE_RATE_HZ;
    return { startSec, endSec: at };
  };
  const phrases: KitchenScene["phrases"] = [];
  const euhs: Span[] = [];
  for (const part of parts) {
    if (typeof part === "number") push(silence(part));
    else if (part === BREATH) push(breathe(voiceLevel, random));
    else if (part.text === undefined) euhs.push(push(part.sound));
    else phrases.push({ ...push(part.sound), text: part.text });
  }
  const spoken = join(...sounds, silence(TAIL_SEC));
  const said = [...phrases, ...euhs].sort((a, b) => a.startSec - b.startSec);
  const pauses = said.slice(1).map((sound, i) => ({ startSec: said[i]!.endSec, endSec: sound.startSec }));
  const kitchen = hum(spoken.length, random);
  const gain = (voiceLevel / levelOf(kitchen)) * 10 ** (-ratioDb / 20);
  return {
    samples: spoken.map((value, i) => value + gain * kitchen[i]!),
    text: phrases.map(({ text }) => text).join(" "),
    phrases,
    euhs,
    pauses,
  };
}

const TOLERANCE_SEC = 0.1;

/** Spans that were heard without a matching mark (both edges near), and marks that were not heard. */
export function misplaced(
  heard: readonly Span[],
  marked: readonly Span[],
  toleranceSec = TOLERANCE_SEC,
): string[] {
  const isNear = (one: Span, other: Span) =>
    Math.abs(one.startSec - other.startSec) <= toleranceSec &&
    Math.abs(one.endSec - other.endSec) <= toleranceSec;
  const lacks = (others: readonly Span[]) => (one: Span) => !others.some((other) => isNear(one, other));
  const say = ({ startSec, endSec }: Span) => `${startSec.toFixed(2)} to ${endSec.toFixed(2)}`;
  return [
    ...heard.filter(lacks(marked)).map((one) => `not marked: ${say(one)}`),
    ...marked.filter(lacks(heard)).map((one) => `not heard: ${say(one)}`),
  ];
}

export function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / (samples.length || 1));
}

const EDGE_SAMPLES = SAMPLE_RATE_HZ / 100;
/** A frame of 10 ms is inaudible in the kitchen below this share of the mean level. */
const HEARD_SHARE = 0.1;

/** From the first to the last audible frame of 10 ms. */
export function trim(samples: Float32Array): Float32Array {
  const least = HEARD_SHARE * levelOf(samples);
  const isHeard = (at: number) => levelOf(samples.subarray(at, at + EDGE_SAMPLES)) >= least;
  let from = 0;
  let to = samples.length;
  while (from < to && !isHeard(from)) from += EDGE_SAMPLES;
  while (to > from && !isHeard(to - EDGE_SAMPLES)) to -= EDGE_SAMPLES;
  return samples.slice(from, to);
}

const EUH_WORDS_PER_MINUTE = [80, 95, 120];
let euhsSaid: Float32Array[] | undefined;

/** The « euh » of the same synthesiser, at the speed that gives the nearest length. */
function hesitate({ euhSec }: Euh): Float32Array {
  euhsSaid ??= EUH_WORDS_PER_MINUTE.map((wordsPerMinute) =>
    trim(speak("euh", { wordsPerMinute, pitchRange: "flat" })),
  );
  const off = (sound: Float32Array) => Math.abs(sound.length / SAMPLE_RATE_HZ - euhSec);
  return euhsSaid.reduce((best, sound) => (off(sound) < off(best) ? sound : best));
}

/** An inhalation: low-passed noise that swells and falls. */
function breathe(voiceLevel: number, random: Random): Float32Array {
  const length = Math.round(between(random, ...BREATH_SEC) * SAMPLE_RATE_HZ);
  let [low, lower] = [0, 0];
  const air = Float32Array.from({ length }, (_, i) => {
    low += 0.45 * (random() - 0.5 - low);
    lower += 0.08 * (low - lower);
    return (low - lower) * Math.sin((Math.PI * i) / length);
  });
  const gain = (voiceLevel / levelOf(air)) * 10 ** (between(random, ...BREATH_DB) / 20);
  return air.map((value) => gain * value);
}

const HUM_HZ = [50, 100, 150, 200, 300];
const PLATE_EVERY_SEC = 1.6;

/** A refrigerator, its fan, and plates: a half, a third and a sixth of the power. */
function hum(length: number, random: Random): Float32Array {
  const phases = HUM_HZ.map(() => 2 * Math.PI * random());
  let fan = 0;
  const refrigerator = Float32Array.from({ length }, (_, i) =>
    HUM_HZ.reduce(
      (sum, hz, k) => sum + Math.sin(2 * Math.PI * hz * (i / SAMPLE_RATE_HZ) + phases[k]!) / (k + 1),
      0,
    ),
  );
  const air = Float32Array.from({ length }, () => (fan = 0.9 * fan + random() - 0.5));
  const plates = new Float32Array(length);
  for (let at = 0; at < length; at += -Math.log(1 - random()) * PLATE_EVERY_SEC * SAMPLE_RATE_HZ)
    ring(plates, Math.round(at), random);
  const shares: [Float32Array, number][] = [
    [refrigerator, 1 / 2],
    [air, 1 / 3],
    [plates, 1 / 6],
  ];
  const gains = shares.map(([sound, share]) => Math.sqrt(share) / (levelOf(sound) || 1));
  return Float32Array.from({ length }, (_, i) =>
    shares.reduce((sum, [sound], k) => sum + gains[k]! * sound[i]!, 0),
  );
}

/** A plate put down: a few high tones that decay within a twentieth of a second. */
function ring(into: Float32Array, at: number, random: Random): void {
  const loud = between(random, 0.3, 1);
  for (let mode = 0; mode < 5; mode++) {
    const hz = between(random, 1200, 5500);
    const decaySec = between(random, 0.01, 0.03);
    for (let i = 0; i < 6 * decaySec * SAMPLE_RATE_HZ && at + i < into.length; i++)
      into[at + i]! +=
        loud * Math.exp(-i / SAMPLE_RATE_HZ / decaySec) * Math.sin((2 * Math.PI * hz * i) / SAMPLE_RATE_HZ);
  }
}
