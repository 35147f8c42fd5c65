import { type FigureHit, findFigures } from "../../language/figures.ts";
import { syntaxOfSentence } from "../../language/syntax.ts";
import { tagAt } from "../../language/token-tags.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import type { Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Most words between a count and its total. */
const SHARE_WITHIN = 4;
/** Smallest count to stress: « deux mots » is not a key figure. */
const LEAST_COUNT = 3;
const TWICE = /^(?:deux|2) fois$/iu;
/** Words of a price or of money asked for: such figures prove nothing. */
const COSTS = regexInLines("iu")`
  (?<![\p{L}])(?:
    co[uû]t|prix|tarif|factur|abonnement|commission|marge|loyer|acompte|devis|forfait|mensualité|remise|
    subvention|budget|cotisation|payez|paie[rz]|paye|à partir de|vendons|vends|vendu|facturons|
    demand(?!es?(?![\p{L}])|eu)|(?:je|on|ils?|elles?|qui) (?:(?:vous|te|lui|leur|en) )?demande(?![\p{L}])|
    (?:ma|notre) demande(?![\p{L}])|besoin|il (?:nous|me|m['’]en) faut|cherch|lever|prêt(?:e[rz]|ons)|invest
  )|
  (?<![\p{L}])(?:euros?|€) (?:ht|ttc|pièce|chacune?|le|la|les|l['’]|par|de l['’]heure)|
  (?<![\p{L}])(?:c['’](?:est|était)|ça fait) [\p{L}\d -]{1,40}(?:euros?|€)
`;
/** « passé de quarante minutes à douze »: words of a change from one figure to another. */
const CHANGES = regexInLines("iu")`
  (?<![\p{L}])(?:
    pass(?:é|ée|és|ées|ons|e) (?:de|d['’])|baiss|rédui|tomb(?:é|ée|és|ées) (?:de|à)|divis|doubl|tripl|
    au lieu (?:de|d['’])|contre \d|avant,
  )
`;
/** « réduit les coûts de 22 % »: the percentage measures a change and is no price. */
const TELLS_CHANGE =
  /(?<![\p{L}])(?:rédui(?:t|te|ts|tes|s|sons|sent)|(?:baiss|augment|diminu|économis)(?:ée?s?|e|ent|ons)|hausse|en baisse)(?![\p{L}])/iu;
/** « 12 minutes au lieu de | 40 minutes »: the new figure comes first. */
const REPLACES = /(?<![\p{L}])(?:au lieu (?:de |d['’])|contre |plutôt qu(?:e |['’]))(?:\p{L}{1,12} ){0,2}$/iu;

