import { spanOf, type Span } from "./spans.ts";
import { foldWord, tokenize } from "./tokenize.ts";
import type { TextUnits } from "./units.ts";
import { countSteps } from "./work-budget.ts";

interface Node<Value> {
  /** First letters of the words and prefixes, as bits: a quick test that most words of a text fail. */
  letters: number;
  words: Map<string, Node<Value>>;
  /** Prefixes by their first letter. For prefixes of equal reach, the length added first wins. */
  prefixes: Map<number, { prefix: string; node: Node<Value> }[]>;
  prefixLengths: number[];
  number: Node<Value> | null;
  any: Node<Value> | null;
  match: { form: string; value: Value } | null;
}

/** A set of multi-word forms ready to be looked up token by token. */
export interface PhraseSet<Value> {
  exact: Root<Value>;
  /** The same forms without accents. */
  folded: Root<Value>;
}

/** The root of a set of forms, with quick tests on the first token. */
interface Root<Value> {
  node: Node<Value>;
  /** 1 for the words that its forms begin with: see `shapeOf`. */
  shapes: Uint8Array;
  /** 1 for the first two letters of the prefixes that its forms begin with: see `pairOf`. */
  pairs: Uint8Array;
  /** True if a form begins with any number or any word: then every token may begin one. */
  isOpen: boolean;
}

export interface PhraseHit<Value> extends Span {
  value: Value;
}

interface Found<Value> {
  endToken: number;
  form: string;
  value: Value;
}

/**
 * Compiles forms into a trie keyed by token, so that a search costs one look-up per token whatever the number of
 * forms. In a form, `(a|b)` is a choice (empty allowed), a final `*` on a word matches any ending, `#` any
 * number, `_` any one word.
 */
export function compilePhrases<Value>(entries: Iterable<readonly [string, Value]>): PhraseSet<Value> {
  const exact = newNode<Value>();
  const folded = newNode<Value>();
  for (const [pattern, value] of entries) {
    for (const form of expandChoices(pattern)) {
      const keys = phraseKeys(form);
      if (keys.length === 0) continue;
      insert(exact, keys, { form: pattern, value });
      insert(
        folded,
        keys.map((key) => foldWord(key)),
        { form: pattern, value },
      );
    }
  }
  return { exact: rootOf(exact), folded: rootOf(folded) };
}

/** Compiles a plain list of forms. */
export function compileForms(forms: Iterable<string>): PhraseSet<true> {
  return compilePhrases(Array.from(forms, (form) => [form, true] as const));
}

function newNode<Value>(): Node<Value> {
  return {
    letters: 0,
    words: new Map(),
    prefixes: new Map(),
    prefixLengths: [],
    number: null,
    any: null,
    match: null,
  };
}

/** A bit for the first letter of a word; letters share 32 bits. */
const letterOf = (word: string) => 1 << (word.charCodeAt(0) & 31);

const PAIRS = 32 * 32;
/** A number for the first two letters of a word; letters share 32 numbers. */
const pairOf = (word: string) =>
  ((word.charCodeAt(0) & 31) << 5) | (word.length > 1 ? word.charCodeAt(1) & 31 : 0);

const SHAPES = 4096;
/** A hash of a word by its ends and length: few other words share it with the first word of a form. */
const shapeOf = (word: string) =>
  (word.charCodeAt(0) * 37 +
    word.charCodeAt(word.length - 1) * 1021 +
    (word.length > 1 ? word.charCodeAt(1) * 233 : 0) +
    word.length * 577) &
  (SHAPES - 1);

function rootOf<Value>(node: Node<Value>): Root<Value> {
  const shapes = new Uint8Array(SHAPES);
  for (const word of node.words.keys()) shapes[shapeOf(word)] = 1;
  const pairs = new Uint8Array(PAIRS);
  for (const { prefix } of [...node.prefixes.values()].flat()) {
    const pair = pairOf(prefix);
    if (prefix.length > 1) pairs[pair] = 1;
    else pairs.fill(1, pair, pair + 32);
  }
  return { node, shapes, pairs, isOpen: node.number !== null || node.any !== null };
}

/** The hashes of each token of a text, tested first in every search. */
interface TokenShapes {
  shapes: Uint16Array;
  pairs: Uint16Array;
}

const known = new WeakMap<TextUnits, TokenShapes>();

function shapesOf(units: TextUnits): TokenShapes {
  let shapes = known.get(units);
  if (!shapes) {
    const { tokens, accented } = units;
    shapes = { shapes: new Uint16Array(tokens.length), pairs: new Uint16Array(tokens.length) };
    for (let at = 0; at < tokens.length; at += 1) {
      const word = accented ? tokens[at]!.norm : tokens[at]!.fold;
      shapes.shapes[at] = shapeOf(word);
      shapes.pairs[at] = pairOf(word);
    }
    known.set(units, shapes);
  }
  return shapes;
}
const opensOn = (node: Node<unknown>, word: string) => (node.letters & letterOf(word)) !== 0;

