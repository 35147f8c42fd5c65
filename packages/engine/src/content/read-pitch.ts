import { findClauses } from "../language/clauses.ts";
import { findConnectives } from "../language/connectives.ts";
import { findFigures, type FigureHit } from "../language/figures.ts";
import { findFillers, type FillerHit } from "../language/fillers.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { findHedges } from "../language/hedges.ts";
import { findJargon } from "../language/jargon.ts";
import { findLinks } from "../language/links.ts";
import { maskText } from "../language/mask-text.ts";
import { readText } from "../language/read-text.ts";
import { measureRedundancy } from "../language/redundancy.ts";
import type { Span } from "../language/spans.ts";
import { findSuperlatives } from "../language/superlatives.ts";
import type { Sentence, TextUnits } from "../language/units.ts";
import { readBeside, syntaxOf } from "../language/syntax.ts";
import { findVagueWords } from "../language/vague-words.ts";
import { type PitchText, PREFILLED_OBJECTIVE } from "../pitch.ts";
import { findBlanks } from "./blanks.ts";
import { findBreathGroups } from "./breath-groups.ts";
import { findCliches } from "./cliches.ts";
import { findCallsToAction } from "./calls-to-action.ts";
import { findForeignPassages } from "./foreign-passages.ts";
import { findGraderInstructions } from "./grader-instructions.ts";
import { findNames } from "./names.ts";
import { markLooseSentences } from "./loose-sentences.ts";
import { isStrongFigure } from "./proofs.ts";
import { classifyQuestion } from "../roles/question-kind.ts";
import { findTurns } from "./turns.ts";
import { findFirstPersonActions, type FirstPersonAction } from "./verbs.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";

const LIST_WORDS = 12;
const LIST_COMMAS = 0.38;
const LIST_JOINING = 0.32;
const FILLED_PAUSE = /^h?eu?[hm]+$/;
const WRITTEN_END = /[.!?…\n]/;
const LIST_MARKS = new Set([",", ";", "/", "|", "•", "·", "-"]);

/** Ignores an objective that was prefilled: the writer did not choose it. */
const withoutPrefilled = (input: PitchText): PitchText =>
  input.target === PREFILLED_OBJECTIVE[input.pitchType] ? { ...input, target: null } : input;

/**
 * Reads a pitch: the text that is scored, and every located fact in it. Linear; never throws.
 *
 * @param before another wording of it: sentences found in both are read once
 */
export function readPitch(input: PitchText, before?: PitchReading): PitchReading {
  const original = readText(input.content);
  if (before) readBeside(original, before.original);
  const instructions = findGraderInstructions(original);
  const links = findLinks(input.content);
  // The words inside a URL are not a list of words.
  const lists = writtenSentences(original)
    .filter((together) => isWordList(original, together))
    .flat()
    .filter(({ start, end }) => !links.some((link) => link.start < end && start < link.end));
  const foreign = findForeignPassages(original);
  const blanks = findBlanks(input.content);
  const turns = findTurns(input.content);
  const aside = [
    ...instructions,
    ...lists,
    ...links,
    ...foreign,
    ...blanks.flatMap(({ unsaid }) => unsaid),
    // In an interview only the answers are scored, not the questions.
    ...turns.map(({ start, end, from, asks }) => ({
      start,
      end: asks && input.pitchType === "rh" ? end : from,
    })),
  ].sort((left, right) => left.start - right.start);
  const obeyed = maskText(original, aside);
  const repeated = new Set(measureRedundancy(obeyed).duplicates.map((duplicate) => duplicate.sentence));
  const duplicates = obeyed.sentences.filter((sentence) => repeated.has(sentence.index));
  const once = maskText(obeyed, duplicates);
  // Read the syntax first: the search for fillers then reuses it.
  syntaxOf(once);
  const fillers = findFillers(once);
  const weighing = fillers.filter((filler) => filler.weight > 0);
  const units = maskText(
    once,
    weighing.map((filler) => withComma(once, filler)),
  );
  return {
    input: withoutPrefilled(input),
    questionKind: input.pitchType === "rh" ? classifyQuestion(input.question) : "none",
    original,
    units,
    instructions,
    lists,
    foreign,
    blanks,
    turns,
    duplicates,
    fillers,
    sentences: markLooseSentences(units, readSentences(units, original, input.content), input),
    connectives: findConnectives(units),
    words: units.wordCount,
  };
}

/** Joins the sentences that were split without a stop of the writer's: a list may have been split anywhere. */
function writtenSentences({ sentences, source }: TextUnits): Sentence[][] {
  const written: Sentence[][] = [];
  for (const sentence of sentences) {
    const last = written.at(-1);
    const end = last?.at(-1)?.end ?? 0;
    if (last && !WRITTEN_END.test(source.slice(end - 1, sentence.start))) last.push(sentence);
    else written.push([sentence]);
  }
  return written;
}

/**
 * A list of key words: more than a dozen words, a comma for every two or three, and few function words. Hesitant speech
 * has as many commas, but half of its words are function words (.38 at least in 525 texts; .25 at most in lists).
 */
