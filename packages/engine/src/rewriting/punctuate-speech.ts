import { hearPauses } from "../language/guess-ends.ts";
import { isFiniteVerbAt } from "../language/token-tags.ts";
import { tokenize, type RawToken } from "../language/tokenize.ts";

const OPENING_ADVERBS = new Set(
  "ensuite enfin aujourd'hui maintenant désormais résultat bref premièrement deuxièmement finalement concrètement bonjour bonsoir".split(
    " ",
  ),
);
const CLAUSE_STARTS = new Set(
  "je j' il elle on nous vous ils elles c' ça ce cela le la les l' un une notre nos votre vos mon ma mes merci moi chers mesdames".split(
    " ",
  ),
);
const DETERMINERS = new Set(
  "le la les l' un une notre nos votre vos mon ma mes ce cette ces leur leurs".split(" "),
);
const INVERTED =
  /^(?:savez|avez|êtes|connaissez|pouvez|voulez|pourriez|auriez|seriez|croyez|pensez|imaginez)$/;

/** Commas that a transcript lacks: after « aujourd'hui », before « mais », in « mon défaut c'est ». */
export function commaPlaces(sentence: string, punctuated: boolean): number[] {
  if (punctuated && !/\bc['’]/i.test(sentence)) return [];
  const tokens = tokenize(sentence);
  const after = new Set<number>();
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (!next || next.kind === "punctuation") continue;
    if (next.norm === "c'" && setsOffSubject(tokens, index)) after.add(token.end);
    if (punctuated) continue;
    if (index === 0 && OPENING_ADVERBS.has(token.norm) && CLAUSE_STARTS.has(next.norm)) after.add(token.end);
    if (next.norm === "merci" && token.kind !== "punctuation" && token.norm !== "et" && token.norm !== "dire")
      after.add(token.end);
    if (index === 1 && isDislocated(tokens)) after.add(token.end);
    if (next.norm === "mais" && token.kind !== "punctuation" && index > 2) after.add(token.end);
  }
  return [...after];
}

/** « Mon principal défaut | c'est »: a noun group from the start of a clause to « c'est ». */
function setsOffSubject(tokens: RawToken[], last: number): boolean {
  if (tokens[last]!.kind === "punctuation") return false;
  let first = last;
  while (first > 0 && tokens[first - 1]!.kind !== "punctuation" && last - first < 7) first -= 1;
  const isStart = first === 0 || tokens[first - 1]!.kind === "punctuation";
  const length = last - first + 1;
  if (!isStart || length < 2 || length > 6 || !DETERMINERS.has(tokens[first]!.norm)) return false;
  for (let at = first; at <= last; at += 1) {
    const { norm } = tokens[at]!;
    if (["que", "qu'", "qui", "où", "dont", "et", "quand", "parce"].includes(norm)) return false;
    if (isFiniteVerbAt(tokens, at) && at > first + 1) return false;
  }
  return true;
}

/** « la machine | je la vends », « les industriels | ils ont »: a noun group said before its pronoun. */
function isDislocated(tokens: RawToken[]): boolean {
  const [first, noun, pronoun, object] = tokens;
  if (!first || !noun || !pronoun || !DETERMINERS.has(first.norm)) return false;
  // « ce qu'il savait faire » is no noun group.
  if (noun.norm.endsWith("'") || noun.norm === "que" || noun.norm === "qui") return false;
  if (/^(?:ils?|elles?)$/.test(pronoun.norm)) return true;
  return /^(?:je|on|nous)$/.test(pronoun.norm) && /^(?:le|la|les|l')$/.test(object?.norm ?? "");
}

/** A stop for a sentence that has none: « ? » for a plain question of a transcript, « . » otherwise. */
export function stopOf(sentence: string): string {
  if (/[.!?…:»"”)\]]$/.test(sentence)) return "";
  const [first, second] = tokenize(sentence.slice(0, 40));
  const isQuestion =
    first?.norm === "est-ce" ||
    (first?.norm === "est" && second?.norm === "ce") ||
    (second?.norm === "vous" && INVERTED.test(first?.norm ?? ""));
  return isQuestion ? "\u00a0?" : ".";
}

/** What a comma is written before: a clause begins. */
const AFTER_COMMA = new Set("je j' tu il elle on nous vous ils elles c' ça ce y mais parce moi".split(" "));
/** « qui, je », « mais, il »: no comma stands after these. */
const HOLDS_NEXT = new Set(
  "et mais ou donc que qu' qui dont où si comme quand lorsque parce puisque de à pour est sont a ai ont me te se".split(
    " ",
  ),
);

/** Where commas stand before a clause in a transcript without stops, as the reader hears them. */
export function spokenCommas(source: string): number[] {
  const heard = new Set(hearPauses(source));
  const tokens = tokenize(source);
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    if (!next || !heard.has(token.end) || token.kind === "punctuation") return [];
    return AFTER_COMMA.has(next.norm) && !HOLDS_NEXT.has(token.norm) ? [token.end] : [];
  });
}