function expandChoices(pattern: string): string[] {
  const open = pattern.indexOf("(");
  const close = pattern.indexOf(")", open);
  if (open < 0 || close < 0) return [pattern];
  const choices = pattern.slice(open + 1, close).split("|");
  return choices.flatMap((choice) =>
    expandChoices(pattern.slice(0, open) + choice + pattern.slice(close + 1)),
  );
}

function phraseKeys(form: string): string[] {
  const keys: string[] = [];
  for (const token of tokenize(form)) {
    if (token.text === "*" && token.before === "none" && keys.length > 0) keys.push(`${keys.pop()}*`);
    else if (token.kind === "number") keys.push(token.norm);
    else keys.push(token.norm);
  }
  return keys;
}

function insert<Value>(root: Node<Value>, keys: string[], match: { form: string; value: Value }): void {
  let node = root;
  for (const key of keys) {
    if (key === "#") node = node.number ??= newNode();
    else if (key === "_") node = node.any ??= newNode();
    else if (key.length > 1 && key.endsWith("*")) node = prefixChild(node, key.slice(0, -1));
    else {
      node.letters |= letterOf(key);
      const next = node.words.get(key) ?? newNode<Value>();
      node.words.set(key, next);
      node = next;
    }
  }
  node.match ??= match;
}

function prefixChild<Value>(node: Node<Value>, prefix: string): Node<Value> {
  const letter = prefix.charCodeAt(0);
  const beside = node.prefixes.get(letter) ?? [];
  const known = beside.find((other) => other.prefix === prefix);
  if (known) return known.node;
  const next = newNode<Value>();
  const { prefixLengths } = node;
  node.letters |= letterOf(prefix);
  if (!prefixLengths.includes(prefix.length)) prefixLengths.push(prefix.length);
  const rank = (other: { prefix: string }) => prefixLengths.indexOf(other.prefix.length);
  node.prefixes.set(
    letter,
    [...beside, { prefix, node: next }].sort((one, other) => rank(one) - rank(other)),
  );
  return next;
}

/**
 * Finds every form in the text, the longest at each place, without overlap, inside sentences only.
 *
 * @returns hits in the order of the text
 */
export function findPhrases<Value>(units: TextUnits, set: PhraseSet<Value>): PhraseHit<Value>[] {
  const hits: PhraseHit<Value>[] = [];
  const { tokens, accented } = units;
  const { node, shapes, pairs, isOpen } = accented ? set.exact : set.folded;
  const own = shapesOf(units);
  let skipped = 0;
  let index = 0;
  while (index < tokens.length) {
    if (!isOpen && shapes[own.shapes[index]!] === 0 && pairs[own.pairs[index]!] === 0) {
      skipped += 1;
      index += 1;
      continue;
    }
    const found = longest(units, node, index, tokens[index]!.sentence);
    if (found) {
      hits.push({ ...spanOf(units, index, found.endToken, found.form), value: found.value });
      index = found.endToken;
    } else {
      index += 1;
    }
  }
  countSteps(skipped);
  return hits;
}

/** The longest form that starts at one token, or null. */
export function matchPhraseAt<Value>(
  units: TextUnits,
  set: PhraseSet<Value>,
  index: number,
): Found<Value> | null {
  const first = units.tokens[index];
  if (!first) return null;
  const { node } = units.accented ? set.exact : set.folded;
  return longest(units, node, index, first.sentence);
}

/** The longest form below a node of the trie; the first of equals. */
function longest<Value>(
  units: TextUnits,
  node: Node<Value>,
  index: number,
  sentence: number,
): Found<Value> | null {
  countSteps(1);
  const token = units.tokens[index];
  const own = node.match ? { endToken: index, form: node.match.form, value: node.match.value } : null;
  if (!token || token.sentence !== sentence) return own;
  let best: Found<Value> | null = own;
  const key = units.accented ? token.norm : token.fold;
  if (opensOn(node, key)) {
    const next = node.words.get(key);
    if (next) best = longer(best, longest(units, next, index + 1, sentence));
    const beside = node.prefixes.size > 0 ? node.prefixes.get(key.charCodeAt(0)) : undefined;
    if (beside)
      for (const { prefix, node: ending } of beside)
        if (key.startsWith(prefix)) best = longer(best, longest(units, ending, index + 1, sentence));
  }
  if (token.kind === "number" && node.number)
    best = longer(best, longest(units, node.number, index + 1, sentence));
  if (token.kind === "word" && node.any) best = longer(best, longest(units, node.any, index + 1, sentence));
  return best;
}

function longer<Value>(best: Found<Value> | null, found: Found<Value> | null): Found<Value> | null {
  return found && (!best || found.endToken > best.endToken) ? found : best;
}
