import { findFigures, type FigureHit } from "../../language/figures.ts";
import { combineNumberWords, readFigures, readNumberWord, writeNumber } from "../../language/numbers.ts";
import type { TextUnits, Token } from "../../language/units.ts";
import { MULTIPLES } from "./lexicons/multiples.ts";

/** A number that a text states, in digits or in words. */
export interface Quantity {
  /** Possible readings, each a list of numbers: « trois quatre » is 7, or 3 and 4. */
  readings: number[][];
  /** What it counts: « percent », « money », « ratio », « duration jour », « count »; null where anything is possible. */
  counts: string | null;
  /**
   * Shared name of « double » and « doublé », which give one quantity for each numeric equivalent. Null for other
   * numbers.
   */
  multiple: string | null;
  quote: string;
}

/**
 * In tokens: « neuf cent quatre-vingt-dix-neuf mille neuf cent quatre-vingt-dix-neuf » has six; more without hyphens.
 */
const LONGEST_NUMBER = 16;
const SCALES = new Map([
  ["k", 1e3],
  ["k€", 1e3],
  ["keuros", 1e3],
  ["m", 1e6],
  ["m€", 1e6],
  ["md", 1e9],
]);
const TIMES = new Map(
  Object.entries({
    seconde: "seconde secondes",
    minute: "minute minutes min mn",
    heure: "heure heures h",
    jour: "jour jours journée journées",
    semaine: "semaine semaines",
    mois: "mois",
    trimestre: "trimestre trimestres",
    semestre: "semestre semestres",
    an: "an ans année années",
    nuit: "nuit nuits",
    siècle: "siècle siècles",
    décennie: "décennie décennies",
  }).flatMap(([unit, forms]) => forms.split(" ").map((form) => [form, unit] as const)),
);

/** The quantities of a text normalised by `levelText`, in no order; « un » and « une » alone are articles. */
export function readQuantities(units: TextUnits): Quantity[] {
  const figures = findFigures(units).map((figure) => quantityOf(units, figure));
  const multiples = units.tokens.flatMap((token): Quantity[] => {
    const found = multipleOf(token);
    if (!found) return [];
    const [multiple, sameAs] = found;
    return sameAs.map(([number, counts]) => ({
      readings: [[number]],
      counts,
      multiple: multiple.source,
      quote: token.text,
    }));
  });
  return [...figures, ...multiples];
}

function multipleOf(token: Token) {
  return token.kind === "word" ? MULTIPLES.find(([form]) => form.test(token.fold)) : undefined;
}

function quantityOf(units: TextUnits, figure: FigureHit): Quantity {
  const { quote } = figure;
  const tokens = units.tokens.slice(figure.firstToken, figure.endToken);
  const afterNumber = tokens.findIndex((token) => !isNumeral(token) && token.norm !== "et");
  const numerals = tokens.slice(0, afterNumber < 0 ? tokens.length : afterNumber).filter(isNumeral);
  // « 14h30 »: add the minutes.
  const minutes = tokens
    .slice(numerals.length)
    .flatMap(({ kind, norm }) => (kind === "number" ? [readFigures(norm)] : []));
  const readings = readNumerals(numerals).map((reading) => reading.concat(minutes));
  const unit = tokens[numerals.length]?.norm ?? "";
  const scale = figure.kind === "money" ? SCALES.get(unit) : undefined;
  if (scale !== undefined) {
    const scaled = readings.map((reading) => reading.map((number) => number * scale));
    // « 5 m » may be metres.
    const counts = unit.length > 1 ? "money" : null;
    return { readings: unit === "m" ? [...scaled, ...readings] : scaled, counts, multiple: null, quote };
  }
  return { readings, counts: whatIsCounted(units, figure, tokens.at(-1)), multiple: null, quote };
}

function whatIsCounted(units: TextUnits, figure: FigureHit, last: Token | undefined): string | null {
  if (figure.kind === "percent" || figure.kind === "money" || figure.kind === "ratio") return figure.kind;
  const next = units.tokens[figure.endToken];
  const words = [
    ...figure.unit.split(" ").map((word) => word.toLowerCase()),
    last?.norm ?? "",
    next?.norm ?? "",
  ];
  if (figure.kind === "duration" || figure.kind === "quantity") {
    const time = words.map((word) => TIMES.get(word)).find((unit) => unit !== undefined);
    if (time) return `duration ${time}`;
    // « 2 petits euros »
    if (next && /^(?:€|euros?)$/.test(next.norm)) return "money";
    return figure.kind === "quantity" ? "count" : null;
  }
  return null;
}

function isNumeral(token: Token): boolean {
  return token.kind === "number" || (token.kind === "word" && readNumberWord(token.norm) !== null);
}

function readNumerals(numerals: readonly Token[]): number[][] {
  const each = numerals.map((token) =>
    token.kind === "number" ? readFigures(token.norm) : (readNumberWord(token.norm) ?? Number.NaN),
  );
  if (each.some(Number.isNaN)) return [];
  const [only] = numerals;
  if (numerals.length === 1 && only!.kind === "number" && /^[1-9]\d{0,2},\d{3}$/.test(only!.norm))
    return [[each[0]!], [Number(only!.norm.replace(",", ""))]];
  if (numerals.length === 1) return [each];
  const whole = combineNumberWords(each);
  const apart = cutNumbers(numerals, each);
  return apart.length === 1 ? [apart] : [[whole], apart];
}

/** « trois cents trois cents repas », a hesitation: 300 and 300. Takes the longest number at each place. */
function cutNumbers(numerals: readonly Token[], each: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let from = 0; from < each.length;) {
    let end = Math.min(each.length, from + LONGEST_NUMBER);
    let value = combineNumberWords(each.slice(from, end));
    while (end > from + 1 && !isOneNumber(numerals.slice(from, end), each.slice(from, end), value)) {
      end -= 1;
      value = combineNumberWords(each.slice(from, end));
    }
    numbers.push(value);
    from = end;
  }
  return numbers;
}

/** « deux mille cinq cents », « 2,5 millions » are one number, « trois quatre » are two. */
function isOneNumber(numerals: readonly Token[], each: readonly number[], whole: number): boolean {
  const words = numerals.filter((token) => token.kind === "word");
  if (words.length < numerals.length)
    return (
      numerals[0]!.kind === "number" &&
      words.length === numerals.length - 1 &&
      each.slice(1).every((value) => value >= 1000)
    );
  // The plural of « cents » ends a number: « trois cents trois » is 300 then 3.
  const bare = (text: string) =>
    text.replaceAll(/-| et /g, " ").replaceAll(/(?<=vingt|million|milliard)s\b|(?<=un)e\b/g, "");
  return bare(numerals.map((token) => token.norm).join(" ")) === bare(writeNumber(whole));
}
