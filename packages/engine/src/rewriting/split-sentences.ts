import { isFiniteVerbAt } from "../language/finite-verbs.ts";
import { tokenize, type RawToken } from "../language/tokenize.ts";
import { countWords } from "../pitch.ts";
import { capitalize } from "./remove-ranges.ts";

/** Above this a sentence is cut in two where both halves have a verb. */
const LONGEST = 28;
const SHORTEST_HALF = 7;
const PRONOUNS = new Set("je j' il elle on nous vous ils elles ce c' ça cela tu".split(" "));
const DETERMINERS = new Set(
  "le la les l' un une notre nos votre vos mon ma mes ce cette ces leur leurs chaque".split(" "),
);
const LINKS = new Set(["et", "mais", "donc", "alors"]);
const SUBORDINATORS = new Set(
  "que qu' qui si quand lorsque lorsqu' parce puisque puisqu' comme dont où pour afin".split(" "),
);

/** Cuts a long sentence at « ; » or « , et | mais | donc | ce qui » when each half can stand. */
export function splitLongSentence(sentence: string): string[] {
  if (countWords(sentence) <= LONGEST || /[«»“”"([]/.test(sentence)) return [sentence];
  const tokens = tokenize(sentence);
  const firstVerb = findMainVerb(tokens);
  let best: { at: number; next: number; distance: number; opening: string } | null = null;
  for (let index = 1; index + 1 < tokens.length; index += 1) {
    // The left half stands by itself when its main verb comes before the cut.
    const cut = firstVerb < index ? cutAt(tokens, index) : null;
    if (!cut) continue;
    const distance = Math.abs(tokens[index]!.start - sentence.length / 2);
    if (!best || distance < best.distance) best = { at: index, distance, ...cut };
  }
  if (!best) return [sentence];
  const left = sentence.slice(0, tokens[best.at]!.start).trimEnd();
  const right = capitalize(best.opening + sentence.slice(tokens[best.next]!.start));
  if (countWords(left) < SHORTEST_HALF || countWords(right) < SHORTEST_HALF) return [sentence];
  return [`${left}.`, ...splitLongSentence(right)];
}

/** A cut at a comma or semicolon, with the word that opens the second half, or null. */
function cutAt(tokens: RawToken[], index: number): { next: number; opening: string } | null {
  const mark = tokens[index]!.norm;
  if (mark !== "," && mark !== ";") return null;
  const first = tokens[index + 1]!;
  if (mark === ";") return opensClause(tokens, index + 1) ? { next: index + 1, opening: "" } : null;
  if (first.norm === "ce" && tokens[index + 2]?.norm === "qui" && isFiniteVerbAt(tokens, index + 3)) {
    return { next: index + 3, opening: "Cela " };
  }
  if (!LINKS.has(first.norm) || !opensClause(tokens, index + 2)) return null;
  return first.norm === "et" ? { next: index + 2, opening: "" } : { next: index + 1, opening: "" };
}

/** A subject, then its verb: what follows can stand alone. */
function opensClause(tokens: RawToken[], index: number): boolean {
  const token = tokens[index];
  if (!token) return false;
  const isName = token.kind === "word" && token.text.charAt(0) !== token.text.charAt(0).toLowerCase();
  if (!PRONOUNS.has(token.norm) && !DETERMINERS.has(token.norm) && !isName) return false;
  for (let at = index + 1; at <= index + 6; at += 1) {
    const next = tokens[at];
    if (!next || next.kind === "punctuation" || SUBORDINATORS.has(next.norm)) return false;
    if (isFiniteVerbAt(tokens, at)) return true;
  }
  return false;
}

/** Place of the first verb outside a clause that only begins: « Quand une fuite commence, et que… » must not be cut. */
function findMainVerb(tokens: RawToken[]): number {
  if (SUBORDINATORS.has(tokens[0]?.norm ?? "")) return Infinity;
  const found = tokens.findIndex((_, at) => isFiniteVerbAt(tokens, at));
  return found < 0 ? Infinity : found;
}
