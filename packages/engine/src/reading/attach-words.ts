import { featureOf, mix } from "./hash.ts";
import type { LinearModel } from "./linear-model.ts";
import { DISCOURSE, PUNCTUATION } from "./loose-words.ts";
import { newRow } from "./rows.ts";

/** Room for the features of one candidate. */
export const ATTACH_FEATURES = 38;
/** Labels of the model: its score for a candidate is the difference of the two. */
const NOT_HERE = 0;
const HERE = 1;

const NONE = 0x0ff;
/** Most ancestors tried on each side. */
const LONGEST_PATH = 20;

/** A tree over the kept words of a sentence (indexes are those of the sentence), to which loose words are attached. */
export interface OpenTree {
  count: number;
  word: Int32Array;
  tags: Int32Array;
  parts: Int32Array;
  looseness: Uint8Array;
  /** Head of each kept word, `count` for the root; -1 for words not attached yet. */
  heads: Int32Array;
  relations: Int32Array;
}

/** Possible heads of a loose word: its neighbours and their ancestors on the same side. */
interface Candidates {
  places: number[];
  /** Number of those on the left, which come first. */
  lefts: number;
  /** Nearest kept words, -1 and `count` where there is none. */
  before: number;
  after: number;
  /** First word of the group of the highest word on the right; -1 where there is none. */
  opener: number;
  /** What stands outside the groups of the highest words on both sides, as bits: a sign, an edge of the sentence. */
  edges: number;
  /** Sizes of these groups, in classes. */
  leftSize: number;
  rightSize: number;
}

/** The attached words, as seen from the others. */
interface Outline {
  /** The nearest of them on each side of each word: -1 and `count` where there is none. */
  before: Int32Array;
  after: Int32Array;
  /** First and last word of the subtree of each of them. */
  first: Int32Array;
  last: Int32Array;
  /** Whether every marker is between commas: some transcribers write « euh » so, others do not. */
  isSetOff: boolean;
}

/** Computed once for all words of a kind, so that a run of signs is not scanned again from each of them. */
export function outlineOf(tree: OpenTree, norms: readonly string[]): Outline {
  const { count, heads } = tree;
  const before = newRow(count);
  const after = newRow(count);
  for (let at = 0, kept = -1; at < count; at += 1) {
    before[at] = kept;
    if (heads[at] !== -1) kept = at;
  }
  for (let at = count - 1, kept = count; at >= 0; at -= 1) {
    after[at] = kept;
    if (heads[at] !== -1) kept = at;
  }
  const isSetOff = norms.every((_, at) => tree.looseness[at] !== DISCOURSE || commasAround(norms, at) === 3);
  return { before, after, ...groupsOf(tree), isSetOff };
}

/** First and last word of each subtree, from the leaves up to the root. */
function groupsOf({ count, heads }: OpenTree): { first: Int32Array; last: Int32Array } {
  const first = newRow(count);
  const last = newRow(count);
  for (let at = 0; at < count; at += 1) {
    first[at] = at;
    last[at] = at;
  }
  const waiting = newRow(count + 1);
  for (const head of heads) if (head >= 0) waiting[head]! += 1;
  const ready: number[] = [];
  for (let at = 0; at < count; at += 1) if (heads[at] !== -1 && waiting[at] === 0) ready.push(at);
  for (let at = ready.pop(); at !== undefined; at = ready.pop()) {
    const head = heads[at]!;
    if (head >= count) continue;
    first[head] = Math.min(first[head]!, first[at]!);
    last[head] = Math.max(last[head]!, last[at]!);
    waiting[head]! -= 1;
    if (waiting[head] === 0) ready.push(head);
  }
  return { first, last };
}

/** Bits for a comma, or an edge, right before and right after a word. */
function commasAround(norms: readonly string[], at: number): number {
  const isComma = (place: number) => (norms[place] ?? ",") === ",";
  return (isComma(at - 1) ? 1 : 0) + (isComma(at + 1) ? 2 : 0);
}

/**
 * The words on both sides, each with its ancestors on its side, up to the first whose subtree extends beyond the place:
 * a higher one would cross an arc.
 */
