import { isToldCut } from "../claims/broken-text.ts";
import type { PitchReading } from "../content/pitch-reading.ts";
import { findFillers } from "../language/fillers.ts";
import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { toldTokens } from "../language/quotations.ts";
import { type SyntaxSentence, syntaxOf } from "../language/syntax.ts";
import { foldWord, tokenize } from "../language/tokenize.ts";
import type { Sentence, TextUnits } from "../language/units.ts";
import type { Edit, EditKind, Place } from "../report.ts";
import { type Change, type LiteralChange, literalChanges, resumes } from "./change-words.ts";
import { isSound } from "./check-edits.ts";
import { dropSentences, lengthExcuse, sentenceEdit } from "./drop-sentences.ts";
import { findMoves } from "./find-moves.ts";
import { restartRanges } from "./find-restarts.ts";
import { breaths } from "./breaths.ts";
import { apostropheChanges, doubledSubjectChanges, negationChanges, restoresNe } from "./mend-spoken.ts";
import { nameChanges } from "./mend-names.ts";
import { spellingChanges } from "./mend-spelling.ts";
import { looseEnd, unsaidEnd } from "./loose-ends.ts";
import { partSentence } from "./part-sentences.ts";
import { placeGaps } from "./place-gaps.ts";
import { unsureStarts } from "./unsure-ends.ts";
import { commaPlaces, stopOf } from "./punctuate-speech.ts";
import type { Ground } from "./ground.ts";
import { REASONS } from "./reasons.ts";
import type { Range } from "./remove-ranges.ts";
import { excuseAfterGreeting, excusesBeside, losesThread, threadFound } from "./strip-excuses.ts";
import { fillerRanges, metaRanges } from "./strip-fillers.ts";
import { habitualHedges, hedgeChanges } from "./strip-hedges.ts";
import { markedPlaces, quietMarks } from "./quiet-marks.ts";
import { seamOf } from "./tic-seams.ts";
import { isSubjectBefore, runsOf, widener } from "./tic-runs.ts";

/** Hesitations and tics for 100 words from which a speech hesitates. */
const HESITATES_PER_100 = 3;
/** Under this many, in a text whose author set the stops, « Bon. » and « Voilà » are how they speak: only « euh » goes. */
const SPEAKS_SO_PER_100 = 2;
/** In such a text a sentence is parted from more words on. */
const LONG_ON_PURPOSE = 40;

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
  const { changes, joined, parted } = wordChanges(reading, ground, cut);
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

/** Whether what is said again is a group that hangs on what precedes: « un », « depuis », « pour les ». */
function opensGroup({ sentences }: TextUnits, syntax: readonly SyntaxSentence[], { end }: Range): boolean {
  const index = sentences.findIndex((sentence) => sentence.start <= end && end < sentence.end);
  const words = syntax[index]?.words ?? [];
  const at = words.findIndex(({ start }) => start >= end);
  const word = words[at];
  if (!word || !/^(?:ADP|DET)$/.test(word.upos)) return false;
  const head = words[word.head];
  // « j'ai vu la la fille elle est venue »: what opens a clause of its own does not hang on it.
  return head !== undefined && head.head >= 0 && head.head < at;
}

