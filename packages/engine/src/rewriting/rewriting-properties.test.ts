import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readExaminedPitches, readJudgedPitches } from "../../test-support/judged-pitches.ts";
import { brokenInShorter } from "../../test-support/shorter-versions.ts";
import { analysePitchText } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";
import type { Edit } from "../report.ts";
import { composeOral, composePieces, composeText } from "./compose.ts";
import { stripIntonation } from "./write-marks.ts";

const SHARED = fileURLToPath(new URL("../../../../../shared", import.meta.url));
const FILES = ["natural-pitches/pitches", "real-speech/speech", "rated-pitches/pitches"];
const READS_ALL = process.env.REWRITING_TEXTS === "all";
const SAMPLED = 16;
interface Text {
  key: string;
  input: PitchText;
}

function sharedTexts(): Text[] {
  return FILES.flatMap((file) =>
    readFileSync(`${SHARED}/${file}.jsonl`, "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const { id, type, content } = JSON.parse(line) as {
          id: string;
          type: PitchText["pitchType"];
          content: string;
        };
        return { key: id, input: { pitchType: type, content } };
      }),
  );
}

/** The same texts at each run, from everywhere in the list. */
function sample(texts: readonly Text[]): readonly Text[] {
  if (READS_ALL) return texts;
  let state = 194;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length: SAMPLED }, () => texts[Math.floor(next() * texts.length)]!);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const FIGURES = /\d+/g;
const NEGATIONS = /(?<![\p{L}])(?:pas|jamais|rien|aucune?|personne|ni|sans)(?![\p{L}])/giu;
const NAMES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
const QUOTATIONS = /«[^«»]*»/g;
const WHOLE_SENTENCES: ReadonlySet<Edit["kind"]> = new Set([
  "aside",
  "repeated",
  "empty",
  "opening",
  "instruction",
  "proofUp",
  "requestLast",
]);

/** Checks the rewriting of a text; whether it is rewritten once more. */
function changesAgain({ key, input }: Text): boolean {
  const { rewriting, perfectPitch, hooks } = analysePitchText(input).recommendations;
  expect(hooks, key).toHaveLength(3);
  for (const { text } of hooks) {
    expect(text, key).not.toMatch(/^(?:Saviez-vous|Qui )(?!.*\?)|\n/u);
    for (const figure of text.match(FIGURES) ?? []) expect(input.content, key).toContain(figure);
  }
  if (!rewriting) return false;
  const { content } = input;
  const { edits, marks } = rewriting;
  expect(composeText(content, edits, new Set(edits.map(({ id }) => id))), key).toBe(content);
  expect(stripIntonation(composeOral(content, edits, marks)), key).toBe(perfectPitch);
  for (const version of rewriting.shorter) expect(brokenInShorter(content, edits, version), key).toEqual([]);

  const pieces = composePieces(content, edits);
  const removed = pieces
    .filter(({ kind, isMoved }) => kind === "removed" && !isMoved)
    .map(({ text }) => text);
  for (const pattern of [FIGURES, NAMES, NEGATIONS]) {
    const lost = count(content, pattern) - count(perfectPitch.replace(/\[À compléter[^\]]*\]/g, ""), pattern);
    const shown = count(removed.join("\n"), pattern);
    // A name that opens a sentence once its tics are out is not counted as one any more.
    const slack = pattern === NAMES ? edits.length : 0;
    expect(lost, `${key}: ${String(pattern)}`).toBeLessThanOrEqual(shown + slack);
  }
  for (const { index, 0: words } of content.matchAll(QUOTATIONS))
    for (const { start, end, kind } of edits) {
      const isInside = start < index + words.length && end > index;
      if (isInside && !WHOLE_SENTENCES.has(kind))
        expect(start <= index && end >= index + words.length, `${key}: ${words}`).toBe(true);
    }
  return analysePitchText({ ...input, content: perfectPitch }).recommendations.perfectPitch !== perfectPitch;
}

const keysChanged = (texts: readonly Text[]) =>
  texts.filter((text) => changesAgain(text)).map(({ key }) => key);

describe("a rewriting keeps what its source says and is rewritten no more", () => {
  it("in the texts of the fixtures", () => {
    expect(keysChanged(sample([...readJudgedPitches(), ...readExaminedPitches()]))).toEqual([]);
  }, 120_000);

  it.skipIf(!existsSync(SHARED))(
    "in the reference texts (../shared)",
    () => {
      expect(keysChanged(sample(sharedTexts()))).toEqual([]);
    },
    600_000,
  );
});
