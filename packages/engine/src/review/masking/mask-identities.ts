import { readText } from "../../language/read-text.ts";
import { findAddresses, type Identity } from "./find-addresses.ts";
import { findPersons } from "./find-persons.ts";

interface MaskedText {
  masked: string;
  /** Puts the identities back wherever an answer kept their placeholders; others are left as they are. */
  restore(answer: string): string;
}

const WAYS = " bcdefghijklmnopqrstuvwxyz";
/** As sent, escaped as in Markdown, or without its brackets. */
const PLACEHOLDER =
  /\\\[((?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d{1,6}[a-z]?)\\\]|\[((?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d{1,6}[a-z]?)\]|(?<![\p{L}\p{N}_])((?:PERSONNE|EMAIL|TELEPHONE|LIEN)_\d{1,6}[a-z]?)(?![\p{L}\p{N}_])/gu;
const NUMBERED = /(PERSONNE|EMAIL|TELEPHONE|LIEN)_(\d+)/g;

/**
 * Takes out of a text what names a person: « [PERSONNE_1] », « [EMAIL_1] », « [TELEPHONE_1] », « [LIEN_1] ». One number
 * for one identity; a second way to say it (« Julie » after « Julie Martin ») has a letter, « [PERSONNE_1b] », so that
 * each comes back as it was. Companies and products stay.
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
    // More ways than letters: the next one passes for another identity.
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

/** Numbers that the text does not use itself, kind by kind. */
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

/** In the order of the text; where two overlap, the first, then the longer. */
function withoutOverlap(identities: readonly Identity[]): Identity[] {
  const kept: Identity[] = [];
  for (const identity of [...identities].sort(
    (left, right) => left.start - right.start || right.end - left.end,
  ))
    if (identity.start >= (kept.at(-1)?.end ?? 0)) kept.push(identity);
  return kept;
}
