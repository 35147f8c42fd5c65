import { readText } from "../../language/read-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { findAddresses, type Identity } from "./find-addresses.ts";
import { findPersons } from "./find-persons.ts";

interface MaskedText {
  masked: string;
  /** Restores the identities wherever an answer kept their placeholders; unknown placeholders are left as they are. */
  restore(answer: string): string;
}

const WAYS = " bcdefghijklmnopqrstuvwxyz";
/** A placeholder as sent, escaped as in Markdown, or without its brackets. */
const PLACEHOLDER = regexInLines("gu")`
  \\\[((?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d{1,6}[a-z]?)\\\]|
  \[((?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d{1,6}[a-z]?)\]|
  (?<![\p{L}\p{N}_])((?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d{1,6}[a-z]?)(?![\p{L}\p{N}_])
`;
const NUMBERED = /(PERSONNE|EMAIL|TELEPHONE|LIEN)_(\d+)/g;

/**
 * Replaces what identifies a person by « [PERSONNE_1] », « [EMAIL_1] », « [TELEPHONE_1] », « [LIEN_1] ». One number per
 * identity; another spelling of it (« Julie » after « Julie Martin ») gets a letter, « [PERSONNE_1b] », so that each is
 * restored as it was. Companies and products stay.
 *
 * @returns `restore(masked) === text`, always
 */
export function maskIdentities(text: string): MaskedText {
  const originals = new Map<string, string>();
  const placeholders = new Map<string, string>();
  const numbers = new Map<string, number>();
  const ways = new Map<string, number>();
  const next = countFrom(text);

  const hide = ({ kind, key }: Identity, original: string): string => {
    const known = placeholders.get(`${kind} ${original}`);
    if (known) return known;
    const identity = `${kind} ${key}`;
    const way = ways.get(identity) ?? 0;
    if (way === 0) numbers.set(identity, next(kind));
    // With more spellings than letters, the next one is numbered as a new identity.
    ways.set(identity, (way + 1) % WAYS.length);
    const name = `${kind}_${numbers.get(identity)}${way === 0 ? "" : WAYS[way]}`;
    originals.set(name, original);
    placeholders.set(`${kind} ${original}`, `[${name}]`);
    return `[${name}]`;
  };

  const units = readText(text);
  let masked = "";
  let from = 0;
  for (const identity of withoutOverlap([...findAddresses(units), ...findPersons(units)])) {
    const { start, end } = identity;
    masked += text.slice(from, start) + hide(identity, text.slice(start, end));
    from = end;
  }
  masked += text.slice(from);
  return {
    masked,
    restore: (answer) =>
      answer.replace(
        PLACEHOLDER,
        (placeholder, escaped?: string, bracketed?: string, bare?: string) =>
          originals.get(escaped ?? bracketed ?? bare ?? "") ?? placeholder,
      ),
  };
}

/** Gives numbers that the text itself does not use, by kind. */
function countFrom(text: string): (kind: Identity["kind"]) => number {
  const last = new Map<string, number>();
  for (const [, kind, number] of text.matchAll(NUMBERED))
    last.set(kind!, Math.max(last.get(kind!) ?? 0, Math.min(Number(number), Number.MAX_SAFE_INTEGER - 1e6)));
  return (kind) => {
    const number = (last.get(kind) ?? 0) + 1;
    last.set(kind, number);
    return number;
  };
}

/** In the order of the text; of two that overlap, the one that starts first, then the longer. */
function withoutOverlap(identities: readonly Identity[]): Identity[] {
  const kept: Identity[] = [];
  for (const identity of [...identities].sort(
    (left, right) => left.start - right.start || right.end - left.end,
  ))
    if (identity.start >= (kept.at(-1)?.end ?? 0)) kept.push(identity);
  return kept;
}
