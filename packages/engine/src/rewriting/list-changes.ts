import { diffArrays } from "diff";
import type { Edit, EditKind } from "../report.ts";
import { composeText } from "./compose.ts";
import { REASONS } from "./edits/reasons.ts";

/** A gap, a word with its apostrophe, white space, or any other character. */
const TOKEN = /\[À compléter[^[\]\n]*\]|[\p{L}\p{N}]+['’]?|\s+|[^\s\p{L}\p{N}]/gu;
const WORD = /[\p{L}\p{N}]/u;
/** Longest edit script, in tokens: beyond, the texts are too different for a list of changes to help. */
const MOST_STEPS = 2500;
/** Lowest share of the content's words kept: below, the rewriting is a new text. */
const LEAST_KEPT = 0.4;
/** Two changes with at most this many words between them (« de », « et la ») are merged. */
const BETWEEN = 2;

interface Change {
  start: number;
  end: number;
  replacement: string;
}

/**
 * The changes between a text and its rewriting, for the user to refuse one by one: `composeText(content, changes)` is
 * the rewriting, but for white space at the ends of lines. Compared word by word (Myers 1986).
 *
 * @returns null if the two texts are too different
 */
export function listChanges(content: string, rewriting: string): Edit[] | null {
  const source = content.match(TOKEN) ?? [];
  const parts = diffArrays(source, rewriting.match(TOKEN) ?? [], { maxEditLength: MOST_STEPS });
  if (!parts) return null;
  const kept = parts.flatMap(({ added, removed, value }) => (added || removed ? [] : value));
  const count = (tokens: readonly string[]) => tokens.filter((token) => WORD.test(token)).length;
  if (count(kept) < LEAST_KEPT * count(source)) return null;
  const changes: Change[] = [];
  let at = 0;
  let between = BETWEEN + 1;
  let passed = "";
  for (const { added, removed, value } of parts) {
    const text = value.join("");
    if (!added && !removed) {
      at += text.length;
      passed = text;
      between = count(value);
      continue;
    }
    const end = removed ? at + text.length : at;
    const last = changes.at(-1);
    const isOne =
      last && (last.end === at || (between <= BETWEEN && isSpoken(last, content) && WORD.test(text)));
    if (isOne) {
      last.replacement += (last.end === at ? "" : passed) + (added ? text : "");
      last.end = end;
    } else changes.push({ start: at, end, replacement: added ? text : "" });
    at = end;
  }
  const edits = changes.map((whole, index): Edit => {
    const change = withoutSharedEnd(content, whole);
    const kind = kindOf(content.slice(change.start, change.end), change.replacement);
    return Object.assign({ id: `m${index + 1}`, kind, reason: REASONS[kind] }, change);
  });
  return composeText(content, edits) === composeText(rewriting, []) ? edits : null;
}

/** Excludes the final white space that a change shares with its replacement. */
function withoutSharedEnd(content: string, { start, end, replacement }: Change): Change {
  let shared = 0;
  while (
    end - shared > start &&
    shared < replacement.length &&
    /\s/.test(content.charAt(end - shared - 1)) &&
    content.charAt(end - shared - 1) === replacement.charAt(replacement.length - shared - 1)
  )
    shared += 1;
  return { start, end: end - shared, replacement: replacement.slice(0, replacement.length - shared) };
}

const isSpoken = ({ start, end, replacement }: Change, content: string) =>
  WORD.test(content.slice(start, end)) || WORD.test(replacement);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

function kindOf(removed: string, added: string): EditKind {
  if (added.includes("[À compléter")) return "gap";
  if (`${removed}${added}`.trim() === "" || (lettersOf(removed) === lettersOf(added) && added.includes("\n")))
    return "paragraph";
  if (lettersOf(removed) === lettersOf(added)) return "stop";
  return WORD.test(added) ? "reworded" : "cut";
}
