import { maskIdentities } from "@app/engine/grounding/mask-identities";
import type { PitchText, TextReport } from "@app/engine/scoring/report";
import type { Subject } from "./coach-task.ts";

/** What the tasks about a pitch are given: the pitch, and what the engine found in it. */
export interface PitchInput {
  pitch: PitchText;
  report: TextReport;
  /** What was said, as a recogniser or its speaker wrote it down. */
  isSpoken?: boolean;
}

/** Between the fields, so that one person bears one placeholder in all of them. */
const MARK = "\u001e";
const SEPARATOR = `\n${MARK}\n`;
/** What `maskIdentities` puts in place of an identity. */
export const PLACEHOLDER = /\[[A-Z]+_\d+[a-z]?\]/g;
const SHORTEST_NAME = 3;

/** The pitch without what names a person, wherever its author wrote it: text, objective, audience, question. */
export function maskPitch(open: PitchInput): Subject<PitchInput> {
  const { pitch } = open;
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
  return { open, masked: { ...open, pitch: seen }, restore, hide: hideAgain(masked, restore) };
}

/** The reverse of `restore`, also for a part of a name: a check may quote the family name alone. */
function hideAgain(masked: string, restore: (answer: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  for (const [placeholder] of masked.matchAll(PLACEHOLDER)) {
    const original = restore(placeholder);
    if (original === placeholder) continue;
    for (const part of [original, ...original.split(/\s+/)])
      if (part.length >= SHORTEST_NAME && !known.has(part)) known.set(part, placeholder);
  }
  const longestFirst = [...known].sort(([left], [right]) => right.length - left.length);
  return (text) =>
    longestFirst.reduce((hidden, [original, placeholder]) => hidden.replaceAll(original, placeholder), text);
}
