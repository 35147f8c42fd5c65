import type { ClaimContext } from "../../src/claims/context/claim-context.ts";
import {
  chanceOf,
  describePart,
  type PartLimits,
  type PartWeights,
  TOLD_MISSING_UP_TO,
} from "../../src/claims/parts/part-chances.ts";
import { PART_WORDS } from "../../src/claims/parts/parts-of-speech.ts";
import type { ClaimPart } from "../../src/report.ts";
import { NO_SIGN, SOME_SIGN } from "../../src/claims/telling/tell-parts.ts";
import type { SourceText } from "../roles/corpus.ts";

const UNIT = 1000;
const SIGNS = 9;
/** The constant of a part may vary more than its weights, which stay near those shared by all parts. */
const CONSTANT = 2;
const OWN = 0.6;
const RIDGE = 10;
const STEPS = 3000;
const RATE = 0.002;
const MOMENTUM = 0.9;
/** Weight of a text with labelled sentences only: they are less reliable than a reader's word on its parts. */
const BY_LABELS = 0.3;

/** A text with the parts that its readers found in it, if they said so. */
interface PartedText {
  text: SourceText;
  context: ClaimContext;
  parts: Readonly<Record<string, boolean>> | null;
}

interface Row {
  part: ClaimPart;
  signs: number[];
  isThere: boolean;
  weight: number;
  source: string;
}

function rowsOf({ text, context, parts: told }: PartedText): Row[] {
  const labels = new Set(text.labels?.flatMap(([names]) => names));
  return context.form.parts.flatMap((part) => {
    if (told && !Object.hasOwn(told, part)) return [];
    const byLabels = PART_WORDS[part].roles.some((role) => labels.has(role));
    if (!told && (labels.size === 0 || PART_WORDS[part].roles.length === 0)) return [];
    return [
      {
        part,
        signs: describePart(context, part),
        isThere: told ? told[part]! : byLabels,
        weight: told ? 1 : BY_LABELS,
        source: text.source,
      },
    ];
  });
}

interface Guess extends Row {
  /** How likely the part is present, by a model trained without the source of the text. */
  chance: number;
}

/**
 * Learns how likely a speech contains each of its parts, and from which chance each is reported present; prints what
 * would be reported for each source by a model of the others.
 */
export function trainParts(texts: readonly PartedText[]): PartWeights {
  const rows = texts.flatMap(rowsOf);
  const guessOf = (some: readonly Row[], by: PartChances): Guess[] =>
    some.flatMap((row) => {
      const own = by.parts[row.part];
      return own ? [{ ...row, chance: chanceOf(row.signs, own, by) }] : [];
    });
  const sources = [...new Set(rows.map(({ source }) => source))];
  const left = new Map(
    sources.map((source) => [
      source,
      guessOf(
        rows.filter((row) => row.source === source),
        fit(rows.filter((row) => row.source !== source)),
      ),
    ]),
  );
  const others = (source: string | null) =>
    [...left].flatMap(([name, some]) => (name === source ? [] : some));
  console.log("source                parts  told there (right)  told missing (right)");
  for (const source of sources) {
    const mine = left.get(source)!;
    const limits = limitsOf(others(source));
    const there = mine.filter(({ part, chance, signs }) => chance >= fromOf(limits, part) && isShown(signs));
    const missing = mine.filter(
      ({ chance, signs }) => chance <= TOLD_MISSING_UP_TO && surestOf(signs) <= NO_SIGN,
    );
    const right = (some: readonly Guess[], isThere: boolean) =>
      (some.filter((row) => row.isThere === isThere).length / Math.max(1, some.length)).toFixed(2);
    console.log(
      `${source.padEnd(20)}${String(mine.length).padStart(7)}${String(there.length).padStart(8)} (${right(there, true)})${String(missing.length).padStart(14)} (${right(missing, false)})`,
    );
  }
  return { ...fit(rows), limits: limitsOf(others(null)) };
}

/** Share of the reports that must be right; a rare part is smoothed with the share over all parts. */
const RIGHT = 0.92;
const LEAN = 4;
/** In thousandths. Never report a part below an even chance, however well it went on these texts. */
const GRID = { from: 500, to: 980, step: 20 } as const;

