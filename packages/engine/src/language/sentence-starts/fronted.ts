import { isFiniteVerbAt } from "../finite-verbs.ts";
import type { RawToken } from "../tokenize.ts";
import { DETERMINERS, FRONTED, SUBJECTS, TIME_HEADS, TIME_UNITS } from "./word-classes.ts";

/** « en mars j'ai… », « il y a deux ans nous… »: a time phrase followed by a subject. */
export function timeThenSubject(raw: readonly RawToken[], index: number): boolean {
  if (raw[index]!.norm === "il" && raw[index + 1]?.norm !== "y") return false;
  for (let at = index + 1; at <= index + 5; at += 1) {
    const token = raw[at];
    if (!token) return false;
    if (!TIME_UNITS.has(token.norm) && token.kind !== "number") continue;
    const next = raw[at + 1]?.norm ?? "";
    if (SUBJECTS.has(next) || DETERMINERS.has(next) || next === "nous") return true;
  }
  return false;
}

export function followsTimePhrase(raw: readonly RawToken[], index: number, from: number): boolean {
  const previous = raw[index - 1]!;
  if (!TIME_UNITS.has(previous.norm) && previous.kind !== "number") return false;
  for (let at = index - 2; at >= Math.max(from, index - 6); at -= 1) {
    if (TIME_HEADS.has(raw[at]!.norm) && timeThenSubject(raw, at)) return true;
  }
  return false;
}

/** « et avec mon associé on… »: a complement put before its subject. */
export function followsFronted(raw: readonly RawToken[], index: number, from: number): boolean {
  for (let at = index - 1; at >= Math.max(from, index - 7); at -= 1) {
    if (isFiniteVerbAt(raw, at)) return false;
    const { norm } = raw[at]!;
    if ((FRONTED.has(norm) || TIME_UNITS.has(norm)) && raw[at - 1]?.norm === "et") return true;
  }
  return false;
}

/** « et si vous avez une cantine | je peux… »: the main clause of a condition put first. */
export function followsCondition(raw: readonly RawToken[], index: number, from: number): boolean {
  let verbs = 0;
  for (let at = index - 1; at >= Math.max(from, index - 12); at -= 1) {
    // « l'équipe » is no form of « équiper ».
    if (isFiniteVerbAt(raw, at) && !DETERMINERS.has(raw[at - 1]?.norm ?? "")) verbs += 1;
    const isIf =
      raw[at]!.norm === "si" ||
      raw[at]!.norm === "s'" ||
      raw[at]!.norm === "quand" ||
      raw[at]!.norm === "lorsque";
    const opens =
      at === from ||
      TIME_UNITS.has(raw[at - 1]!.norm) ||
      /^(?:et|mais|donc|alors|puis|parce|que)$/.test(raw[at - 1]?.norm ?? "");
    if (isIf && opens) return verbs === 1;
  }
  return false;
}
