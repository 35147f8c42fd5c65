import { type HeardMark, hearMarks, COMMA_FROM } from "./hear-marks.ts";
import { blankRanges } from "./mask-text.ts";
import { WISHED } from "./lexicons/fillers.ts";
import { FIRST_NAMES } from "./lexicons/first-names.ts";
import { readNumberWord } from "./numbers.ts";
import { isFiniteVerbAt } from "./token-tags.ts";
import { regexInLines } from "./regex-in-lines.ts";
import type { Sentence, TextUnits, Token } from "./units.ts";

const HESITATES = /^(?:euh+|heu+|hum+)$/;
/** Words that need the next one: no comma or stop is written after them. */
const CALLS = new Set(
  `de d' du des à au aux en que qu' et ou je j' tu il on ils ne n' me m' te t' se s' le la l' les un une mon ma mes ton ta tes son sa
  ses notre nos votre vos cet cette ces laquelle lequel lesquels lesquelles auquel duquel pourquoi`.split(
    /\s+/,
  ),
);

const heard = new WeakMap<TextUnits, readonly HeardMark[]>();

/**
 * The punctuation marks predicted in an unpunctuated transcript without its hesitations (the commas around « euh » go
 * with them); none in a punctuated text. Cached by text, because the rewriting and the hooks both need it.
 */
export function quietMarks(units: TextUnits): readonly HeardMark[] {
  let marks = heard.get(units);
  if (!marks) heard.set(units, (marks = listen(units)));
  return marks;
}

function listen({ source, punctuated, tokens }: TextUnits): HeardMark[] {
  if (punctuated) return [];
  const said = tokens.filter(({ norm }) => !HESITATES.test(norm));
  const hesitations = tokens.filter(({ norm }) => HESITATES.test(norm));
  const next = new Map(said.map(({ end }, at) => [end, said[at + 1]]));
  const words = new Map(said.map((token) => [token.end, token]));
  const places = new Map(said.map(({ end }, at) => [end, at]));
  const marks = hearMarks(blankRanges(source, hesitations), 0, source.length).map((mark) => {
    const word = words.get(mark.end);
    const following = next.get(mark.end);
    const isHeld =
      word !== undefined &&
      (holds(word, following) ||
        (following !== undefined &&
          (isOneNumber(word, following, next) || isCleft(said, places.get(mark.end)! + 1))));
    return isHeld ? { ...mark, any: 0, stop: 0 } : mark;
  });
  return betweenClauses(said, marks);
}

/** Lowest probability of a mark for a comma between a clause that has its verb and one that starts with its subject. */
const CLAUSE_FROM = 0.3;
const SUBJECTS = new Set("je j' tu il elle on ils elles c' ça y vous nous".split(" "));
/** Pronouns that can be nothing but a subject. */
const ONLY_SUBJECTS = new Set("je j' tu il on ils c'".split(" "));
/** Words that open a subordinate clause: it may continue, or need a main clause after it. */
const SUBORDINATES = new Set("que qu' quand si qui dont où parce comme lorsque puisque ce".split(" "));
/** Words after which a subject starts no new clause: « là j'ai », « comment ça marche », « c'était il y a dix ans ». */
const CLAUSE_CALLED = new Set(
  `que qu' quand si dont où comme et mais ou donc alors parce puis là car puisque lorsque ce pourquoi comment combien laquelle lequel
  lesquels lesquelles est était c' ça`.split(/\s+/),
);

/** « … le matin | je repars »: these open the next clause as well as they close the one before. */
const SETS_SCENE = regexInLines("u")`
  ^(?:
    parfois|souvent|plutôt|après|maintenant|hui|hier|demain|ensuite|enfin|moment|avant|sinon|aussi|bon|ben|
    bah|voilà|quoi|hein|oui|non|moi|toi|lui|eux|s'|même|là|y|pas|dit|dis|disait|disais|disent|dirait|ici|vois|voyez|sais|savez|\p{L}{4,20}ment|jours?|
    matins?|soirs?|nuits?|semaines?|mois|ans?|années?|fois|été|hiver|printemps|automne|début|fin|lendemain|
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|heures?|minutes?
  )$
`;

