import { regexInLines } from "./regex-in-lines.ts";

/** A fragment of a word before the whole word: from its start to the start of the whole word. */
interface Stammer {
  start: number;
  end: number;
}

/** Prefixes and doublets of real hyphenated words: « co-construire », « ré-réserver », « non-nocif ». */
const PREFIXES = regexInLines("iu")`
  ^(?:
    co|re|ré|ex|in|im|non|mi|bi|tri|pro|pré|pre|dé|de|anti|auto|sur|sous|archi|semi|demi|mini|maxi|multi|
    néo|éco|bio|vice|self|top|bla|cha|pa|ma|ta|tic|coin|miam|glou|toc
  )$
`;
/** « b-bonjour », « j-j-je », « pou-pour »: a fragment hyphenated to the whole word. */
const HYPHENED = /(?<![\p{L}'’-])((\p{L}{1,3})-(?:\2-){0,4})(?=(\2[\p{L}'’]{1,20}))/giu;
/**
 * « appren... apprenti », « un appren… euh, un apprenti », « j'appr- j'apprends »: an abandoned fragment, then the
 * word.
 */
const LEFT_OFF = regexInLines("giu")`
  (?<![\p{L}'’-])((?:\p{L}{1,5} |[jlmtdscn]['’]|qu['’])?)(\p{L}{1,14})(?:(?:\.{3}|…),? ?|[-–—],? )
    (?:(?:euh|heu|hum),? )?(?=(\1)(\2\p{L}{1,20})(?![\p{L}-]))
`;
const VOWEL = /[aeiouyàâéèêëîïôöùûü]/iu;
/** « grand… grandiose »: a fragment that is a word itself is intended, unless it ends as no French word does. */
const NO_END = /(?:[bcdfgptv][lrn]|[bcfgjmpqvwz]|[^aeiouyéèêà]n|rm|rn|nn|mm|pp|rr|cc|dd|qu|gu|ç)$/iu;
const SHORTEST_LEFT = 4;

/**
 * Fragments of words that are then said whole: « b-bonjour », « un appren... un apprenti ». Neither hyphenated words («
 * re-bonjour », « co-construire ») nor plain repetitions (« non... non »).
 */
export function findStammers(source: string): Stammer[] {
  const found: Stammer[] = [];
  for (const { 0: said, 2: start = "", 3: whole = "", index } of source.matchAll(HYPHENED)) {
    // « T-tests » is a name, « bla-bla » and « an-ana » are words; a single vowel is a prefix (« e-exposition »).
    const isOnset = !VOWEL.test(start);
    if (whole.toLowerCase() === start.toLowerCase() || PREFIXES.test(start)) continue;
    if (!isOnset && (start.length < 2 || whole.length < start.length + 2)) continue;
    // « T-tour », « Jo-Joseph », « X-XL »: names and sizes.
    if (/^\p{Lu}/u.test(start) && (!opensSentence(source, index) || /^\p{Lu}/u.test(whole))) continue;
    found.push({ start: index, end: index + said.length });
  }
  for (const { 0: said, 1: before = "", 2: start = "", 4: whole = "", index } of source.matchAll(LEFT_OFF)) {
    const isCut = NO_END.test(start) || start.length >= SHORTEST_LEFT || before !== "" || start.length === 1;
    // « C'était grand... Grandiose, même. »: the capital starts a new sentence.
    const opensNext = /^\p{Lu}/u.test(whole) && /^\p{Ll}/u.test(start);
    if (isCut && !opensNext) found.push({ start: index, end: index + said.length });
  }
  return found.sort((one, other) => one.start - other.start);
}

const opensSentence = (source: string, at: number): boolean =>
  /(?:^|[.!?…»]\s{1,3})$/u.test(source.slice(Math.max(0, at - 4), at));
