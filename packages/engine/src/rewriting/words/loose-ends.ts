import { readNumberWord } from "../../language/numbers.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import type { Range } from "../edits/remove-ranges.ts";

const ANNOUNCES_MORE = new Set("et mais ou donc puis alors que qu' pour de à d'".split(" "));
/** A final article counts as unfinished only without punctuation after it: « il y en a qu'un. » is complete. */
const ARTICLES = new Set("l' le la les un une".split(" "));

/**
 * « … pour les étudiants et voilà »: final words that need a continuation, and the tics after them, if the sentence has
 * no final stop or the speech hesitates. « Je m'en souviens parce que. »: the next sentence continues it, only the stop
 * is cut.
 */
export function looseEnd(
  { tokens, sentences }: TextUnits,
  { index, firstToken, endToken, terminator }: Sentence,
  hesitates: boolean,
  tics: ReadonlySet<number>,
): (Range & { goesOn: boolean; insert?: string }) | null {
  if (terminator !== "" && (!hesitates || terminator === "?" || terminator === "!")) return null;
  let last = endToken;
  while (last > firstToken && tokens[last - 1]!.kind === "punctuation") last -= 1;
  const spoken = last;
  // « pour les étudiants et voilà »: skip the final tics, which are cut, to reach the conjunction.
  const goes = (index: number) =>
    terminator === "" && tics.has(tokens[index]!.start) && !ANNOUNCES_MORE.has(tokens[index]!.norm);
  while (last - 1 > firstToken && goes(last - 1)) last -= 1;
  // « [À compléter : la situation : où, quand, avec qui] »: a placeholder to fill in is not unfinished.
  if (tokens.slice(last, endToken).some(({ norm }) => norm === "]")) return null;
  const marks = last < endToken ? { start: tokens[last]!.start, end: tokens[endToken - 1]!.end } : null;
  const isBecause = tokens[last - 1]?.norm === "que" && tokens[last - 2]?.norm === "parce";
  if (isBecause && sentences[index + 1] && last - firstToken > 2) {
    // « l'eau parce que en fait | les gens… »: without a stop, the next sentence gives the reason.
    if (terminator === "") return null;
    if (marks) return { ...marks, goesOn: true };
  }
  // « on se dit que. », « j'ai un cousin qui. »: cutting the last word would change the meaning: write « … » instead.
  if (marks && last - firstToken > 2 && LEFT_UNSAID.test(tokens[last - 1]!.norm)) {
    const isSaid = tokens[last - 1]!.norm === "qui" || THINKS.test(tokens[last - 2]!.norm);
    if (isSaid) return { start: tokens[last - 1]!.end, end: marks.end, insert: "…", goesOn: false };
  }
  let at = last;
  // « vingt et un »: the number is complete.
  const isCounted = (index: number) =>
    /^une?$/.test(tokens[index]!.norm) &&
    tokens[index - 1]?.norm === "et" &&
    readNumberWord(tokens[index - 2]?.norm ?? "") !== null;
  // « appelez les | ils vous diront », « prenez-en une »: a pronoun, not an article.
  const isLoose = (index: number) =>
    ANNOUNCES_MORE.has(tokens[index]!.norm) ||
    (terminator === "" &&
      ARTICLES.has(tokens[index]!.norm) &&
      // « la 4L »: the « L » right after a digit is tokenised as « l' ».
      tokens[index]!.start > tokens[index - 1]!.end &&
      // « y en a un | il nous appelle »: after « en », « un » is a pronoun.
      !tokens.slice(Math.max(firstToken, index - 3), index).some(({ norm }) => norm === "en") &&
      !/(?:ez|^en|-en)$/.test(tokens[index - 1]!.norm));
  // « pas que », « enfin pas que. »: it means "not only", and is complete.
  const isNotOnly = (index: number) => tokens[index]!.norm === "que" && tokens[index - 1]?.norm === "pas";
  while (at - 1 > firstToken && isLoose(at - 1) && !isCounted(at - 1) && !isNotOnly(at - 1))
    at -= tokens[at - 1]!.norm === "que" && tokens[at - 2]?.norm === "parce" ? 2 : 1;
  if (at >= last) return null;
  while (at < last && tokens[at]!.kind === "punctuation") at += 1;
  return { start: tokens[at]!.start, end: tokens[spoken - 1]!.end, goesOn: false };
}

const LEFT_UNSAID = /^(?:que|qu'|qui)$/;
const THINKS =
  /^(?:dis|dit|disait|disais|disent|pense|pensais|crois|croyais|sais|savais|sent|sens|trouve|trouvais|espère)$/;

const LINKS = /^(?:et|mais|ou|donc|puis|alors)$/;
const CALLS =
  /^(?:de|d'|du|des|à|au|aux|le|la|l'|les|mon|ma|mes|ton|ta|tes|son|sa|ses|une?|que|qu'|qui|où|quand|pour|avec|sans|dans|sur)$/;
const BEING = /^(?:est|était|sont|étaient)$/;
const AFTER_RELATIVE = /^(?:que?|qu'|qui|comme|où|(?:le|la|les)?quel(?:le)?s?|combien|dont|en)$/;

/**
 * The end of a sentence left unfinished before its last tics: a conjunction is cut with them (« c'est dommage mais,
 * euh. »); after another word, « … » is written (« avant c'était, bon. » → « avant c'était… »).
 *
 * @param tics start offsets of the tokens of the tics
 */
export function unsaidEnd(
  { tokens, punctuated }: TextUnits,
  { firstToken, endToken, terminator }: Sentence,
  tics: ReadonlySet<number>,
): (Range & { insert: string }) | null {
  if (!punctuated || /[?!]/.test(terminator)) return null;
  let end = endToken;
  while (end > firstToken && tokens[end - 1]!.kind === "punctuation") end -= 1;
  let last = end - 1;
  while (last > firstToken && (tokens[last]!.kind === "punctuation" || tics.has(tokens[last]!.start)))
    last -= 1;
  if (last === end - 1 || last - firstToken < 2) return null;
  const said = tokens.slice(last + 1, end).map(({ norm }) => norm);
  if (!said.some((norm) => HALTS.test(norm))) return null;
  const { norm, start, end: lastEnd } = tokens[last]!;
  if (LINKS.test(norm)) {
    const isLink = last - 1 > firstToken && LINKS.test(tokens[last - 1]!.norm);
    return { start: isLink ? tokens[last - 1]!.start : start, end: tokens[end - 1]!.end, insert: "" };
  }
  const before = tokens.slice(Math.max(firstToken, last - 4), last);
  if (before.some((token) => AFTER_RELATIVE.test(token.norm))) return null;
  const isDone = norm === "fait" && /^(?:me|m'|te|t'|lui|leur)$/.test(before.at(-1)?.norm ?? "");
  if (!CALLS.test(norm) && !BEING.test(norm) && !isDone) return null;
  return { start: lastEnd, end: tokens[endToken - 1]!.end, insert: "…" };
}
const HALTS = /^(?:eu+h+|heu+|hum|bon|enfin)$/;
