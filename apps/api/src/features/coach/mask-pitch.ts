import { maskIdentities } from "@app/engine/review";
import type { PitchText } from "@app/engine/pitch";
import type { TextReport } from "@app/engine/report";
import { mapStrings, type Subject } from "../../llm/model-task.ts";
import { cutSentences, PLACEHOLDER } from "./cut-sentences.ts";

/** Input of the tasks about a pitch: the pitch, and the engine's report. */
export interface PitchInput {
  pitch: PitchText;
  report: TextReport;
  /** The text is a transcription, by a recogniser or by the speaker. */
  isSpoken?: boolean;
  /** The masked sentences, in the order of their numbers in the prompt, with their offsets in the original text. */
  sentences: readonly { text: string; start: number; end: number }[];
}

/** Separates the fields, so that one person has the same placeholder in all of them. */
const MARK = "\u001e";
const SEPARATOR = `\n${MARK}\n`;
const SHORTEST_NAME = 3;

/** Masks the names of people in all the author's fields: text, objective, audience, question. */
export function maskPitch(given: Omit<PitchInput, "sentences">): Subject<PitchInput> {
  const { pitch } = given;
  const fields = [pitch.content, pitch.target ?? "", pitch.audience ?? "", pitch.question ?? ""];
  const joined = fields.map((field) => field.replaceAll(MARK, " ")).join(SEPARATOR);
  const { masked, restore } = maskIdentities(joined);
  const [content = "", target = "", audience = "", question = ""] = masked.split(SEPARATOR);
  const seen: PitchText = {
    ...pitch,
    content,
    target: pitch.target && target,
    audience: pitch.audience && audience,
    question: pitch.question && question,
  };
  const sentences = placeSentences(pitch.content, content, restore);
  const open = { ...given, sentences };
  return { open, masked: { ...open, pitch: seen }, restore, hide: hideAgain(masked, restore) };
}

/** The same for any input: masks each string in it, with one placeholder per person throughout. */
export function maskStrings<Input>(open: Input): Subject<Input> {
  const strings: string[] = [];
  mapStrings(open, (text) => {
    strings.push(text.replaceAll(MARK, " "));
    return text;
  });
  const { masked, restore } = maskIdentities(strings.join(SEPARATOR));
  const seen = masked.split(SEPARATOR);
  let at = 0;
  return {
    open,
    masked: mapStrings(open, (text) => seen[at++] ?? text),
    restore,
    hide: hideAgain(masked, restore),
  };
}

/** The sentences of a masked text, each with its offsets in the original text. */
function placeSentences(
  content: string,
  masked: string,
  restore: (text: string) => string,
): PitchInput["sentences"] {
  let from = 0;
  return cutSentences(masked).map(({ text }) => {
    const found = content.indexOf(restore(text), from);
    const start = found < 0 ? from : found;
    const end = Math.min(content.length, start + restore(text).length);
    from = end;
    return { text, start, end };
  });
}

/**
 * The reverse of `restore`, for the messages of a check, which may quote part of a name, or a number reformatted: with
 * other spaces, or only some of its digits.
 */
function hideAgain(masked: string, restore: (answer: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  const secret = new Set<string>();
  for (const [placeholder] of masked.matchAll(PLACEHOLDER)) {
    const original = restore(placeholder);
    if (original === placeholder) continue;
    for (const part of [original, ...original.split(/\s+/)])
      if (part.length >= SHORTEST_NAME && !known.has(level(part))) known.set(level(part), placeholder);
    for (const [word] of original.matchAll(WORD)) secret.add(level(word));
  }
  for (const [word] of masked.replace(PLACEHOLDER, " ").matchAll(WORD)) secret.delete(level(word));
  const longestFirst = [...known.keys()].sort((left, right) => right.length - left.length);
  const names = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(spelling).join("|") || "(?!)"})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return (text) => {
    const named = text.replace(names, (name) => known.get(level(name)) ?? HIDDEN);
    const from = named.indexOf("«");
    const to = named.lastIndexOf("»");
    if (from < 0 || to < from) return named;
    const quoted = named
      .slice(from, to)
      .replace(PLACEHOLDER_OR_WORD, (word) => (secret.has(level(word)) ? HIDDEN : word));
    return named.slice(0, from) + quoted + named.slice(to);
  };
}

const HIDDEN = "…";
const WORD = /[\p{L}\p{N}]+/gu;
const PLACEHOLDER_OR_WORD = new RegExp(`${PLACEHOLDER.source}|${WORD.source}`, "gu");

function level(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
}

/** A pattern that matches every spelling that a check uses for it. */
function spelling(levelled: string): string {
  return RegExp.escape(levelled)
    .replace(/(?:\\x20| )/g, String.raw`\s+`)
    .replace(/(?:\\x27|')/g, "['’]");
}
