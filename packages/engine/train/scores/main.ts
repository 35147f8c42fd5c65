import { fileURLToPath } from "node:url";
import { measureContent } from "../../src/content/measure-content.ts";
import { measureSpeech } from "../../src/content/measure-speech.ts";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { readForm } from "../../src/roles/read-form.ts";
import { surestAsked } from "../../src/roles/read-topic.ts";
import { readRegister } from "../../src/scoring/read-register.ts";
import { REGISTERS, metricsOf } from "../../src/scoring/rubric.ts";
import { rateMetric } from "../../src/scoring/score-metrics.ts";
import type { ScoreWeights } from "../../src/scoring/score-weights.ts";
import { skippedOf } from "../../src/scoring/skipped-measures.ts";
import { keepWeights } from "../keep-weights.ts";
import { type ReadText, readSource, readSources } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { foldOf, FOLDS, readHeldOut } from "../roles/train-roles.ts";
import { pairsInOrder, spearman } from "./agreement.ts";
import {
  EXPLANATIONS,
  OWN,
  PITCHES,
  SPEECHES,
  readJudgedSpeeches,
  readOtherSpeeches,
  readOwnAnswers,
  readOwnEvasions,
  readOwnExplanations,
  readOwnSpeeches,
  readOwnPitchesAgain,
  isHardToJudge,
  readToldOf,
} from "./other-speeches.ts";
import { placeHeldOut, trainPlaces } from "./train-places.ts";
import { trainWords, valueWordsHeldOut } from "./train-words.ts";
import { type HeldAnswer, judgeUnseen, trainTopic } from "./train-topic.ts";
import { fitCurves, type PointedText, totalOf } from "./fit-curves.ts";
import { fitMetrics } from "./fit-metrics.ts";
import type { FittedText } from "./fitted-text.ts";

