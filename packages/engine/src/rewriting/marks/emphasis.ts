import { findImperatives } from "../../language/address.ts";
import type { FigureHit, FigureKind } from "../../language/figures.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import { tagAt } from "../../language/token-tags.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { outsideNounPhrase, shareOf, type SpokenFigures } from "./key-figure.ts";
import type { Insertion } from "./marks.ts";

/** Words to stress; « mais » and « pourtant » are not, since they only introduce the point. */
const ABSOLUTES = new Set("jamais aucun aucune personne".split(" "));
/** « Excusez-moi », « attendez », « n'ayez pas peur »: imperatives that ask for nothing. */
const POLITE = regexInLines("i")`
  ^(?:
    ayez|ayons|soyez|soyons|sach|permett|laiss|pardonn|rassur|excus|pardon|attend|ten|tiens|imagin|regard|
    voy|écout|disons|passons|souven
  )
`;
/** Most stressed words in a sentence: with more, nothing stands out. */
const MOST_PER_SENTENCE = 2;
const HOLD_BEFORE = new Set(
  "de d' à en par pour sur sous avec les le la l' un une des du plus moins environ près peu jusqu'".split(
    " ",
  ),
);

const FIGURE_WEIGHT: Record<FigureKind, number> = {
  percent: 5,
  ratio: 5,
  money: 4,
  quantity: 2,
  duration: 2,
  date: 1,
  plain: 1,
};
const REQUEST_WEIGHT = 3;
/** « prêtez-moi », « dites-le-nous »: the pronouns of an order are said with it. */
const CALLED = /^(?:-(?:moi|nous|vous|toi|le|la|les|lui|leur|en|y)){1,2}(?![\p{L}])/u;

/** « six heures et demie », « trois heures dix »: the rest of an hour or a count, stressed with it. */
const HALF = /^ et demie?(?![\p{L}])/u;
const MINUTES = regexInLines("u")`
  ^ (?:
    et quart|et demie|moins (?:le quart|cinq|dix|vingt(?:-cinq)?)|
    (?:
      cinq|dix|douze|quinze|vingt|vingt-cinq|trente|trente-cinq|quarante|quarante-cinq|cinquante|
      cinquante-cinq|\d\d
    )
  )(?![\p{L}-])
`;
/** The cents of a sum: « 1 euro 80 », « trois euros cinquante ». */
const CENTS = regexInLines("u")`
  ^ (?:
    \d\d(?![\d\p{L}%])(?! ?[%\p{L}]*euro)|
    (?:dix|vingt|trente|quarante|cinquante|soixante|quatre-vingts?)(?![\p{L}-])
      (?= ?(?:[.,;:!?)]|$|le |la |les |l['’]|par |chez |pour |et |au |à ))
  )
`;
const LONGEST_TAIL = 24;

interface Range {
  start: number;
  end: number;
  /** Shares and money first, then requests, other figures, contrasts. */
  weight: number;
}

/** Bold on figures, requests and contrasts, at most two in a sentence, and a long pause before the key figure. */
export function placeEmphasis(
  units: TextUnits,
  sentences: readonly Sentence[],
  { all, carried, key }: SpokenFigures,
): Insertion[] {
  const spoken = new Set(sentences.map((sentence) => sentence.index));
  const ranges = new Map<number, Range[]>();
  const add = (sentence: number, range: Range) => {
    if (!spoken.has(sentence) || !isPlain(units, range)) return;
    ranges.set(sentence, [...(ranges.get(sentence) ?? []), range]);
  };
  for (const figure of carried) {
    const share = shareOf(units, all, figure);
    add(
      figure.sentence,
      share
        ? { ...share, weight: FIGURE_WEIGHT.ratio }
        : { start: figure.start, end: phraseEnd(units, figure), weight: FIGURE_WEIGHT[figure.kind] },
    );
  }
  for (const order of findImperatives(units))
    if (isRequest(units, order))
      add(order.sentence, {
        start: order.start,
        end:
          order.end + (CALLED.exec(units.source.slice(order.end, order.end + LONGEST_TAIL))?.[0].length ?? 0),
        weight: REQUEST_WEIGHT,
      });
  for (const token of units.tokens) {
    if (token.kind === "word" && ABSOLUTES.has(token.norm) && !isDenied(units, token))
      add(token.sentence, { start: token.start, end: token.end, weight: 0 });
  }
  const marks: Insertion[] = [];
  for (const found of ranges.values()) {
    for (const range of found
      .sort((a, b) => b.weight - a.weight || a.start - b.start)
      .slice(0, MOST_PER_SENTENCE)) {
      marks.push({ at: range.start, text: "**", rank: 3 }, { at: range.end, text: "**", rank: 0 });
    }
  }
  const pause = pauseBefore(units, key);
  return pause === null ? marks : [...marks, { at: pause, text: " ///", rank: 1 }];
}