/**
 * « il a pas pu venir | il s'excuse »: between two complete clauses a comma stands whatever is heard; after words that
 * may open the second one, only from a lower probability (`CLAUSE_FROM`).
 */
function betweenClauses(said: readonly Token[], marks: readonly HeardMark[]): HeardMark[] {
  const heard = new Map(marks.map((mark) => [mark.end, mark]));
  const raised = new Set<number>();
  let hasVerb = false;
  let isOpen = false;
  let isWaiting = false;
  for (const [at, { norm, end }] of said.entries()) {
    if (SUBORDINATES.has(norm)) isOpen = true;
    if (SUBORDINATES.has(norm)) isWaiting = true;
    // « dès que je peux | je viens »: once it has its verb, the subordinate clause may end.
    if (isFiniteVerbAt(said, at)) [hasVerb, isWaiting] = [true, false];
    const any = heard.get(end)?.any ?? 0;
    const next = said[at + 1]?.norm ?? "";
    // « souvenez-vous »: the pronoun belongs to the imperative.
    const isOrder = /^[nv]ous$/.test(next) && /(?:ez|ons)$/.test(norm);
    const isClause = hasVerb && !isOpen && SUBJECTS.has(next) && !CLAUSE_CALLED.has(norm) && !isOrder;
    const isSure =
      hasVerb && !isWaiting && ONLY_SUBJECTS.has(next) && !CLAUSE_CALLED.has(norm) && !SETS_SCENE.test(norm);
    if (isSure && any > 0 && any < COMMA_FROM && opensClause(said, at + 1)) raised.add(end);
    else if (isClause && any >= CLAUSE_FROM && any < COMMA_FROM && opensClause(said, at + 1)) raised.add(end);
    else if (hasVerb && !isOpen && any >= NAMED_FROM && any < COMMA_FROM && namesSubject(said, at))
      raised.add(end);
    if (any < COMMA_FROM && !raised.has(end)) continue;
    [hasVerb, isOpen, isWaiting] = [false, false, false];
  }
  return marks.map((mark) => (raised.has(mark.end) ? { ...mark, any: COMMA_FROM } : mark));
}

/** As `CLAUSE_FROM`, when the clause starts with a noun: « il était dessous | les autres rigolaient ». */
const NAMED_FROM = 0.4;
const CLITICS = new Set("il elle ils elles ça c'".split(" "));
const OBJECTS = new Set("ne n' me m' te t' se s' le la l' lui y en".split(" "));
const NO_SUBJECT = new Set("qui que qu' et ou de d' à en dans pour avec quand si où".split(" "));
const OPENS_NOUN = new Set(
  "le la les l' un une des mon ma mes ton ta tes notre nos votre vos personne chacun maintenant mais".split(
    " ",
  ),
);
const SUBJECT_WORDS = 3;

/** Whether the words after a place are a noun subject, which cannot be the object of the words before. */
function namesSubject(said: readonly Token[], at: number): boolean {
  const before = said[at]!.norm;
  if (CLAUSE_CALLED.has(before) || isFiniteVerbAt(said, at) || /(?:er|ir|re|oir|ant|ée?s?|u)$/.test(before))
    return false;
  const next = said[at + 1];
  if (!next || (!OPENS_NOUN.has(next.norm) && !FIRST_NAMES.has(next.fold))) return false;
  for (let step = 2; step <= 1 + SUBJECT_WORDS; step += 1) {
    const norm = said[at + step]?.norm ?? "";
    if (CLITICS.has(norm) || isFiniteVerbAt(said, at + step)) return true;
    if (OBJECTS.has(norm) && isFiniteVerbAt(said, at + step + 1)) return true;
    if (NO_SUBJECT.has(norm)) return false;
  }
  return false;
}

