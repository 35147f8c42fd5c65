import type { Place } from "../../report.ts";

const DIGIT_WORD =
  "zéro|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille";
/** A number in digits or in words: « 14 », « vingt-deux », « deux mille cent ». */
const NUMBER = String.raw`(?:\d{1,3}(?:[  .]\d{3})*(?:,\d+)?|(?:${DIGIT_WORD}|une?)(?:[- ](?:et[- ])?(?:${DIGIT_WORD}|une?)){0,5})`;
const BEFORE = String.raw`(?<![\p{L}\d-])`;
const AFTER = String.raw`(?![\p{L}\d-])`;

/** What tells a result by two numbers: before and after, a share of a count, or a lead on what was planned. */
const CHANGES: readonly RegExp[] = [
  // « On est passés de neuf erreurs par semaine à quatre », « faire baisser la perte de 9 à 4 % ».
  String.raw`${BEFORE}(?:re)?(?:pass|tomb|descend|mont|grimp|chut|baiss|augment|rédui)\p{L}{1,6} (?:(?!sans)[\p{L}’']{1,12} ){0,3}de (?:moins de |plus de )?${NUMBER}${AFTER}[^.;:!?\n]{0,40}? à (?:moins|plus|${NUMBER}${AFTER})`,
  // « Les cinquante minutes sont devenues douze ».
  String.raw`${BEFORE}${NUMBER}${AFTER} [^.;:!?\n]{1,40} (?:est|sont) (?:devenue?s?|tombée?s? à|passée?s? à|descendue?s? à|montée?s? à) ${NUMBER}${AFTER}`,
  // « Onze maisons sur quatorze m’ont demandé de continuer », « cinq des huit ont signé ».
  String.raw`${BEFORE}${NUMBER}(?: [\p{L}’'-]{2,16})? (?:sur (?:les )?|des )${NUMBER} (?:(?:nous|m['’]|l['’]) ?)?(?:ont|a|avaient|sont|étaient) [\p{L}]{3,}`,
  // « 31 signatures, contre 18 l’année d’avant ».
  String.raw`${BEFORE}${NUMBER}(?: [\p{L}’'-]{2,16}){0,3},? contre (?:[\p{L}’'-]{1,10} ){0,2}${NUMBER}${AFTER}`,
  // « 31 clients ont signé ; la moyenne du magasin était de 18 ».
  String.raw`${BEFORE}${NUMBER} [^.!?\n]{1,70} (?:moyenne|objectif|record)(?: [\p{L}’'-]{1,12}){0,4} (?:était|est|s['’]élevait) (?:de |à )${NUMBER}${AFTER}`,
  // « On a fini avec six jours d’avance ».
  String.raw`${BEFORE}${NUMBER} (?:jours?|semaines?|mois) (?:d['’]avance|plus tôt que prévu)${AFTER}`,
].map((pattern) => new RegExp(pattern, "iu"));

/** The first patterns tell a before and an after. */
const BEFORE_AND_AFTER = 2;

/** Where a text tells by two numbers what changed or was obtained; null when nowhere. */
export function findMeasuredChange(text: string): (Place & { isChange: boolean }) | null {
  for (const [at, pattern] of CHANGES.entries()) {
    const found = pattern.exec(text);
    if (found)
      return {
        start: found.index,
        end: found.index + found[0].length,
        isChange: at < BEFORE_AND_AFTER,
      };
  }
  return null;
}