const USAGE = `Usage : npm run train:scores -- DOSSIER [--check]
  ajuste le poids de chaque mesure aux lectures, toutes les sources pesant autant, et écrit les poids ;
  affiche l’accord avec les lectures, source par source, chacune laissée de côté à son tour
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = fileURLToPath(new URL("../../src/scoring/weights/scores.json", import.meta.url));
const TOPIC = fileURLToPath(new URL("../../src/roles/weights/topic.json", import.meta.url));
const WORDS = fileURLToPath(new URL("../../src/roles/weights/word-choice.json", import.meta.url));
const PLACES = fileURLToPath(new URL("../../src/roles/weights/places.json", import.meta.url));
const APART = 2;
/** Placeholder: the value of the words is learnt once the texts have been measured. */
const NO_WORDS = 0;
/** Share of held-out readings that the range of a score must contain. */
const HELD = 0.8;

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const texts = [
  ...readSources(shared),
  ...readOwnExplanations(),
  ...readOwnSpeeches(),
  ...readToldOf().filter((text) => !isHardToJudge(text)),
  ...readOwnPitchesAgain(),
].map(readSource);
const { byWriter, bySource, readAs } = readHeldOut(texts, folderOf);
/**
 * Excluded from the model of sentence positions: explanations have an order of their own, and the sentences of our
 * speeches are not labelled.
 */
const OWN_READ = new Set([EXPLANATIONS, SPEECHES, PITCHES]);
const isSpeech = ({ source }: ReadText) => !OWN_READ.has(source);
const places = placeHeldOut(texts, folderOf, isSpeech);
const unseen = texts.map((text) => fittedText(text, byWriter.get(text.id)!, places.byWriter.get(text.id)!));
const foreign = texts.map((text) => fittedText(text, bySource.get(text.id)!, places.bySource.get(text.id)!));
const words = trainWords(unseen);
for (const [fitted, groups] of [
  [unseen, texts.map(foldOf)],
  [foreign, texts.map(folderOf)],
] as const) {
  const held = valueWordsHeldOut(fitted, groups);
  for (const { id, values } of fitted) values.wordChoice = held.get(id)!;
}

function looseOf({ reading }: ReadText): Set<number> {
  return new Set(reading.sentences.filter(({ isLoose }) => isLoose).map(({ index }) => index));
}

function fittedText(text: ReadText, roles: SentenceRoles[], usualPlaces: readonly number[]): FittedText {
  const content = measureContent(text.reading);
  const values = {
    ...content.values,
    ...measureSpeech(text.sentences, roles, text.reading.fillers, looseOf(text), usualPlaces, NO_WORDS),
  };
  const { questionKind } = text.context;
  // The rubric sets the cost of an off-topic answer; the model that detects it is trained below.
  values.offQuestion = 0;
  if (content.evidence.offTopic) values.questionFit = surestAsked(roles, questionKind);
  const form = readForm(text.context, roles);
  return {
    id: text.id,
    source: text.source,
    keys: metricsOf(text.input.pitchType, questionKind === "behavioural" || questionKind === "none"),
    register: readRegister({ form, values }),
    values,
    skipped: skippedOf(text.reading, content.unread),
    mark: text.mark,
    axes: text.axes,
    sentences: text.sentences,
  };
}

type Fit = ReturnType<typeof fitMetrics>;
const UNUSED = { middle: 5, below: 1, above: 1 };
const UNKNOWN = { width: 0, texts: 0, pairs: 0 };
const NOTHING = {
  margins: { pitch: UNKNOWN, explained: UNKNOWN, story: UNKNOWN, plain: UNKNOWN },
  curves: { pitch: UNUSED, explained: UNUSED, story: UNUSED, plain: UNUSED },
};

function pointsOf({ keys, values, skipped, register, source, mark }: FittedText, fit: Fit): PointedText {
  const weights: ScoreWeights = { ...fit, ...NOTHING };
  const points = keys.map((key) => rateMetric(key, values, skipped, register, weights).points);
  return { source, register, mark, points };
}

const sources = [...new Set(texts.map(({ source }) => source))];
const pointed = new Map<string, PointedText>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = new Set(texts.filter((text) => foldOf(text) === fold).map(({ id }) => id));
  const fit = fitMetrics(unseen.filter(({ id }) => !held.has(id)));
  for (const text of unseen) if (held.has(text.id)) pointed.set(text.id, pointsOf(text, fit));
}
const curves = fitCurves([...pointed.values()]);
const leftWriter = new Map(
  [...pointed].map(([id, { points, register }]) => [id, totalOf(points, curves[register])]),
);
const left = new Map<string, number>();
for (const source of sources) {
  const fit = fitMetrics(foreign.filter((text) => text.source !== source));
  const blind = fitCurves([...pointed.values()].filter((text) => text.source !== source));
  for (const text of foreign)
    if (text.source === source) left.set(text.id, totalOf(pointsOf(text, fit).points, blind[text.register]));
}

console.log(
  "source              n   source left out  (pairs)   writer left out  (pairs)   length   lowest third, highest third: read, scored",
);
const table = sources.map((source) => {
  const mine = foreign.filter((text) => text.source === source);
  const marks = mine.map(({ mark }) => mark);
  const scores = mine.map(({ id }) => left.get(id)!);
  const byFold = mine.map(({ id }) => leftWriter.get(id)!);
  const lengths = texts
    .filter((text) => text.source === source)
    .map(({ reading }) => reading.original.wordCount);
  const sorted = marks.toSorted((one, other) => one - other);
  const third = Math.floor(sorted.length / 3);
  const at = (chosen: (mark: number) => boolean) => {
    const places = marks.flatMap((mark, place) => (chosen(mark) ? [place] : []));
    const mean = (of: readonly number[]) =>
      places.reduce((sum, place) => sum + of[place]!, 0) / places.length;
    return `${mean(marks).toFixed(1)} ${mean(byFold).toFixed(1)}`;
  };
  const row = {
    source,
    count: mine.length,
    sourceLeftOut: round2(spearman(scores, marks)),
    writerLeftOut: round2(spearman(byFold, marks)),
    length: round2(spearman(lengths, marks)),
    pairs: round2(pairsInOrder(byFold, marks, APART)),
  };
  console.log(
    `${source.padEnd(16)}${String(row.count).padStart(5)}${row.sourceLeftOut.toFixed(2).padStart(14)}${pairsInOrder(scores, marks, APART).toFixed(2).padStart(10)}${row.writerLeftOut.toFixed(2).padStart(16)}${row.pairs.toFixed(2).padStart(10)}${row.length.toFixed(2).padStart(10)}   ${at((mark) => mark <= sorted[third - 1]!)}, ${at((mark) => mark >= sorted[sorted.length - third]!)}`,
  );
  return row;
});
console.log(`the worst source: ${Math.min(...table.map(({ sourceLeftOut }) => sourceLeftOut)).toFixed(2)}`);

const margins = Object.fromEntries(
  REGISTERS.map((register) => {
    const mine = unseen.filter((text) => text.register === register);
    const misses = mine
      .map(({ id, mark }) => Math.abs(leftWriter.get(id)! - mark))
      .toSorted((one, other) => one - other);
    const margin = {
      width: Math.round(10 * misses[Math.floor(HELD * misses.length)]!) / 10,
      texts: mine.length,
      pairs: round2(
        pairsInOrder(
          mine.map(({ id }) => leftWriter.get(id)!),
          mine.map(({ mark }) => mark),
          APART,
        ),
      ),
    };
    console.log(
      `${register}: ${margin.texts} texts, ${HELD} of readings within ${margin.width}, pairs ${margin.pairs}`,
    );
    return [register, margin];
  }),
);
const speeches = texts.filter(isSpeech);
const topic = trainTopic(
  [...speeches, ...[...readOtherSpeeches(), ...readOwnAnswers(), ...readOwnEvasions()].map(readSource)],
  readAs,
);
type Way = "isTold" | "isToldUnseen" | "isToldElsewhere";
const told = (which: (answer: HeldAnswer) => boolean, way: Way) => {
  const mine = topic.heldOut.filter(which);
  return `${mine.filter((answer) => answer[way]).length} of ${mine.length}`;
};
const isOwn = ({ text }: HeldAnswer) => text.source === OWN;
const KINDS: ((answer: HeldAnswer) => boolean)[] = [
  (one) => !one.offTopic && !isOwn(one),
  (one) => !one.offTopic && isOwn(one),
  (one) => one.offTopic && one.laid === null && !isOwn(one),
  (one) => one.offTopic && one.laid === null && isOwn(one),
  (one) => one.laid === "rh" && !isOwn(one),
  (one) => one.laid === "other" && !isOwn(one),
  (one) => one.laid === "other" && isOwn(one),
];
const WAYS: [Way, string][] = [
  ["isTold", "writer left out"],
  ["isToldUnseen", "and out of the probability from which it is told"],
  ["isToldElsewhere", "folder left out"],
];
console.log(
  "off the point, told of: answers to their question, own answers, read off it, own that evade it, to another question, other speeches, own speeches (their kind left out)",
);
for (const [way, name] of WAYS) {
  console.log(` ${name}`);
  for (const group of ["all", ...Object.keys(topic.model.sure)]) {
    const isOf = (answer: HeldAnswer) => group === "all" || answer.group === group;
    const cells = KINDS.map((isKind) => told((one) => isOf(one) && isKind(one), way));
    console.log(`  ${group.padEnd(14)} from ${topic.model.sure[group] ?? "–"}: ${cells.join(", ")}`);
  }
  for (const source of sources)
    console.log(
      `  ${source.padEnd(16)}${KINDS.map((isKind) => told((one) => one.text.source === source && isKind(one), way)).join(", ")}`,
    );
  for (const one of topic.heldOut.filter((answer) => !answer.offTopic && answer[way]))
    console.log(`  told wrongly: ${one.text.id} (${one.group})`);
}
console.log("speeches kept for judging, told under a question of each group that they do not answer:");
for (const { kind, told: times, of, wrongly } of judgeUnseen(
  topic.model,
  readJudgedSpeeches().map(readSource),
  readAs,
))
  console.log(`  ${kind.padEnd(12)} ${times} of ${of}${wrongly > 0 ? `, ${wrongly} wrongly` : ""}`);
const fit = fitMetrics(unseen);
console.log(`curves: ${JSON.stringify(curves)}; shown, not scored: ${fit.unsteady.join(", ")}`);
const written: [string, string][] = [
  [TOPIC, `${JSON.stringify(topic.model)}\n`],
  [PLACES, `${JSON.stringify(trainPlaces(speeches))}\n`],
  [WORDS, `${JSON.stringify(words)}\n`],
  [WEIGHTS, `${JSON.stringify({ ...fit, curves, margins, table }, null, 1)}\n`],
];
for (const [path, content] of written) keepWeights(path, content, option === "--check");

function round2(value: number): number {
  return Math.round(100 * value) / 100;
}
