import { MAY_LINK } from "../../claims/telling/tell-tics.ts";
import type { PitchReading } from "../../content/pitch-reading.ts";
import { findFillers } from "../../language/fillers.ts";
import { partsSaidWord } from "../../language/guess-ends.ts";
import { toldTokens } from "../../language/quotations.ts";
import { findStammers } from "../../language/stammers.ts";
import { type SyntaxSentence, syntaxOf } from "../../language/syntax.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import type { Sentence, TextUnits } from "../../language/units.ts";
import type { EditKind, Place } from "../../report.ts";
import type { Change } from "../edits/change-words.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { restartRanges } from "./find-restarts.ts";
import { isBound } from "./bound-words.ts";
import { breaths } from "./breaths.ts";
import { clauseSeams } from "./clause-seams.ts";
import { hesitantEnd, hesitantSeam } from "./hesitant-seams.ts";
import { apostropheChanges, doubledSubjectChanges, negationChanges, restoresNe } from "./mend-spoken.ts";
import { nameChanges } from "./mend-names.ts";
import { isTyped, spellingChanges } from "./mend-spelling.ts";
import { correctingPlaces, saidTwiceOnPurpose } from "./said-on-purpose.ts";
import { tellsNext } from "./told-speech.ts";
import { looseEnd, unsaidEnd } from "./loose-ends.ts";
import { partByWords, partSentence } from "./part-sentences.ts";
import { unsureStarts } from "../../language/unsure-ends.ts";
import { plainChanges } from "./plain/plain-words.ts";
import { commaPlaces } from "./punctuate-speech.ts";
import type { Ground } from "../edits/ground.ts";
import { REASONS } from "../edits/reasons.ts";
import type { Range } from "../edits/remove-ranges.ts";
import {
  excuseAfterGreeting,
  excusesBeside,
  lengthExcuse,
  losesThread,
  threadFound,
} from "./strip-excuses.ts";
import { fillerRanges, isOnlyTic, metaRanges, speaksSo } from "../../language/strip-fillers.ts";
import { habitualHedges, hedgeChanges } from "./strip-hedges.ts";
import { markedPlaces, quietMarks } from "../../language/quiet-marks.ts";
import { seamOf } from "./tic-seams.ts";
import { announcedTail, weakWords } from "./weak-ends.ts";
import { isSubjectBefore, runsOf, widener } from "./tic-runs.ts";

/** From this many hesitations and tics per 100 words, a speech counts as hesitant. */
const HESITATES_PER_100 = 3;
/** In a text that speaks so, these stay. They may be meant: « si vous voulez, je vous le garde », « allez, goûtez », « disons un quart d'heure ». */
const MAY_BE_MEANT = new Set([
  ...MAY_LINK,
  "si vous voulez",
  "si tu veux",
  "disons",
  "on va dire",
  "je veux dire",
  "allez",
]);
/** In such a text, only sentences of more words than this are split. */
const LONG_ON_PURPOSE = 40;

/** « … de la piscine parce que vous savez | elle est fermée »: the next guessed sentence gives the reason. */
function waitsForReason(
  { tokens, punctuated, sentences }: TextUnits,
  { index, firstToken, endToken }: Sentence,
  tics: ReadonlySet<number>,
): boolean {
  if (punctuated || !sentences[index + 1]) return false;
  let last = endToken - 1;
  while (last > firstToken && tics.has(tokens[last]!.start)) last -= 1;
  return last < endToken - 1 && tokens[last]!.norm === "que" && tokens[last - 1]?.norm === "parce";
}

const MAY_TELL = /^(?:dit|dis|disait|disais|disent|disaient|réponds?|répondait|disant)$/;
const CLOSES_TURN = /(?<![\p{L}])(?:quoi|hein|voilà)$/iu;
const lastStart = ({ tokens, sentences }: TextUnits, index: number) =>
  tokens[sentences[index]!.endToken - 1]!.start;

