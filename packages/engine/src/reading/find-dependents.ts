import { readingOf, type SyntaxSentence } from "./read-sentence.ts";

type Words = readonly SyntaxSentence["words"][number][];

const NONE: readonly number[] = [];
const found = new WeakMap<object, ReadonlyMap<number, readonly number[]>>();

/**
 * Indexes of the words that depend on the one at `head`, in the order of the text. A sentence is gone through
 * once for all its words: looking for those of each verb again takes time in the square of its length.
 */
export function findDependents(words: Words, head: number): readonly number[] {
  const reading = readingOf(words);
  let dependents = found.get(reading);
  if (!dependents) {
    dependents = groupByHead(words);
    found.set(reading, dependents);
  }
  return dependents.get(head) ?? NONE;
}

function groupByHead(words: Words): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [at, { head }] of words.entries()) {
    const group = groups.get(head);
    if (group) group.push(at);
    else groups.set(head, [at]);
  }
  return groups;
}
