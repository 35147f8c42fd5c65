import type { RawToken } from "../tokenize.ts";
import { isVerbal } from "./clauses.ts";
import { DETERMINERS, HOLDERS, OPENERS } from "./word-classes.ts";

const AUXILIARIES = new Set("ai as a avons avez ont avait avaient avais est sont suis était".split(" "));
const PARTICIPLE = /(?:é|ée|és|ées|u|ue|us|ues)$/;

/** « le problème c'est que », « la mission c'était de »: a noun group taken up by « c' ». */
export function announcesThat(raw: readonly RawToken[], index: number): boolean {
  for (let at = index + 2; at <= index + 5; at += 1) {
    const token = raw[at];
    if (!token || token.kind !== "word") return false;
    if (token.norm === "c'") return true;
    if (HOLDERS.has(token.norm) && token.norm !== "plus") return false;
  }
  return false;
}

/** « c' » after « le problème », « la mission »: it takes up the noun group right before. */
export function takesUpNoun(raw: readonly RawToken[], index: number, from: number): boolean {
  for (let at = index - 2; at >= Math.max(from, index - 5); at -= 1) {
    if (!DETERMINERS.has(raw[at]!.norm)) continue;
    const before = raw[at - 1];
    const isFree =
      at === from ||
      before === undefined ||
      OPENERS.has(before.norm) ||
      before.norm === "et" ||
      (!HOLDERS.has(before.norm) && !isVerbal(raw, at - 1) && !isParticiple(raw, at - 1));
    return isFree && announcesThat(raw, at);
  }
  return false;
}

/** « j'ai acheté le pain c'est bon »: the noun group is an object. */
function isParticiple(raw: readonly RawToken[], index: number): boolean {
  return PARTICIPLE.test(raw[index]?.norm ?? "") && AUXILIARIES.has(raw[index - 1]?.norm ?? "");
}

/** « ce que j'en retiens c'est… »: a cleft, one sentence with the « c'est » that comes. */
export function opensCleft(raw: readonly RawToken[], index: number): boolean {
  return ["que", "qu'", "qui"].includes(raw[index + 1]?.norm ?? "");
}

/** A cleft that a « c'est » closes, and not the object of « savoir », « demande ». */
export function startsCleft(raw: readonly RawToken[], index: number): boolean {
  if (!opensCleft(raw, index) || isVerbal(raw, index - 1)) return false;
  for (let at = index + 3; at <= index + 12; at += 1) {
    if (raw[at]?.norm === "c'") return true;
  }
  return false;
}

export function closesCleft(raw: readonly RawToken[], index: number, from: number): boolean {
  for (let at = index - 2; at >= Math.max(from, index - 10); at -= 1) {
    if (raw[at]!.norm === "ce" && opensCleft(raw, at)) return true;
  }
  return false;
}
