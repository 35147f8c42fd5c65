import { isToldCut } from "../claims/signs/broken-text.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { type SyntaxSentence, syntaxOf } from "../language/syntax.ts";
import { foldWord, tokenize } from "../language/tokenize.ts";
import type { Sentence } from "../language/units.ts";
import type { Edit, EditKind } from "../report.ts";
import { type Change, type LiteralChange, literalChanges, resumes } from "./edits/change-words.ts";
import { isSound } from "./edits/check-edits.ts";
import { dropSentences, sentenceEdit } from "./sentences/drop-sentences.ts";
import { findMoves } from "./sentences/find-moves.ts";
import { placeGaps } from "./sentences/place-gaps.ts";
import { stopOf } from "./words/punctuate-speech.ts";
import type { Ground } from "./edits/ground.ts";
import { REASONS } from "./edits/reasons.ts";
import { findWordChanges } from "./words/find-word-changes.ts";

/**
 * The changes that make a pitch better with its own words: tics, false starts and flagged hedges out, sentences ended,
 * capitalised and parted, grammar mended, what is said twice or says nothing left out, the best opening first, the request
 * last. Nothing inside quotation marks; no number and no name that the source lacks.
 */
export function findEdits(reading: PitchReading, ground: Ground): Edit[] {
  const { original } = reading;
  // What one notes for oneself is not said as it stands.
  if (ground.claims.some(({ rule }) => rule === "notes")) return [];
  const cut = cutSentence(reading, ground);
  const { changes, joined, parted } = findWordChanges(reading, ground, cut);
  const said = new Map(
    original.sentences.map(({ index, text }) => [index, afterChanges(text, changes.get(index) ?? [])]),
  );
  const kept = dropSentences(reading, ground, said, joined);
  const edits: Edit[] = [];
  const left: Sentence[] = [];
  const literals = new Map<number, readonly LiteralChange[]>();
  const hesitant = new Set(
    original.sentences.filter(({ text }) => ONLY_HESITATES.test(text)).map(({ index }) => index),
  );
  // Sentences that go on from what stands before them. Where a whole sentence goes, what stands on both sides of it does not run
  // together; a mere « euh » parts nothing.
  const runsOn = new Set<number>();
  for (const sentence of original.sentences) {
    const { index } = sentence;
    const isHeld = literals.has(index - 1) || (hesitant.has(index - 1) && runsOn.has(index - 1));
    if (joined.has(index) && isHeld) runsOn.add(index);
    const drop = kept.get(index);
    if (drop) {
      edits.push(drop);
      continue;
    }
    const literal = soundChanges(
      sentence.text,
      changes.get(index) ?? [],
      runsOn.has(index),
      () => syntaxOf(original)[index]!,
    );
    if (literal.length > 0 && !saysSomething(sentence.text, literal)) {
      edits.push(sentenceEdit(original, sentence, "tic"));
      continue;
    }
    left.push(sentence);
    literals.set(index, literal);
  }
  const verbs = new Set(
    reading.sentences.flatMap(({ hasVerb, sentence: { end } }) =>
      hasVerb ? original.sentences.findIndex((other) => other.end === end) : [],
    ),
  );
  for (const sentence of left) {
    const { index } = sentence;
    const isOpen = runsOn.has(index);
    let following = index + 1;
    while (hesitant.has(following) && !literals.has(following)) following += 1;
    const goesOn = literals.has(following) && runsOn.has(following);
    const next = original.sentences[index + 1];
    const before = original.sentences[index - 1];
    const parts = (from: number, to: number) => original.source.slice(from, to).includes("\n");
    const isLine = next === undefined || parts(sentence.end, next.start);
    const opensLine = before !== undefined && parts(before.end, sentence.start);
    const isItem = sentence.words <= ITEM_WORDS && opensLine && !verbs.has(index);
    const literal = literals.get(index)!;
    // « ça ne m'a pas plu en fait les profs… »: the tic that goes parted two clauses.
    const isParted = parted.has(index) || (literal[0]?.opens === true && PARTS.test(sentence.text));
    if (isOpen && before && isParted && /\p{L}$/u.test(before.text)) edits.push(commaAfter(before));
    const finished = finish(sentence, literal, isOpen, goesOn, isLine, isItem);
    edits.push(...(sentence === cut ? finished.map(leftOpen) : finished));
  }
  // A text that is kept keeps its order.
  const isKept = ground.claims.some(({ code }) => code === "keep_as_is");
  const moves = isKept ? [] : findMoves(reading, ground.roles, left);
  return name([...edits, ...moves, ...placeGaps(reading, ground, left)]);
}

