import { readNumberWord } from "../language/numbers.ts";
import { syntaxOf } from "../language/syntax.ts";
import type { TextUnits } from "../language/units.ts";
import { isWholeClause } from "./part-sentences.ts";

const OPENS_CLAUSE = new Set(
  `je j' tu il elle on nous vous ils elles c' ça cela ce le la les l' un une mon ma mes notre nos votre vos et mais donc alors après
  ensuite puis aujourd'hui maintenant quand si depuis moi parce y il`.split(/\s+/),
);
const CALLS_FOR_MORE = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez que qu' qui et ou mais où si comme quand je j' tu il elle on nous vous ils
  elles c' ce ne n' me m' te t' se s' le la l' les un une mon ma mes ton ta tes son sa ses notre nos votre vos leurs cet cette ces est
  sont suis était ai as ont avait très tout`.split(/\s+/),
);

/**
 * Sentences of a transcript without stops whose start is only guessed: what stands before or after cannot stand alone, so
 * that a stop written there could cut a clause. Their indexes; none in a punctuated text.
 */
export function unsureStarts(units: TextUnits): Set<number> {
  const unsure = new Set<number>();
  if (units.punctuated) return unsure;
  const { sentences, tokens, source } = units;
  const syntax = syntaxOf(units);
  for (const { index, firstToken, start } of sentences) {
    const before = sentences[index - 1];
    if (!before || source.slice(before.end, start).includes("\n") || before.terminator !== "") continue;
    const last = tokens[before.endToken - 1]!;
    const first = tokens[firstToken]!;
    const second = tokens[firstToken + 1];
    const isNumber =
      (last.kind === "number" || readNumberWord(last.norm) !== null) &&
      (readNumberWord(first.norm) !== null ||
        (first.norm === "et" && readNumberWord(second?.norm ?? "") !== null));
    // « et motivée », « les répétitions je compte »: what opens so goes on, or is said of what follows.
    const isLink = /^(?:et|mais|donc|alors|puis)$/.test(first.norm);
    const isLoose =
      (isLink && !OPENS_CLAUSE.has(second?.norm ?? "")) ||
      (/^(?:les?|la|l'|un|une)$/.test(first.norm) &&
        /^(?:je|j'|on|nous|vous)$/.test(tokens[firstToken + 2]?.norm ?? ""));
    const isSure =
      OPENS_CLAUSE.has(first.norm) &&
      !isLoose &&
      !CALLS_FOR_MORE.has(last.norm) &&
      !isNumber &&
      isWholeClause(syntax[index]!) &&
      (isWholeClause(syntax[index - 1]!) || unsure.has(index - 1));
    if (!isSure) unsure.add(index);
  }
  return unsure;
}
