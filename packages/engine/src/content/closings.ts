import { compileForms, findPhrases } from "../language/phrases.ts";
import type { Span } from "../language/spans.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import type { CallToAction } from "./calls-to-action.ts";
import type { SlotReading } from "./find-slots.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";

export interface Closing {
  /** The last fifth of the pitch, two sentences at least. */
  sentences: SentenceReading[];
  /** The clearest request in these sentences. */
  call: CallToAction | null;
  /** A dated, placed or quantified request: the listener knows what to do and when. */
  isAnchored: boolean;
  /** A question put to the listener. */
  question: SentenceReading | null;
  /** 0 to 1. */
  strength: number;
  /** « voilà », « c'est à peu près tout », « merci de votre attention » as last words. */
  trailing: Span | null;
}

const CLOSING_PARTS = new Set([
  "link",
  "lesson",
  "opening",
  "contribution",
  "future",
  "openness",
  "questions",
  "cloture",
  "remerciement",
]);
const TRAILING = compileForms([
  "voilà",
  "voilà voilà",
  "(c'est|ce sera) (à peu près|) tout",
  "j'ai (tout dit|fini|terminé)",
  "merci (de|pour) votre (attention|écoute)",
  "merci de m'avoir (écouté|écoutée)",
]);

/** Reads how a pitch ends: what it asks, and how plainly. */
export function readClosing(reading: PitchReading, slots: readonly SlotReading[]): Closing {
  const count = Math.max(2, Math.round(reading.sentences.length * 0.2));
  const sentences = reading.sentences.slice(-count);
  const inClosing = new Set(sentences.map((sentence) => sentence.index));
  const calls = sentences.flatMap((sentence) => sentence.calls);
  const call = calls.find((candidate) => !candidate.diluted) ?? calls[0] ?? null;
  const question =
    sentences.findLast((sentence) => sentence.isQuestion && sentence.sentence.words > 2) ?? null;
  const isAnchored = call !== null && !call.diluted && hasAnchor(sentences, call);
  const partsAtEnd = slots.filter(
    (slot) => CLOSING_PARTS.has(slot.part.slot) && slot.hits.some((hit) => inClosing.has(hit.sentence.index)),
  );
  const trailing = trailingSpan(reading);
  const strength = closingStrength({ call, isAnchored, question, parts: partsAtEnd.length, trailing });
  return { sentences, call, isAnchored, question, strength, trailing };
}

function hasAnchor(sentences: SentenceReading[], call: CallToAction): boolean {
  const at = sentences.findIndex((sentence) => sentence.index === call.sentence);
  return [sentences[at], sentences[at + 1], sentences[at - 1]].some((sentence) => {
    return (
      sentence !== undefined &&
      (sentence.figures.length > 0 || sentence.names.length > 0 || DAY.test(sentence.sentence.text))
    );
  });
}

const DAY = regexInLines("i")`
  \b(?:
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|ce soir|janvier|février|mars|avril|mai|juin|
    juillet|août|septembre|octobre|novembre|décembre
  )\b
`;

function closingStrength(found: {
  call: CallToAction | null;
  isAnchored: boolean;
  question: unknown;
  parts: number;
  trailing: Span | null;
}): number {
  const { call, question, parts, trailing } = found;
  let strength = 0.08;
  if (call) strength = call.diluted ? 0.25 : found.isAnchored ? 0.86 : 0.68;
  if (question) strength = Math.max(strength + 0.08, 0.66);
  if (parts > 0) strength = Math.max(strength, 0.42 + 0.14 * Math.min(3, parts));
  return trailing ? strength * 0.6 : strength;
}

/** Bonus for a request made again in the second half; counted twice at most. */
const REPEATED_REQUEST = 0.04;

/** From 0.05 when nothing is asked up to a dated request followed by a question. */
export function callStrength(closing: Closing, sentences: readonly SentenceReading[]): number {
  const { call, question, isAnchored } = closing;
  const repeated = REPEATED_REQUEST * Math.min(2, Math.max(0, countRequests(sentences) - 1));
  if (call && !call.diluted) return (isAnchored ? 0.84 : 0.64) + (question ? 0.08 : 0) + repeated;
  if (question) return 0.5;
  return call ? 0.22 : 0.05;
}

/** Number of sentences in the second half with a plain request. */
function countRequests(sentences: readonly SentenceReading[]): number {
  return sentences.slice(Math.floor(sentences.length / 2)).filter((sentence) => {
    return sentence.calls.some((call) => !call.diluted);
  }).length;
}

/** A phrase such as « voilà » that ends the speech as its very last words. */
function trailingSpan(reading: PitchReading): Span | null {
  const { original } = reading;
  const lastWord = original.tokens.findLastIndex((token) => token.kind !== "punctuation");
  if (lastWord < 0) return null;
  const sentence = original.tokens[lastWord]!.sentence;
  const hits = findPhrases(original, TRAILING);
  return hits.find((hit) => hit.sentence === sentence && hit.endToken > lastWord) ?? null;
}
