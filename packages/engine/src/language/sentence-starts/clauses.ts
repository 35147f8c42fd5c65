import { isFiniteVerbAt } from "../finite-verbs.ts";
import type { RawToken } from "../tokenize.ts";
import { DETERMINERS, HOLDERS, SUBJECTS } from "./word-classes.ts";

export const OBJECT_VERB = /(?:ons|ez|mes|tes|ions|iez)$/;

export function startsClause(raw: readonly RawToken[], index: number): boolean {
  let at = index + 1;
  while (
    at < index + 4 &&
    ["ne", "n'", "le", "la", "les", "l'", "y", "en", "nous", "vous", "lui", "leur"].includes(
      raw[at]?.norm ?? "",
    )
  )
    at += 1;
  return OBJECT_VERB.test(raw[at]?.norm ?? "");
}

export function subjectWithin(raw: readonly RawToken[], index: number): boolean {
  for (let at = index; at <= index + 5; at += 1) {
    if (SUBJECTS.has(raw[at]?.norm ?? "") || raw[at]?.norm === "nous") return true;
  }
  return false;
}

/** « les autres logiciels prévoient »: a finite verb two to five words after the determiner, no link in between. */
export function nounThenVerb(raw: readonly RawToken[], index: number): boolean {
  for (let at = index + 2; at <= index + 6; at += 1) {
    const token = raw[at];
    if (!token || token.kind === "punctuation") return false;
    if (["que", "qu'", "qui", "et", "ou", "mais", "où", "dont", "pour", "parce"].includes(token.norm))
      return false;
    if (isFiniteVerbAt(raw, at)) return true;
  }
  return false;
}

/** « et chez madame Castéran la facture est passée »: a noun and its verb after what stands first. */
export function nounClauseWithin(raw: readonly RawToken[], index: number): boolean {
  for (let at = index + 1; at <= index + 4; at += 1) {
    if (
      DETERMINERS.has(raw[at]?.norm ?? "") &&
      !HOLDERS.has(raw[at - 1]?.norm ?? "") &&
      nounThenVerb(raw, at)
    )
      return true;
  }
  return false;
}

/** « les industriels | ils ont », « la machine | je la vends »: the noun group belongs to the pronoun that follows. */
export function isDislocated(raw: readonly RawToken[], index: number): boolean {
  const pronoun = raw[index]?.norm ?? "";
  const takesUp = /^(?:ils?|elles?)$/.test(pronoun);
  const isFronted = /^(?:je|on)$/.test(pronoun) && /^(?:le|la|les|l')$/.test(raw[index + 1]?.norm ?? "");
  if (!takesUp && !isFronted) return false;
  const noun = raw[index - 1];
  const before = raw[index - 3];
  if (!noun || noun.kind !== "word" || /^(?:qu['e]|qui|dont|où)/.test(noun.norm)) return false;
  if (!DETERMINERS.has(raw[index - 2]?.norm ?? "")) return false;
  if (!before) return true;
  return (
    /^(?:et|mais|que)$/.test(before.norm) || (!HOLDERS.has(before.norm) && !isFiniteVerbAt(raw, index - 3))
  );
}

export function isVerbal(raw: readonly RawToken[], index: number): boolean {
  return isFiniteVerbAt(raw, index) || /(?:er|ir|oir|dre|tre|ire)$/.test(raw[index]?.norm ?? "");
}
