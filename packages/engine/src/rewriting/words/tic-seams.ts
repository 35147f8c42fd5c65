import { chanceOfMark } from "../../language/hear-marks.ts";
import { tagAt } from "../../language/token-tags.ts";
import type { TextUnits } from "../../language/units.ts";
import type { Range } from "../edits/remove-ranges.ts";

/**
 * From this probability, a comma replaces a tic; up to `SURELY_TIED`, nothing does. Both override the rules of syntax.
 */
const SURELY_PARTED = 0.8;
/** As `SURELY_PARTED`, when a comma stood beside the tics. */
const PARTED_BY_COMMAS = 0.65;
const SURELY_TIED = 0.05;

/** Words read on each side of a tic: a bound on the work in long sentences. */
const SEEN = 40;

/** « je, voilà, Françoise elle me fait »: false starts after these words are handled elsewhere. */
const BREAKS_OFF = new Set(
  "je j' tu il elle on nous vous ils elles de d' à un une le la les l' c' ne".split(" "),
);
const LINKS = new Set("et mais ou donc alors puis ensuite parce là sinon bref".split(" "));

/** Words that open an apposition: « mon frère, le plombier du village ». */
const DETERMINERS = new Set("le la les l' un une mon ma mes notre nos son sa ses leur leurs".split(" "));

/** Words that take no comma before what they introduce: « parce que | les écoles », « et | le lundi ». */
const OPENS_CLAUSE = /^(?:que|qu'|et)$/;

/** The range to cut around consecutive tics, and what replaces it. */
interface Seam extends Range {
  insert: "" | ",";
}

const closesTurn = (run: string) => /(?<![\p{L}])hein(?![\p{L}])/iu.test(run);
const CLOSES_CLAUSE = /(?<![\p{L}])(?:quoi|hein)$/iu;
const BEGINS_CLAUSE = /^(?:je|j'|il|elle|on|ils|elles|c'|y|non|là|faut|faudrait|fallait)$/;
/** Words that a clause follows directly. */
const CALLS_CLAUSE =
  /^(?:et|puis|mais|alors|là|ou|donc|car|que|qu'|parce|quand|si|lorsque|puisque|comme|où|dont|ce|moi|toi|lui|eux|nous|vous)$/;

/**
 * What replaces consecutive tics inside a sentence, if probable enough: a comma between two clauses or groups (« on
 * lâche vite, hein, tout le monde le sait »), nothing inside one (« c'est, en fait, un gain »); null if unsure.
 *
 * @param marked end offsets of the words of a transcript after which a mark is probable
 * @param tics start offsets of the tokens of the tics
 */
export function seamOf(
  units: TextUnits,
  marked: ReadonlySet<number>,
  run: Range & { sentence: number },
  tics: ReadonlySet<number>,
): Seam | null {
  const { tokens, punctuated } = units;
  const sentence = units.sentences[run.sentence]!;
  let at = sentence.firstToken;
  while (at < sentence.endToken && tokens[at]!.start < run.start) at += 1;
  let left = at - 1;
  let right = at;
  while (tokens[right] && tokens[right]!.start < run.end) right += 1;
  const commas = Number(tokens[left]?.text === ",") + Number(tokens[right]?.text === ",");
  const hasComma = commas > 0;
  if (tokens[left]?.text === ",") left -= 1;
  if (tokens[right]?.text === ",") right += 1;
  if (left < sentence.firstToken || right >= sentence.endToken) return null;
  const [before, after] = [tokens[left]!, tokens[right]!];
  if (before.kind === "punctuation" || after.kind === "punctuation") return null;
  if (BREAKS_OFF.has(before.norm)) return null;
  // « et, le lundi », « parce que, les écoles »: no comma after a conjunction.
  if (!punctuated && (LINKS.has(before.norm) || OPENS_CLAUSE.test(before.norm))) return null;
  const seam = { start: before.end, end: tokens[right - 1]!.end };
  if (!punctuated) {
    // A mark before or after the tic counts between the words that stay.
    const isMarked = tokens.slice(left, right).some(({ end }) => marked.has(end));
    // « on arrose au pif quoi on regarde le ciel »: « quoi » closes a clause, whether or not a pause is heard.
    const isClosed = CLOSES_CLAUSE.test(units.source.slice(run.start, run.end).trim());
    return isMarked || isClosed ? { ...seam, insert: "," } : null;
  }
  const said = tokens.slice(sentence.firstToken, sentence.endToken).filter(({ start }) => !tics.has(start));
  const place = said.indexOf(before);
  if (place < 0) return null;
  // « pas pour s'excuser, hein, pour demander »: « hein » closes a group. « celle d'avant, bon, là je suis »: a clause
  // starts.
  const isCut = closesTurn(units.source.slice(run.start, run.end)) || BEGINS_CLAUSE.test(after.norm);
  if (hasComma && isCut && !CALLS_CLAUSE.test(before.norm)) return { ...seam, insert: "," };
  // « Mon frère, du coup, le plombier du village »: one of the two commas opens the apposition.
  if (
    commas === 2 &&
    DETERMINERS.has(after.norm) &&
    tagAt(tokens, left) === "NOUN" &&
    before.norm !== "abord"
  )
    return { ...seam, insert: "," };
  const chance = chanceOfMark(
    said.slice(Math.max(0, place + 1 - SEEN), place + 1).map(({ text }) => text),
    said.slice(place + 1, place + 1 + SEEN).map(({ text }) => text),
  );
  if (chance >= (hasComma ? PARTED_BY_COMMAS : SURELY_PARTED))
    return OPENS_CLAUSE.test(before.norm) ? null : { ...seam, insert: "," };
  return hasComma && chance <= SURELY_TIED ? { ...seam, insert: "" } : null;
}
