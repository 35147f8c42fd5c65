import { readFileSync } from "node:fs";
import type { PitchText } from "../../src/pitch.ts";
import { readOwnPitches } from "../own-pitches/read-own.ts";
import READINGS from "../own-pitches/readings.json" with { type: "json" };
import type { SourceText } from "../roles/corpus.ts";

/** The source of our own speeches that answer no question of an interview. */
export const OWN = "own";
/** The source of our own answers that explain. */
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

/** Speeches that answer no question: their kind stands for their writer, so that it is left out whole. */
export function readOtherSpeeches(): SourceText[] {
  return linesOf(FILE).map(([kind = "", content = ""], at) => ({
    ...ownText(`${kind} ${at}`, content),
    writer: kind,
  }));
}

const ANSWERS = new URL("own-answers.txt", import.meta.url);

/** Answers of our own to questions of an interview, each of a writer of its own. */
export function readOwnAnswers(): SourceText[] {
  return linesOf(ANSWERS).map(([question = "", content = ""], at) => ({
    ...ownText(`answer ${at}`, content),
    writer: `answer ${at}`,
    input: { pitchType: "rh", content, question, audience: null, target: null },
  }));
}

const EVASIONS = new URL("own-evasions.txt", import.meta.url);

/** Answers of our own that evade their question, and others that answer by a detour: each list is of one writer. */
export function readOwnEvasions(): SourceText[] {
  return linesOf(EVASIONS).map(([list = "", does = "", question = "", content = ""], at) => ({
    ...ownText(`evasion ${at}`, content),
    writer: `evasions ${list}`,
    input: { pitchType: "rh", content, question, audience: null, target: null },
    offTopic: does === "evades" ? "fully" : "no",
  }));
}

const EXPLAINED = new URL("own-explanations.txt", import.meta.url);
/** Spread over the groups of writers: no two of them are the same person. */
const PEOPLE = 6;

/** Answers of our own that explain a thing or a trade, with their marks: of the sources none asks for any. */
export function readOwnExplanations(): SourceText[] {
  return linesOf(EXPLAINED).map(([mark = "", question = "", content = ""], at) => ({
    ...ownText(`explanation ${at}`, content),
    source: EXPLANATIONS,
    writer: `explanation ${at % PEOPLE}`,
    input: { pitchType: "rh", content, question, audience: null, target: null },
    mark: Number(mark),
  }));
}

/** The source of speeches of our own whose readers gave a mark to each. */
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
 * Speeches and answers of our own, by fourteen writers who had seen nothing of what is measured, with the mean of two readers'
 * marks and one reader's marks of their aspects; the last 45 (« tone ») by a writer who was told what goes wrong in them, each with
 * the mark of one reader who was not.
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

/** The source of the pitches of our own whose sentences are labelled (train/own-pitches), by the marks of a reader of their words. */
export const PITCHES = "pitches";

const AXES = ["opening", "structure", "clarity", "evidence", "engagement", "close"];

/** Each pitch with the mark that a reader gave it who knew nothing of it but its words, and that reader's marks of its aspects. */
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

/** Speeches and answers of our own of which sentences were judged (train/worth), with the mark of the reader who judged them. */
export function readToldOf(): SourceText[] {
  const marks = new Map(rowsOf<{ id: string; mark: number }>(MARKED).map(({ id, mark }) => [id, mark]));
  return rowsOf<ToldOf>(TOLD_OF).map((row) => ({ ...speechOf(row), mark: marks.get(row.id)! }));
}

/** Speeches and answers of our own that only the listener learns from (train/listener). */
export const readHeardOnly = (): SourceText[] => rowsOf<ToldOf>(HEARD).map(speechOf);

const speechOf = ({ id, pitch_type: pitchType, ...input }: ToldOf): SourceText => ({
  ...ownText(id, input.content),
  source: SPEECHES,
  writer: `${SPEECHES} ${id.replace(/\d+$/u, "")}`,
  input: { ...input, pitchType },
});

/**
 * Whether a text was written so that what it shows and what it is worth part ways. The notes are not learnt of these: with them an
 * answer off its question gained by a story that is not its own, and a strong pitch left its band.
 */
export const isHardToJudge = ({ writer }: Pick<SourceText, "writer">): boolean => HARD.test(writer);
/** How much such a text counts where it teaches: one in four was written so, and of those that people hand in few attack anybody. */
export const HARD_WEIGHT = 0.6;
const HARD = new RegExp(`^${SPEECHES} (?:H[A-Z]|AD)$`);

interface ToldOf extends Pick<PitchText, "content" | "question" | "audience" | "target"> {
  id: string;
  pitch_type: PitchText["pitchType"];
}

const JUDGED = new URL("judged-speeches.txt", import.meta.url);

/** Speeches of our own that no training sees. */
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
