import { readNumberWord } from "../language/numbers.ts";
import { syntaxOf } from "../language/syntax.ts";
import type { TextUnits, Token } from "../language/units.ts";
import { isWholeClause } from "./part-sentences.ts";

const OPENS_CLAUSE = new Set(
  `je j' tu il elle on nous vous ils elles c' ça cela ce le la les l' un une mon ma mes notre nos votre vos et mais donc alors après
  ensuite puis aujourd'hui maintenant quand si depuis moi parce y il`.split(/\s+/),
);
const CALLS_FOR_MORE = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez que qu' qui et ou mais où si comme quand je j' tu il elle on nous vous ils
  elles c' ce ne n' me m' te t' se s' le la l' les un une mon ma mes ton ta tes son sa ses notre nos votre vos leurs cet cette ces est
  es sommes êtes étais sont suis était ai as ont avait très tout`.split(/\s+/),
);

const HESITATIONS = new Set("euh heu hum hein ben bah".split(" "));
const THIRD = new Set("c' ce ça cela il elle ils elles".split(" "));
const SPEAKERS = new Set("je j' tu on nous vous".split(" "));
const DEFINITE = new Set(
  "le la l' les mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces".split(" "),
);
const CONDITIONS = new Set("quand lorsque lorsqu' si comme puisque dès pendant".split(" "));
const MOMENTS =
  /^(?:années?|ans?|mois|jours?|journée|semaines?|matin|soir|nuit|fin|début|moment|fois|tard|tôt|après|avant|heures?|été|hiver|week-end|week-ends|vacances|hier|demain|maintenant|aujourd'hui|là)$/;
const PLACES = new Set("chez pendant depuis avec sans pour après avant à au aux en dans".split(" "));
const NOUN_GROUP_WORDS = 7;
const PLACE_WORDS = 4;

/**
 * Whether the end of a clause may as well open the next one: « sa capitale | c'est Dakar », « quand un nouveau arrivait |
 * c'est à moi qu'on le donnait », « la dernière année | j'ai eu ».
 */
function mayOpenNext(words: readonly Token[], next: string): boolean {
  const tail = words.slice(-NOUN_GROUP_WORDS);
  if (words.slice(-NOUN_GROUP_WORDS - 2).some(({ norm }) => CONDITIONS.has(norm))) return true;
  if (THIRD.has(next)) return tail.some(({ norm }) => DEFINITE.has(norm));
  if (!SPEAKERS.has(next)) return false;
  return (
    tail.slice(-2).some(({ norm }) => MOMENTS.test(norm)) ||
    tail.slice(-PLACE_WORDS).some(({ norm }) => PLACES.has(norm))
  );
}

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
    let lastToken = before.endToken - 1;
    while (lastToken > before.firstToken && HESITATIONS.has(tokens[lastToken]!.norm)) lastToken -= 1;
    const last = tokens[lastToken]!;
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
      !mayOpenNext(tokens.slice(before.firstToken, lastToken + 1), first.norm) &&
      isWholeClause(syntax[index]!) &&
      (isWholeClause(syntax[index - 1]!) || unsure.has(index - 1));
    if (!isSure) unsure.add(index);
  }
  return unsure;
}
