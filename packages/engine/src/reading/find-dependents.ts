import { byReading, type SyntaxSentence } from "./read-sentence.ts";

type Words = readonly SyntaxSentence["words"][number][];

const NONE: readonly number[] = [];

/**
 * Indexes of the dependents of the word at `head`, in text order. Each sentence is indexed once: searching again for
 * each verb would take quadratic time.
 */
export const findDependents = (words: Words, head: number): readonly number[] =>
  groupByHead(words).get(head) ?? NONE;

const groupByHead = byReading((words): ReadonlyMap<number, readonly number[]> => {
  const groups = new Map<number, number[]>();
  for (const [at, { head }] of words.entries()) {
    const group = groups.get(head);
    if (group) group.push(at);
    else groups.set(head, [at]);
  }
  return groups;
});
