import { countWords } from "../src/pitch.ts";
import type { Edit, Shortening } from "../src/report.ts";
import { composeText } from "../src/rewriting/compose.ts";
import { estimateDuration } from "../src/rewriting/duration.ts";

const OPENS = /^[\s"“«(*—–-]*[\p{Lu}\p{N}«"“[]/u;
/** A space before a full stop, or two stops in a row other than « … » and « ?! ». */
const LOOSE_STOP = /(?<=\s)[.…](?!\d)|(?<!\.)\.\s?\.(?!\.)|[!?…]\s?\.(?!\.)/gu;
const SENTENCE_BREAK = /(?<=[.!?…]["”»)\]]*)[^\S\n]+(?=["“«(—–-]*\s?[\p{Lu}\p{N}])|\n+/u;
/** French guillemets have a space: « RAS, un peu de neige. » */
const CLOSED = /(?:^|[.!?…](?:\s?["”»)\]])*|\n)\s*$/u;
const GAP = /\[À compléter[^[\]\n]*\]/g;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What is wrong with a shorter version of a rewriting: nothing if it consists of whole sentences of it, in order. */
export function brokenInShorter(
  content: string,
  edits: readonly Edit[],
  { seconds, leftOut }: Shortening,
): string[] {
  const whole = composeText(content, edits);
  const shorter = composeText(content, [...edits, ...leftOut]);
  const broken: string[] = [];
  if (!OPENS.test(shorter) && !whole.startsWith(shorter.slice(0, 20)))
    broken.push(`opens on « ${shorter.slice(0, 40)} »`);
  if (count(shorter, LOOSE_STOP) > count(whole, LOOSE_STOP)) broken.push("a loose stop");
  const words = countWords(shorter.replace(GAP, ""));
  if (estimateDuration(words) > seconds) broken.push(`${words} words for ${seconds} s`);
  let from = 0;
  for (const sentence of shorter.split(SENTENCE_BREAK).map((each) => each.trim())) {
    if (sentence === "") continue;
    let at = whole.indexOf(sentence, from);
    while (at >= 0 && !isWhole(whole, at, sentence)) at = whole.indexOf(sentence, at + 1);
    if (at < 0) broken.push(`no sentence of the rewriting: « ${sentence.slice(0, 160)} »`);
    else from = at + sentence.length;
  }
  return broken;
}

function isWhole(text: string, at: number, sentence: string): boolean {
  const after = text.slice(at + sentence.length);
  return CLOSED.test(text.slice(0, at)) && (CLOSED.test(sentence) || /^\s*(?:\n|$)/.test(after));
}
