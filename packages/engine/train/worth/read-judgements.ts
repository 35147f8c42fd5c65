import { readFileSync } from "node:fs";
import { type Saying, turnOf } from "../../src/claims/worth/describe-saying.ts";
import type { PitchText } from "../../src/pitch.ts";
import { hashWord } from "../../src/reading/hash.ts";
import { readSources } from "../roles/corpus.ts";

/** A reader's verdict on a sentence about a text: useful, empty, false, harmful. */
type Letter = "u" | "e" | "f" | "h";

export interface Judgement {
  letter: Letter;
  /** One of the two sentences most worth telling this author. */
  isFirst: boolean;
}

/** A text with a reader's verdicts on sentences that the report might say. */
interface JudgedText {
  id: string;
  /** The writer of the text; the texts of another writer were judged by another reader. */
  writer: string;
  input: PitchText;
  /** The same reader's mark, 0 to 10. */
  mark: number;
  judge: (saying: Saying) => Judgement | null;
}

interface TextRow {
  id: string;
  pitch_type: PitchText["pitchType"];
  question: string | null;
  audience: string | null;
  target: string | null;
  content: string;
}
/**
 * A judged sentence: hash of its words, its first two words, the span that it quotes first, its verdict, 1 if to be
 * told first.
 */
type SaidRow = [hash: string, turn: string, start: number, end: number, letter: Letter, first: number];
interface JudgedRow {
  id: string;
  mark: number;
  said: SaidRow[];
}

const TEXTS = new URL("texts.jsonl", import.meta.url);
/** Texts on which the listener is trained too, but never the scores. */
const HEARD = new URL("../listener/texts.jsonl", import.meta.url);
const READINGS = new URL("readings.jsonl", import.meta.url);
const rowsOf = <Row>(url: URL): Row[] =>
  readFileSync(url, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

/** Hash of the words of a sentence, whatever the punctuation. */
const hashOf = (text: string): string =>
  hashWord(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  ).toString(36);

const SHORT_TURN = 2;
/** The first words of a sentence, by which it is matched when the rest was reworded. */
const shortTurnOf = (text: string): string => turnOf(text, SHORT_TURN);

/**
 * @param shared folder of the reference material: some of the texts are there, the others were written for this project
 */
export function readJudgedTexts(shared: string): JudgedText[] {
  const own = [...rowsOf<TextRow>(TEXTS), ...rowsOf<TextRow>(HEARD)].map(
    ({ id, pitch_type: pitchType, content, question, audience, target }) => ({
      id,
      writer: id.replace(/\d+$/, ""),
      input: { pitchType, content, question, audience, target },
    }),
  );
  const texts = new Map(
    [...own, ...readSources(shared).map(({ id, source, input }) => ({ id, writer: source, input }))].map(
      (text) => [text.id, text],
    ),
  );
  return rowsOf<JudgedRow>(READINGS).map(({ id, mark, said }) => {
    const text = texts.get(id);
    if (!text) throw new Error(`no such text: ${id}`);
    return { ...text, mark, judge: judgeBy(said) };
  });
}

/** Finds the verdict on a sentence with the same words, or with the same first words about the same quote. */
function judgeBy(said: readonly SaidRow[]) {
  const byHash = new Map(said.map((row) => [row[0], row]));
  return ({ text, quotes: [place] = [] }: Saying): Judgement | null => {
    const turn = shortTurnOf(text);
    const found =
      byHash.get(hashOf(text)) ??
      (place && said.find(([, own, start, end]) => own === turn && start < place.end && place.start < end));
    return found ? { letter: found[4], isFirst: found[5] === 1 } : null;
  };
}
