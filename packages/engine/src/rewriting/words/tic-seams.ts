import { chanceOfMark } from "../../language/hear-marks.ts";
import type { TextUnits } from "../../language/units.ts";
import type { Range } from "../edits/remove-ranges.ts";

/** From this chance on a comma stands where a tic stood, and under the other one none does, whatever the rules of syntax say. */
const SURELY_PARTED = 0.8;
/** The same where commas stood around the tics. */
const PARTED_BY_COMMAS = 0.65;
const SURELY_TIED = 0.05;

/** Words on each side that are looked at, so that a long sentence costs no more for each of its tics. */
const SEEN = 40;

/** « je, voilà, Françoise elle me fait »: what breaks off here has its own rules. */
const BREAKS_OFF = new Set(
  "je j' tu il elle on nous vous ils elles de d' à un une le la les l' c' ne".split(" "),
);
const LINKS = new Set("et mais ou donc alors puis ensuite parce là sinon bref".split(" "));

/** No comma stands between these and what they open: « parce que | les écoles », « et | le lundi ». */
const OPENS_CLAUSE = /^(?:que|qu'|et)$/;

/** What goes with the tics of a run, and what stands in their place. */
interface Seam extends Range {
  insert: "" | ",";
}

const closesTurn = (run: string) => /(?<![\p{L}])hein(?![\p{L}])/iu.test(run);
const BEGINS_CLAUSE = /^(?:je|j'|il|elle|on|ils|elles|c'|y|non|là|faut|faudrait|fallait)$/;
/** A clause comes at once after these. */
const CALLS_CLAUSE =
  /^(?:et|puis|mais|alors|là|ou|donc|car|que|qu'|parce|quand|si|lorsque|puisque|comme|où|dont|ce|moi|toi|lui|eux|nous|vous)$/;

/**
 * What is left between the words on both sides of a run of tics inside a sentence, where it is heard well enough: a comma where
 * they are two (« on lâche vite, hein, tout le monde le sait »), nothing where they are one (« c'est, en fait, un gain »).
 *
 * @param marked where a mark is heard in a transcript
 * @param tics where the tokens of the tics begin
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
  const hasComma = tokens[left]?.text === "," || tokens[right]?.text === ",";
  if (tokens[left]?.text === ",") left -= 1;
  if (tokens[right]?.text === ",") right += 1;
  if (left < sentence.firstToken || right >= sentence.endToken) return null;
  const [before, after] = [tokens[left]!, tokens[right]!];
  if (before.kind === "punctuation" || after.kind === "punctuation") return null;
  if (BREAKS_OFF.has(before.norm)) return null;
  // « et, le lundi », « parce que, les écoles »: a link is said with what it links.
  if (!punctuated && (LINKS.has(before.norm) || OPENS_CLAUSE.test(before.norm))) return null;
  const seam = { start: before.end, end: tokens[right - 1]!.end };
  if (!punctuated) {
    // What is heard before « voilà » or after it is heard between the words that stay.
    const isMarked = tokens.slice(left, right).some(({ end }) => marked.has(end));
    return isMarked ? { ...seam, insert: "," } : null;
  }
  const said = tokens.slice(sentence.firstToken, sentence.endToken).filter(({ start }) => !tics.has(start));
  const place = said.indexOf(before);
  if (place < 0) return null;
  // « pas pour s'excuser, hein, pour demander »: it closes what was said. « celle d'avant, bon, là je suis »: a clause begins.
  const isCut = closesTurn(units.source.slice(run.start, run.end)) || BEGINS_CLAUSE.test(after.norm);
  if (hasComma && isCut && !CALLS_CLAUSE.test(before.norm)) return { ...seam, insert: "," };
  const chance = chanceOfMark(
    said.slice(Math.max(0, place + 1 - SEEN), place + 1).map(({ text }) => text),
    said.slice(place + 1, place + 1 + SEEN).map(({ text }) => text),
  );
  if (chance >= (hasComma ? PARTED_BY_COMMAS : SURELY_PARTED))
    return OPENS_CLAUSE.test(before.norm) ? null : { ...seam, insert: "," };
  return hasComma && chance <= SURELY_TIED ? { ...seam, insert: "" } : null;
}