/** Whether a conjugated verb comes soon after a subject. */
const opensClause = (said: readonly Token[], subject: number) =>
  said.slice(subject, subject + VERB_WITHIN).some((_, step) => isFiniteVerbAt(said, subject + step));
const VERB_WITHIN = 6;

const COUNTED =
  /^(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|euros?|virgule|degrés?)$/;
const NAMED_AFTER = /^(?:lycée|collège|école|rue|boulevard|avenue|place|gymnase|stade|hôpital)$/;
const TITLES = new Set("madame monsieur mademoiselle docteur maître".split(" "));
/** Words that start a new clause after a title: « Merci madame, je… ». */
const BEGINS = new Set("je j' tu il elle on nous vous ils elles c' ça et mais donc alors voilà".split(" "));

/**
 * « et | le », « quatre | vingts », « ça sent | bon », « madame | le roux », « nous | nous déplaçons »: word pairs that
 * no mark may separate, whatever the context.
 */
function holds({ norm }: Token, next: Token | undefined): boolean {
  if (next === undefined) return false;
  if (/^sent(?:ent|ait|aient)?$/.test(norm) && next.norm === "bon") return true;
  if (/^par-dess(?:us|ous)$/.test(norm) && next.norm === "bord") return true;
  // « septembre | deux mille sept », « trois euros | cinquante »: one date or one sum.
  if (COUNTED.test(norm) && readNumberWord(next.norm) !== null) return true;
  // « le permis | d », « le RER | b »: a letter used as a name.
  if (/^[b-df-hj-np-xz]$/.test(next.norm) || /^[b-df-hj-np-xz]$/.test(norm)) return true;
  // « le lycée | jean moulin », « rue | des Tanneurs »: the name of a place.
  if (NAMED_AFTER.test(norm) && (FIRST_NAMES.has(next.fold) || next.norm === "des")) return true;
  if (/^(?:allez|vas)$/.test(norm) && next.norm === "y") return true;
  if (TITLES.has(norm) && !BEGINS.has(next.norm)) return true;
  // « bon | appétit »
  if (/^bon(?:ne)?$/.test(norm) && WISHED.has(next.norm)) return true;
  // « les trois | plus mauvais virages »
  if (/^(?:plus|moins)$/.test(next.norm) && norm !== "un" && readNumberWord(norm) !== null) return true;
  if (/^[nv]ous$/.test(norm) && next.norm === norm) return true;
  return CALLS.has(norm) || (readNumberWord(norm) !== null && readNumberWord(next.norm) !== null);
}

/** « quarante | et une bornes »: a single number. */
const isOneNumber = (
  { norm }: Token,
  following: Token,
  next: ReadonlyMap<number, Token | undefined>,
): boolean =>
  following.norm === "et" &&
  readNumberWord(norm) !== null &&
  readNumberWord(next.get(following.end)?.norm ?? "") !== null;

/** « c'est le fils à Jojo | qui m'a demandé »: a cleft sentence (« c'est … qui »), not two clauses. */
function isCleft(said: readonly Token[], at: number): boolean {
  if (said[at]?.norm !== "qui") return false;
  for (let back = at - 1; back >= Math.max(1, at - CLEFT_TOKENS); back -= 1)
    if (isFiniteVerbAt(said, back)) return said[back - 1]!.norm === "c'";
  return false;
}
const CLEFT_TOKENS = 7;

/** End offsets of the words after which a mark is probable enough to be written. */
export function markedPlaces(marks: readonly HeardMark[]): Set<number> {
  return new Set(marks.filter(({ any }) => any >= COMMA_FROM).map(({ end }) => end));
}

/** The mark after the last word of a sentence, hesitations aside. */
export function markAfter(marks: readonly HeardMark[], { start, end }: Sentence): HeardMark | undefined {
  return marks.findLast((mark) => mark.end > start && mark.end <= end);
}
