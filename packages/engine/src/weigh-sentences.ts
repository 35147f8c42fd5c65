import { rateText, readAsMeant, stepsFor } from "./analyse-text.ts";
import { readPitch } from "./content/read-pitch.ts";
import type { PitchReading } from "./content/pitch-reading.ts";
import type { PitchText } from "./pitch.ts";
import { withinAnalysis } from "./reading/once.ts";
import { type Place, totalScore } from "./report.ts";
import { placesBefore } from "./rewriting/join-edits.ts";
import { NOTHING_GIVEN } from "./roles/lay-given-roles.ts";

/** A passage of a text, usually one sentence, with its contribution to the total. */
export interface WeighedPassage {
  /** UTF-16 offsets into the text. */
  start: number;
  end: number;
  /**
   * Total of the text minus the total without it, one decimal: positive if it adds points, negative if it costs some.
   */
  points: number;
}

export interface WeighedText {
  /** As `analysePitchText` gives it. */
  globalScore: number;
  maxScore: number;
  /** In the order of the text; empty if nothing would remain without one. */
  passages: WeighedPassage[];
}

/** The text is rated once per passage: in a longer text, several sentences are left out together. */
const MOST_PASSAGES = 60;

/**
 * Weighs the sentences of a text by leaving each out and rating the rest, a known way to explain any score (Covert,
 * Lundberg and Lee 2021, « Explaining by Removing »). Pure and deterministic; never throws.
 *
 * A point made in two sentences counts little in each, since the other remains: the points do not add up to the total.
 */
export function weighSentences(input: PitchText): WeighedText {
  const rate = (read: PitchReading) =>
    withinAnalysis(() => totalScore(rateText(read, stepsFor(read.input), NOTHING_GIVEN).scored, null));
  const { reading, mended } = readAsMeant(input, stepsFor(input));
  const { content } = reading.input;
  const ownPlace = mended ? placesBefore(input.content, mended.edits) : (place: Place) => place;
  const { globalScore, maxScore } = rate(reading);
  const { sentences } = reading.original;
  const together = Math.ceil(sentences.length / MOST_PASSAGES);
  const passages: WeighedPassage[] = [];
  for (let at = 0; at < sentences.length && sentences.length > 1; at += together) {
    const { start } = sentences[at]!;
    const { end } = sentences[Math.min(at + together, sentences.length) - 1]!;
    const rest = rate(
      readPitch({ ...input, content: content.slice(0, start) + content.slice(end) }, reading),
    );
    passages.push({
      ...ownPlace({ start, end }),
      points: Math.round(10 * (globalScore - rest.globalScore)) / 10,
    });
  }
  return { globalScore, maxScore, passages };
}
