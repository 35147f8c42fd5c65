import { regexInLines } from "../../language/regex-in-lines.ts";
import type { Place } from "../../report.ts";

const NUMBER_WORDS = new Set(
  `zéro un une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante
  cinquante soixante cent cents mille`.split(/\s+/),
);
const hide = (words: string) => "#".repeat(words.length);

/** The text with « # » for each character of a number, in digits or in words: « deux mille cent » is one number. */
const hideNumbers = (text: string): string =>
  text
    .replace(/[\p{L}\d]+/gu, (word) =>
      NUMBER_WORDS.has(word.toLowerCase()) || /^\d+$/u.test(word) ? hide(word) : word,
    )
    .replace(/(?<=#)(?:[ \u00a0\u202f-]|[.,](?=#)| et )(?=#)/gu, hide);

/**
 * What tells a result by two numbers: before and after, a share of a count, or a lead on what was planned. The first
 * ones tell a before and an after.
 */
const CHANGES: readonly RegExp[] = [
  // « On est passés de neuf erreurs par semaine à quatre », « faire baisser la perte de 9 à 4 % ».
  regexInLines("iu")`
    (?<![\p{L}])(?:re)?(?:pass|tomb|descend|mont|grimp|chut|baiss|augment|rédui)\p{L}{1,6} [^.;:!?\n#]{0,30}
    (?<![\p{L}])de (?:moins de |plus de )?#[^.;:!?\n]{0,60} à (?:moins|plus|#)
  `,
  // « Les cinquante minutes sont devenues douze ».
  /#[^.;:!?\n#]{2,40} (?:est|sont) (?:devenue?s?|(?:tombée?|passée?|descendue?|montée?)s? à) #/iu,
  // « Onze maisons sur quatorze m’ont demandé de continuer », « cinq des huit ont signé ».
  /#(?: [\p{L}’'-]{2,16})? (?:sur|sur les|des) #+ (?:nous |m['’]|l['’])?(?:ont|a|avaient|sont|étaient) \p{L}{3}/iu,
  // « 31 signatures, contre 18 l’année d’avant ».
  /#(?: [^.;:!?\n#]{1,40})?,? contre (?:[^.;:!?\n#]{1,16} )?#/iu,
  // « 31 clients ont signé ; la moyenne du magasin était de 18 ».
  /#[^.!?\n#]{2,70}(?<![\p{L}])(?:moyenne|objectif|record)(?![\p{L}])[^.;:!?\n#]{0,40} (?:était|est) (?:de|à) #/iu,
  // « On a fini avec six jours d’avance ».
  /# (?:jours?|semaines?|mois) (?:d['’]avance|plus tôt que prévu)(?![\p{L}])/iu,
];
/** How many of them tell a before and an after. */
const BEFORE_AND_AFTER = 2;

/** Where a text tells by two numbers what changed or was obtained; null when nowhere. */
export function findMeasuredChange(text: string): (Place & { isChange: boolean }) | null {
  const hidden = hideNumbers(text);
  for (const [at, pattern] of CHANGES.entries()) {
    const found = pattern.exec(hidden);
    if (!found) continue;
    // A match may begin or end inside a number: the place holds it whole.
    let start = found.index;
    let end = start + found[0].length;
    while (hidden[start] === "#" && hidden[start - 1] === "#") start -= 1;
    while (hidden[end - 1] === "#" && hidden[end] === "#") end += 1;
    return { start, end, isChange: at < BEFORE_AND_AFTER };
  }
  return null;
}
