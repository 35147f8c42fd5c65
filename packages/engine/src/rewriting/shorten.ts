import type { PitchReading } from "../content/pitch-reading.ts";
import type { Sentence } from "../language/units.ts";
import { countWords } from "../pitch.ts";
import { AIMED_SECONDS, type Edit, type Shortening } from "../report.ts";
import type { SentenceRoles } from "../roles/read-roles.ts";
import { composeText } from "./compose.ts";
import { estimateDuration } from "./duration.ts";
import { leansBack } from "./leans-back.ts";
import { REASONS } from "./reasons.ts";

/** What is kept longest: what proves, what was lived, what is asked. */
const WORTH = {
  evidence: 2,
  lived: 1.5,
  asked: 1.5,
  need: 1.4,
  offer: 1.2,
  self: 0.8,
  explained: 0.5,
  frame: 0.3,
  asserted: -0.6,
  noise: -2,
} as const;
const OPENING = 1.5;
const CLOSING = 1;
const FIGURE = 0.5;
/** A cut that leaves fewer words leaves no pitch. */
const FEWEST_WORDS = 40;

/** For each speaking time shorter than the rewriting, the whole sentences that prove least and go first. */
export function shorten(
  { original, input, sentences }: PitchReading,
  roles: readonly SentenceRoles[],
  edits: readonly Edit[],
): Shortening[] {
  const { content } = input;
  const whole = countWords(composeText(content, edits));
  const rolesAt = new Map(roles.map((role) => [role.end, role]));
  const figures = new Map(sentences.map((sentence) => [sentence.sentence.end, sentence.figures.length]));
  const left = original.sentences.filter(
    (sentence) =>
      !edits.some(({ start, end, to }) => to === undefined && start <= sentence.start && end >= sentence.end),
  );
  const fixed = new Set(
    left.filter((sentence) => edits.some((edit) => edit.to !== undefined && edit.start === sentence.start)),
  );
  const ranked = left
    .map((sentence, at) => {
      const families = rolesAt.get(sentence.end)?.families;
      let worth = Math.min(2, figures.get(sentence.end) ?? 0) * FIGURE;
      if (families)
        for (const [family, weight] of Object.entries(WORTH))
          worth += weight * families[family as keyof typeof WORTH];
      if (at === 0) worth += OPENING;
      if (at >= left.length - 2) worth += CLOSING;
      const next = left[at + 1];
      return { sentence, worth, words: wordsLeft(content, sentence, edits), next };
    })
    .filter(({ sentence }) => !fixed.has(sentence))
    .sort((one, other) => one.worth - other.worth || other.words - one.words);
  return AIMED_SECONDS.flatMap((seconds) => {
    let words = whole;
    const out = new Set<Sentence>();
    for (const { sentence, words: own, next } of ranked) {
      if (estimateDuration(words) <= seconds) break;
      if (words - own < FEWEST_WORDS || (next && !out.has(next) && leansBack(next))) continue;
      out.add(sentence);
      words -= own;
    }
    if (out.size === 0 || estimateDuration(words) > seconds) return [];
    const leftOut = left
      .filter((sentence) => out.has(sentence))
      .map((sentence) => leaveOut(content, sentence));
    return [{ seconds, leftOut }];
  });
}

function wordsLeft(content: string, { start, end }: Sentence, edits: readonly Edit[]): number {
  const own = edits
    .filter((edit) => edit.to === undefined && edit.kind !== "gap" && edit.start >= start && edit.end <= end)
    .map((edit) => Object.assign({}, edit, { start: edit.start - start, end: edit.end - start }));
  const text = content.slice(start, end);
  return countWords(own.length === 0 ? text : composeText(text, own));
}

function leaveOut(content: string, { start, end }: Sentence): Edit {
  let to = end;
  while (to < content.length && /[^\S\r\n]/.test(content.charAt(to))) to += 1;
  return { id: `length-${start}`, kind: "length", start, end: to, replacement: "", reason: REASONS.length };
}
