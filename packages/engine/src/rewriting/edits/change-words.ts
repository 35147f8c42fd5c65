import type { EditKind } from "../../report.ts";
import { countSteps } from "../../language/work-budget.ts";
import { capitalize, removeRanges } from "./remove-ranges.ts";

/** Words of a sentence and their replacement, written as it is: no elision or spacing is fixed around it. */
export interface Change {
  start: number;
  end: number;
  insert: string;
  kind: EditKind;
  reason: string;
  /** The meaning of the sentence does not depend on these words. */
  isSure?: boolean;
}

/** A change as the page shows it: whole words, and no overlap with another change. */
export interface LiteralChange extends Change {
  /** Whether it includes the first words of the sentence. */
  opens: boolean;
}

const LETTER = /[\p{L}\p{N}'’-]/u;
const NO_WORD = /^[\s,…–—-]*$/u;

/**
 * Turns changes into words to strike and words to write: a cut includes its commas and the elision beside it (« que,
 * euh, il » → « qu'il »), adjacent changes are merged, and the first remaining word gets a capital.
 *
 * @param sentence its text; places of the changes are offsets into it
 * @param isJoined whether it continues the sentence before: then no capital
 */
export function literalChanges(
  sentence: string,
  changes: readonly Change[],
  isJoined = false,
): LiteralChange[] {
  const groups: Change[][] = [];
  for (const change of changes.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    const group = groups.at(-1);
    const end = group ? Math.max(...group.map((each) => each.end)) : -1;
    if (group && change.start < end && change.insert !== "") continue;
    const isNear =
      group &&
      (change.start < end || (change.start - end < 40 && NO_WORD.test(sentence.slice(end, change.start))));
    if (isNear) group.push(change);
    else groups.push([change]);
  }
  const literal: { found: LiteralChange; from: Change[] }[] = [];
  let before: Change[] = [];
  for (const group of groups) {
    let changes = group;
    let found = toLiteral(sentence, changes, isJoined);
    const last = literal.at(-1)?.found;
    if (last && found && found.start < last.end) {
      // The two changes overlap once whole words are taken: merge them.
      literal.pop();
      changes = before.concat(group);
      found = toLiteral(sentence, changes, isJoined);
    }
    before = changes;
    if (found) literal.push({ found, from: changes });
  }
  return literal.flatMap(({ found, from }) => apart(sentence, from, found, isJoined));
}

/**
 * « Du coup, on, on vend »: splits a tic and a false start side by side into two changes, so that the user can refuse
 * one alone, if applying both gives the same text as the merged change.
 */
function apart(
  sentence: string,
  group: readonly Change[],
  whole: LiteralChange,
  isJoined: boolean,
): LiteralChange[] {
  const runs: Change[][] = [];
  for (const change of group) {
    const last = runs.at(-1)?.[0];
    if (last && last.kind === change.kind && last.reason === change.reason) runs.at(-1)!.push(change);
    else runs.push([change]);
  }
  if (runs.length === 1) return [whole];
  const parts: LiteralChange[] = [];
  for (const run of runs) {
    const part = toLiteral(sentence, run, isJoined);
    if (!part || part.start < (parts.at(-1)?.end ?? 0)) return [whole];
    parts.push(part);
  }
  return write(sentence, parts) === write(sentence, [whole]) ? parts : [whole];
}

/** « … « ça va ? », euh, et j'ai dit non »: a sentence that starts with a comma continues the quotation before it. */
export const resumes = (sentence: string): boolean => /^\s*,/u.test(sentence);

const write = (sentence: string, changes: readonly LiteralChange[]) =>
  changes.reduceRight(
    (text, { start, end, insert }) => text.slice(0, start) + insert + text.slice(end),
    sentence,
  );

/**
 * The largest change of a merged group gives its kind and reason; a punctuation mark never does if words change too.
 */
const largest = (group: readonly Change[]): Change => {
  const sizeOf = ({ start, end, insert, kind }: Change) =>
    kind === "stop" ? -1 : Math.max(end - start, insert.length);
  return group.reduce((most, change) => (sizeOf(change) > sizeOf(most) ? change : most));
};

function toLiteral(sentence: string, group: readonly Change[], isJoined: boolean): LiteralChange | null {
  countSteps(sentence.length);
  const cuts = unite(group.filter(({ insert }) => insert === ""));
  const inserts = withoutCommaBeforeStop(
    group.filter(
      ({ start, end, insert }) =>
        insert !== "" &&
        !cuts.some((cut) => cut.start < end && start < cut.end && cut.end - cut.start > end - start),
    ),
  );
  const from = Math.min(...group.map(({ start }) => start));
  // Apply replacements before cuts: a cut fixes elision and commas with the words then beside it.
  let after = sentence;
  for (const { start, end, insert } of inserts.toReversed())
    after = after.slice(0, start) + insert + after.slice(end);
  const moved = cuts.flatMap(({ start, end }) => {
    if (inserts.some((each) => each.start < end && start < each.end)) return [];
    const shift = inserts
      .filter((each) => each.end <= start)
      .reduce((sum, each) => sum + each.insert.length - (each.end - each.start), 0);
    return [{ start: start + shift, end: end + shift }];
  });
  if (moved.length > 0) after = removeRanges(after, moved);
  const opens = !/[\p{L}\p{N}]/u.test(sentence.slice(0, from));
  const goesOn = resumes(sentence);
  if (opens) after = (goesOn ? ", " : "") + after.replace(/^[\s,;:…–—-]+/u, "");
  if (opens && !isJoined && !goesOn) after = capitalize(after);
  if (after === sentence) return null;
  let start = 0;
  while (start < sentence.length && start < after.length && sentence[start] === after[start]) start += 1;
  let tail = 0;
  const most = Math.min(sentence.length, after.length) - start;
  while (tail < most && sentence.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  // Widen the difference to whole words.
  const isInside = (text: string, at: number) =>
    at > 0 && at < text.length && LETTER.test(text.charAt(at - 1)) && LETTER.test(text.charAt(at));
  while (isInside(sentence, start) || isInside(after, start)) start -= 1;
  while (tail > 0 && (isInside(sentence, sentence.length - tail) || isInside(after, after.length - tail)))
    tail -= 1;
  const { kind, reason } = largest(group);
  return {
    start,
    end: sentence.length - tail,
    insert: after.slice(start, after.length - tail),
    kind,
    reason,
    opens,
  };
}

/** « deux heures hein | et encore »: when a sentence is split right after a tic, the full stop replaces the comma. */
const withoutCommaBeforeStop = (inserts: readonly Change[]): Change[] =>
  inserts.map((change, at) => {
    const next = inserts[at + 1];
    const isBeforeStop = next?.start === change.end && /^[.!?]/.test(next.insert);
    return isBeforeStop ? { ...change, insert: change.insert.replace(/,$/, "") } : change;
  });

/** Merges overlapping cuts. */
function unite(group: readonly Change[]): Change[] {
  const united: Change[] = [];
  for (const change of group.toSorted((one, other) => one.start - other.start)) {
    const last = united.at(-1);
    if (last && change.start < last.end)
      united[united.length - 1] = { ...last, end: Math.max(last.end, change.end) };
    else united.push(change);
  }
  return united;
}
