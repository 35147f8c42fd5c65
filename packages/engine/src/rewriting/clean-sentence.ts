import { foldWord, tokenize } from "../language/tokenize.ts";
import { countSteps } from "../language/work-budget.ts";
import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { addCommas, endSentence } from "./punctuate-speech.ts";
import { capitalize, removeRanges, type Range } from "./remove-ranges.ts";
import { repairSpokenFrench } from "./spoken-french.ts";
import { splitLongSentence } from "./split-sentences.ts";
import { stripHedges } from "./strip-hedges.ts";

const SAID_ALONE = new Set(["merci", "bonjour", "bonsoir", "bienvenue", "oui", "non", "impossible"]);

/** Words that announce what was never said: « … pour les étudiants et ». */
const UNFINISHED = /[ ,](?:parce que|et|mais|ou|donc|puis|alors|que|qu'|pour|de|à)$/iu;
const LONGEST_UNFINISHED = " parce que".length;
/** « ce n'est pas dans la maison, c'est »: what was begun again and never said. */
const BROKEN_OFF = /, (?:c['’]est|c['’]était|ce n['’]est pas|il y a|je suis|qui)[.…]?$/iu;
const SEPARATORS = /(?<![ ,])[ ,]+$/u;

/**
 * One sentence without its tics and hedges, with its grammar mended, in one piece or several.
 *
 * @param cuts ranges of the sentence to remove
 * @param punctuated false when the sentence was cut out of a transcript
 */
export function cleanSentence(text: string, cuts: readonly Range[], punctuated: boolean): string[] {
  countSteps(text.length + cuts.length);
  const isQuoting = QUOTATION.test(text);
  const spared = isQuoting ? cuts.filter((cut) => !standsInQuotation(text, cut)) : cuts;
  let sentence = flatten(removeRanges(text, spared)).replace(/^(?:[-–—•*·▪●]\s)+/, "");
  if (spared.length > 0) sentence = sentence.replace(BROKEN_OFF, ".");
  sentence = sentence.replace(/^après,? (?=(?:c'est|il|on|je|bien sûr|des fois|parfois)\b|j')/iu, "");
  if (!punctuated) sentence = sentence.replace(/^et (?=\p{L}+['’ ])/iu, "");
  if (!punctuated) sentence = dropUnfinished(sentence);
  // The words of somebody else are theirs, tics and grammar included.
  if (!isQuoting) sentence = addCommas(repairSpokenFrench(stripHedges(sentence)), punctuated);
  if (spared.length > 0 && !saysSomething(sentence)) return [];
  if (!/[\p{L}\p{N}]/u.test(sentence)) return [];
  return splitLongSentence(endSentence(capitalize(flatten(sentence))));
}

const QUOTATION = /[«“"]/;

function standsInQuotation(text: string, { start }: Range): boolean {
  let depth = 0;
  for (let at = 0; at < start; at += 1) {
    const mark = text[at];
    if (mark === "«" || mark === "“") depth += 1;
    else if (mark === "»" || mark === "”") depth = Math.max(0, depth - 1);
    else if (mark === '"') depth = depth > 0 ? depth - 1 : depth + 1;
  }
  return depth > 0;
}

/** From the end, one word after the other: a pattern that repeats would look at each of them anew from every start. */
function dropUnfinished(sentence: string): string {
  let bare = sentence.replace(SEPARATORS, "");
  let kept = sentence;
  for (
    let found = UNFINISHED.exec(bare.slice(-LONGEST_UNFINISHED));
    found;
    found = UNFINISHED.exec(bare.slice(-LONGEST_UNFINISHED))
  ) {
    bare = bare.slice(0, bare.length - found[0].length).replace(SEPARATORS, "");
    kept = bare;
  }
  return kept;
}

/** Plain white space as one space; no-break spaces stay, they belong to French punctuation. */
function flatten(text: string): string {
  return text.replace(/[ \t\r\n\f\v\0]+/g, " ").trim();
}

function saysSomething(sentence: string): boolean {
  const words = tokenize(sentence).filter((token) => token.kind !== "punctuation");
  if (words.some((word) => word.kind === "number" || SAID_ALONE.has(word.norm))) return true;
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.norm) && foldWord(word.norm).length > 1);
  return content.length > 0 || words.length > 3;
}
