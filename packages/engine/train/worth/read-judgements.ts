import { readFileSync } from "node:fs";
import { type Saying, turnOf } from "../../src/claims/worth/describe-saying.ts";
import type { PitchText } from "../../src/pitch.ts";
import { hashWord } from "../../src/reading/hash.ts";
import { readSources } from "../roles/corpus.ts";

/** What a reader found of a sentence about a text: useful, empty, false, harmful. */
type Letter = "u" | "e" | "f" | "h";

export interface Judgement {
  letter: Letter;
  /** One of the two things most worth being told to this author. */
  isFirst: boolean;
}

/** A text with what a reader found of the sentences that might be said of it. */
interface JudgedText {
  id: string;
  /** Who wrote it; another reader judged it than the others. */
  writer: string;
  input: PitchText;
  /** The reader's own mark, 0 to 10. */
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
/** A sentence: the hash of its words, its first two words, the place it quotes first, its letter, 1 where it is to be told first. */
type SaidRow = [hash: string, turn: string, start: number, end: number, letter: Letter, first: number];
interface JudgedRow {
  id: string;
  mark: number;
  said: SaidRow[];
}

const TEXTS = new URL("texts.jsonl", import.meta.url);
/** Texts that the listener learns from too, and the notes never. */
const HEARD = new URL("../listener/texts.jsonl", import.meta.url);
const READINGS = new URL("readings.jsonl", import.meta.url);
const rowsOf = <Row>(url: URL): Row[] =>
  readFileSync(url, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);

/** A sentence by its words, however it is punctuated. */
const hashOf = (text: string): string =>
  hashWord(
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  ).toString(36);

const SHORT_TURN = 2;
/** The turn of phrase by which a sentence is known again when the rest of its words were changed. */
const shortTurnOf = (text: string): string => turnOf(text, SHORT_TURN);

/** @param shared folder of the reference material: some of the texts are there, the others were written for this */
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

/** A sentence said in the same words, or with the same turn of the same words of the text. */
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