/** The last sentence, where the report says that the text breaks off in it. */
const cutSentence = ({ original }: PitchReading, { claims }: Ground): Sentence | undefined =>
  isToldCut(claims) ? original.sentences.at(-1) : undefined;

/** « et mardi nous partons »: what breaks off is not ended by a stop. */
const leftOpen = (edit: Edit): Edit =>
  edit.kind === "stop" && edit.replacement === "." ? { ...edit, replacement: "…" } : edit;

const ONLY_HESITATES = /^(?:(?:euh+|heu+|hum+)[\s,.…]*)+$/iu;
const PARTS =
  /^(?:euh |et )?(?:en fait|du coup|bon|enfin|voilà|bref|donc|alors|franchement|en gros)(?![\p{L}])/iu;

const commaAfter = ({ end }: Sentence): Edit => ({
  id: "",
  kind: "stop",
  start: end,
  end,
  replacement: ",",
  reason: REASONS.comma,
});

/** Words of an item of a list, at most. */
const ITEM_WORDS = 6;

/** Ids by kind and place: the same text has the same ones. */
function name(edits: Edit[]): Edit[] {
  const apart: Edit[] = [];
  let end = -1;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    // A move holds the edits of its sentence.
    if (edit.to === undefined && edit.start < end) continue;
    if (edit.to === undefined) end = Math.max(end, edit.end);
    apart.push({ ...edit, id: `${edit.kind}-${edit.start}` });
  }
  return apart;
}

/** Changes that may break a sentence; a hesitation, words said twice, a stop or a letter cannot. */
const RISKY: ReadonlySet<EditKind> = new Set(["tic", "restart", "hedge"]);

/** Each try is a reading of the sentence. */
const MOST_TRIED = 6;

/** The changes of a sentence that leave it whole: where they do not, only the sure ones are made. */
function soundChanges(
  text: string,
  changes: readonly Change[],
  isJoined: boolean,
  syntax: () => SyntaxSentence,
): LiteralChange[] {
  const all = literalChanges(text, changes, isJoined);
  const isRisky = ({ kind, isSure }: Change) => RISKY.has(kind) && !isSure;
  if (!changes.some(isRisky) || !saysSomething(text, all) || isSound(text, all, syntax())) return all;
  // The one that breaks the sentence is left out, the others are made; else one more goes until it is whole.
  const risky = changes.filter(isRisky).slice(0, MOST_TRIED);
  for (const change of risky) {
    const literal = literalChanges(
      text,
      changes.filter((other) => other !== change),
      isJoined,
    );
    if (isSound(text, literal, syntax())) return literal;
  }
  let kept = changes.filter((change) => !isRisky(change) || risky.includes(change));
  for (const change of risky) {
    const without = kept.filter((other) => other !== change);
    const literal = literalChanges(text, without, isJoined);
    kept = without;
    if (isSound(text, literal, syntax())) return literal;
  }
  return literalChanges(text, kept, isJoined);
}

function applied(text: string, changes: readonly LiteralChange[]): string {
  let after = text;
  for (const { start, end, insert } of changes.toReversed())
    after = after.slice(0, start) + insert + after.slice(end);
  return after;
}

/** A sentence as it is once its hesitations and false starts are out. */
function afterChanges(text: string, changes: readonly Change[]): string {
  const own = changes.filter(({ kind }) => kind === "tic" || kind === "restart");
  return own.length === 0 ? text : applied(text, literalChanges(text, own));
}