const surestOf = (signs: readonly number[]) => 1.02 / (1 + Math.exp(-signs[0]!)) - 0.01;
const isShown = (signs: readonly number[]) => surestOf(signs) >= SOME_SIGN || signs[5] === 1;
const fromOf = (limits: PartLimits, part: ClaimPart) => (limits[part] ?? UNIT) / UNIT;

/** For each part, the chance from which it is reported present. */
function limitsOf(guesses: readonly Guess[]): PartLimits {
  const parts = [...new Set(guesses.map(({ part }) => part))].toSorted();
  const sumUp = (some: readonly Guess[]) => ({
    all: some.reduce((sum, { weight }) => sum + weight, 0),
    right: some.reduce((sum, { isThere, weight }) => sum + (isThere ? weight : 0), 0),
  });
  const isRightFrom = (part: ClaimPart, least: number) => {
    const told = guesses.filter(({ chance, signs }) => chance >= least / UNIT && isShown(signs));
    const shared = sumUp(told);
    const own = sumUp(told.filter((guess) => guess.part === part));
    const usual = shared.all === 0 ? 0 : shared.right / shared.all;
    return (own.right + LEAN * usual) / (own.all + LEAN) >= RIGHT;
  };
  return Object.fromEntries(
    parts.map((part) => {
      let from: number = GRID.from;
      while (from < GRID.to && !isRightFrom(part, from)) from += GRID.step;
      return [part, from];
    }),
  );
}

type PartChances = Omit<PartWeights, "limits">;

/** Ridge logistic regression by gradient with momentum, in a fixed order: the same rows give the same weights. */
function fit(learnt: readonly Row[]): PartChances {
  const column = (at: number) => learnt.map(({ signs }) => signs[at]!);
  const mean = Array.from({ length: SIGNS }, (_, at) => average(column(at)));
  const spread = mean.map(
    (middle, at) => Math.sqrt(average(column(at).map((sign) => (sign - middle) ** 2))) || 1,
  );
  const parts = [...new Set(learnt.map(({ part }) => part))].toSorted();
  const own = (part: ClaimPart) => SIGNS + parts.indexOf(part) * (1 + SIGNS);
  const values = learnt.map(({ signs }) => signs.map((sign, at) => (sign - mean[at]!) / spread[at]!));
  const starts = learnt.map(({ part }) => own(part));
  const weights = new Float64Array(SIGNS + parts.length * (1 + SIGNS));
  const speed = new Float64Array(weights.length);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => RIDGE * weight);
    for (const [at, { isThere, weight }] of learnt.entries()) {
      const start = starts[at]!;
      const row = values[at]!;
      let sum = CONSTANT * weights[start]!;
      for (let sign = 0; sign < SIGNS; sign += 1)
        sum += row[sign]! * (weights[sign]! + OWN * weights[start + 1 + sign]!);
      const error = weight * (1 / (1 + Math.exp(-sum)) - (isThere ? 1 : 0));
      slope[start]! += CONSTANT * error;
      for (let sign = 0; sign < SIGNS; sign += 1) {
        slope[sign]! += error * row[sign]!;
        slope[start + 1 + sign]! += OWN * error * row[sign]!;
      }
    }
    for (let at = 0; at < weights.length; at += 1) {
      speed[at] = MOMENTUM * speed[at]! - RATE * slope[at]!;
      weights[at]! += speed[at]!;
    }
  }
  const thousandths = (value: number) => Math.round(UNIT * value);
  return {
    mean: mean.map(thousandths),
    spread: spread.map(thousandths),
    shared: Array.from(weights.subarray(0, SIGNS), thousandths),
    parts: Object.fromEntries(
      parts.map((part) => [
        part,
        [
          thousandths(CONSTANT * weights[own(part)]!),
          ...Array.from(weights.subarray(own(part) + 1, own(part) + 1 + SIGNS), (weight) =>
            thousandths(OWN * weight),
          ),
        ],
      ]),
    ),
  };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
