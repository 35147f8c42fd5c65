import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { measureContent, OFF_TOPIC_CHANCE, OFF_TOPIC_SPEAKER } from "../../src/content/measure-content.ts";
import { measureSpeech } from "../../src/content/measure-speech.ts";
import { openRoleModels } from "../../src/roles/role-models.ts";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { readForm } from "../../src/roles/read-form.ts";
import { readRegister } from "../../src/scoring/read-register.ts";
import { REGISTERS, metricsOf } from "../../src/scoring/rubric.ts";
import { rateMetric } from "../../src/scoring/score-metrics.ts";
import type { ScoreWeights } from "../../src/scoring/score-weights.ts";
import { skippedOf } from "../../src/scoring/skipped-measures.ts";
import { type ReadText, readSource, readSources } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { foldOf, FOLDS, readHeldOut } from "../roles/train-roles.ts";
import { pairsInOrder, spearman } from "./agreement.ts";
import { trainTopic } from "./train-topic.ts";
import { fitMetrics, type FittedText } from "./fit-metrics.ts";

const USAGE = `Usage : npm run train:scores -- DOSSIER
  ajuste le poids de chaque mesure aux lectures, toutes les sources pesant autant, et écrit les poids ;
  affiche l’accord avec les lectures, source par source, chacune laissée de côté à son tour
`;
const WEIGHTS = fileURLToPath(new URL("../../src/scoring/weights/scores.json", import.meta.url));
const TOPIC = fileURLToPath(new URL("../../src/roles/weights/topic.json", import.meta.url));
const APART = 2;
/** Of ten readings left out, those that the range of a score holds. */
const HELD = 0.8;

const [shared] = process.argv.slice(2);
if (!shared) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const texts = readSources(shared).map(readSource);
const { byWriter, bySource } = readHeldOut(texts, folderOf);
const unseen = texts.map((text) => fittedText(text, byWriter.get(text.id)!));
const foreign = texts.map((text) => fittedText(text, bySource.get(text.id)!));

function looseOf({ reading }: ReadText): Set<number> {
  return new Set(reading.sentences.filter(({ isLoose }) => isLoose).map(({ index }) => index));
}

function fittedText(text: ReadText, roles: SentenceRoles[]): FittedText {
  const content = measureContent(text.reading);
  const values = {
    ...content.values,
    ...measureSpeech(text.sentences, roles, text.reading.fillers, looseOf(text)),
  };
  const form = readForm(text.context, roles);
  const { questionKind } = text.reading;
  return {
    id: text.id,
    source: text.source,
    keys: metricsOf(text.input.pitchType, questionKind === "behavioural" || questionKind === "none"),
    register: readRegister({ form, values }),
    values,
    skipped: skippedOf(text.reading, content.unread),
    mark: text.mark,
    axes: text.axes,
  };
}

/** Total out of ten. */
function scoreOf({ keys, values, skipped, register }: FittedText, weights: ScoreWeights): number {
  const qualities = keys.map((key) => rateMetric(key, values, skipped, register, weights).quality);
  return (10 * qualities.reduce((sum, quality) => sum + quality, 0)) / qualities.length;
}

const NO_MARGINS = { pitch: 0, story: 0, plain: 0 };
const sources = [...new Set(texts.map(({ source }) => source))];
const left = new Map<string, number>();
for (const source of sources) {
  const weights = { ...fitMetrics(foreign.filter((text) => text.source !== source)), margins: NO_MARGINS };
  for (const text of foreign) if (text.source === source) left.set(text.id, scoreOf(text, weights));
}
const leftWriter = new Map<string, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const held = new Set(texts.filter((text) => foldOf(text) === fold).map(({ id }) => id));
  const weights = { ...fitMetrics(unseen.filter(({ id }) => !held.has(id))), margins: NO_MARGINS };
  for (const text of unseen) if (held.has(text.id)) leftWriter.set(text.id, scoreOf(text, weights));
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
    const misses = unseen
      .filter((text) => text.register === register)
      .map(({ id, mark }) => Math.abs(leftWriter.get(id)! - mark))
      .toSorted((one, other) => one - other);
    console.log(
      `${register}: ${misses.length} texts, ${HELD} of readings within ${misses[Math.floor(HELD * misses.length)]!.toFixed(1)}`,
    );
    return [register, Math.round(10 * misses[Math.floor(HELD * misses.length)]!) / 10];
  }),
);
const topic = trainTopic(texts, byWriter, openRoleModels());
const onTopic = topic.heldOut.filter(({ offTopic }) => !offTopic);
const offTopic = topic.heldOut.filter((one) => one.offTopic);
const told = (list: typeof onTopic) =>
  list.filter(({ chance, speaker }) => chance > OFF_TOPIC_CHANCE && speaker < OFF_TOPIC_SPEAKER).length;
console.log(
  `off the point: told of ${told(offTopic)} of ${offTopic.length} answers off it, of ${told(onTopic)} of ${onTopic.length} on it`,
);
writeFileSync(TOPIC, `${JSON.stringify(topic.model)}\n`);
writeFileSync(WEIGHTS, `${JSON.stringify({ ...fitMetrics(unseen), margins, table }, null, 1)}\n`);

function round2(value: number): number {
  return Math.round(100 * value) / 100;
}