/** What changes inside the sentences, by sentence, in places of the sentence. */
function wordChanges(
  reading: PitchReading,
  { claims }: Ground,
  cut: Sentence | undefined,
): { changes: Map<number, Change[]>; joined: Set<number>; parted: ReadonlySet<number> } {
  const { original, input } = reading;
  const fillers = findFillers(original);
  const quoted = quotedPlaces(original);
  const isQuoted = ({ start, end }: Range) => quoted.some((place) => start < place.end && place.start < end);
  const hesitations = new Set(fillers.filter(({ kind }) => kind === "hesitation").map(({ start }) => start));
  const said = fillerRanges(original, fillers);
  const per100 = (100 * said.length) / Math.max(1, original.wordCount);
  const hesitates = per100 >= HESITATES_PER_100;
  const spares = original.punctuated && per100 < SPEAKS_SO_PER_100;
  const isSpared = ({ start }: Range) => spares && !hesitations.has(start);
  const tics = [...said.filter((range) => !isSpared(range)), ...(spares ? [] : metaRanges(original))].sort(
    (one, other) => one.start - other.start,
  );
  const found: Change[] = [];
  const add = (kind: EditKind, range: Range, insert = "", reason: string = REASONS[kind], isSure = false) => {
    if (!isQuoted(range)) found.push({ ...range, insert, kind, reason, isSure });
  };
  const marks = quietMarks(original);
  const marked = markedPlaces(marks);
  const joined = new Set(unsureStarts(original, marks).keys());
  const syntax = syntaxOf(original);
  const widen = widener(original, syntax);
  const starts = new Set(original.sentences.map(({ start }) => start));
  const commas = new Set(
    original.punctuated
      ? original.sentences.flatMap(({ start, text }) => commaPlaces(text).map((place) => start + place))
      : [],
  );
  const runs = runsOf(original, tics);
  const ticPlaces = placesIn(original, tics);
  const spoken = breaths(original, marks, joined, ticPlaces);
  for (const place of spoken.commas) commas.add(place);
  for (const run of runs) {
    const isHesitant = run.tics.some(({ start }) => hesitations.has(start));
    const seam =
      subjectSeam(original, syntax[run.sentence]!, run) ?? seamOf(original, marked, run, ticPlaces);
    // Around « euh » the syntax tells what is tied.
    if (seam && !(isHesitant && seam.insert === "")) {
      // The same comma may be heard.
      commas.delete(run.end);
      commas.delete(seam.start);
      add("tic", seam, seam.insert, REASONS.tic, true);
      continue;
    }
    const wide = isHesitant ? widen(run) : run;
    for (const tic of run.tics) {
      const isHesitation = hesitations.has(tic.start);
      const isSure = isHesitation || starts.has(tic.start);
      add("tic", isHesitation || wide !== run ? wide : tic, "", REASONS.tic, isSure);
    }
  }
  for (const range of restartRanges(original, tics, hesitates)) {
    add("restart", range, "", REASONS.restart, true);
    // « mis en place un un tableau »: the comma was heard in the stumble, and goes with it.
    const before = original.tokens.findLast(({ end }) => end <= range.start);
    if (before && !original.punctuated && opensGroup(original, syntax, range)) commas.delete(before.end);
  }
  for (const { start, end, insert } of spellingChanges(reading)) add("spelling", { start, end }, insert);
  for (const { start, end, insert } of nameChanges(original, syntax))
    if (!ticPlaces.has(start)) add("stop", { start, end }, insert);
  const mendsNegations = input.pitchType !== "perso" && restoresNe(original);
  const flagged = claims.filter(({ rule }) => rule === "hedge").flatMap(({ quotes }) => quotes);
  // In a toast or a story « je crois que » is what is felt.
  const habits =
    input.pitchType === "perso"
      ? []
      : habitualHedges(
          original.sentences.map(({ text }) => text),
          input.question,
        );
  for (const sentence of original.sentences) {
    const { start: from, text } = sentence;
    const at = ({ start, end }: Range) => ({ start: from + start, end: from + end });
    for (const hedge of hedgeChanges(text)) {
      const place = at(hedge);
      const isFlagged = flagged.some(({ start, end }) => start < place.end && place.start < end);
      const habit = habits[sentence.index]?.find(({ start, end }) => start < hedge.end && hedge.start < end);
      if (isFlagged) add("hedge", place, hedge.insert);
      else if (habit) add("hedge", at(habit), habit.insert);
    }
    const long = input.pitchType === "perso" ? null : lengthExcuse(text);
    if (long) add("tic", at(long), "", REASONS.excuse);
    const after = excuseAfterGreeting(text);
    if (after !== null)
      add(
        "tic",
        at({ start: after, end: text.trimEnd().replace(/(?<![.!…])[.!…]+$/u, "").length }),
        "",
        REASONS.excuse,
        true,
      );
    // Where the next words go on, an excuse parts them.
    else if (original.punctuated || !joined.has(sentence.index + 1))
      for (const excuse of excusesBeside(text)) add("tic", at(excuse), "", REASONS.excuse);
    const thread =
      sentence.index > 0 && losesThread(original.sentences[sentence.index - 1]!.text)
        ? threadFound(text)
        : null;
    if (thread) add("tic", at(thread), "", REASONS.tic, true);
    for (const change of apostropheChanges(text)) add("spelling", at(change), change.insert);
    // « Vous parlez de l'ascenseur. Moi, je… »: further on, « moi » sets one against the others.
    if (sentence.index === 0 && !spares)
      for (const change of doubledSubjectChanges(text)) add("tic", at(change));
    if (mendsNegations)
      for (const change of negationChanges(text)) add("negation", at(change), change.insert);
    const unsaid = unsaidEnd(original, sentence, ticPlaces);
    if (unsaid) add("restart", unsaid, unsaid.insert, REASONS.unfinished, true);
    // What breaks off is left as it stands: its author knows how it goes on.
    const loose = unsaid || sentence === cut ? null : looseEnd(original, sentence, hesitates, ticPlaces);
    if (loose && loose.goesOn) {
      add("restart", loose, "", REASONS.goesOn);
      joined.add(sentence.index + 1);
    } else if (loose) add("restart", loose, loose.insert ?? "", REASONS.unfinished);
    const first = original.tokens[sentence.firstToken];
    if (hesitates && first && opensIdly(original, sentence)) add("tic", first);
  }
  for (const place of commas) add("stop", { start: place, end: place }, ",", REASONS.comma);
  const isCut = (word: Range) => tics.some(({ start, end }) => word.start >= start && word.end <= end);
  // A sentence that its author ended is long on purpose, unless it is very long.
  for (const [index, { words }] of original.sentences.entries())
    if (!spares || words > LONG_ON_PURPOSE)
      for (const { start, end, insert } of partSentence(original.source, syntax[index]!, isCut))
        add("split", { start, end }, insert);

  const bySentence = new Map<number, Change[]>();
  const sorted = found.toSorted((one, other) => one.start - other.start);
  let index = 0;
  for (const change of sorted) {
    while (index < original.sentences.length && original.sentences[index]!.end < change.end) index += 1;
    const sentence = original.sentences[index];
    if (!sentence || change.start < sentence.start) continue;
    const own = bySentence.get(index) ?? [];
    own.push({ ...change, start: change.start - sentence.start, end: change.end - sentence.start });
    bySentence.set(index, own);
  }
  const parted = new Set(spoken.parted);
  for (const sentence of othersOf(original)) {
    joined.add(sentence);
    parted.add(sentence);
  }
  return { changes: bySentence, joined, parted };
}

