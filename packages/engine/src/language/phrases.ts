import { spanOf, type Span } from "./spans.ts";
import { foldWord, tokenize } from "./tokenize.ts";
import type { TextUnits } from "./units.ts";
import { countSteps } from "./work-budget.ts";

interface Node<Value> {
  words: Map<string, Node<Value>>;
  prefixes: Map<string, Node<Value>>;
  prefixLengths: number[];
  number: Node<Value> | null;
  any: Node<Value> | null;
  match: { form: string; value: Value } | null;
}

/** A set of multi-word forms ready to be looked up token by token. */
export interface PhraseSet<Value> {
  exact: Node<Value>;
  /** The same forms without accents. */
  folded: Node<Value>;
}

export interface PhraseHit<Value> extends Span {
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
  return { exact, folded };
}

/** Compiles a plain list of forms. */
export function compileForms(forms: Iterable<string>): PhraseSet<true> {
  return compilePhrases(Array.from(forms, (form) => [form, true] as const));
}

function newNode<Value>(): Node<Value> {
  return { words: new Map(), prefixes: new Map(), prefixLengths: [], number: null, any: null, match: null };
}

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
      const next = node.words.get(key) ?? newNode<Value>();
      node.words.set(key, next);
      node = next;
    }
  }
  node.match ??= match;
}

function prefixChild<Value>(node: Node<Value>, prefix: string): Node<Value> {
  const next = node.prefixes.get(prefix) ?? newNode<Value>();
  node.prefixes.set(prefix, next);
  if (!node.prefixLengths.includes(prefix.length)) node.prefixLengths.push(prefix.length);
  return next;
}

/**
 * Finds every form, the longest at each place, without overlap, inside sentences only.
 *
 * @returns hits in the order of the text
 */
export function findPhrases<Value>(units: TextUnits, set: PhraseSet<Value>): PhraseHit<Value>[] {
  const hits: PhraseHit<Value>[] = [];
  const { tokens } = units;
  let index = 0;
  while (index < tokens.length) {
    const found = matchPhraseAt(units, set, index);
    if (found) {
      hits.push({ ...spanOf(units, index, found.endToken, found.form), value: found.value });
      index = found.endToken;
    } else {
      index += 1;
    }
  }
  return hits;
}

/** The longest form that starts at one token, or null. */
export function matchPhraseAt<Value>(
  units: TextUnits,
  set: PhraseSet<Value>,
  index: number,
): { endToken: number; form: string; value: Value } | null {
  const first = units.tokens[index];
  if (!first) return null;
  const root = units.accented ? set.exact : set.folded;
  return longest(units, root, index, first.sentence);
}

function longest<Value>(
  units: TextUnits,
  node: Node<Value>,
  index: number,
  sentence: number,
): { endToken: number; form: string; value: Value } | null {
  countSteps(1);
  const token = units.tokens[index];
  let best = node.match ? { endToken: index, ...node.match } : null;
  if (!token || token.sentence !== sentence) return best;
  const keep = (next: Node<Value> | null | undefined) => {
    if (!next) return;
    const found = longest(units, next, index + 1, sentence);
    if (found && (!best || found.endToken > best.endToken)) best = found;
  };
  const key = units.accented ? token.norm : token.fold;
  keep(node.words.get(key));
  for (const length of node.prefixLengths) {
    if (key.length >= length) keep(node.prefixes.get(key.slice(0, length)));
  }
  if (token.kind === "number") keep(node.number);
  if (token.kind === "word") keep(node.any);
  return best;
}