function isWordList(units: TextUnits, together: readonly Sentence[]): boolean {
  const words = together.reduce((sum, sentence) => sum + sentence.words, 0);
  if (words < LIST_WORDS) return false;
  let commas = 0;
  let joining = 0;
  let others = 0;
  for (const { firstToken, endToken } of together) {
    for (const token of units.tokens.slice(firstToken, endToken)) {
      if (LIST_MARKS.has(token.text)) commas += 1;
      else if (token.kind !== "word" || FILLED_PAUSE.test(token.fold)) continue;
      else if (isFunctionWord(token, units.accented)) joining += 1;
      else others += 1;
    }
  }
  return commas >= LIST_COMMAS * words && joining < LIST_JOINING * (joining + others);
}

/** Marks that a sentence cannot open on: list bullets, and what is left of a filler. */
const LEADING_MARKS = /^(?:[\s,;:.…•*·▪●]|[–—-](?=\s))*/;

/** A filler and the comma after it: « un bon, euh, relationnel » is scored as « un bon, relationnel ». */
function withComma(units: TextUnits, { firstToken, endToken, start, end }: FillerHit) {
  const next = units.tokens[endToken];
  if (next?.text !== ",") return { start, end };
  const previous = units.tokens[firstToken - 1];
  return { start: previous?.text === "," ? previous.start : start, end: next.end };
}

function readSentences(units: TextUnits, original: TextUnits, content: string): SentenceReading[] {
  const spokenAt = findBreathGroups(original);
  const figures = groupBySentence(
    findFigures(units).filter((figure) => !isAge(units, figure) && !isHorizon(units, figure)),
  );
  const names = groupBySentence(findNames(units));
  const hedges = groupBySentence(findHedges(units));
  const superlatives = groupBySentence(findSuperlatives(units));
  const jargon = groupBySentence(findJargon(units));
  const vague = groupBySentence(findVagueWords(units));
  const cliches = groupBySentence(findCliches(units));
  const calls = groupBySentence(findCallsToAction(units));
  const actions = new Map<number, FirstPersonAction[]>();
  for (const action of findFirstPersonActions(units)) {
    const sentence = units.tokens[action.firstToken]!.sentence;
    const group = actions.get(sentence);
    if (group) group.push(action);
    else actions.set(sentence, [action]);
  }
  const verbs = new Set(findClauses(units).map(({ sentence }) => sentence));
  return units.sentences
    .filter((sentence) => sentence.words > 0)
    .map((blanked) => {
      // Quoted as written, fillers included, but not starting on the comma that followed a blanked filler.
      const start = blanked.start + LEADING_MARKS.exec(blanked.text)![0].length;
      const sentence = { ...blanked, start, text: content.slice(start, blanked.end) };
      const found = {
        figures: figures.get(sentence.index) ?? [],
        names: names.get(sentence.index) ?? [],
        hedges: hedges.get(sentence.index) ?? [],
        superlatives: superlatives.get(sentence.index) ?? [],
        jargon: jargon.get(sentence.index) ?? [],
        vague: vague.get(sentence.index) ?? [],
        cliches: cliches.get(sentence.index) ?? [],
        actions: actions.get(sentence.index) ?? [],
        calls: calls.get(sentence.index) ?? [],
        hasVerb: verbs.has(sentence.index),
        isQuestion: sentence.terminator === "?",
      };
      return {
        index: sentence.index,
        sentence,
        ...found,
        substance: substanceOf(sentence, found),
        isLoose: false,
        spoken: spokenAt(sentence),
      };
    });
}

const FULL_TURN = 360;

/** « j'ai 29 ans » is not evidence. */
function isAge(units: TextUnits, figure: FigureHit): boolean {
  return (
    (figure.kind === "duration" &&
      units.tokens[figure.firstToken - 1]?.norm === "ai" &&
      figure.unit.endsWith("ans")) ||
    // « à 360 degrés » is an image, not a measure.
    (figure.value === FULL_TURN && /^(?:degrés?|°)/.test(figure.unit.normalize("NFC")))
  );
}

/** « dans cinq ans » is a hope, not a fact. */
function isHorizon(units: TextUnits, figure: FigureHit): boolean {
  const before = units.tokens[figure.firstToken - 1]?.norm;
  return figure.kind === "duration" && (before === "dans" || before === "ici" || before === "d'ici");
}

function groupBySentence<Hit extends Span>(hits: readonly Hit[]): Map<number, Hit[]> {
  const groups = new Map<number, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.sentence);
    if (group) group.push(hit);
    else groups.set(hit.sentence, [hit]);
  }
  return groups;
}

/** Figures, names and actions make a sentence substantial; clichés, vague and hedged words lower it. */
function substanceOf(
  sentence: Sentence,
  found: Pick<
    SentenceReading,
    "figures" | "names" | "actions" | "hedges" | "superlatives" | "jargon" | "vague" | "cliches"
  >,
): number {
  const told = found.actions.filter((action) => !action.isGeneric).length;
  const anchors = found.figures.filter(isStrongFigure).length + found.names.length + told;
  const hollow =
    found.hedges.length +
    found.superlatives.length +
    found.jargon.length +
    found.vague.length +
    1.5 * found.cliches.length;
  const base = anchors > 0 ? 1 : sentence.words >= 7 ? 0.6 : 0.45;
  return Math.max(0.1, base - (anchors > 1 ? 0.1 : 0.2) * hollow);
}