function saysSomething(text: string, changes: readonly LiteralChange[]): boolean {
  const after = applied(text, changes);
  const words = tokenize(after).filter((token) => token.kind !== "punctuation");
  if (words.some((word) => word.kind === "number" || SAID_ALONE.has(word.norm))) return true;
  // « à toi », « à nous »: a glass is raised.
  if (/^\P{L}*à (?:toi|vous|nous|eux|elles?)\P{L}*$/iu.test(after)) return true;
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.norm) && foldWord(word.norm).length > 1);
  return content.length > 0 || words.length > 3;
}
const SAID_ALONE = new Set(["merci", "bonjour", "bonsoir", "bienvenue", "oui", "non", "impossible"]);

/**
 * The edits of a sentence, in places of the content, its capital and its stop among them.
 *
 * @param isJoined it goes on from the sentence before: no capital
 * @param goesOn the next one goes on from it: no stop
 * @param isLine the line ends with it
 * @param isItem it is a few words without a verb on a line of their own
 */
function finish(
  { start: from, text }: Sentence,
  literal: readonly LiteralChange[],
  isJoined: boolean,
  goesOn: boolean,
  isLine: boolean,
  isItem: boolean,
): Edit[] {
  const edits = literal.map(({ start, end, insert, kind, reason }): Edit => ({
    id: "",
    kind,
    start: from + start,
    end: from + end,
    replacement: insert,
    reason,
  }));
  const letter = text.search(/[\p{L}\p{N}]/u);
  const isLower = letter >= 0 && letter <= 4 && /\p{Ll}/u.test(text.charAt(letter));
  // « [rire] »: a cue is no sentence.
  const isCue = text.charAt(letter - 1) === "[";
  if (isLower && !isCue && !isJoined && !resumes(text) && !literal.some(({ opens }) => opens)) {
    const [word = ""] = /^[\p{L}'’-]+/u.exec(text.slice(letter)) ?? [];
    const first = literal[0];
    // The first word may be among those that change.
    if (first && first.start < letter + word.length) {
      const { replacement } = edits[0]!;
      const gap = first.start > letter ? text.slice(letter, first.start) : "";
      edits[0] = { ...edits[0]!, start: from + letter, replacement: capital(gap + replacement) };
    } else
      edits.unshift({
        id: "",
        kind: "stop",
        start: from + letter,
        end: from + letter + word.length,
        replacement: capital(word),
        reason: REASONS.stop,
      });
  }
  const bare = text.trimEnd();
  // « Madame, Monsieur, » opens a letter; a signature and an item of a list end on no stop.
  if (goesOn || (isLine && (bare.endsWith(",") || isItem || SIGNS.test(bare)))) return edits;
  const last = edits.at(-1);
  const tail = last && last.end >= from + bare.length ? last : undefined;
  const ending = tail ? text.slice(0, tail.start - from) + tail.replacement : bare;
  let cut = 0;
  while (cut < ending.length && LOOSE_END.has(ending.at(-1 - cut)!)) cut += 1;
  const stop = stopOf(ending.slice(0, ending.length - cut));
  if (stop === "") return edits;
  if (tail)
    edits[edits.length - 1] = {
      ...tail,
      replacement: tail.replacement.slice(0, Math.max(0, tail.replacement.length - cut)) + stop,
    };
  else
    edits.push({
      id: "",
      kind: "stop",
      start: from + bare.length - cut,
      end: from + bare.length,
      replacement: stop,
      reason: REASONS.stop,
    });
  return edits;
}

/** « Bien à vous, Arnaud », « Béatrice Ollagnon, pour les parents de la vallée », « Objet : une navette » */
const SIGNS =
  /^(?:Objet|Réf(?:érence)?|Re) ?:|^\p{Lu}[\p{L}'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20}, (?:pour|au nom|présidente?|secrétaire|trésorière?) [^.!?]{1,60}$|^(?:(?:[Bb]ien )?(?:[Cc]ordialement|[Aa]micalement|[Ss]incèrement|[Àà] (?:vous|toi))|[Àà] bientôt|[Mm]erci d['’]avance),?\s\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?$/u;

/** What stands after the last word of a sentence that has no stop. */
const LOOSE_END = new Set(" \u00a0\u202f,;–—-");

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
