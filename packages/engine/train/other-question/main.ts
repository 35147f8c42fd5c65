import { fileURLToPath } from "node:url";
import { hashWord } from "../../src/reading/hash.ts";
import { LinearModel, packModel } from "../../src/reading/linear-model.ts";
import { describeAnswer } from "../../src/roles/describe-answer.ts";
import { APART, type PackedOtherQuestion } from "../../src/roles/other-question.ts";
import { profileAnswer } from "../../src/roles/profile-answer.ts";
import type { QuestionKind } from "../../src/roles/question-kind.ts";
import { readRoles } from "../../src/roles/read-roles.ts";
import { blindContext, readTopic } from "../../src/roles/read-topic.ts";
import { signsOfAnother } from "../../src/roles/untouched.ts";
import { keepWeights } from "../keep-weights.ts";
import { readSource } from "../roles/corpus.ts";
import { type LabelledExample, roundWeights, rowsOf, trainMultiLabel } from "../roles/multi-label.ts";
import { fitLogistic, type WeighedRow } from "../scores/fit-logistic.ts";
import {
  readHeardOnly,
  MORE,
  readMoreAnswers,
  readOtherSpeeches,
  readOwnAnswers,
  readOwnEvasions,
  readOwnPitchesAgain,
  readToldOf,
} from "../scores/other-speeches.ts";

