import { syntaxOfSentence } from "../../language/syntax.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import type { TextUnits, Token } from "../../language/units.ts";
import { capitalize, type Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isBound } from "./bound-words.ts";
import { listsWhatMoves } from "./tic-runs.ts";
import { isWholeClause } from "./part-sentences.ts";
import { CALLS_FOR_MORE } from "./repeated-words.ts";

/** What replaces a hesitation between two clauses, and whether the next guessed sentence continues the second one. */
interface HesitantSeam extends Range {
  insert: string;
  joinsNext: boolean;
}

/** Words that may end a clause, although repeating them is a false start. */
const MAY_CLOSE = new Set(["fait", "nous", "vous"]);
const ALSO_CALL = new Set(["dont", "alors", "donc", "plus", "moins"]);
/** Words that start no clause of their own, or link it to the previous one. */
const GOES_ON =
  /^(?:qui|que|qu'|dont|où|et|ou|mais|donc|car|parce|pour|puisque|lorsque|si|comme|alors|puis|de|d'|enfin|ben|bah)$/;
const RELATIVES = /^(?:qui|que|qu'|dont)$/;
const SUBJECTS = /^(?:je|j'|tu|il|elle|on|ils|elles|ça|c')$/;
/** « quand on était petits, … », « ce que j'aime, … »: a subordinate clause, whose main verb is still to come. */
const WAITS =
  /^(?:(?:et|mais|donc|alors|puis) ){0,3}(?:quand|lorsque?|si|s'|comme|puisque?|ce que?|ce qui) /i;
/** « j'ai dit euh … », « je pense euh … »: the words that follow are the object of the verb. */
const ANNOUNCES =
  /^(?:dis|dit|dire|réponds|disait|disais|disent|pense|crois|trouve|demande|répond|répondu|sais|sait)$/;
/** « parfois euh ça rend le cours… »: an adverb that opens the clause after it. */
const LEADS_ON = regexInLines("u")`
  ^(?:
    parfois|souvent|plutôt|là|après|maintenant|aujourd'hui|hui|hier|demain|ensuite|enfin|fois|jour|moment|
    avant|sinon|monsieur|madame|\p{L}{4,20}ment
  )$
`;
const FEWEST_WORDS = 3;
/** Longest adverbial of time or place before a clause, in words. */
const LONGEST_SETTING = 6;
/** Words read on each side, at most, so that the cost stays linear in the number of hesitations. */
const LONGEST_SIDE = 30;

/**
 * « … on a fermé euh moi je suis resté »: without the hesitation two clauses would run together. Inserts a full stop if
 * both parse as complete clauses, a comma if only the second does, nothing inside a clause.
 *
 * @param marked offsets of the marks heard in a transcript
 * @param tics offsets of the tokens that are tics
 */
export function hesitantSeam(
  units: TextUnits,
  marked: ReadonlySet<number>,
  run: Range & { sentence: number },
  tics: ReadonlySet<number>,
): HesitantSeam | null {
  const { tokens, sentences, source } = units;
  const { firstToken, endToken, terminator, end } = sentences[run.sentence]!;
  const isWord = ({ start, kind }: Token) => kind !== "punctuation" && !tics.has(start);
  let at = firstToken;
  while (at < endToken && tokens[at]!.start < run.start) at += 1;
  let first = at - 1;
  while (first > firstToken && tokens[first - 1]!.text !== "," && at - first < LONGEST_SIDE) first -= 1;
  const left = tokens.slice(Math.max(first, firstToken), at).filter(isWord);
  let from = at;
  while (from < endToken && tokens[from]!.start < run.end) from += 1;
  const [before, after] = [left.at(-1), tokens[from]];
  if (!before || !after || from >= endToken || tokens[at - 1]!.kind === "punctuation") return null;
  if (!isWord(after) || goesOn(tokens, from) || !mayEnd(left)) return null;
  // In a punctuated text, a hesitation is usually inside a clause: only a subject pronoun starts another one.
  const isStopped = units.punctuated && terminator !== "";
  if (isStopped && !(SUBJECTS.test(after.norm) || /^[mt]oi$/.test(after.norm))) return null;
  if (listsWhatMoves(source.slice(left[0]!.start, before.end), source.slice(after.start, end)))
    return { start: before.end, end: run.end, insert: ",", joinsNext: false };
  const next = sentences[run.sentence + 1];
  const inside = tokens.slice(from, endToken);
  const setting = inside.filter(isWord).length;
  // « … la lumière euh en six mois | l'école a économisé »: an adverbial starts the next clause, from which a guessed
  // sentence end separates it.
  const mayJoin =
    terminator === "" &&
    next !== undefined &&
    setting <= LONGEST_SETTING &&
    !source.slice(end, next.start).includes("\n");
  const beyond = mayJoin ? tokens.slice(next.firstToken, next.endToken) : [];
  const right = clauseOf([...inside, ...beyond], tics, marked);
  if (right === null) return null;
  const joinsNext = mayJoin && right.end > end;
  // The guessed end is right, unless the words before it are only an adverbial.
  if (joinsNext && !isSetting(inside.filter(isWord))) return null;
  const said = wordsSaid(left);
  if (PLACES.test(after.norm) || isTakenAgain(left, inside)) return null;
  if (WAITS.test(`${said} `) || !isFinite(said)) return null;
  if (!right.isGuessed && isTied(said, right.said)) return null;
  if (isStopped && LEADS_ON.test(before.norm)) return null;
  const isWhole = !right.isGuessed && isWholeClause(syntaxOfSentence(said)) && !isDoubled(tokens, from);
  if (!isWhole && isStopped) return null;
  if (!isWhole) return { start: before.end, end: run.end, insert: ",", joinsNext };
  const word = capitalize(source.slice(after.start, after.end));
  return { start: before.end, end: after.end, insert: `. ${word}`, joinsNext };
}

/**
 * « … une formation de formateur euh | aujourd'hui je veux transmettre »: at a hesitation on a guessed sentence end
 * between two clauses, the mark to write: a full stop if both are complete, else a comma; null if neither.
 */
export function hesitantEnd(
  { tokens, sentences }: TextUnits,
  marked: ReadonlySet<number>,
  index: number,
  hesitations: ReadonlySet<number>,
  tics: ReadonlySet<number>,
): "." | "," | null {
  const [sentence, next] = [sentences[index - 1]!, sentences[index]!];
  const isWord = ({ start, kind }: Token) => kind !== "punctuation" && !tics.has(start);
  const [last, first] = [tokens[sentence.endToken - 1]!, tokens[next.firstToken]!];
  if (!hesitations.has(last.start) && !hesitations.has(first.start)) return null;
  const left = tokens.slice(sentence.firstToken, sentence.endToken).filter(isWord).slice(-LONGEST_SIDE);
  const right = tokens.slice(next.firstToken, next.endToken);
  const from = right.findIndex(isWord);
  const after = right[from];
  if (!after || GOES_ON.test(after.norm) || !mayEnd(left)) return null;
  const said = wordsSaid(left);
  const clause = clauseOf(right.slice(from), tics, marked);
  if (clause === null || WAITS.test(`${said} `) || !isFinite(said)) return null;
  if (isTied(said, clause.said) || PLACES.test(after.norm) || isTakenAgain(left, right.slice(from)))
    return null;
  return !clause.isGuessed && isWholeClause(syntaxOfSentence(said)) ? "." : ",";
}

/** Whether a clause may end with these words: there are enough, and the last one requires no complement. */
function mayEnd(words: readonly Token[]): boolean {
  const last = words.at(-1)?.norm;
  if (last === undefined || words.length < FEWEST_WORDS || ANNOUNCES.test(last)) return false;
  return MAY_CLOSE.has(last) || !(CALLS_FOR_MORE.has(last) || ALSO_CALL.has(last));
}

/**
 * The clause that starts with these words, up to a heard mark, or a later one if an adverbial precedes the subject;
 * null if there is no clause.
 */
function clauseOf(
  tokens: readonly Token[],
  tics: ReadonlySet<number>,
  marked: ReadonlySet<number>,
): { end: number; isGuessed: boolean; said: string } | null {
  let said: Token[] = [];
  let isGuessed = false;
  for (const [at, token] of tokens.slice(0, LONGEST_SIDE).entries()) {
    const isOut = tics.has(token.start) || token.kind === "punctuation";
    if (!isOut) said.push(token);
    const isEnd = isOut || marked.has(token.end) || at + 1 === tokens.length;
    if (!isEnd || said.length < FEWEST_WORDS) continue;
    if (!isGuessed && /^(?:quand|lorsqu[e'])$/.test(said[0]!.norm)) {
      // « quand on était petits | elle me suivait »: the subordinate clause may belong to either side.
      isGuessed = true;
      said = [];
      continue;
    }
    // « notre projet qui est… »: its only verb belongs to a relative clause.
    const isRelative = said.some(({ norm }) => RELATIVES.test(norm));
    const verbs = said.filter((_, place) => isFiniteVerbAt(said, place)).length;
    if (isRelative && verbs < 2) continue;
    if (isWholeClause(syntaxOfSentence(wordsSaid(said))))
      return { end: said.at(-1)!.end, isGuessed, said: wordsSaid(said) };
    // « finalement le chien il était là »: the parser misreads a topic or an adverbial before the subject.
    const opensAt = (from: number) =>
      from > 0 &&
      from <= LONGEST_SETTING &&
      !isFinite(wordsSaid(said.slice(0, from))) &&
      !said.slice(0, from).some(({ norm }) => GOES_ON.test(norm)) &&
      isWholeClause(syntaxOfSentence(wordsSaid(said.slice(from))));
    const subject = said.findIndex(({ norm }) => SUBJECTS.test(norm));
    const moment = said.findIndex(({ norm }) => MOMENTS.test(norm));
    if (opensAt(subject) || opensAt(moment + 1))
      return { end: said.at(-1)!.end, isGuessed, said: wordsSaid(said) };
    if (said.length > LONGEST_SETTING) return null;
  }
  return null;
}

/** Joins tokens as in the source text: « aujourd'hui » is two tokens. */
const wordsSaid = (words: readonly Token[]): string =>
  words
    .map(({ text, end }, at) => (words[at + 1]?.start === end ? text : `${text} `))
    .join("")
    .trim();

/** « d'autres viennent » starts a clause. */
const goesOn = (tokens: readonly Token[], at: number): boolean =>
  GOES_ON.test(tokens[at]!.norm) && tokens[at + 1]?.norm !== "autres";

/** « en six mois », « le jour de la course », « au début »: a time adverbial, without a verb. */
const isSetting = (words: readonly Token[]): boolean =>
  words.some(({ norm }) => MOMENTS.test(norm)) && !isFinite(wordsSaid(words));
const MOMENTS = regexInLines("")`
  ^(?:
    jours?|matins?|soirs?|nuits?|semaines?|mois|ans?|années?|fois|été|hiver|printemps|automne|début|fin|
    lendemain|aujourd'hui|aujourd'|maintenant|hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|
    dimanche|moment|heures?|minutes?
  )$
`;
/** « retrouvée euh dans cette armoire, moi je… »: an adverbial of place may belong to the previous words. */
const PLACES = /^(?:dans|chez|sur|sous|avec|sans|devant|derrière|vers|entre|à|par)$/;

const isFinite = (said: string): boolean =>
  syntaxOfSentence(said).words.some(
    ({ upos, feats }) => (upos === "VERB" || upos === "AUX") && feats.includes("VerbForm=Fin"),
  );

/** « je vais vous présenter euh notre projet qui… »: the following words are the object of the previous verb. */
const isTied = (left: string, right: string): boolean =>
  isBound(syntaxOfSentence(`${left} ${right}`).words, left.length);

/** « on vous présente euh on vous présente »: the same words repeated. */
const isTakenAgain = (left: readonly Token[], right: readonly Token[]): boolean =>
  [1, 2, 3, 4].some(
    (size) => left.length >= size && left.slice(-size).every(({ norm }, at) => norm === right[at]?.norm),
  );

/** « euh je je suis »: repeated words have their own rules. */
const isDoubled = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((size) => tokens[at]!.norm === tokens[at + size]?.norm);