/** « l'internat, en fait, travaille »: nothing is left between a subject and its verb. */
function subjectSeam(
  { source }: TextUnits,
  sentence: SyntaxSentence,
  run: Range,
): (Range & { insert: "" }) | null {
  const before = /,\s*$/.exec(source.slice(Math.max(0, run.start - 4), run.start));
  const after = /^\s*,/.exec(source.slice(run.end, run.end + 4));
  if (!before || !after || !isSubjectBefore(sentence, run.start, run.end)) return null;
  return { start: run.start - before[0].length, end: run.end + after[0].length, insert: "" };
}

const SOME_DO =
  /(?<![\p{L}])(?:l['’]une?|les unes|les uns)(?![\p{L}])(?! (?:des?|du)(?![\p{L}])| d['’])(?![^]*(?<![\p{L}])(?:l['’]|les )autre)/iu;
const OTHERS_DO =
  /^(?:et )?(?:l['’]autre|les autres)(?![\p{L}])(?! (?:jour|fois|soir|matin|nuit|semaine|côté)(?:s|x)?(?![\p{L}]))/iu;

/** « l'un fait les lits | l'autre la salle de bain »: the sentences that say the other half of what no stop ends. */
const othersOf = ({ sentences }: TextUnits): number[] =>
  sentences.flatMap(({ index, text }) => {
    const before = sentences[index - 1]?.text ?? "";
    return OTHERS_DO.test(text) && SOME_DO.test(before) && /[\p{L}\p{N}]\s*$/u.test(before) ? [index] : [];
  });

/** Where the tokens begin that stand in ranges; these in their order. */
function placesIn({ tokens }: TextUnits, ranges: readonly Range[]): Set<number> {
  const places = new Set<number>();
  let at = 0;
  for (const { start } of tokens) {
    while (at < ranges.length && ranges[at]!.end <= start) at += 1;
    if (at < ranges.length && ranges[at]!.start <= start) places.add(start);
  }
  return places;
}

const CLAUSE_SUBJECTS = new Set(
  "je j' tu il elle on nous vous ils elles c' ça ce le la les l' un une mon ma mes".split(" "),
);

/** « et j'ai été opéré »: in a speech that hesitates, « et » opens a sentence for want of a stop. */
function opensIdly({ tokens, sentences }: TextUnits, { index, firstToken, endToken }: Sentence): boolean {
  const next = tokens[firstToken + 1];
  if (tokens[firstToken]?.norm !== "et" || !next || firstToken + 3 >= endToken) return false;
  const after = tokens[firstToken + 2]?.norm ?? "";
  if ((ARTICLE.test(next.norm) && COUNTS_ON.test(after)) || (next.norm === "ce" && RELATIVE.test(after)))
    return false;
  return index > 0 && sentences[index]!.words > 3 && CLAUSE_SUBJECTS.has(next.norm);
}

/** « onze fois et la douzième… », « et les autres… », « et le lendemain… »: « et » sets it beside what was said. */
const COUNTS_ON =
  /^(?:premi(?:er|ère)s?|seconde?s?|dern(?:ier|ière)s?|\p{L}{2,20}ièmes?|autres?|même|reste|lendemain|pire|meilleure?|mieux|plus|moins)$/u;

/** « et ce qu'on voudrait, c'est… » */
const RELATIVE = /^(?:que|qu'|qui|dont)$/;
const ARTICLE = /^(?:le|la|les|l')$/;

function quotedPlaces(units: TextUnits): Place[] {
  const quoted = toldTokens(units);
  const places: Place[] = [];
  for (let at = 0; at < quoted.length; at += 1) {
    if (!quoted[at]) continue;
    const { start, end } = units.tokens[at]!;
    if (at > 0 && quoted[at - 1]) places.at(-1)!.end = end;
    else places.push({ start, end });
  }
  return places;
}
