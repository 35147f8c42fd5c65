import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readExaminedPitches, readJudgedPitches } from "../../test-support/judged-pitches.ts";
import { brokenInShorter } from "../../test-support/shorter-versions.ts";
import { analysePitchText } from "../analyse-text.ts";
import type { PitchText } from "../pitch.ts";
import type { Edit } from "../report.ts";
import { composeOral, composePieces, composeText } from "./compose.ts";
import { stripIntonation } from "./marks/write-marks.ts";

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

/** A fixed sample of texts, spread over the whole list. */
function sample(texts: readonly Text[]): readonly Text[] {
  if (READS_ALL) return texts;
  let state = 194;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  return Array.from({ length: SAMPLED }, () => texts[Math.floor(next() * texts.length)]!);
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const FIGURES = /\d+(?:[.,]\d+)*/g;
const NEGATIONS =
  /(?<![\p{L}])(?:(?:pas|jamais|rien|aucune?|personne|ni|sans|plus|ne)(?![\p{L}])|n(?=['’]))/giu;
/** A missing « ne » may be restored. */
const RESTORED = /^ne?$/u;
const NAMES = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu;
const QUOTATIONS = [/«[^«»]*»/g, /“[^“”]*”/g, /"[^"\n]*"/g];
const WHOLE_SENTENCES: ReadonlySet<Edit["kind"]> = new Set([
  "aside",
  "repeated",
  "empty",
  "opening",
  "instruction",
  "proofUp",
  "requestLast",
]);

/** Kinds of edits that may remove repeated words; tics may also hold words such as « je suis pas très à l'aise ». */
const SAID_AGAIN: ReadonlySet<Edit["kind"]> = new Set([...WHOLE_SENTENCES, "restart"]);
const MAY_GO: ReadonlySet<Edit["kind"]> = new Set([...SAID_AGAIN, "tic"]);

/** Number of occurrences of each form that a pattern finds. */
function tally(text: string, pattern: RegExp): Map<string, number> {
  const tallied = new Map<string, number>();
  for (const [form] of text.matchAll(pattern)) {
    const key = form.toLowerCase();
    tallied.set(key, (tallied.get(key) ?? 0) + 1);
  }
  return tallied;
}

/**
 * Forms that the rewriting has less often than its source, and no edit of the kinds that may take them out shows it.
 */
function lostForms(
  content: string,
  edits: readonly Edit[],
  text: string,
  pattern: RegExp,
  kinds: ReadonlySet<Edit["kind"]>,
): string[] {
  const after = tally(text, pattern);
  const shown = new Map<string, number>();
  for (const { start, end, replacement, kind, to } of edits) {
    if (to !== undefined || !kinds.has(kind)) continue;
    const written = tally(replacement, pattern);
    for (const [form, count] of tally(content.slice(start, end), pattern))
      shown.set(form, (shown.get(form) ?? 0) + Math.max(0, count - (written.get(form) ?? 0)));
  }
  return [...tally(content, pattern)].flatMap(([form, count]) =>
    count - (after.get(form) ?? 0) > (shown.get(form) ?? 0) ? [form] : [],
  );
}

/** Forms that the rewriting has more often than its source. */
const addedForms = (content: string, text: string, pattern: RegExp): string[] => {
  const before = tally(content, pattern);
  return [...tally(text, pattern)].flatMap(([form, count]) =>
    count > (before.get(form) ?? 0) ? [form] : [],
  );
};

/** Names of the source, wherever they stand: one that opens a sentence once its tics are out is the same name. */
const namesOf = (content: string): RegExp => {
  const names = new Set(Array.from(content.matchAll(NAMES), ([name]) => name));
  return new RegExp(`(?<![\\p{L}])(?:${[...names].join("|") || "(?!)"})(?![\\p{L}])`, "gu");
};

/** Checks the rewriting of a text; returns whether a second rewriting changes it again. */
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
    // A name that starts a sentence once its tics are cut no longer counts as a name.
    const slack = pattern === NAMES ? edits.length : 0;
    expect(lost, `${key}: ${String(pattern)}`).toBeLessThanOrEqual(shown + slack);
  }
  const text = perfectPitch.replace(/\[À compléter[^\]]*\]/g, "");
  expect(lostForms(content, edits, text, FIGURES, SAID_AGAIN), key).toEqual([]);
  expect(lostForms(content, edits, text, NEGATIONS, MAY_GO), key).toEqual([]);
  expect(lostForms(content, edits, text, namesOf(content), MAY_GO), key).toEqual([]);
  expect(addedForms(content, text, FIGURES), key).toEqual([]);
  expect(
    addedForms(content, text, NEGATIONS).filter((form) => !RESTORED.test(form)),
    key,
  ).toEqual([]);
  for (const { index, 0: words } of QUOTATIONS.flatMap((pattern) => [...content.matchAll(pattern)]))
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
  it("in the texts of the fixtures", { tags: ["long"], timeout: 120_000 }, () => {
    expect(keysChanged(sample([...readJudgedPitches(), ...readExaminedPitches()]))).toEqual([]);
  });

  it.skipIf(!existsSync(SHARED))(
    "in the reference texts (../shared)",
    { tags: ["long"], timeout: 600_000 },
    () => {
      expect(keysChanged(sample(sharedTexts()))).toEqual([]);
    },
  );
});
