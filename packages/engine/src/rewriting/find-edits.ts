import { isToldCut } from "../claims/signs/broken-text.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { type SyntaxSentence, syntaxOf } from "../language/syntax.ts";
import { foldWord, tokenize } from "../language/tokenize.ts";
import type { Sentence } from "../language/units.ts";
import type { Edit, EditKind } from "../report.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import { type Change, type LiteralChange, literalChanges, resumes } from "./edits/change-words.ts";
import { isSound } from "./edits/check-edits.ts";
import { dropSentences, sentenceEdit } from "./sentences/drop-sentences.ts";
import { findMoves } from "./sentences/find-moves.ts";
import { placeGaps } from "./sentences/place-gaps.ts";
import { ONLY_HESITATES } from "./words/breaths.ts";
import { stopOf } from "./words/punctuate-speech.ts";
import { tellsNext } from "./words/told-speech.ts";
import type { Ground } from "./edits/ground.ts";
import { REASONS } from "./edits/reasons.ts";
import { findWordChanges } from "./words/find-word-changes.ts";

/**
 * The edits that improve a pitch with its own words: cut tics, false starts, flagged hedges, repetitions and empty
 * sentences; add stops and capitals, split sentences, correct grammar; move the best opening first and the request
 * last. Nothing inside quotation marks; no number and no name that the source lacks.
 */
export function findEdits(reading: PitchReading, ground: Ground): Edit[] {
  const { original } = reading;
  // Notes are not a speech to rewrite.
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
  // Sentences that continue the one before. A cut sentence separates those around it, unless it was only « euh ».
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
    let before = original.sentences[index - 1];
    while (before && hesitant.has(before.index) && !literals.has(before.index))
      before = original.sentences[before.index - 1];
    const parts = (from: number, to: number) => original.source.slice(from, to).includes("\n");
    const isLine = next === undefined || parts(sentence.end, next.start);
    const opensLine = before !== undefined && parts(before.end, sentence.start);
    const isItem = sentence.words <= ITEM_WORDS && opensLine && !verbs.has(index);
    const literal = literals.get(index)!;
    // « ça ne m'a pas plu en fait les profs… »: the tic separated two clauses, so a comma replaces it.
    const isParted = parted.has(index) || (literal[0]?.opens === true && PARTS.test(sentence.text));
    if (isOpen && before && isParted && /\p{L}$/u.test(before.text))
      edits.push(markAfterSentence(before, tellsNext(original.source, before.end) ? "\u00a0:" : ","));
    const finished = finish(sentence, literal, isOpen, goesOn, isLine, isItem);
    edits.push(...(sentence === cut ? finished.map(leftOpen) : finished));
  }
  // A text that the report says to keep as it is has no moves.
  const isKept = ground.claims.some(({ code }) => code === "keep_as_is");
  const moves = isKept ? [] : findMoves(reading, ground.roles, left);
  return name([...edits, ...moves, ...placeGaps(reading, ground, left)]);
}

/** The last sentence, if the report says that the text is cut there. */
const cutSentence = ({ original }: PitchReading, { claims }: Ground): Sentence | undefined =>
  isToldCut(claims) ? original.sentences.at(-1) : undefined;

/** « et mardi nous partons »: an unfinished sentence gets « … » instead of a full stop. */
const leftOpen = (edit: Edit): Edit =>
  edit.kind === "stop" && edit.replacement === "." ? { ...edit, replacement: "…" } : edit;

const PARTS =
  /^(?:euh |et )?(?:en fait|du coup|bon|enfin|voilà|bref|donc|alors|franchement|en gros)(?![\p{L}])/iu;

const markAfterSentence = ({ end }: Sentence, replacement: string): Edit => ({
  id: "",
  kind: "stop",
  start: end,
  end,
  replacement,
  reason: REASONS.comma,
});

/** Words of an item of a list, at most. */
const ITEM_WORDS = 6;

