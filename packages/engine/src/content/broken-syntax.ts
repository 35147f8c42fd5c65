import { finiteVerbStarts } from "../language/token-tags.ts";
import { opensOnCapital } from "../language/capitals.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { isSaidAgain, measureImpossibleBigrams } from "../language/impossible-bigrams.ts";
import { readNumberWord } from "../language/numbers.ts";
import { mayBeVerb } from "../language/verb-forms.ts";
import type { TextUnits, Token } from "../language/units.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const SUBJECTS = words("je j' tu il ils on");
const CLITICS = words("ne n' me m' te t' se s' le la l' les lui leur y en nous vous");
/** Words that need another one after them: a French sentence never stops there. */
const UNFINISHED = words(
  "le la les l' des du de d' au aux mon ma mes ton ta tes son sa ses notre nos leurs cette ces cet je j' ne n' se s' qu' que et ou à chez dans lequel dont où si très",
);
/** Determiners that are never pronouns: no auxiliary can follow them. */
const DETERMINERS = words(
  "un une des du au aux mon ma mes ton ta tes sa ses notre nos votre vos cette ces cet chaque",
);
const AUXILIARIES = words(
  "est sont suis sommes êtes était étaient a ai as avons avez ont avait avaient avions sera seront serait aura auront aurait peut peuvent doit doivent veut veulent va vont faut",
);
const PREPOSITIONS = words("de d' pour dans avec chez sans vers");
const UNFINISHED_PREPOSITIONS = words("de d' avec dans pour sans");
/** What may follow a number without a plural mark. */
const NOT_COUNTED = words(
  "janvier février mars avril mai juin juillet août septembre octobre novembre décembre pour cent mille million milliard virgule demi demie après avant ensemble environ maximum minimum seulement quart",
);
const PLURAL_DETERMINERS = words("des ces mes tes ses nos vos aux plusieurs");
const SINGULAR_DETERMINERS = words("un une cette cet ma mon sa ton ta notre votre chaque au du");
/** Words after a plural determiner that carry no plural mark. */
const INVARIABLE = words(
  "plus moins tout très mieux deux trois quatre cinq six sept huit neuf dix vingt trente cent mille autre même si bien trop assez presque peu non pas vrai",
);
/** Singular words in -s or -x, besides those in -eux, -ois, -ais, -as and the like. */
const SINGULAR_IN_S = words(
  "temps mois prix fois repas pays bras cas choix voix corps avis accès succès dos bus gaz nez gros sens cours fils progrès procès tas os jus colis devis poids puits relais après très plus moins toujours jamais dessous dessus dedans secours recours parcours discours concours velours univers travers revers envers divers bis gris précis permis tapis compris mis pris remis commis promis acquis requis assis bois trois processus campus virus bonus cactus consensus abus refus reclus obtus confus inclus exclus diffus surplus dix six deux croix paix noix toux houx époux doux faux roux vieux mieux creux anglais français frais mauvais palais marais biais rabais harnais relais engrais essais jamais bas gras pas las lilas matelas verglas bras stress process business access express plus express ours alors lors hors vers sans dans ces ses près exprès dès lis puis depuis suis",
);

/** One fault per this many words is ignored: anybody slips, and transcribed speech has broken-off sentences. */
const FORGIVEN_EVERY = 100;

/** Real French has less than one fault per 100 words, all kinds together; a word salad has five or more. */
interface BrokenSyntax {
  /** Faults per 100 words, one in a hundred forgiven. */
  rate: number;
  /** Share of the words in runs of four or more content words that no function word or verb joins, 0 to 1. */
  contentRunShare: number;
}

/**
 * Counts what French syntax forbids whatever the vocabulary: a subject without its verb (« je chien »), a determiner
 * before an auxiliary or before a stop, two auxiliaries in a row, a plural determiner before a singular word. Tells a
 * word salad from a text, not a good text from a clumsy one.
 */
