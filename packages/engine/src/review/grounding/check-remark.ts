import { readText } from "../../language/read-text.ts";
import { checkClaims, findForeignWords } from "./check-claims.ts";
import { findAsides } from "./find-asides.ts";
import { findMarkup } from "./find-markup.ts";
import { findNewNames } from "./find-new-names.ts";
import { findNewQuantities } from "./find-new-quantities.ts";
import { findNewQuotations, findQuotations } from "./find-new-quotations.ts";
import { findOddCharacters } from "./find-odd-characters.ts";
import { findPersonalRemarks } from "./find-personal-remarks.ts";
import { PARTS_OF_A_TEXT } from "./lexicons/parts-of-a-text.ts";
import { levelText } from "./level-text.ts";
import { GROUNDING } from "./parameters.ts";
import type { Source } from "./source.ts";

/** « les deux premières phrases », « donnez deux exemples »: numbers about the text or an advice, not new facts. */
const OF_THE_TEXT = new RegExp(
  String.raw`^(?:(?:deux|trois|quatre|cinq|six|[2-6]) (?:premi|derni|autres |(?:${PARTS_OF_A_TEXT})s?$)|(?:deux|trois|quatre)$|(?:une? )?demi(?:-\p{L}+)?$|moitié$)`,
  "iu",
);
/** Longest acronym, in letters, accepted as a technical term: « STAR », « RH ». */
const LONGEST_TERM = 4;

/**
 * Whether a remark of a model on the text may be shown: one or two lines of plain French about the text and not the
 * person, with no number, name or quotation that the text lacks. A refused remark is dropped, not asked again: a reader
 * is waiting.
 */
export function isSoundRemark(source: Source, remark: string): boolean {
  if (remark.length === 0 || remark.length > GROUNDING.claimCharacters.value || remark.includes("\n"))
    return false;
  const said = findQuotations(remark).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    remark,
  );
  const units = readText(levelText(said));
  const isTerm = (name: string) => name.length <= LONGEST_TERM && name === name.toUpperCase();
  return (
    findOddCharacters(source.content, remark).length === 0 &&
    findMarkup(source.content, said).length === 0 &&
    findAsides(source.content, said, units).length === 0 &&
    findForeignWords(source, units).length === 0 &&
    findNewQuotations(source, remark).length === 0 &&
    findNewQuantities(source, units).every((quote) => OF_THE_TEXT.test(quote)) &&
    findNewNames(source, units).every(isTerm) &&
    findPersonalRemarks(source.content, said).length === 0
  );
}

/** Whether a wording proposed by a model may be shown: it adds no fact, figure or name to the text. */
export function isSoundProposal(source: Source, wording: string): boolean {
  if (wording.length === 0 || wording.length > GROUNDING.evidenceCharacters.value) return false;
  const { units, faults } = checkClaims(source, wording);
  return faults.length === 0 && findForeignWords(source, units).length === 0;
}