/**
 * The end of a figure with the words that belong to it: « six heures et demie », « 1 euro 80 », « cent premiers
 * exemplaires ».
 */
function phraseEnd(units: TextUnits, { kind, end, endToken, sentence }: FigureHit): number {
  const { source, tokens, sentences } = units;
  const tail = source.slice(end, end + LONGEST_TAIL);
  if (kind === "money") return end + (CENTS.exec(tail)?.[0].length ?? 0);
  const isHour = /heures?$/u.test(source.slice(0, end).slice(-LONGEST_TAIL));
  const said = (isHour ? MINUTES : HALF).exec(tail)?.[0].length ?? 0;
  if (said > 0 || kind !== "quantity") return end + said;
  const next = tokens[endToken];
  const isNear = next?.kind === "word" && endToken < sentences[sentence]!.endToken && next.start === end + 1;
  if (!isNear) return end;
  const [last, tag] = [tagAt(tokens, endToken - 1), tagAt(tokens, endToken)];
  // « cent premiers | exemplaires », « deux cents mètres | carrés »: the noun or adjective that completes it.
  const goesOn =
    (last.startsWith("ADJ") && tag.startsWith("NOUN")) || (last.startsWith("NOUN") && tag.startsWith("ADJ"));
  return goesOn ? next.end : end;
}

/** Whether an imperative is a real request: « n'attendez pas » is not. */
export const isRequest = ({ source }: TextUnits, { quote, start }: { quote: string; start: number }) =>
  !POLITE.test(quote) && !/(?<![\p{L}])n(?:e |['’])$/iu.test(source.slice(Math.max(0, start - 4), start));

/**
 * Whether « personne » is the noun (« la personne », « la bonne personne »), not the negation (« personne ne vient »);
 * « si jamais » denies nothing either.
 */
function isDenied({ tokens }: TextUnits, { norm, start }: { norm: string; start: number }): boolean {
  if (norm !== "personne" && norm !== "jamais") return false;
  const at = tokens.findIndex((token) => token.start === start);
  if (norm === "jamais") return tokens[at - 1]?.norm === "si";
  if (at > 0 && tagAt(tokens, at - 1).startsWith("ADJ")) return true;
  return /^(?:la|une|cette|chaque|par|en|l'|ma|sa)$/.test(tokens[at - 1]?.norm ?? "");
}

const TWICE = /^ (?:deux|2) fois(?![\p{L}])/iu;
/** Most words between the pause and its figure. */
const MOST_PASSED = 4;
/** Fewest words of the sentence before the pause. */
const FEWEST_BEFORE = 3;

/** The offset of the pause before a figure and its articles or prepositions; null at the start of a group. */
function pauseBefore(units: TextUnits, figure: FigureHit | null): number | null {
  if (!figure) return null;
  let first = figure.firstToken;
  const opening = units.sentences[figure.sentence]!.firstToken;
  while (first > opening && HOLD_BEFORE.has(units.tokens[first - 1]!.norm)) first -= 1;
  const previous = units.tokens[first - 1];
  if (
    first - opening < FEWEST_BEFORE ||
    !previous ||
    previous.kind === "punctuation" ||
    previous.norm.endsWith("'")
  )
    return null;
  const { start, text } = units.sentences[figure.sentence]!;
  const place = start + outsideNounPhrase(text, previous.end - start);
  const words = units.tokens.filter((token) => token.start >= start && token.end <= place);
  const last = words.at(-1);
  // Too far from the figure, or before a comma, the pause would announce something else.
  const passed = units.source.slice(place, previous.end);
  if (/[,;:]/.test(passed) || passed.split(" ").length > MOST_PASSED) return null;
  // Moved before « deux fois », the pause would announce that figure instead.
  const isOther = place < previous.end && TWICE.test(units.source.slice(place, place + LONGEST_TAIL));
  if (isOther || words.length < FEWEST_BEFORE || last?.kind === "punctuation" || last?.norm.endsWith("'"))
    return null;
  return /\s/.test(units.source.charAt(place)) ? place : null;
}

/** One line, no asterisk beside or inside: whether bold marks around a range can be removed again. */
function isPlain(units: TextUnits, range: Range): boolean {
  const around = units.source.slice(Math.max(0, range.start - 1), range.end + 1);
  return !/[*\\]/.test(around) && !units.source.slice(range.start, range.end).includes("\n");
}
