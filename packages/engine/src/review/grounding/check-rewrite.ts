import { countWords, type PitchText } from "../../pitch.ts";
import { stripIntonation } from "../../rewriting/write-marks.ts";
import { checkClaims, findForeignWords, tell } from "./check-claims.ts";
import { checked, type Checked } from "./checked.ts";
import { findLostQuantities } from "./find-new-quantities.ts";
import { GROUNDING } from "./parameters.ts";
import { readSource, shareOfOwnWords } from "./source.ts";

/**
 * Proves that a rewriting says what the pitch says: no number, name, date, quotation or praise that it lacks, the figures
 * kept (one in ten may go), .5 to 1.6 times its words, mostly with its own words, plain French, gaps as
 * « [À compléter : …] » and nothing else in brackets. What it cannot see: a fact turned round with the words of the pitch.
 *
 * @param rewrite Markdown-free text, identities restored
 * @returns the text trimmed, or what to mend
 */
export function checkRewrite(pitch: PitchText, rewrite: string): Checked<string> {
  const text = rewrite.replace(/\r\n?/g, "\n").trim();
  const source = readSource(pitch);
  const { units, faults: claimFaults } = checkClaims(source, text);
  const faults: string[] = [];

  const words = countWords(pitch.content);
  const share = units.wordCount / Math.max(1, words);
  const bounds = `de ${Math.ceil(GROUNDING.rewriteShortest.value * words)} à ${Math.floor(GROUNDING.rewriteLongest.value * words)} mots`;
  if (share < GROUNDING.rewriteShortest.value) faults.push(`Le texte est trop court : il en faut ${bounds}.`);
  if (share > GROUNDING.rewriteLongest.value) faults.push(`Le texte est trop long : il en faut ${bounds}.`);
  faults.push(...findForeignWords(source, units));
  if (shareOfOwnWords(source, units) < GROUNDING.ownWordsOfRewrite.value)
    faults.push("Réécrivez ce pitch avec ses propres mots, sans changer de sujet.");
  faults.push(...claimFaults);
  if (stripIntonation(text) !== text && stripIntonation(pitch.content) === pitch.content)
    faults.push("N'écrivez aucune marque d'intonation : ni /, ni ↗ ↘, ni gras, ni indication de jeu.");

  const { lost, outOf } = findLostQuantities(source, units);
  if (lost.length > Math.round(GROUNDING.lostFigureShare.value * outOf))
    faults.push(...tell(lost, "est un chiffre du pitch : gardez-le."));
  return checked(text, faults);
}
