import { combineNumberWords, readFigures, readNumberWord } from "./numbers.ts";
import { spanOf, type Span } from "./spans.ts";
import type { TextUnits, Token } from "./units.ts";

export type FigureKind = "percent" | "money" | "duration" | "date" | "quantity" | "ratio" | "plain";

/** A number with its unit or counted noun: « 38 % », « 59 euros », « six mois », « 31 boulangeries ». */
export interface FigureHit extends Span {
  value: number | null;
  kind: FigureKind;
  /** The unit or the counted noun as written, empty when there is none. */
  unit: string;
  /** Written in digits. */
  digits: boolean;
}

const MONEY = new Set("€ euro euros k€ m€ k m md keuros dollar dollars $ centimes centime £ chf".split(" "));
const DURATION = new Set(
  "seconde secondes minute minutes min heure heures h jour jours journée journées semaine semaines mois trimestre trimestres semestre semestres an ans année années nuit nuits siècle siècles décennie décennies".split(
    " ",
  ),
);
const MONTHS = new Set(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
);
const PERCENT = new Set(["%", "pourcent", "pourcents", "pour-cent", "‰"]);
const NOT_A_NOUN = new Set(
  "et ou de du des le la les à en dans par pour sur qui que est sont a ont je j' il elle on nous vous ils elles mais donc ne n' se s' y aux au avec plus ans".split(
    " ",
  ),
);
const COUNT_WORDS_ALONE = new Set(["un", "une", "mille"]);

/**
 * Located numbers, in digits or in words, with their unit or counted noun. « un » and « une » alone are articles,
 * not numbers.
 */
export function findFigures(units: TextUnits): FigureHit[] {
  const hits: FigureHit[] = [];
  const { tokens } = units;
  let index = 0;
  while (index < tokens.length) {
    const end = numberEnd(tokens, index);
    if (end === index) {
      index += 1;
      continue;
    }
    const hit = describe(units, index, end);
    if (hit) hits.push(hit);
    index = Math.max(end, hit?.endToken ?? end);
  }
  return hits;
}

function isNumberToken(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.kind === "number" || (token.kind === "word" && readNumberWord(token.norm) !== null))
  );
}

function numberEnd(tokens: Token[], index: number): number {
  const sentence = tokens[index]!.sentence;
  let end = index;
  while (isNumberToken(tokens[end]) && tokens[end]!.sentence === sentence) {
    end += 1;
    const joins =
      tokens[end]?.norm === "et" && (tokens[end + 1]?.norm === "un" || tokens[end + 1]?.norm === "une");
    if (joins && end > index && tokens[end - 1]!.kind === "word") end += 1;
  }
  return end;
}

function describe(units: TextUnits, first: number, end: number): FigureHit | null {
  const { tokens } = units;
  const words = tokens.slice(first, end);
  const digits = words.some((token) => token.kind === "number");
  const alone = words.length === 1 && COUNT_WORDS_ALONE.has(words[0]!.norm) && words[0]!.norm !== "mille";
  const { kind, unitEnd } = unitAfter(units, first, end);
  if (alone && kind !== "percent" && !(kind === "money" && tokens[end]?.norm !== "k")) return null;
  const unit = tokens
    .slice(end, unitEnd)
    .map((token) => token.text)
    .join(" ");
  return { ...spanOf(units, first, unitEnd, "figure"), value: valueOf(words), kind, unit, digits };
}

function valueOf(words: Token[]): number | null {
  if (words.length === 1 && words[0]!.kind === "number") {
    const value = readFigures(words[0]!.norm);
    return Number.isNaN(value) ? null : value;
  }
  const values: number[] = [];
  for (const word of words) {
    const value = word.kind === "number" ? readFigures(word.norm) : readNumberWord(word.norm);
    if (value !== null && !Number.isNaN(value)) values.push(value);
  }
  return values.length === 0 ? null : combineNumberWords(values);
}

function unitAfter(units: TextUnits, first: number, end: number): { kind: FigureKind; unitEnd: number } {
  const { tokens } = units;
  const sentence = tokens[first]!.sentence;
  const at = (step: number) => (tokens[end + step]?.sentence === sentence ? tokens[end + step] : undefined);
  const next = at(0);
  if (!next) return { kind: isYear(tokens[first]!) ? "date" : "plain", unitEnd: end };
  if (PERCENT.has(next.norm)) return { kind: "percent", unitEnd: end + 1 };
  if (next.norm === "pour" && at(1)?.norm === "cent") return { kind: "percent", unitEnd: end + 2 };
  if (next.norm === "fois") return { kind: "ratio", unitEnd: end + 1 };
  if (next.norm === "x" && next.start === tokens[end - 1]!.end) return { kind: "ratio", unitEnd: end + 1 };
  if (MONTHS.has(next.norm)) {
    return { kind: "date", unitEnd: at(1)?.kind === "number" ? end + 2 : end + 1 };
  }
  if (isYear(tokens[first]!) && end === first + 1 && !nounAfter(next)) return { kind: "date", unitEnd: end };
  const step = next.norm === "de" || next.norm === "d'" ? 1 : 0;
  const noun = at(step);
  if (!noun) return { kind: "plain", unitEnd: end };
  const glued = next.start === tokens[end - 1]!.end;
  const more = at(step + 1);
  const euro = more && (more.norm === "€" || more.norm.startsWith("euro")) ? 1 : 0;
  if (MONEY.has(noun.norm) && (noun.norm.length > 1 || noun.kind === "punctuation" || glued || euro === 1)) {
    return { kind: "money", unitEnd: end + step + 1 + euro };
  }
  if (DURATION.has(noun.norm)) {
    const minutes = noun.norm === "h" && at(step + 1)?.kind === "number" ? 1 : 0;
    return { kind: "duration", unitEnd: end + step + 1 + minutes };
  }
  if (nounAfter(noun)) return { kind: "quantity", unitEnd: end + step + 1 };
  return { kind: "plain", unitEnd: end };
}

function nounAfter(token: Token): boolean {
  return token.kind === "word" && !NOT_A_NOUN.has(token.norm) && token.norm.length > 1;
}

function isYear(token: Token): boolean {
  return token.kind === "number" && /^(?:19|20)\d\d$/.test(token.norm);
}
