import { fileURLToPath } from "node:url";
import { describeLines } from "../../src/claims/listener/describe-lines.ts";
import { describeSpeech } from "../../src/claims/listener/describe-speech.ts";
import { gramsOf, type Lexicon, sumWords } from "../../src/claims/listener/lexicon.ts";
import {
  chanceOf,
  HEARD_LABELS,
  type HeardLabel,
  LINE_LABELS,
  type ListenerWeights,
  oddsOf,
  TRAIT_LABELS,
} from "../../src/claims/listener/listener.ts";
import { contextUnseen } from "../claims/read-unseen.ts";
import { keepWeights } from "../keep-weights.ts";
import { readSource, readSources } from "../roles/corpus.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { foldOf, FOLDS, readHeldOut } from "../roles/train-roles.ts";
import { fitLogistic } from "../scores/fit-logistic.ts";
import {
  HARD_WEIGHT,
  isHardToJudge,
  readHeardOnly,
  readOwnSpeeches,
  readToldOf,
} from "../scores/other-speeches.ts";
import { asReceived, heardIn, unitsHeard } from "../../src/claims/listener/reception.ts";
import { fitWords, tableOf } from "./fit-lexicon.ts";
import { fitReception, type ReceivedText } from "./fit-reception.ts";
import { readListenings } from "./read-listeners.ts";

