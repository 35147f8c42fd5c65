import { beforeAll, describe, expect, it } from "vitest";
import { join, silence } from "../../../test-support/synthesis.ts";
import { canSpeak, runEspeak } from "../../../train/speech/espeak.ts";
import type { VoiceReport } from "../../report.ts";
import { measureVoice } from "./measure-voice.ts";

const SENTENCES = [
  "Bonjour, je m'appelle Camille et je dirige une petite entreprise à Lyon.",
  "Chaque année, quatre récoltes sur dix sont perdues à cause de la grêle.",
  "Notre capteur prévient les agriculteurs deux heures avant l'orage.",
  "Trente fermes l'utilisent déjà dans la vallée du Rhône, de Vienne à Valence.",
  "Nous avons divisé leurs pertes par deux en une seule saison.",
  "Aujourd'hui, nous cherchons trois partenaires pour équiper deux cents fermes.",
  "Rencontrons-nous mardi prochain pour visiter notre premier site.",
  "Merci de votre écoute, et à mardi.",
];
const TEXT = SENTENCES.join(" ");

interface Way {
  wordsPerMinute?: number;
  /** Of the synthesised melody, percent. */
  range?: number;
  pauseSec?: number;
  voice?: string;
}

function say({ wordsPerMinute = 140, range = 100, pauseSec = 0.5, voice = "fr" }: Way = {}): Float32Array {
  const parts = SENTENCES.map((text) => {
    const ssml = `<speak><prosody range="${range}%">${text}</prosody></speak>`;
    return cutSilentEnds(runEspeak(["-v", voice, "-s", String(wordsPerMinute), "-m"], ssml));
  });
  return join(...parts.flatMap((said) => [said, silence(pauseSec)]));
}

function cutSilentEnds(samples: Float32Array): Float32Array {
  const sounds = (value: number) => Math.abs(value) >= 1e-3;
  return samples.subarray(samples.findIndex(sounds), samples.findLastIndex(sounds) + 1);
}

/** Inserts silences before the last two words of `count` sentences, all inside their clauses. */
function breakOff(samples: Float32Array, { words }: VoiceReport, count: number, lengthSec: number) {
  let from = 0;
  const parts = SENTENCES.slice(0, count).flatMap((text) => {
    const end = TEXT.indexOf(text) + text.length;
    const at = words.findIndex((word) => word.end >= end - 1) - 2;
    const to = Math.round(words[at]!.endSec * 16_000);
    const part = samples.subarray(from, to);
    from = to;
    return [part, silence(lengthSec)];
  });
  return join(...parts, samples.subarray(from));
}

/** Each take is measured only once. */
const takes = new Map<string, ReturnType<typeof judge>>();
function judgeOnce(name: string, make: () => Float32Array): ReturnType<typeof judge> {
  const known = takes.get(name) ?? judge(make());
  takes.set(name, known);
  return known;
}

type Scores = Record<"rate" | "fluency" | "rhythm", number>;
function judge(samples: Float32Array): Scores & { report: VoiceReport } {
  const report = measureVoice(samples, 16_000, { text: TEXT });
  const [rate, fluency, rhythm] = report.oralPerformance.metrics.map(({ score }) => score);
  return { rate: rate!, fluency: fluency!, rhythm: rhythm!, report };
}

/** Least and most points by which a score changes from the plain voice. */
type Moves = Record<keyof Scores, readonly [least: number, most: number]>;
/** Tolerance, since the confidence depends a little on the length of a take. */
const SAME = 0.15;
const HOLDS = [-0.5, 0.5] as const;
const falls = (atLeast: number, atMost: number) => [-atMost, -atLeast] as const;
const rises = (atLeast: number, atMost: number) => [atLeast, atMost] as const;

const HALF_PAUSES = "with half its pauses";
const NO_PAUSES = "without its pauses";

// Twelve synthesised takes of half a minute.
describe.skipIf(!canSpeak)("the scores of a voice that is changed in one way", () => {
  let samples: Float32Array;
  let plain: ReturnType<typeof judge>;
  beforeAll(() => {
    samples = say();
    plain = judge(samples);
  }, 60_000);

  const rows: [string, () => Float32Array, Moves][] = [
    [
      "slower by .7",
      () => say({ wordsPerMinute: 98 }),
      { rate: falls(0.3, 3), fluency: HOLDS, rhythm: HOLDS },
    ],
    [
      "faster by 1.4",
      () => say({ wordsPerMinute: 196 }),
      { rate: falls(3, 8), fluency: falls(0.3, 2), rhythm: falls(0, 2) },
    ],
    ["on one tone", () => say({ range: 0 }), { rate: HOLDS, fluency: HOLDS, rhythm: falls(1, 2.5) }],
    [
      "with half its melody",
      () => say({ range: 50 }),
      { rate: HOLDS, fluency: HOLDS, rhythm: falls(0.2, 1.5) },
    ],
    [
      "with twice its melody",
      () => say({ range: 200 }),
      { rate: HOLDS, fluency: HOLDS, rhythm: rises(0.5, 2.5) },
    ],
    [
      NO_PAUSES,
      () => say({ pauseSec: 0 }),
      { rate: falls(0.5, 3), fluency: falls(2, 4.5), rhythm: falls(0.3, 2.5) },
    ],
    [
      HALF_PAUSES,
      () => say({ pauseSec: 0.25 }),
      { rate: falls(0, 1.5), fluency: falls(0.5, 2.5), rhythm: falls(0, 1.5) },
    ],
    [
      "with short pauses inside its clauses",
      () => breakOff(samples, plain.report, 8, 0.35),
      { rate: HOLDS, fluency: falls(0.7, 3), rhythm: falls(0.3, 2) },
    ],
    [
      "with blanks inside its clauses",
      () => breakOff(samples, plain.report, 4, 3),
      { rate: falls(0.5, 3), fluency: falls(1, 3), rhythm: [-1, SAME] },
    ],
    [
      "that fades by 20 dB",
      () => samples.map((value, i) => value * 10 ** -(i / samples.length)),
      { rate: HOLDS, fluency: HOLDS, rhythm: HOLDS },
    ],
    [
      "that whispers",
      () => say({ voice: "fr+whisper" }),
      { rate: HOLDS, fluency: HOLDS, rhythm: [-1.5, 1.5] },
    ],
  ];
  it.each(rows)(
    "move in the right direction, and not too far, for one %s",
    { tags: ["long"] },
    (name, change, moves) => {
      const changed = judgeOnce(name, change);
      for (const key of ["rate", "fluency", "rhythm"] as const) {
        const [least, most] = moves[key];
        const step = changed[key] - plain[key];
        expect(step, key).toBeGreaterThanOrEqual(least - 1e-9);
        expect(step, key).toBeLessThanOrEqual(most + 1e-9);
      }
    },
  );

  it("never rise where fewer pauses are left", { tags: ["long"] }, () => {
    const fewer = [
      plain,
      judgeOnce(HALF_PAUSES, () => say({ pauseSec: 0.25 })),
      judge(say({ pauseSec: 0.1 })),
    ];
    const none = judgeOnce(NO_PAUSES, () => say({ pauseSec: 0 }));
    for (const [i, { fluency, rhythm }] of [...fewer.slice(1), none].entries()) {
      expect(fluency - fewer[i]!.fluency, `Fluidité, step ${i}`).toBeLessThanOrEqual(SAME);
      expect(rhythm - fewer[i]!.rhythm, `Rythme, step ${i}`).toBeLessThanOrEqual(SAME);
    }
  });
});
