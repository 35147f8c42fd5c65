import { isFiniteVerbAt } from "./finite-verbs.ts";
import { fluentTokens } from "./fluent-tokens.ts";
import { startStrength } from "./sentence-starts/start-strength.ts";
import { GREETINGS } from "./sentence-starts/word-classes.ts";
import type { RawToken } from "./tokenize.ts";

/** A spoken sentence is seldom shorter or longer than this; outside, a cut costs. */
const SHORTEST = 5;
const COMFORTABLE = 18;
const LONGEST = 60;
const TINY_COST = 2.5;
const SHORT_COST = 1;
const VERBLESS_COST = 2;
const LONG_COST = 0.3;
/** What one more sentence costs: a cut needs a reason. */
const CUT_COST = 1;

/**
 * Adds sentence ends to a transcript without stops. Every place gets a strength from the words around it (a subject,
 * a linking word, a greeting, a thank-you…); the cuts with the best total are kept, sentences without a verb or of
 * fewer than 5 or more than 18 words costing something. Linear: a sentence never exceeds 60 words.
 */
export function guessEnds(raw: readonly RawToken[], ends: Set<number>): void {
  const kept = fluentTokens(raw);
  const fluent = kept.map((index) => raw[index]!);
  let from = 0;
  for (let at = 0; at < kept.length; at += 1) {
    const isEnd = at + 1 === kept.length || hasEndWithin(ends, kept[at]! + 1, kept[at + 1]!);
    if (!isEnd) continue;
    // Hesitations and first tries belong to the sentence that they prepare.
    for (const cut of bestCuts(fluent, from, at + 1)) ends.add(kept[cut - 1]! + 1);
    from = at + 1;
  }
}

function hasEndWithin(ends: ReadonlySet<number>, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (ends.has(at)) return true;
  return false;
}

/** Best cuts inside one stretch, by dynamic programming over its tokens. */
function bestCuts(raw: readonly RawToken[], from: number, to: number): number[] {
  const count = to - from;
  if (count <= SHORTEST * 2) return [];
  const wordsBefore = [0];
  const verbsBefore = [0];
  for (let step = 0; step < count; step += 1) {
    wordsBefore.push(wordsBefore[step]! + (raw[from + step]!.opensWord ? 1 : 0));
    verbsBefore.push(
      verbsBefore[step]! +
        (isFiniteVerbAt(raw, from + step) || GREETINGS.has(raw[from + step]!.norm) ? 1 : 0),
    );
  }
  const best = [0];
  const back = [0];
  for (let end = 1; end <= count; end += 1) {
    const gain = end === count ? 0 : startStrength(raw, from + end, from) - CUT_COST;
    let top = -Infinity;
    let at = Math.max(0, end - 1);
    for (let start = end - 1; start >= 0; start -= 1) {
      const length = wordsBefore[end]! - wordsBefore[start]!;
      if (length > LONGEST && top > -Infinity) break;
      const cost = lengthCost(length) + (verbsBefore[end] === verbsBefore[start] ? VERBLESS_COST : 0);
      const score = best[start]! - cost;
      if (score > top) {
        top = score;
        at = start;
      }
    }
    best.push(top + gain);
    back.push(at);
  }
  const cuts: number[] = [];
  for (let end = back[count]!; end > 0; end = back[end]!) cuts.push(from + end);
  return cuts;
}

function lengthCost(length: number): number {
  if (length < 3) return TINY_COST;
  if (length < SHORTEST) return SHORT_COST;
  return length > COMFORTABLE ? LONG_COST * (length - COMFORTABLE) : 0;
}