/** Gives ids by kind and offset, stable for the same text, and drops overlapping edits. */
function name(edits: Edit[]): Edit[] {
  const apart: Edit[] = [];
  let end = -1;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    // A move may contain the edits of its sentence.
    if (edit.to === undefined && edit.start < end) continue;
    if (edit.to === undefined) end = Math.max(end, edit.end);
    apart.push({ ...edit, id: `${edit.kind}-${edit.start}` });
  }
  return apart;
}

/** Kinds of changes that may break a sentence, unless marked as sure. */
const RISKY: ReadonlySet<EditKind> = new Set(["tic", "restart", "hedge", "plain"]);

/** Most changes tried one by one: each try parses the sentence again. */
const MOST_TRIED = 6;

/** The changes that leave a sentence grammatical; if none of the risky ones do, only the sure ones. */
function soundChanges(
  text: string,
  changes: readonly Change[],
  isJoined: boolean,
  syntax: () => SyntaxSentence,
): LiteralChange[] {
  const all = literalChanges(text, changes, isJoined);
  const isRisky = ({ kind, isSure }: Change) => RISKY.has(kind) && !isSure;
  if (!changes.some(isRisky) || !saysSomething(text, all) || isSound(text, all, syntax())) return all;
  // Leave out one change; if none is the only culprit, leave out one more each time until the sentence is sound.
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

/** A sentence without its tics and false starts. */
function afterChanges(text: string, changes: readonly Change[]): string {
  const own = changes.filter(({ kind }) => kind === "tic" || kind === "restart");
  return own.length === 0 ? text : applied(text, literalChanges(text, own));
}

function saysSomething(text: string, changes: readonly LiteralChange[]): boolean {
  const after = applied(text, changes);
  const words = tokenize(after).filter((token) => token.kind !== "punctuation");
  if (words.some((word) => word.kind === "number" || SAID_ALONE.has(word.norm))) return true;
  // « à toi », « à nous »: a toast.
  if (/^\P{L}*à (?:toi|vous|nous|eux|elles?)\P{L}*$/iu.test(after)) return true;
  const content = words.filter((word) => !FUNCTION_WORDS.has(word.norm) && foldWord(word.norm).length > 1);
  return content.length > 0 || words.length > 3;
}
const SAID_ALONE = new Set(["merci", "bonjour", "bonsoir", "bienvenue", "oui", "non", "impossible"]);

/**
 * The edits of a sentence, as offsets in the content, including its capital and its final stop.
 *
 * @param isJoined it continues the sentence before: no capital
 * @param goesOn the next sentence continues it: no stop
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
  // « [rire] »: a stage cue gets no capital.
  const isCue = text.charAt(letter - 1) === "[";
  if (isLower && !isCue && !isJoined && !resumes(text) && !literal.some(({ opens }) => opens)) {
    const [word = ""] = /^[\p{L}'’-]+/u.exec(text.slice(letter)) ?? [];
    const first = literal[0];
    // If the first word already changes, put the capital in that edit.
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
  // « Madame, Monsieur, » starts a letter; a signature and a list item take no final stop.
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

/**
 * « Bien à vous, Arnaud », « Béatrice Ollagnon, pour les parents de la vallée », « Objet : une navette »: lines without
 * a final stop.
 */
const SIGNS = regexInLines("u")`
  ^(?:Objet|Réf(?:érence)?|Re) ?:|
  ^\p{Lu}[\p{L}'’-]{1,20} \p{Lu}[\p{L}'’-]{1,20}, (?:pour|au nom|présidente?|secrétaire|trésorière?) [^.!?]{1,60}$|
  ^(?:
    (?:[Bb]ien )?(?:[Cc]ordialement|[Aa]micalement|[Ss]incèrement|[Àà] (?:vous|toi))|[Àà] bientôt|
    [Mm]erci d['’]avance
  ),?\s\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?$
`;

/** Characters to replace after the last word when the final stop is added. */
const LOOSE_END = new Set(" \u00a0\u202f,;–—-");

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