export function findCandidates(tree: OpenTree, at: number, outline: Outline): Candidates {
  const { count, heads } = tree;
  const before = outline.before[at]!;
  const after = outline.after[at]!;
  const places: number[] = [];
  for (let up = before; up >= 0 && up < at && places.length < LONGEST_PATH; up = heads[up]!) {
    places.push(up);
    if (outline.last[up]! > at) break;
  }
  const lefts = places.length;
  for (let up = after; up > at && up < count && places.length < lefts + LONGEST_PATH; up = heads[up]!) {
    places.push(up);
    if (outline.first[up]! < at) break;
  }
  const leftTop = lefts > 0 ? places[lefts - 1]! : -1;
  const rightTop = places.length > lefts ? places.at(-1)! : -1;
  const leftStart = leftTop < 0 ? 0 : outline.first[leftTop]!;
  const rightEnd = rightTop < 0 ? count - 1 : outline.last[rightTop]!;
  const opener = rightTop < 0 ? -1 : outline.first[rightTop]!;
  const isSign = (place: number) => (tree.looseness[place] ?? PUNCTUATION) === PUNCTUATION;
  return {
    places,
    lefts,
    before,
    after,
    opener,
    edges:
      (isSign(rightEnd + 1) ? 1 : 0) +
      (isSign(leftStart - 1) ? 2 : 0) +
      (leftStart === 0 ? 4 : 0) +
      (rightEnd + 2 >= count ? 8 : 0),
    leftSize: leftTop < 0 ? 0 : sizeClass(outline.last[leftTop]! - leftStart + 1),
    rightSize: rightTop < 0 ? 0 : sizeClass(rightEnd - opener + 1),
  };
}

/** The number of words of a group, in classes. */
const sizeClass = (words: number): number =>
  words > 8 ? 4 : words > 4 ? 3 : words > 2 ? 2 : words > 1 ? 1 : 0;

/** Features of one candidate, the `index`-th. Returns their number. */
export function writeAttachFeatures(
  tree: OpenTree,
  at: number,
  { places, lefts, before, after, opener, edges, leftSize, rightSize }: Candidates,
  index: number,
  openerHead: number,
  manner: number,
  out: Int32Array,
): number {
  const { count, word, tags, parts, heads, relations } = tree;
  let size = 0;
  const relationOf = (place: number) => (place < 0 || place >= count ? NONE : relations[place]!);
  const tagOf = (place: number) => (place < 0 || place >= count ? NONE : tags[place]!);
  const wordOf = (place: number) => (place < 0 || place >= count ? NONE : word[place]!);
  const candidate = places[index]!;
  const isLeft = index < lefts;
  const leftTop = lefts > 0 ? places[lefts - 1]! : -1;
  const rightTop = places.length > lefts ? places.at(-1)! : -1;
  const isTop = candidate === leftTop || candidate === rightTop;
  const step = Math.min(3, isLeft ? index : index - lefts);
  const leftHead = leftTop < 0 ? NONE : heads[leftTop]!;
  const rightHead = rightTop < 0 ? NONE : heads[rightTop]!;
  const holds = (candidate === leftHead ? 1 : 0) + (candidate === rightHead ? 2 : 0);
  const place =
    (isLeft ? 1 : 0) +
    (isTop ? 2 : 0) +
    4 * holds +
    (candidate === openerHead ? 16 : 0) +
    (step === 0 ? 32 : 0);
  const shape =
    (leftTop < 0 ? 0 : leftHead === rightTop ? 1 : leftHead === count ? 2 : 3) +
    4 * (rightTop < 0 ? 0 : rightHead === leftTop ? 1 : rightHead === count ? 2 : 3);
  const form = word[at]!;
  const here = mix(form, place);
  const kind = mix(tree.looseness[at]!, place);
  out[size++] = featureOf(0x700 + 0, here, 0);
  out[size++] = featureOf(0x700 + 1, kind, 0);
  out[size++] = featureOf(0x700 + 2, here, shape);
  out[size++] = featureOf(0x700 + 3, kind, shape);
  out[size++] = featureOf(0x700 + 4, here, parts[candidate]!);
  out[size++] = featureOf(0x700 + 5, kind, mix(shape, tags[candidate]!));
  out[size++] = featureOf(0x700 + 6, here, relationOf(candidate));
  out[size++] = featureOf(0x700 + 7, kind, mix(relationOf(leftTop), relationOf(rightTop)));
  out[size++] = featureOf(0x700 + 8, here, mix(relationOf(isLeft ? rightTop : leftTop), shape));
  out[size++] = featureOf(0x700 + 9, here, wordOf(after));
  out[size++] = featureOf(0x700 + 10, here, wordOf(before));
  out[size++] = featureOf(0x700 + 11, kind, mix(tagOf(before), tagOf(after)));
  out[size++] = featureOf(0x700 + 12, kind, mix(shape, wordOf(after)));
  out[size++] = featureOf(0x700 + 13, kind, mix(shape, relationOf(after)));
  out[size++] = featureOf(0x700 + 14, kind, mix(step, mix(relationOf(candidate), parts[candidate]!)));
  out[size++] = featureOf(0x700 + 15, kind, mix(wordOf(at - 1), wordOf(at + 1)));
  out[size++] = featureOf(0x700 + 16, here, Math.min(4, Math.abs(candidate - at) >> 1));
  out[size++] = featureOf(0x700 + 17, here, mix(step, shape));
  out[size++] = featureOf(0x700 + 18, kind, mix(relationOf(leftTop), tagOf(leftTop)));
  out[size++] = featureOf(0x700 + 19, kind, mix(relationOf(rightTop), tagOf(rightTop)));
  out[size++] = featureOf(0x700 + 20, here, manner);
  out[size++] = featureOf(0x700 + 21, kind, mix(manner, shape));
  out[size++] = featureOf(0x700 + 22, here, mix(manner, shape));
  out[size++] = featureOf(0x700 + 23, kind, mix(manner, mix(tagOf(before), tagOf(after))));
  out[size++] = featureOf(0x700 + 24, kind, mix(shape, mix(parts[candidate]!, tagOf(after))));
  out[size++] = featureOf(0x700 + 25, here, mix(relationOf(leftTop), relationOf(rightTop)));
  const side = mix(kind, shape);
  out[size++] = featureOf(0x700 + 26, side, edges);
  out[size++] = featureOf(0x700 + 27, side, mix(leftSize, rightSize));
  out[size++] = featureOf(0x700 + 28, side, mix(wordOf(opener), relationOf(rightTop)));
  out[size++] = featureOf(0x700 + 29, side, mix(tagOf(at + 1), tagOf(at + 2)));
  out[size++] = featureOf(0x700 + 30, side, mix(tagOf(at - 1), tagOf(at - 2)));
  out[size++] = featureOf(0x700 + 31, side, mix(wordOf(at + 1), wordOf(at + 2)));
  out[size++] = featureOf(0x700 + 32, side, mix(edges, mix(relationOf(leftTop), relationOf(rightTop))));
  out[size++] = featureOf(0x700 + 33, kind, mix(edges, manner));
  out[size++] = featureOf(0x700 + 34, side, mix(tagOf(leftTop), tagOf(rightTop)));
  out[size++] = featureOf(0x700 + 35, mix(kind, wordOf(opener)), mix(tagOf(leftTop), tagOf(rightTop)));
  out[size++] = featureOf(0x700 + 36, mix(kind, step), mix(wordOf(candidate), shape));
  out[size++] = featureOf(
    0x700 + 37,
    mix(kind, at + 1 >= count ? 1 : 0),
    mix(relationOf(candidate), parts[candidate]!),
  );
  return size;
}

