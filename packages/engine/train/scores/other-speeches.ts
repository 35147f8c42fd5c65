import { readFileSync } from "node:fs";
import type { PitchText } from "../../src/pitch.ts";
import { readOwnPitches } from "../own-pitches/read-own.ts";
import READINGS from "../own-pitches/readings.json" with { type: "json" };
import type { SourceText } from "../roles/corpus.ts";

/** Source of our own speeches that answer no interview question. */
export const OWN = "own";
/** Source of our own answers that explain something. */
export const EXPLANATIONS = "explanations";

const FILE = new URL("other-speeches.txt", import.meta.url);

function linesOf(file: URL): string[][] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.split("\t"));
}

const ownText = (name: string, content: string): SourceText => ({
  id: `${OWN} ${name}`,
  source: OWN,
  writer: name,
  input: { pitchType: "perso", content, question: null, audience: null, target: null },
  mark: Number.NaN,
  labels: null,
  axes: {},
  offTopic: "no",
});

/** Speeches that answer no question; each kind counts as one writer, so that it is held out whole. */
export function readOtherSpeeches(): SourceText[] {
  return linesOf(FILE).map(([kind = "", content = ""], at) => ({
    ...ownText(`${kind} ${at}`, content),
    writer: kind,
  }));
}

const ANSWERS = new URL("own-answers.txt", import.meta.url);

/** Our own answers to interview questions, each by a different writer. */
export function readOwnAnswers(): SourceText[] {
  return linesOf(ANSWERS).map(([question = "", content = ""], at) => ({
    ...ownText(`answer ${at}`, content),
    writer: `answer ${at}`,
    input: { pitchType: "rh", content, question, audience: null, target: null },
  }));
}

/** Their writer. */
export const MORE = "more answers";
const MORE_ANSWERS = new URL("../other-question/own-answers.txt", import.meta.url);

/** Our own answers from which only `train:other-question` learns: all by one writer, held out whole. */
export function readMoreAnswers(): SourceText[] {
  return linesOf(MORE_ANSWERS).map(([question = "", content = ""], at) => ({
    ...ownText(`more ${at}`, content),
    writer: MORE,
    input: { pitchType: "rh", content, question, audience: null, target: null },
  }));
}

const EVASIONS = new URL("own-evasions.txt", import.meta.url);

/** Our own answers that evade their question, and others that reach it by a detour: each list is by one writer. */
export function readOwnEvasions(): SourceText[] {
  return linesOf(EVASIONS).map(([list = "", does = "", question = "", content = ""], at) => ({
    ...ownText(`evasion ${at}`, content),
    writer: `evasions ${list}`,
    input: { pitchType: "rh", content, question, audience: null, target: null },
    offTopic: does === "evades" ? "fully" : "no",
  }));
}

const EXPLAINED = new URL("own-explanations.txt", import.meta.url);
/** Number of groups of writers over which our explanations are spread: all are by different people. */
const PEOPLE = 6;

/** Our own answers that explain a thing or a trade, with their marks: no source asks for any. */
export function readOwnExplanations(): SourceText[] {
  return linesOf(EXPLAINED).map(([mark = "", question = "", content = ""], at) => ({
    ...ownText(`explanation ${at}`, content),
    source: EXPLANATIONS,
    writer: `explanation ${at % PEOPLE}`,
    input: { pitchType: "rh", content, question, audience: null, target: null },
    mark: Number(mark),
  }));
}

/** Source of our own speeches, each with readers' marks. */
export const SPEECHES = "speeches";

const READ = new URL("own-speeches.jsonl", import.meta.url);

interface ReadSpeech extends Pick<PitchText, "content" | "question" | "audience" | "target"> {
  id: string;
  writer: string;
  type: PitchText["pitchType"];
  mark: number;
  axes: Record<string, number>;
}

