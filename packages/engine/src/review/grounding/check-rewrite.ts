import { countWords, type PitchText } from "../../pitch.ts";
import { stripIntonation } from "../../rewriting/marks/write-marks.ts";
import { checkClaims, findForeignWords, tell } from "./check-claims.ts";
import { checked, type Checked } from "./checked.ts";
import { findLostQuantities } from "./find-new-quantities.ts";
import { GROUNDING } from "./parameters.ts";
import type { TextUnits } from "../../language/units.ts";
import { readSource, shareOfOwnWords, type Source, stemsOf } from "./source.ts";

/**
 * Checks that a rewriting says what the pitch says: no new number, name, date, quotation or praise; figures kept (one
 * in ten may go; one in three with its whole sentence); .35 to 1.6 times as long; mostly the pitch's own words; plain
 * French; gaps as « [À compléter : …] » and nothing else in brackets. It cannot see a fact distorted with the words of
 * the pitch.
 *
 * @param rewrite Markdown-free text, identities restored
 * @returns the text trimmed, or what to correct
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
  const isGone = readGone(source, units);
  const [dropped, stripped] = [lost.filter(isGone), lost.filter((quote) => !isGone(quote))];
  const faultsOf = (quotes: string[], share: number) =>
    quotes.length > Math.round(share * outOf) ? tell(quotes, "est un chiffre du pitch : gardez-le.") : [];
  faults.push(...faultsOf(stripped, GROUNDING.lostFigureShare.value));
  faults.push(...faultsOf(dropped, GROUNDING.droppedFigureShare.value));
  return checked(text, faults);
}

/** A sentence with fewer content stems is too short to be recognised in the rewriting. */
const FEWEST_STEMS = 3;

/** For a quote, whether every sentence with it was dropped: no sentence of the rewriting has most of its words. */
function readGone(source: Source, rewrite: TextUnits): (quote: string) => boolean {
  const said = stemsBySentence(rewrite);
  const isLeft = (stems: ReadonlySet<string>) =>
    stems.size < FEWEST_STEMS ||
    said.some((own) => stems.intersection(own).size >= GROUNDING.sentenceLeft.value * stems.size);
  const left = stemsBySentence(source.units).map(isLeft);
  return (quote) =>
    source.units.sentences.every(
      ({ start, end }, at) => !left[at] || !source.units.source.slice(start, end).includes(quote),
    );
}

const stemsBySentence = (units: TextUnits): Set<string>[] =>
  units.sentences.map(
    ({ firstToken, endToken }) =>
      new Set(stemsOf({ ...units, tokens: units.tokens.slice(firstToken, endToken) })),
  );