const USAGE = `Usage : npm run train:other-question [-- --held-out | --check]
  apprend à quoi se reconnaît la réponse à une autre question, sur nos seuls textes, et écrit les poids
  --held-out  n’écrit rien : juge chaque sixième des auteurs avec ce que les autres apprennent
  --check     n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = fileURLToPath(new URL("../../src/roles/weights/other-question.json", import.meta.url));

type Apart = (typeof APART)[number];
type Told = QuestionKind | "speech";
/** Kinds of answers that treat each question: a strength may be a reason to be chosen. */
const TREATS: Record<Apart, readonly Told[]> = {
  introduction: ["introduction"],
  motivation: ["motivation", "studies"],
  strengths: ["strengths"],
  choice: ["choice", "strengths"],
  leaving: ["leaving"],
  future: ["future"],
  behavioural: ["behavioural"],
};
/**
 * Kinds of answers that clearly treat another question; all others, such as a motive under « Parlez-moi de vous », are
 * not used.
 */
const OTHERS: Record<Apart, readonly Told[]> = {
  introduction: ["weaknesses", "method", "salary", "reverse", "behavioural", "leaving", "speech"],
  motivation: [
    "introduction",
    "weaknesses",
    "method",
    "strengths",
    "salary",
    "behavioural",
    "leaving",
    "reverse",
    "speech",
  ],
  strengths: ["weaknesses", "salary", "reverse", "future", "leaving", "motivation", "studies", "speech"],
  choice: ["weaknesses", "salary", "reverse", "leaving", "future", "speech"],
  leaving: [
    "introduction",
    "weaknesses",
    "method",
    "strengths",
    "salary",
    "reverse",
    "behavioural",
    "choice",
    "speech",
  ],
  future: ["weaknesses", "method", "salary", "reverse", "behavioural", "leaving", "strengths", "speech"],
  behavioural: [
    "introduction",
    "motivation",
    "studies",
    "strengths",
    "future",
    "salary",
    "reverse",
    "leaving",
    "choice",
    "speech",
  ],
};
const WORDS = { epochs: 14, rate: 0.03, decay: 0.005, seenMin: 5 };
const PROFILE = { pull: 0.02, epochs: 60 };
const SCALE = 120;
/** Smaller weights are dropped. */
const LEAST = 6;
/** Total weights of answers that treat the question, other answers and speeches; one text weighs at most `MOST`. */
const SHARES = { treats: 0.5, answer: 0.3, speech: 0.2 };
const MOST = 6;
const FOLDS = 6;

/** A question of each kind, under which the answers to other questions are read. */
const ASKED: Record<Apart, string> = {
  introduction: "Parlez-moi de vous.",
  motivation: "Pourquoi notre entreprise ?",
  strengths: "Quelle est votre principale qualité ?",
  choice: "Pourquoi devrions-nous vous choisir ?",
  leaving: "Pourquoi quittez-vous votre poste ?",
  future: "Où vous voyez-vous dans cinq ans ?",
  behavioural: "Racontez un échec.",
};
/** Learnt from our roundabout answers on leaving, praise of one's post would sound like an answer. */
const ROUNDABOUT = new Set<Apart>(["leaving"]);
const SIGNS = { pull: 0.001, epochs: 2000 };

interface Text {
  told: Told;
  /** Whether it is one of our roundabout answers. */
  isMore: boolean;
  fold: number;
  /** The signs that it treats another question than one of this kind: its own, or that of `ASKED`. */
  signs: (kind: Apart, strangeness: number) => number[];
  features: Int32Array;
  profile: ArrayLike<number>;
}

function readAll(): Text[] {
  const sources = [
    ...readOwnPitchesAgain(),
    ...readToldOf(),
    ...readHeardOnly(),
    ...readOwnAnswers(),
    ...readMoreAnswers(),
    ...readOwnEvasions(),
    ...readOtherSpeeches(),
  ];
  return sources
    .filter(({ offTopic }) => offTopic === "no")
    .map((source) => {
      const { sentences, context, writer } = readSource(source);
      const blind = readRoles(sentences, blindContext(context));
      return {
        told: context.pitchType === "rh" ? context.questionKind : "speech",
        isMore: writer === MORE,
        fold: (hashWord(writer) >>> 0) % FOLDS,
        features: describeAnswer(sentences),
        profile: profileAnswer(sentences, blind),
        signs: (kind: Apart, strangeness: number) => {
          const question = context.questionKind === kind ? context.question : ASKED[kind];
          const read = readTopic(sentences, { ...context, questionKind: kind, question }, blind);
          return signsOfAnother({ ...read, strangeness });
        },
      };
    });
}

function learn(texts: readonly Text[], kind: Apart) {
  const used = texts.filter(
    ({ told, isMore }) =>
      (TREATS[kind].includes(told) && !(isMore && ROUNDABOUT.has(kind))) || OTHERS[kind].includes(told),
  );
  const shareOf = ({ told }: Text) =>
    TREATS[kind].includes(told) ? "treats" : told === "speech" ? "speech" : "answer";
  const counts = { treats: 0, answer: 0, speech: 0 };
  for (const text of used) counts[shareOf(text)] += 1;
  const examples: LabelledExample[] = [];
  const rows: WeighedRow[] = [];
  for (const text of used) {
    const share = shareOf(text);
    const weight = Math.min(MOST, (SHARES[share] * used.length) / counts[share]);
    examples.push({ features: text.features, labels: share === "treats" ? [] : [0], weight });
    rows.push({ values: text.profile, isTrue: share !== "treats", weight });
  }
  const words = trainMultiLabel(1, examples, WORDS);
  roundWeights(words, SCALE, LEAST);
  return { words: rowsOf(words, SCALE), profile: fitLogistic(rows, PROFILE).map(round) };
}

/** The weights by which the signs tell answers to another question from those to this one; the last is the constant. */
function weighSigns(kind: Apart, sums: ReadonlyMap<Text, number>): number[] {
  const own = texts.filter(({ told }) => told === kind);
  const others = texts.filter(({ told }) => told !== "speech" && OTHERS[kind].includes(told));
  const rowsOfTexts = (of: readonly Text[], isTrue: boolean) =>
    of.map((text) => ({ values: text.signs(kind, sums.get(text)!), isTrue, weight: 0.5 / of.length }));
  return fitLogistic([...rowsOfTexts(own, false), ...rowsOfTexts(others, true)], SIGNS).map(round);
}

function round(weight: number): number {
  return Number(weight.toFixed(4));
}

function learnAll(texts: readonly Text[]): PackedOtherQuestion {
  const learnt = APART.map((kind) => learn(texts, kind));
  const entries = new Map<number, { label: number; weight: number }[]>();
  for (const [label, { words }] of learnt.entries())
    for (const { key, entries: own } of words)
      entries.set(key, [...(entries.get(key) ?? []), ...own.map(({ weight }) => ({ label, weight }))]);
  const rows = [...entries]
    .map(([key, own]) => ({ key, entries: own }))
    .sort((one, other) => one.key - other.key);
  return {
    words: packModel(APART.length, rows),
    scale: SCALE,
    profile: learnt.map(({ profile }) => profile),
  };
}

const [option] = process.argv.slice(2);
if (option !== undefined && option !== "--held-out" && option !== "--check") {
  process.stderr.write(USAGE);
  process.exit(2);
}
const texts = readAll();
if (option === "--held-out") {
  const sums = APART.map(() => new Map<Text, number>());
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const { words, profile } = learnAll(texts.filter((text) => text.fold !== fold));
    const model = LinearModel.unpack(words);
    for (const text of texts.filter((one) => one.fold === fold)) {
      const scores = new Int32Array(APART.length);
      model.score(text.features, text.features.length, scores);
      for (const label of APART.keys())
        sums[label]!.set(
          text,
          profile[label]!.reduce(
            (sum, weight, at) => sum + weight * (text.profile[at] ?? 1),
            scores[label]! / SCALE,
          ),
        );
    }
  }
  for (const [label, kind] of APART.entries()) {
    const above = (which: (told: Told) => boolean, least: number) => {
      const mine = texts.filter(({ told }) => which(told));
      return `${mine.filter((text) => sums[label]!.get(text)! > least).length} / ${mine.length}`;
    };
    for (const least of [0, 2, 4, 6, 8])
      process.stdout.write(
        `${kind.padEnd(13)} > ${least} : à elle ${above((told) => told === kind, least)}, à une autre ${above((told) => told !== "speech" && OTHERS[kind].includes(told), least)}, autres ${above((told) => told === "speech", least)}\n`,
      );
    process.stdout.write(`  poids des signes : ${weighSigns(kind, sums[label]!).join(", ")}\n`);
  }
} else keepWeights(WEIGHTS, `${JSON.stringify(learnAll(texts))}\n`, option === "--check");