const USAGE = `Usage : npm run train:listener -- DOSSIER [--check | --held-out]
  apprend ce qu’un lecteur dit d’un texte et de ses phrases, et écrit les poids
  --held-out  n’écrit rien : affiche à quel point cela se retrouve chez des auteurs laissés de côté
  --check     n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = new URL("../../src/claims/listener/weights/listener.json", import.meta.url);
const RECEPTION = new URL("../../src/claims/listener/weights/reception.json", import.meta.url);
const LEXICON = new URL("../../src/claims/listener/weights/lexicon.json", import.meta.url);
const DIGITS = 4;
/** Strength of the ridge, and passes over all rows. */
const LINES = { pull: 0.012, epochs: 250 };
const SPEECH = { pull: 0.15, epochs: 250 };
/** Shares of the likeliest texts for which precision is printed. */
const SHARES = [0.05, 0.1, 0.2, 0.4];
/** Precision on held-out writers that sets the threshold of a label. */
const RIGHT = { line: 0.8, whole: 0.86, trait: 0.8 };
/** A reader names only what strikes them; more than half of what they do not name is true as well. */
const TRAITS = new Set<string>(TRAIT_LABELS);
/** Precision on fewer texts proves nothing. */
const FEWEST = 12;
const NEVER = 2;
/** Fit of the mix of words and other features, on held-out writers: three numbers per label. */
const MIX = { pull: 0.001, epochs: 400 };
/** Smallest gain in area under the curve for which the words of a label are kept. */
const LEAST_GAIN = 0.008;

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--check" && option !== "--held-out")) {
  process.stderr.write(USAGE);
  process.exit(2);
}

interface Row {
  fold: number;
  weight: number;
  text: string;
  values: Float64Array;
  labels: ReadonlySet<string>;
}

const listenings = readListenings();
const readOf = new Set(listenings.map(({ id }) => id));
const told = readToldOf().filter(({ id }) => readOf.has(id));
const heardOnly = readHeardOnly();
const unseen = new Set([...told.filter(isHardToJudge), ...heardOnly].map(({ id }) => id));
const texts = [...readSources(shared), ...readOwnSpeeches(), ...told, ...heardOnly].map(readSource);
// Hold out the writer, not the kind of text: a future text is of a known kind, by an unknown writer.
const { byWriter } = readHeldOut(texts, folderOf);
const known = new Map(texts.map((text) => [text.id, text]));
const lines: Row[] = [];
const speeches: Row[] = [];
const grams: Set<string>[] = [];
/** For texts that the scores were not trained on: their total and the reader's mark, 0 to 1. */
const totals = new Map<string, Pick<ReceivedText, "writer" | "total" | "mark" | "weight">>();
for (const listening of listenings) {
  const text = known.get(listening.id);
  if (!text) throw new Error(`no such text: ${listening.id}`);
  const context = contextUnseen(text, byWriter.get(text.id)!);
  const fold = foldOf(text);
  const weight = isHardToJudge(text) ? HARD_WEIGHT : 1;
  speeches.push({ fold, weight, text: text.id, values: describeSpeech(context), labels: listening.heard });
  grams.push(gramsOf(context.content.reading.units));
  if (unseen.has(text.id))
    totals.set(text.id, { writer: text.writer, total: context.quality, mark: listening.mark / 10, weight });
  const values = describeLines(context);
  for (const [at, { sentence }] of context.sentences.entries()) {
    const labels = new Set(
      LINE_LABELS.filter((label) =>
        listening.lines[label].some((start) => start >= sentence.start && start < sentence.end),
      ),
    );
    lines.push({ fold, weight, text: text.id, values: values[at]!, labels });
  }
}
console.log(`${speeches.length} textes lus, ${lines.length} phrases`);

function fit(rows: readonly Row[], label: string, settings: typeof LINES): number[] {
  const weighed = rows.map(({ values, labels, weight }) => ({ values, isTrue: labels.has(label), weight }));
  return fitLogistic(weighed, settings).map((weight) => Number(weight.toPrecision(DIGITS)));
}

interface Told {
  text: string;
  /** Index of the row. */
  at: number;
  odds: number;
  isTrue: boolean;
  chance: number;
}

/** The chance of a label for each row by a model trained without its writer, likeliest first. */
function tellHeldOut(rows: readonly Row[], label: string, settings: typeof LINES): Told[] {
  const told: Told[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = fit(
      rows.filter((row) => row.fold !== fold),
      label,
      settings,
    );
    for (const [at, row] of rows.entries())
      if (row.fold === fold)
        told.push({
          text: row.text,
          at,
          isTrue: row.labels.has(label),
          odds: oddsOf(row.values, weights),
          chance: chanceOf(row.values, weights),
        });
  }
  return told.toSorted((one, other) => other.chance - one.chance);
}

/** The likeliest row of each text. */
function firstOfEach(sorted: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return sorted.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** The lowest chance from which precision is high enough. */
function sureFrom(sorted: readonly Told[], least: number): number {
  let right = 0;
  let from = NEVER;
  for (const [at, { isTrue, chance }] of sorted.entries()) {
    if (isTrue) right += 1;
    if (at + 1 >= FEWEST && right >= least * (at + 1)) from = chance;
  }
  return Number(from.toFixed(3));
}

const lineTold = new Map(LINE_LABELS.map((label) => [label, tellHeldOut(lines, label, LINES)]));
const speechTold = new Map(HEARD_LABELS.map((label) => [label, tellHeldOut(speeches, label, SPEECH)]));
for (const [label, sorted] of lineTold) print(label, sorted, firstOfEach(sorted), RIGHT.line);
const lexicon = fitLexicon();
for (const [label, sorted] of speechTold) print(label, sorted, sorted, rightOf(label));
const received = receivedTexts();
printReception();
if (option !== "--held-out") {
  const weights: ListenerWeights = {
    lines: record(LINE_LABELS, (label) => fit(lines, label, LINES)),
    speech: record(HEARD_LABELS, (label) => fit(speeches, label, SPEECH)),
    sure: record(LINE_LABELS, (label) => sureFrom(firstOfEach(lineTold.get(label)!), RIGHT.line)),
  };
  keepWeights(fileURLToPath(WEIGHTS), `${JSON.stringify(weights)}\n`, option === "--check");
  keepWeights(fileURLToPath(LEXICON), `${JSON.stringify(lexicon)}\n`, option === "--check");
  keepWeights(fileURLToPath(RECEPTION), `${JSON.stringify(fitReception(received))}\n`, option === "--check");
}

type Chances = (label: HeardLabel) => number;
type HeardText = ReceivedText & { chanceOf: Chances };

/** Each text with its labels predicted by models trained without its writer. */
function receivedTexts(): HeardText[] {
  const chances = new Map(
    [...speechTold].map(([label, rows]) => [label, new Map(rows.map(({ text, chance }) => [text, chance]))]),
  );
  return Array.from(totals, ([id, text]) => {
    const chanceOf: Chances = (label) => chances.get(label)!.get(id)!;
    return { ...text, chanceOf, units: unitsHeard(chanceOf) };
  });
}

/** Distance between totals and marks, before and after the adjustment fitted on other writers, for each writer. */
function printReception() {
  for (const writer of [...new Set(received.map((text) => text.writer))].sort()) {
    const weights = fitReception(received.filter((text) => text.writer !== writer));
    const own = received.filter((text) => text.writer === writer);
    const miss = (totalOf: (text: HeardText) => number) =>
      ((10 * own.reduce((sum, text) => sum + Math.abs(text.mark - totalOf(text)), 0)) / own.length).toFixed(
        2,
      );
    const movedBy = ({ total, chanceOf }: HeardText) => asReceived(total, heardIn(chanceOf, weights));
    console.log(
      `${writer.padEnd(16)}écart au lecteur ${miss(({ total }) => total)}, avec l’écoute ${miss(movedBy)}`,
    );
  }
}

/**
 * The words of each label, where they improve on the speech's features for held-out writers; from here on, predictions
 * of these labels use both.
 */
function fitLexicon(): Lexicon {
  const table = tableOf(grams);
  const isTrue = HEARD_LABELS.map((label) => speeches.map(({ labels }) => labels.has(label)));
  const sums = HEARD_LABELS.map(() => new Float64Array(speeches.length));
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const taught = [...speeches.keys()].filter((at) => speeches[at]!.fold !== fold);
    for (const [which, words] of fitWords(table, taught, isTrue).entries())
      for (const [at, row] of speeches.entries())
        if (row.fold === fold) sums[which]![at] = sumWords(grams[at]!, words);
  }
  const all = fitWords(table, [...speeches.keys()], isTrue);
  const found: Lexicon = {};
  for (const [which, label] of HEARD_LABELS.entries()) {
    const told = speechTold.get(label)!;
    const rows = told.map(({ at, odds, isTrue: truth }) => ({
      values: Float64Array.of(odds, sums[which]![at]!),
      isTrue: truth,
      weight: speeches[at]!.weight,
    }));
    const mix = fitLogistic(rows, MIX).map((weight) => Number(weight.toPrecision(DIGITS)));
    const mixed = told
      .map((one, at) => ({
        ...one,
        odds: oddsOf(rows[at]!.values, mix),
        chance: chanceOf(rows[at]!.values, mix),
      }))
      .toSorted((one, other) => other.chance - one.chance);
    const [before, after] = [areaUnder(told), areaUnder(mixed)];
    console.log(`${label.padEnd(16)}sans les mots ${before.toFixed(3)}, avec ${after.toFixed(3)}`);
    if (after - before < LEAST_GAIN) continue;
    found[label] = { words: Object.fromEntries(all[which]!), mix: mix as [number, number, number] };
    speechTold.set(label, mixed);
  }
  return found;
}

function rightOf(label: string): number {
  return TRAITS.has(label) ? RIGHT.trait : RIGHT.whole;
}

function record<Label extends string, Value>(labels: readonly Label[], value: (label: Label) => Value) {
  return Object.fromEntries(labels.map((label) => [label, value(label)])) as Record<Label, Value>;
}

/** How well a label is predicted for held-out writers; for sentences, on the likeliest one of each text. */
function print(label: string, sorted: readonly Told[], chosen: readonly Told[], least: number) {
  const at = SHARES.map((share) => {
    const first = chosen.slice(0, Math.max(1, Math.round(share * chosen.length)));
    const right = first.filter(({ isTrue }) => isTrue).length / first.length;
    return `${right.toFixed(2)} (${first.at(-1)!.chance.toFixed(2)})`;
  });
  const base = sorted.filter(({ isTrue }) => isTrue).length / sorted.length;
  const from = sureFrom(chosen, least);
  const told = chosen.filter(({ chance }) => chance >= from).length / chosen.length;
  console.log(
    `${label.padEnd(16)}${base.toFixed(3)}  aire ${areaUnder(sorted).toFixed(3)}  justes ${at.join("  ")}  dit de ${told.toFixed(2)}, dès ${from.toFixed(2)}`,
  );
}

/** Area under the ROC curve: how often a positive ranks above a negative. */
function areaUnder(sorted: readonly { isTrue: boolean }[]): number {
  let before = 0;
  let right = 0;
  let others = 0;
  for (const { isTrue } of sorted) {
    if (isTrue) before += 1;
    else {
      others += 1;
      right += before;
    }
  }
  return right / Math.max(1, before * others);
}
