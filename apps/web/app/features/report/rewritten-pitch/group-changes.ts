import type { Piece } from "@app/engine/rewriting";
import type { Edit } from "@app/engine/report";
import { MESSAGES } from "../messages.ts";

/** Consecutive pieces from one edit, or from none. */
export interface Run {
  key: string;
  edit: Edit | null;
  pieces: Piece[];
  /** A moved passage, at its new place. */
  isElsewhere: boolean;
}

/** Groups the pieces of the rewriting by edit, in reading order. */
export function readRuns(pieces: readonly Piece[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const isElsewhere = piece.isMoved && piece.kind !== "removed";
    const last = runs.at(-1);
    if (last && last.edit === piece.edit && last.isElsewhere === isElsewhere) last.pieces.push(piece);
    else runs.push({ key: `${runs.length}`, edit: piece.edit, pieces: [piece], isElsewhere });
  }
  return runs;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Only case or punctuation changes: the same letters are removed and added. */
export function isOnlyForm(pieces: readonly Piece[]): boolean {
  const of = (wanted: Piece["kind"]) =>
    lettersOf(pieces.map(({ kind, text }) => (kind === wanted ? text : "")).join(""));
  return pieces.some(({ kind }) => kind === "added") && of("removed") === of("added");
}

interface ChangeGroup {
  key: string;
  name: string;
  reason: string;
  ids: string[];
  /** The first changed words, in quotation marks. */
  shown: string;
}

const OPENING_WORDS = 5;

/** The first words of a sentence, with « … » if it continues. */
export function firstWords(sentence: string): string {
  const words = sentence.split(/\s+/).filter((word) => word !== "");
  const opening = words.slice(0, OPENING_WORDS).join(" ");
  return words.length > OPENING_WORDS ? `${opening.replace(/[,;:]$/, "")}…` : opening.replace(/\.$/, "");
}

const MOST_SHOWN = 4;
const LONGEST_SHOWN = 44;

/** Groups changes of the same kind and reason, in order of their first place. */
export function groupChanges(content: string, edits: readonly Edit[]): ChangeGroup[] {
  const groups = new Map<string, ChangeGroup & { forms: Set<string> }>();
  for (const { id, kind, reason, start, end, replacement } of edits) {
    const key = `${kind} ${reason}`;
    const group = groups.get(key) ?? {
      key,
      name: MESSAGES.changes.kinds[kind],
      reason,
      ids: [],
      shown: "",
      forms: new Set<string>(),
    };
    group.ids.push(id);
    const words = (content.slice(start, end).trim() || replacement.trim())
      .replace(/^[,\s]+/, "")
      .replace(/,$/, "");
    if (kind !== "stop" && kind !== "gap" && kind !== "paragraph" && words !== "")
      group.forms.add(cut(words));
    groups.set(key, group);
  }
  return Array.from(groups.values(), ({ forms, ...group }) => ({
    ...group,
    shown: [...forms]
      .slice(0, MOST_SHOWN)
      .map((form) => `«\u00a0${form}\u00a0»`)
      .join(", "),
  }));
}

function cut(words: string): string {
  if (words.length <= LONGEST_SHOWN) return words;
  const end = words.lastIndexOf(" ", LONGEST_SHOWN);
  return `${words.slice(0, end > 0 ? end : LONGEST_SHOWN)}…`;
}