/** « pas 30 % », « ni les 30 % »: a negated figure is no key figure; « pas moins de 30 % » is one. */
const DENIED = /(?<![\p{L}])(?:pas|ni|non)\s(?:de |d['’]|les |à |que )?$/iu;
const LONGEST_DENIAL = 12;

/** The figures of a text to be said aloud. */
export interface SpokenFigures {
  /** All of them, in their order. */
  all: FigureHit[];
  /** Those that may be stressed: a share, or a figure with its unit. */
  carried: FigureHit[];
  /** The key figure, before which to pause. */
  key: FigureHit | null;
}

/** The figures of the spoken sentences, and the key figure. */
export function spokenFigures(units: TextUnits, sentences: readonly Sentence[]): SpokenFigures {
  const spoken = new Set(sentences.map(({ index }) => index));
  const all = findFigures(units);
  const carried = all.filter(
    (figure) =>
      spoken.has(figure.sentence) && (carries(units, figure) || shareOf(units, all, figure) !== null),
  );
  return { all, carried, key: keyFigure(units, all, carried) };
}

/** Whether a figure has the thing it counts: « ligne 14 » and « deux comme ça » do not. */
function carries({ tokens }: TextUnits, { kind, firstToken, endToken, value }: FigureHit): boolean {
  if (kind === "percent" || kind === "ratio" || kind === "money") return true;
  // A date says nothing of an amount.
  if (kind === "plain" || kind === "date" || (kind === "quantity" && value === 1)) return false;
  if (endToken - firstToken < 2 || kind !== "quantity") return kind !== "quantity";
  return isNoun(tokens, endToken - 1);
}

/**
 * The key figure: a share first (« 19 % », « 62 agriculteurs sur 70 »), then what changed from one figure to another,
 * then money that is no price, the first of its kind, then the largest count.
 *
 * @param all every figure of the text, in their order
 * @param carried those that may be stressed
 */
function keyFigure(
  units: TextUnits,
  all: readonly FigureHit[],
  carried: readonly FigureHit[],
): FigureHit | null {
  const figures = carried.filter(
    ({ start }) => !DENIED.test(units.source.slice(Math.max(0, start - LONGEST_DENIAL), start)),
  );
  const says = (figure: FigureHit, pattern: RegExp) => pattern.test(units.sentences[figure.sentence]!.text);
  const costs = (figure: FigureHit) =>
    (figure.kind === "money" || (figure.kind === "percent" && !says(figure, TELLS_CHANGE))) &&
    says(figure, COSTS);
  // « deux fois » is no key figure either.
  const isShare = (figure: FigureHit) =>
    ((figure.kind === "percent" || figure.kind === "ratio") && !TWICE.test(figure.quote) && !costs(figure)) ||
    shareOf(units, all, figure) !== null;
  const share = figures.find(isShare);
  if (share) return share;
  const changed = figures.filter((figure) => says(figure, CHANGES) && !costs(figure));
  for (const figure of changed) {
    const other = changed.find(
      (one) => one !== figure && one.sentence === figure.sentence && one.kind === figure.kind,
    );
    if (!other) continue;
    // Take the new figure, not the old one.
    const [earlier, later] = other.start > figure.start ? [figure, other] : [other, figure];
    return REPLACES.test(units.source.slice(earlier.end, later.start)) ? earlier : later;
  }
  const money = figures.find((figure) => figure.kind === "money" && !costs(figure));
  if (money) return money;
  const [most] = figures
    .filter(({ kind, value }) => kind === "quantity" && (value ?? 0) >= LEAST_COUNT)
    .toSorted((one, other) => other.value! - one.value!);
  return most ?? null;
}

/**
 * « 62 agriculteurs sur 70 », or the « vingt-huit » of « sur trente et une sangles, vingt-huit »: the range of a count
 * and its total; null for any other figure.
 *
 * @param all every figure of the text, in their order
 */
export function shareOf(units: TextUnits, all: readonly FigureHit[], figure: FigureHit): Range | null {
  if (figure.kind !== "quantity" && figure.kind !== "plain") return null;
  const end = wholeAfter(units, all, figure);
  if (end !== null) return { start: figure.start, end };
  return isOfWholeBefore(units, all, figure) ? { start: figure.start, end: countEnd(units, figure) } : null;
}

/** The end of the number, without a next word that is no noun: « huit | reviennent ». */
const countEnd = ({ tokens }: TextUnits, { end, endToken, unit, kind }: FigureHit) =>
  kind === "quantity" && !isNoun(tokens, endToken - 1) ? end - unit.length - 1 : end;

const isNoun = (tokens: TextUnits["tokens"], at: number) => /^(?:NOUN|PROPN|ADJ)/.test(tagAt(tokens, at));

function wholeAfter(
  { tokens, sentences }: TextUnits,
  all: readonly FigureHit[],
  { endToken, value, sentence }: FigureHit,
): number | null {
  const last = Math.min(sentences[sentence]!.endToken, endToken + SHARE_WITHIN + 1);
  for (let at = endToken; at < last && tokens[at]!.kind !== "punctuation"; at += 1) {
    if (tokens[at]!.norm !== "sur") continue;
    const whole = all.find(({ firstToken }) => firstToken === at + 1);
    if (!whole || (whole.value ?? 0) <= (value ?? 0)) return null;
    const isCounted = isNoun(tokens, whole.endToken - 1);
    if (whole.kind !== "plain" && (whole.kind !== "quantity" || isCounted)) return null;
    return whole.end - (whole.unit === "" ? 0 : whole.unit.length + 1);
  }
  return null;
}

/** « Sur dix clientes, huit reviennent »: whether the total comes before the count. */
function isOfWholeBefore({ tokens }: TextUnits, all: readonly FigureHit[], part: FigureHit): boolean {
  const whole = all[all.indexOf(part) - 1];
  if (!whole || whole.sentence !== part.sentence || whole.kind !== "quantity") return false;
  if (tokens[whole.firstToken - 1]?.norm !== "sur" || !isNoun(tokens, whole.endToken - 1)) return false;
  if ((whole.value ?? 0) <= (part.value ?? Number.POSITIVE_INFINITY)) return false;
  // « sur quarante hectares, trois fermes » counts something else.
  if (part.kind === "quantity" && isNoun(tokens, part.endToken - 1) && part.unit !== whole.unit) return false;
  const between = tokens.slice(whole.endToken, part.firstToken);
  const comma = between.findIndex(({ kind }) => kind === "punctuation");
  return (
    comma >= 0 &&
    between[comma]!.text === "," &&
    comma <= SHARE_WITHIN &&
    between.length - comma - 1 <= SHARE_WITHIN &&
    between.slice(comma + 1).every(({ kind }) => kind === "word")
  );
}

/** Relations of words before their noun, with no pause between. */
const BEFORE_NOUN = /^(?:det|case|amod|nummod|nmod|fixed|flat|compound)/;
/** Relations of words after their noun, with no pause between. */
const AFTER_NOUN = /^(?:nmod|amod|nummod|fixed|flat|compound|case)/;
const MOST_STEPS = 6;

/**
 * Moves a pause to the left until it is outside any noun phrase: « je fais | la paie de 140 salariés ».
 *
 * @param place an offset into the sentence, at the end of a word
 */
export function outsideNounPhrase(sentence: string, place: number): number {
  const { words } = syntaxOfSentence(sentence);
  let split = words.findIndex(({ start }) => start >= place);
  for (let step = 0; step < MOST_STEPS && split > 0; step += 1) {
    let first = split;
    for (const [at, { head, deprel }] of words.entries()) {
      if (head < 0) continue;
      // « à peu près quatre fois »: an adverb on the number.
      const isAbout = deprel.startsWith("advmod") && words[head]!.upos === "NUM";
      const isBefore = at < split && head >= split && (isAbout || BEFORE_NOUN.test(deprel));
      const isAfter =
        at >= split &&
        head < split &&
        AFTER_NOUN.test(deprel) &&
        /^(?:NOUN|PROPN|NUM|ADJ|PRON)/.test(words[head]!.upos);
      if (isBefore) first = Math.min(first, at);
      if (isAfter) first = Math.min(first, head);
    }
    if (first === split) return words[split - 1]!.end;
    split = first;
  }
  return 0;
}
