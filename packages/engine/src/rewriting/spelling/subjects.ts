import { list, type Words } from "./words-of.ts";

export const CLITICS = list("ne n' me m' te t' se s' nous vous l' le la les lui leur y en");

/** The place of the subject of a verb with only object pronouns between; -1 for none. */
export function subjectOf(words: Words, at: number): number {
  let subject = at - 1;
  while (subject > at - 4 && CLITICS.has(words.form(subject)) && !isSubjectHere(words, subject)) subject -= 1;
  const isInverted = words.tokens[subject] !== undefined && words.isJoined(subject);
  return isInverted ? -1 : subject;
}

export const isSubjectHere = (words: Words, at: number) =>
  /^(?:nous|vous)$/.test(words.form(at)) &&
  !/^(?:je|j'|tu|il|elle|on|ils|elles|qui|nous|vous)$/.test(words.form(at - 1));
