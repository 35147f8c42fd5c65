import { foldWord, tokenize } from "../language/tokenize.ts";
import { countSteps } from "../language/work-budget.ts";
import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import type { PitchType } from "../pitch.ts";
import { addCommas, endSentence } from "./punctuate-speech.ts";
import { capitalize, removeRanges, type Range } from "./remove-ranges.ts";
import { repairSpokenFrench } from "./spoken-french.ts";
import { splitLongSentence } from "./split-sentences.ts";
import { stripHedges } from "./strip-hedges.ts";
import { replaceTeamOn } from "./we-instead-of-on.ts";

const SAID_ALONE = new Set(["merci", "bonjour", "bonsoir", "bienvenue", "oui", "non", "impossible"]);

/** Words that announce what was never said: « … pour les étudiants et ». */
const UNFINISHED = /[ ,](?:parce que|et|mais|ou|donc|puis|alors|que|qu'|pour|de|à)$/iu;
const LONGEST_UNFINISHED = " parce que".length;
const SEPARATORS = /(?<![ ,])[ ,]+$/u;

/**
 * One sentence without its tics and hedges, with its grammar mended, in one piece or several.
 *
 * @param cuts ranges of the sentence to remove
 * @param punctuated false when the sentence was cut out of a transcript
 */
export function cleanSentence(
  text: string,
  cuts: readonly Range[],
  pitchType: PitchType,
  punctuated: boolean,
): string[] {
  countSteps(text.length + cuts.length);
  let sentence = flatten(removeRanges(text, cuts)).replace(/^(?:[-–—•*·▪●]\s)+/, "");
  sentence = sentence.replace(/^après,? (?=(?:c'est|il|on|je|bien sûr|des fois|parfois)\b|j')/iu, "");
  if (!punctuated) sentence = sentence.replace(/^et (?=\p{L}+['’ ])/iu, "");
  if (!punctuated) sentence = dropUnfinished(sentence);
  sentence = repairSpokenFrench(stripHedges(sentence));
  if (pitchType === "produit") sentence = replaceTeamOn(sentence);
  sentence = addCommas(sentence, punctuated);
  if (cuts.length > 0 && !saysSomething(sentence)) return [];
  if (!/[\p{L}\p{N}]/u.test(sentence)) return [];
  return splitLongSentence(endSentence(capitalize(flatten(sentence))));
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