/** How a word is set off: commas around it, and whether all markers of its sentence are. */
export function mannerOf(norms: readonly string[], at: number, { isSetOff }: Outline): number {
  return commasAround(norms, at) + (isSetOff ? 4 : 0);
}

const CLOSES = /^[»")\]”]$/;
const OPENS = /^[«"([“]$/;

/** For each sign that closes a pair, its opening sign; -1 elsewhere. */
export function pairSigns(norms: readonly string[], looseness: Uint8Array): Int32Array {
  const openers = newRow(norms.length).fill(-1);
  let open = -1;
  for (let at = 0; at < norms.length; at += 1) {
    if (looseness[at] !== PUNCTUATION) continue;
    if (open >= 0 && CLOSES.test(norms[at]!)) {
      openers[at] = open;
      open = -1;
    } else if (OPENS.test(norms[at]!)) open = at;
  }
  return openers;
}

const features = new Int32Array(ATTACH_FEATURES);
const scores = new Int32Array(2);

/**
 * Attaches the unattached words of a tree: markers first, since signs may depend on them. `relations` are those given
 * to markers and signs, by looseness.
 */
export function attachWords(
  model: LinearModel,
  tree: OpenTree,
  norms: readonly string[],
  relations: readonly number[],
): void {
  const openers = pairSigns(norms, tree.looseness);
  for (const kind of [DISCOURSE, PUNCTUATION]) {
    const places = openPlaces(tree, kind);
    if (places.length === 0) continue;
    const outline = outlineOf(tree, norms);
    const headOf = new Map<number, number>();
    const heads = places.map((at) => {
      const candidates = findCandidates(tree, at, outline);
      const manner = mannerOf(norms, at, outline);
      const head = bestHead(model, tree, at, candidates, headOf.get(openers[at]!) ?? -1, manner);
      headOf.set(at, head);
      return head;
    });
    places.forEach((at, index) => {
      tree.heads[at] = heads[index]!;
      tree.relations[at] = relations[kind]!;
    });
  }
}

/** Words of a kind not attached yet. */
export function openPlaces(tree: OpenTree, kind: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < tree.count; at += 1) {
    if (tree.heads[at] === -1 && tree.looseness[at] === kind) places.push(at);
  }
  return places;
}

function bestHead(
  model: LinearModel,
  tree: OpenTree,
  at: number,
  candidates: Candidates,
  openerHead: number,
  manner: number,
): number {
  const { places } = candidates;
  if (places.length === 1) return places[0]!;
  let best = 0;
  let highest = -Infinity;
  for (let index = 0; index < places.length; index += 1) {
    const size = writeAttachFeatures(tree, at, candidates, index, openerHead, manner, features);
    scores.fill(0);
    model.score(features, size, scores);
    const score = scores[HERE]! - scores[NOT_HERE]!;
    if (score > highest) {
      highest = score;
      best = index;
    }
  }
  return places[best]!;
}
