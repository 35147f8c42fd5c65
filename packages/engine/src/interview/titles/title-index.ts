import { plainTitle, readTitleWords, type TitleWord } from "./title-words.ts";

/** One title of a job sheet. */
export interface IndexedTitle {
  jobId: string;
  title: string;
}

/** A job found for a typed search; `score` from 0 (nothing in common) to 1 (the same title). */
interface FoundJob {
  jobId: string;
  matchedTitle: string;
  score: number;
}

export interface TitleIndex {
  /** The best title of each of the `limit` best jobs, best first; jobs under the threshold are left out. */
  search(typed: string, limit: number): FoundJob[];
}

interface Entry extends IndexedTitle {
  words: TitleWord[];
  weight: number;
  order: number;
}

/** A lower score is a chance match. */
const SCORE_MIN = 0.3;
/** From this likeness on, two stems are the same misspelt word (share of common letter pairs, Dice). */
const LIKENESS_MIN = 0.55;
/** Weight of a stem that no title has (a town, a company), so that it hardly lowers the titles that match the rest. */
const UNKNOWN_WEIGHT = 0.15;
const WORDS_SHARE = 0.8;
/** Number of titles whose letters are compared: the best by their words. */
const CLOSE_MAX = 150;
const TITLES_A_STEP = 100;

/**
 * An index of job titles for typed searches. Words weigh by rarity (inverse document frequency); a misspelt word is
 * matched with similar known ones; a title scores by the words it shares with the search (Dice on weighted words) and
 * by the letter pairs of the whole. Deterministic.
 */
export function indexTitles(titles: readonly IndexedTitle[]): TitleIndex {
  const steps = indexTitlesInSteps(titles);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of a few milliseconds, for a process that serves other requests meanwhile. */
export function* indexTitlesInSteps(titles: readonly IndexedTitle[]): Generator<undefined, TitleIndex> {
  const entries: Entry[] = [];
  const holders = new Map<string, number[]>();
  for (const [at, { jobId, title }] of titles.entries()) {
    if (at % TITLES_A_STEP === 0) yield;
    for (const form of splitForms(title)) {
      const words = readTitleWords(form);
      if (words.length === 0) continue;
      const order = entries.push({ jobId, title, words, weight: 0, order: entries.length }) - 1;
      for (const stem of new Set(words.map((word) => word.stem))) {
        const list = holders.get(stem);
        if (list) list.push(order);
        else holders.set(stem, [order]);
      }
    }
  }
  const rarity = (stem: string) => {
    const count = holders.get(stem)?.length ?? 0;
    return count === 0
      ? UNKNOWN_WEIGHT
      : 0.3 + Math.log(1 + entries.length / count) / Math.log(1 + entries.length);
  };
  for (const [at, entry] of entries.entries()) {
    if (at % TITLES_A_STEP === 0) yield;
    entry.weight = entry.words.reduce((sum, { stem, weight }) => sum + weight * rarity(stem), 0);
  }
  const vocabulary = yield* indexVocabulary([...holders.keys()]);
  const bestLikeness = (known: readonly { stem: string; likeness: number }[]) => {
    const best = new Map<number, number>();
    // The list is sorted best first: keep the first value.
    for (const { stem, likeness } of known)
      for (const order of holders.get(stem) ?? []) if (!best.has(order)) best.set(order, likeness);
    return best;
  };

  return {
    search(typed, limit) {
      const words = readTitleWords(typed);
      const asked = words.map(({ stem, weight }) => {
        const known = holders.has(stem) ? [{ stem, likeness: 1 }] : vocabulary.findLike(stem);
        const best = known[0];
        return { weight: weight * (best ? rarity(best.stem) : UNKNOWN_WEIGHT), known };
      });
      const total = asked.reduce((sum, { weight }) => sum + weight, 0);
      if (total === 0) return [];
      // The weight shared with each title, with the best likeness for each word.
      const held = new Map<number, number>();
      for (const { weight, known } of asked)
        for (const [order, likeness] of bestLikeness(known))
          held.set(order, (held.get(order) ?? 0) + weight * likeness);
      // Compare letters, which is slow, only where the words are already close.
      const close = [...held]
        .map(([order, shared]) => ({ order, words: (2 * shared) / (total + entries[order]!.weight) }))
        .filter(({ words }) => words * WORDS_SHARE + (1 - WORDS_SHARE) >= SCORE_MIN)
        .sort((a, b) => b.words - a.words || a.order - b.order)
        .slice(0, CLOSE_MAX);
      const typedPairs = countPairs(plainTitle(typed));
      const best = new Map<string, FoundJob & { order: number }>();
      for (const { order, words } of close) {
        const { jobId, title } = entries[order]!;
        const letters = compare(typedPairs, countPairs(plainTitle(title)));
        const score = Math.min(1, WORDS_SHARE * words + (1 - WORDS_SHARE) * letters);
        const before = best.get(jobId);
        if (score >= SCORE_MIN && (!before || score > before.score))
          best.set(jobId, { jobId, matchedTitle: title, score, order });
      }
      return [...best.values()]
        .sort((a, b) => b.score - a.score || a.order - b.order)
        .slice(0, limit)
        .map(({ jobId, matchedTitle, score }) => ({
          jobId,
          matchedTitle,
          score: Math.round(score * 1000) / 1000,
        }));
    },
  };
}

/** The forms of a title: « Boulanger / Boulangère » has two. */
function splitForms(title: string): string[] {
  return [...new Set(title.split(" / "))];
}

type Pairs = ReadonlyMap<string, number>;

function countPairs(text: string): Pairs {
  const plain = ` ${text} `;
  const pairs = new Map<string, number>();
  for (let at = 0; at < plain.length - 1; at += 1) {
    const pair = plain.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

/** Dice's coefficient on letter pairs, 0 to 1. */
function compare(a: Pairs, b: Pairs): number {
  let shared = 0;
  let sizes = 0;
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0);
    sizes += count;
  }
  for (const count of b.values()) sizes += count;
  return sizes === 0 ? 0 : (2 * shared) / sizes;
}

/** Finds the known stems for a misspelt or shortened one. */
function* indexVocabulary(stems: readonly string[]) {
  const pairsOf: Pairs[] = [];
  const holders = new Map<string, number[]>();
  for (const [at, stem] of stems.entries()) {
    if (at % TITLES_A_STEP === 0) yield;
    const pairs = countPairs(stem);
    pairsOf.push(pairs);
    for (const pair of pairs.keys()) {
      const list = holders.get(pair);
      if (list) list.push(at);
      else holders.set(pair, [at]);
    }
  }
  return {
    findLike(stem: string): { stem: string; likeness: number }[] {
      if (stem.length < 3) return [];
      const pairs = countPairs(stem);
      const met = new Map<number, number>();
      for (const pair of pairs.keys())
        for (const at of holders.get(pair) ?? []) met.set(at, (met.get(at) ?? 0) + 1);
      const found: { stem: string; likeness: number }[] = [];
      for (const [at, count] of met) {
        if (count < 2) continue;
        const known = stems[at]!;
        const started = stem.length >= 5 && known.startsWith(stem);
        const likeness = Math.max(compare(pairs, pairsOf[at]!), started ? 0.85 : 0);
        if (likeness >= LIKENESS_MIN) found.push({ stem: known, likeness: likeness ** 2 });
      }
      return found.sort((a, b) => b.likeness - a.likeness || (a.stem < b.stem ? -1 : 1)).slice(0, 5);
    },
  };
}