/** « je lui dis t'as trouvé quoi »: « quoi » is what is asked, after a verb that has no other object. */
const isAskedWhat = ({ source }: TextUnits, start: number, end: number): boolean =>
  /^quoi$/iu.test(source.slice(start, end)) && ASKS_WHAT.test(source.slice(Math.max(0, start - 40), start));
const ASKS_WHAT =
  /(?<![\p{L}])(?:tu|t['’]|vous) ?(?:as|avez|vas|allez) (?:\p{L}{1,10}(?:é|u|is|it|ert)|\p{L}{2,10}(?:er|ir|re)) $/iu;

/** « … une demi-journée quoi du coup | voilà j'essaie »: tics on both sides of a guessed end that close a turn. */
function closesBefore({ tokens, sentences }: TextUnits, index: number, tics: ReadonlySet<number>): boolean {
  const { firstToken, endToken } = sentences[index]!;
  let last = firstToken;
  while (last > sentences[index - 1]!.firstToken && tics.has(tokens[last - 1]!.start)) last -= 1;
  let first = firstToken;
  while (first < endToken && tics.has(tokens[first]!.start)) first += 1;
  const said = tokens.slice(last, first);
  return (
    said.some(({ norm }) => CLOSES_TURN.test(norm)) &&
    CLAUSE_SUBJECTS.has(tokens[first]?.norm ?? "") &&
    isFiniteVerbAt(tokens, first + 1) &&
    tokens
      .slice(sentences[index - 1]!.firstToken, last)
      .some((_, at) => isFiniteVerbAt(tokens, sentences[index - 1]!.firstToken + at))
  );
}

/** Changes inside the sentences, by sentence index, as offsets in the sentence. */
export function findWordChanges(
  reading: PitchReading,
  { claims, keepsTurns = false }: Ground,
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
  const spares = speaksSo(original, said);
  const meant = new Set(
    fillers
      .filter((hit) => MAY_BE_MEANT.has(hit.form) && !isOnlyTic(original, hit))
      .map(({ start }) => start),
  );
  const correcting = correctingPlaces(original);
  const isSpared = ({ start, end }: Range) =>
    isAskedWhat(original, start, end) || (spares && meant.has(start)) || correcting.has(start);
  const tics = [...said.filter((range) => !isSpared(range)), ...(spares ? [] : metaRanges(original))].sort(
    (one, other) => one.start - other.start,
  );
  const found: Change[] = [];
  const add = (kind: EditKind, range: Range, insert = "", reason: string = REASONS[kind], isSure = false) => {
    if (!isQuoted(range)) found.push({ ...range, insert, kind, reason, isSure });
  };
  const marks = quietMarks(original);
  const marked = markedPlaces(marks);
  const doubts = unsureStarts(original, marks);
  const joined = new Set(doubts.keys());
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
  for (const [index, doubt] of doubts) {
    if (doubt !== "unheard") continue;
    // « il faut pas casser quoi | et moi… »: the word that closes the turn confirms the guessed end.
    if (
      (CLOSES_TURN.test(original.sentences[index - 1]!.text) &&
        ticPlaces.has(lastStart(original, index - 1))) ||
      closesBefore(original, index, ticPlaces)
    ) {
      joined.delete(index);
      continue;
    }
    const parting = hesitantEnd(original, marked, index, hesitations, ticPlaces);
    if (parting === ".") joined.delete(index);
    else if (parting === ",") spoken.parted.add(index);
  }
  for (const place of spoken.commas) commas.add(place);
  const seams = clauseSeams(original, marks, marked, { joined, parted: spoken.parted }, ticPlaces);
  for (const place of seams.moved) {
    marked.delete(place);
    commas.delete(place);
  }
  // Where a tic stands at the place, the comma replaces it.
  for (const place of seams.commas) marked.add(place);
  for (const place of placesBeforeWords(original, seams.commas, ticPlaces)) commas.add(place);
  for (const index of seams.parted) spoken.parted.add(index);
  for (const index of seams.open) joined.add(index);
  for (const run of runs) {
    const told = original.source.slice(0, run.start).trimEnd().replace(/,$/u, "").length;
    if (tellsNext(original.source, told, run.end)) {
      commas.delete(run.end);
      commas.delete(told);
      add("tic", { start: told, end: run.end }, "\u00a0:", REASONS.tic, true);
      continue;
    }
    const isHesitant = run.tics.some(({ start }) => hesitations.has(start));
    const parting = isHesitant ? hesitantSeam(original, marked, run, ticPlaces) : null;
    if (parting) {
      commas.delete(run.end);
      commas.delete(parting.start);
      add("tic", parting, parting.insert, REASONS.tic, true);
      if (parting.joinsNext) {
        joined.add(run.sentence + 1);
        spoken.parted.add(run.sentence + 1);
      }
      continue;
    }
    const seam =
      subjectSeam(original, syntax[run.sentence]!, run) ?? seamOf(original, marked, run, ticPlaces);
    // Around « euh », `widen` decides from the syntax whether the commas are cut.
    if (seam && !(isHesitant && seam.insert === "")) {
      // Do not add a comma at a place that this change already handles.
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
  // In an unpunctuated transcript, every comma comes from a mark heard in the words.
  const tokenAt = new Map(
    original.punctuated ? [] : original.tokens.map(({ start }, index) => [start, index]),
  );
  for (const range of restartRanges(original, tics, hesitates)) {
    const emphasis = saidTwiceOnPurpose(original, range);
    if (emphasis !== null) {
      if (!original.punctuated) commas.add(emphasis);
      continue;
    }
    add("restart", range, "", REASONS.restart, true);
    // « mis en place un un tableau »: that comma marked the false start only: drop it too.
    const [first, again] = [tokenAt.get(range.start), tokenAt.get(range.end)];
    if (first && again && opensGroup(syntax[original.tokens[again]!.sentence]!, range.end))
      commas.delete(original.tokens[first - 1]!.end);
  }
  for (const stammer of findStammers(original.source)) add("restart", stammer, "", REASONS.restart, true);
  for (const { start, end, insert } of spellingChanges(reading)) add("spelling", { start, end }, insert);
  for (const { start, end, insert } of nameChanges(original, syntax, !isTyped(reading)))
    if (!ticPlaces.has(start)) add("stop", { start, end }, insert);
  const unparted = new Set<number>();
  const mendsNegations = input.pitchType !== "perso" && restoresNe(original);
  const isKept = keepsTurns || claims.some(({ code }) => code === "keep_as_is");
  const flagged = claims.filter(({ rule }) => rule === "hedge").flatMap(({ quotes }) => quotes);
  // In a toast or a story, « je crois que » expresses a feeling: it is no hedge.
  const habits =
    input.pitchType === "perso"
      ? []
      : habitualHedges(
          original.sentences.map(({ text }) => text),
          input.question,
          original.punctuated && !isKept,
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
    if (!isKept)
      for (const plain of plainChanges({
        text,
        isPersonal: input.pitchType === "perso",
        syntax: () => syntax[sentence.index]!,
      }))
        add(plain.kind, at(plain), plain.insert, plain.reason);
    const weak =
      isKept || !original.punctuated ? null : weakWords(original, sentence, input.pitchType === "perso");
    const announced = isKept || !original.punctuated ? null : announcedTail(original, sentence);
    if (announced) add("opening", at(announced));
    if (weak) add("aside", at(weak), "", REASONS.weakEnd);
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
    // If the next sentence may continue this one, an excuse between them is left.
    else if (original.punctuated || !joined.has(sentence.index + 1))
      for (const excuse of excusesBeside(text)) add("tic", at(excuse), "", REASONS.excuse);
    const thread =
      sentence.index > 0 && losesThread(original.sentences[sentence.index - 1]!.text)
        ? threadFound(text)
        : null;
    if (thread) add("tic", at(thread), "", REASONS.tic, true);
    for (const change of apostropheChanges(text)) add("spelling", at(change), change.insert);
    // « Vous parlez de l'ascenseur. Moi, je… »: after the first sentence, « moi » is a contrast.
    if (sentence.index === 0 && !spares)
      for (const change of doubledSubjectChanges(text)) add("tic", at(change));
    if (mendsNegations)
      for (const change of negationChanges(text)) add("negation", at(change), change.insert);
    // « … à cause des plaques | voilà | les plaques bougent »: guessed apart, it only closes what precedes.
    if (!original.punctuated && /^voilà$/i.test(text) && sentence.index > 0)
      add("tic", { start: from, end: sentence.end }, "", REASONS.tic, true);
    const unsaid = unsaidEnd(original, sentence, ticPlaces);
    if (unsaid) add("restart", unsaid, unsaid.insert, REASONS.unfinished, true);
    // The unfinished end of a cut text stays: its author knows how it continues.
    const loose = unsaid || sentence === cut ? null : looseEnd(original, sentence, hesitates, ticPlaces);
    if (loose && loose.goesOn) {
      add("restart", loose, "", REASONS.goesOn);
      joined.add(sentence.index + 1);
    } else if (loose) {
      add("restart", loose, loose.insert ?? "", REASONS.unfinished);
      // « vous êtes pas sales mais voilà quoi | c'est fatigant »: what is cut parted the two.
      if (joined.has(sentence.index + 1)) spoken.parted.add(sentence.index + 1);
    } else if (waitsForReason(original, sentence, ticPlaces)) {
      joined.add(sentence.index + 1);
      unparted.add(sentence.index + 1);
    }
    const first = original.tokens[sentence.firstToken];
    if (hesitates && first && !joined.has(sentence.index) && opensIdly(original, sentence)) add("tic", first);
  }
  if (!original.punctuated) {
    // Do not add a mark where the parse rules it out, even if a pause is heard.
    let sentence = 0;
    for (const place of [...commas].sort((one, other) => one - other)) {
      while (original.sentences[sentence + 1] && original.sentences[sentence]!.end < place) sentence += 1;
      if (isBound(syntax[sentence]!.words, place) || partsSaidWord(original.source, place))
        commas.delete(place);
    }
  }
  const told = original.punctuated
    ? []
    : original.tokens
        .filter(
          ({ end, norm }) =>
            MAY_TELL.test(norm) && !ticPlaces.has(end + 1) && tellsNext(original.source, end),
        )
        .map(({ end }) => end);
  for (const place of told) {
    commas.delete(place);
    const after = original.sentences.find(({ start }) => start >= place);
    if (after && original.sentences[after.index - 1]?.end === place) {
      joined.add(after.index);
      spoken.parted.add(after.index);
    } else add("stop", { start: place, end: place }, "\u00a0:", REASONS.comma);
  }
  for (const place of commas) add("stop", { start: place, end: place }, ",", REASONS.comma);
  const isCut = (word: Range) => tics.some(({ start, end }) => word.start >= start && word.end <= end);
  // In a fluent punctuated text, a long sentence is deliberate, unless it is very long.
  for (const [index, { words, text, start: from }] of original.sentences.entries())
    if (!spares || words > LONG_ON_PURPOSE || (!isKept && input.pitchType !== "perso")) {
      const parts = partSentence(original.source, syntax[index]!, isCut);
      for (const { start, end, insert } of parts) add("split", { start, end }, insert);
      if (parts.length > 0 || isKept || !original.punctuated) continue;
      for (const parting of partByWords(text))
        add("split", { start: from + parting.start, end: from + parting.end }, parting.insert);
    }

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
  for (const sentence of unparted) parted.delete(sentence);
  for (const sentence of askedIf(original)) {
    joined.add(sentence);
    parted.delete(sentence);
  }
  for (const sentence of othersOf(original)) {
    joined.add(sentence);
    parted.add(sentence);
  }
  return { changes: bySentence, joined, parted };
}

/** Whether the repeated words start a group that depends on what precedes: « un », « depuis », « pour les ». */
function opensGroup({ words }: SyntaxSentence, start: number): boolean {
  const at = words.findIndex((word) => word.start >= start);
  const word = words[at];
  if (!word || !/^(?:ADP|DET)$/.test(word.upos)) return false;
  const head = words[word.head];
  // « j'ai vu la la fille elle est venue »: the group starts a clause of its own and does not depend on it.
  return head !== undefined && head.head >= 0 && head.head < at;
}

/** « l'internat, en fait, travaille »: a tic between a subject and its verb is cut with both commas. */
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

/**
 * « l'un fait les lits | l'autre la salle de bain »: sentences (« l'autre… ») that complete an unpunctuated one before
 * them.
 */
const othersOf = ({ sentences }: TextUnits): number[] =>
  sentences.flatMap(({ index, text }) => {
    const before = sentences[index - 1]?.text ?? "";
    return OTHERS_DO.test(text) && SOME_DO.test(before) && /[\p{L}\p{N}]\s*$/u.test(before) ? [index] : [];
  });

/** « j'ai demandé au patron | si je pouvais »: sentences that say what was asked in the unpunctuated one before them. */
const askedIf = ({ sentences }: TextUnits): number[] =>
  sentences.flatMap(({ index, text }) => {
    const before = sentences[index - 1]?.text ?? "";
    return /^(?:si |s['’]ils? )/iu.test(text) && ASKED.test(before) ? [index] : [];
  });
const ASKED = /(?<![\p{L}])demand\p{L}{1,6}(?: (?:à|au|aux) (?:\p{L}{1,8} )?[\p{L}-]{2,20})?\s*$/iu;

/** Start offsets of the tokens inside the ranges; the ranges are sorted. */
function placesIn({ tokens }: TextUnits, ranges: readonly Range[]): Set<number> {
  const places = new Set<number>();
  let at = 0;
  for (const { start } of tokens) {
    while (at < ranges.length && ranges[at]!.end <= start) at += 1;
    if (at < ranges.length && ranges[at]!.start <= start) places.add(start);
  }
  return places;
}

/** Those of the ends of words that another word follows at once, in the same sentence. */
const placesBeforeWords = ({ tokens }: TextUnits, ends: ReadonlySet<number>, tics: ReadonlySet<number>) =>
  tokens.flatMap(({ end, sentence }, at) => {
    const next = tokens[at + 1];
    return ends.has(end) && next?.sentence === sentence && !tics.has(next.start) ? [end] : [];
  });

const CLAUSE_SUBJECTS = new Set(
  "je j' tu il elle on nous vous ils elles c' ça ce le la les l' un une mon ma mes".split(" "),
);

/** « et j'ai été opéré »: in a hesitant speech, « et » at the start of a sentence only links. */
function opensIdly({ tokens, sentences }: TextUnits, { index, firstToken, endToken }: Sentence): boolean {
  const next = tokens[firstToken + 1];
  if (tokens[firstToken]?.norm !== "et" || !next || firstToken + 3 >= endToken) return false;
  const after = tokens[firstToken + 2]?.norm ?? "";
  if ((ARTICLE.test(next.norm) && COUNTS_ON.test(after)) || (next.norm === "ce" && RELATIVE.test(after)))
    return false;
  return index > 0 && sentences[index]!.words > 3 && CLAUSE_SUBJECTS.has(next.norm);
}

/**
 * « onze fois et la douzième… », « et les autres… », « et le lendemain… »: here « et » really coordinates, and stays.
 */
const COUNTS_ON = regexInLines("u")`
  ^(?:
    premi(?:er|ère)s?|seconde?s?|dern(?:ier|ière)s?|\p{L}{2,20}ièmes?|autres?|même|reste|lendemain|pire|
    meilleure?|mieux|plus|moins
  )$
`;

/** « et ce qu'on voudrait, c'est… »: « et » stays here too. */
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