export function measureBrokenSyntax(units: TextUnits): BrokenSyntax {
  const verbs = finiteVerbStarts(units);
  let faults = 0;
  let count = 0;
  let run = 0;
  let inRuns = 0;
  const endRun = () => {
    if (run >= 4) inRuns += run;
    run = 0;
  };
  for (let index = 0; index < units.tokens.length; index += 1) {
    const token = units.tokens[index]!;
    const previous = units.tokens[index - 1];
    if (token.kind === "punctuation" || previous?.sentence !== token.sentence) endRun();
    if (token.kind !== "word") {
      if (token.kind === "number") endRun();
      continue;
    }
    count += 1;
    const fault = faultAt(units, index, verbs);
    if (fault > 0 && !isSaidAgain(units.tokens, index + 1)) faults += fault;
    if (joins(units, index, verbs)) endRun();
    else run += 1;
  }
  endRun();
  if (count === 0) return { rate: 0, contentRunShare: 0 };
  const all = faults + (measureImpossibleBigrams(units) * count) / 100;
  return {
    rate: (100 * Math.max(0, all - Math.max(1, count / FORGIVEN_EVERY))) / count,
    contentRunShare: inRuns / count,
  };
}

function joins(units: TextUnits, index: number, verbs: ReadonlySet<number>): boolean {
  const token = units.tokens[index]!;
  const isInnerCapital = opensOnCapital(token.text) && units.tokens[index - 1]?.sentence === token.sentence;
  return isInnerCapital || isFunctionWord(token, units.accented) || verbs.has(token.start);
}

function faultAt(units: TextUnits, index: number, verbs: ReadonlySet<number>): number {
  const token = units.tokens[index]!;
  const next = units.tokens[index + 1];
  const isLast = !next || next.sentence !== token.sentence;
  const stops = next !== undefined && !isLast && /^[.!?…;]/.test(next.text);
  if (stops && UNFINISHED.has(token.norm)) return 1;
  // « de de », « je je l'ai »: a word repeated while looking for the next one is not a fault.
  if (isLast || next.norm === token.norm) return 0;
  if (SUBJECTS.has(token.norm)) return isOrphan(units, index, verbs) ? 1 : 0;
  if (next.kind !== "word") return 0;
  if (DETERMINERS.has(token.norm) && AUXILIARIES.has(next.norm)) return 1;
  if (AUXILIARIES.has(token.norm) && AUXILIARIES.has(next.norm) && !glued(units, token, next)) return 1;
  if (PREPOSITIONS.has(token.norm) && (AUXILIARIES.has(next.norm) || UNFINISHED_PREPOSITIONS.has(next.norm)))
    return 1;
  return agreementFault(units, token, next, verbs);
}

/** A subject pronoun without a verb after its clitics; inversions, « ai-je » and « a-t-il », are excluded. */
function isOrphan(units: TextUnits, index: number, verbs: ReadonlySet<number>): boolean {
  const token = units.tokens[index]!;
  const previous = units.tokens[index - 1];
  if (previous && glued(units, previous, token)) return false;
  let at = index + 1;
  while (at < index + 5 && CLITICS.has(units.tokens[at]?.norm ?? "")) at += 1;
  const verb = units.tokens[at];
  if (!verb || verb.sentence !== token.sentence || verb.kind !== "word") return verb?.kind === "number";
  return !verbs.has(verb.start) && !mayBeVerb(verb, units.accented);
}

function agreementFault(units: TextUnits, token: Token, next: Token, verbs: ReadonlySet<number>): number {
  const { norm } = next;
  if (norm.length < 4 || opensOnCapital(next.text) || isFunctionWord(next, units.accented)) return 0;
  const isPlural = /[sxz]$/.test(next.fold);
  const number = token.kind === "word" ? readNumberWord(token.norm) : null;
  if (number !== null && number > 1 && !isPlural) {
    return INVARIABLE.has(norm) || NOT_COUNTED.has(norm) || verbs.has(next.start) ? 0 : 0.6;
  }
  if (PLURAL_DETERMINERS.has(token.norm)) return isPlural || INVARIABLE.has(norm) ? 0 : 0.6;
  if (!SINGULAR_DETERMINERS.has(token.norm) || !next.fold.endsWith("s")) return 0;
  return SINGULAR_IN_S.has(norm) || /(?:temps|ois|ais|eux|oux|us|is|as|os|ss|rs)$/.test(norm) ? 0 : 0.6;
}

/** « ai-je », « a-t-il »: two words joined by a hyphen. */
function glued(units: TextUnits, left: Token, right: Token): boolean {
  return right.start === left.end + 1 && /[-‑]/.test(units.source.charAt(left.end));
}