/**
 * Our own speeches and answers, by fourteen writers who had seen nothing of the measures, with the mean mark of two
 * readers and one reader's marks by aspect; the last 45 (« tone ») are by a writer who knew what goes wrong in the
 * measures, with the mark of one reader who did not.
 */
export function readOwnSpeeches(): SourceText[] {
  return readFileSync(READ, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as ReadSpeech)
    .map(({ id, writer, type, mark, axes, content, question = null, audience = null, target = null }) => ({
      ...ownText(id, content),
      source: SPEECHES,
      writer: `${SPEECHES} ${writer}`,
      input: { pitchType: type, content, question, audience, target },
      mark,
      axes,
    }));
}

/**
 * Source of our own pitches with labelled sentences (train/own-pitches), with the marks of a reader who saw their
 * words.
 */
export const PITCHES = "pitches";

const AXES = ["opening", "structure", "clarity", "evidence", "engagement", "close"];

/** Each pitch with the mark of a reader who saw only its words, and that reader's marks by aspect. */
export function readOwnPitchesAgain(): SourceText[] {
  const readings: Record<string, number[]> = READINGS;
  return readOwnPitches().map(({ id, writer, type, question, audience, sentences }) => {
    const [mark, ...axes] = readings[id]!;
    const content = sentences.map(({ text }) => text).join(" ");
    return {
      ...ownText(id, content),
      source: PITCHES,
      writer: `${PITCHES} ${writer}`,
      input: { pitchType: type, content, question, audience, target: null },
      mark: mark!,
      axes: Object.fromEntries(AXES.map((axis, at) => [axis, axes[at]!])),
    };
  });
}

const TOLD_OF = new URL("../worth/texts.jsonl", import.meta.url);
const MARKED = new URL("../worth/readings.jsonl", import.meta.url);
const HEARD = new URL("../listener/texts.jsonl", import.meta.url);

const rowsOf = <Row>(file: URL): Row[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

/** Our own speeches and answers about which sentences were judged (train/worth), with the mark of the same reader. */
export function readToldOf(): SourceText[] {
  const marks = new Map(rowsOf<{ id: string; mark: number }>(MARKED).map(({ id, mark }) => [id, mark]));
  return rowsOf<ToldOf>(TOLD_OF).map((row) => ({ ...speechOf(row), mark: marks.get(row.id)! }));
}

/** Our own speeches and answers that only the listener is trained on (train/listener). */
export const readHeardOnly = (): SourceText[] => rowsOf<ToldOf>(HEARD).map(speechOf);

const speechOf = ({ id, pitch_type: pitchType, ...input }: ToldOf): SourceText => ({
  ...ownText(id, input.content),
  source: SPEECHES,
  writer: `${SPEECHES} ${id.replace(/\d+$/u, "")}`,
  input: { ...input, pitchType },
});

/**
 * Whether a text was written so that its content and its value disagree. The scores are not trained on these: with
 * them, an off-topic answer gained from a story that is not its own, and a strong pitch left its band.
 */
export const isHardToJudge = ({ writer }: Pick<SourceText, "writer">): boolean => HARD.test(writer);
/** Weight of such a text in training: one in four was written so, whereas few real texts attack anybody. */
export const HARD_WEIGHT = 0.6;
const HARD = new RegExp(`^${SPEECHES} (?:H[A-Z]|AD)$`);

interface ToldOf extends Pick<PitchText, "content" | "question" | "audience" | "target"> {
  id: string;
  pitch_type: PitchText["pitchType"];
}

const JUDGED = new URL("judged-speeches.txt", import.meta.url);

/** Our own speeches that no training uses. */
export function readJudgedSpeeches(): SourceText[] {
  return linesOf(JUDGED).map(([kind = "", question = "", content = ""], at) => ({
    ...ownText(`judged ${at}`, content),
    writer: kind,
    input: {
      pitchType: question === "" ? "perso" : "rh",
      content,
      question: question || null,
      audience: null,
      target: null,
    },
  }));
}
