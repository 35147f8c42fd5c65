import type { Slot } from "../content/expected-form.ts";
import type { SlotReading } from "../content/find-slots.ts";
import type { QuestionKind } from "../roles/question-kind.ts";
import type { PitchReading, SentenceReading } from "../content/pitch-reading.ts";
import { opensOnAnaphor } from "../language/cohesion.ts";
import { findFillers } from "../language/fillers.ts";
import { readText } from "../language/read-text.ts";
import { askForProof, askHowMany } from "./ask-for-facts.ts";
import { cleanSentence } from "./clean-sentence.ts";
import { gapForClosing, gapForSlot, writeGapsOnly } from "./gaps.ts";
import { findMissingParts } from "./missing-parts.ts";
import { capitalize } from "./remove-ranges.ts";
import { fillerRanges, metaRanges, metaSentences } from "./strip-fillers.ts";

/** Under this validity the text is no French pitch: nothing is rewritten. */
export const LOWEST_VALIDITY = 0.35;
/** Facts asked for inside the text: more would cut it to pieces. */
const MOST_ASKED = 2;
const DILUTED =
  /n'hésitez pas|si (?:ça|cela) vous (?:intéresse|dit|tente)|un de ces jours|à l'occasion|on pourrait peut-être/;
/** The parts that stand at the end whatever their place in the form. */
const CLOSING_SLOTS: ReadonlySet<Slot> = new Set(["demande", "cloture", "opening", "questions"]);

interface Block {
  paragraph: number;
  sentences: { index: number; text: string }[];
}

/**
 * Rewrites a pitch with its own words only: tics and hedges out, grammar mended, long sentences cut, repeats out, the
 * best opening first, missing parts as « [À compléter : …] ». No number and no name that the
 * source lacks.
 *
 * @param slots the parts of the expected form, as found in the pitch
 * @param validity 0 to 1; under .35 only the gaps come back
 * @returns Markdown, one paragraph per block
 */
export function writePerfectPitch(
  reading: PitchReading,
  slots: readonly SlotReading[],
  validity: number,
): string {
  const blocks = validity < LOWEST_VALIDITY ? [] : moveHookFirst(reading, cleanBlocks(reading));
  if (blocks.length === 0) return writeGapsOnly(slots.map((slot) => slot.part.slot));
  const missing = findMissingParts(reading, slots);
  const lines = blocks.map((block) => block.sentences.map((sentence) => sentence.text).join(" "));
  const closes = closesWell(reading);
  const closing = missing.find((slot) => CLOSING_SLOTS.has(slot));
  const inner = missing.filter((slot) => slot !== closing);
  const placed = placeGaps(blocks, lines, slots, inner, closes);
  if (!closes && !ENDS_ON_ITSELF.has(reading.questionKind))
    placed.push(gapForClosing(reading.input.pitchType, reading.questionKind));
  return placed.join("\n\n");
}

function cleanBlocks(reading: PitchReading): Block[] {
  const { original, input } = reading;
  const cuts = [...fillerRanges(original, findFillers(original)), ...metaRanges(original)].sort(
    (a, b) => a.start - b.start,
  );
  const dropped = metaSentences(original, (sentence) => /\d/.test(sentence.text));
  const removed = [...reading.instructions, ...reading.duplicates].sort((a, b) => a.start - b.start);
  const blocks: Block[] = [];
  let cut = 0;
  let skip = 0;
  let asks = 0;
  let at = 0;
  const readings = reading.sentences;
  for (const sentence of original.sentences) {
    while (skip < removed.length && removed[skip]!.end < sentence.end) skip += 1;
    const other = removed[skip];
    const isRemoved = other !== undefined && sentence.start >= other.start && sentence.end <= other.end;
    while (readings[at] && readings[at]!.sentence.end <= sentence.start) at += 1;
    const read = readings[at] && readings[at]!.sentence.start < sentence.end ? readings[at] : undefined;
    const inside = [];
    for (; cut < cuts.length && cuts[cut]!.end <= sentence.end; cut += 1) {
      const { start, end } = cuts[cut]!;
      if (start >= sentence.start) inside.push({ start: start - sentence.start, end: end - sentence.start });
    }
    if (isRemoved || dropped.has(sentence.index) || isDilutedCall(reading, read)) continue;
    const pieces = cleanSentence(sentence.text, inside, input.pitchType, original.punctuated);
    const asked = asks < MOST_ASKED && pieces.length > 0 ? askAbout(reading, read, pieces.join(" ")) : null;
    if (asked) {
      pieces.push(asked);
      asks += 1;
    }
    const isListItem = /^[-–—•*·▪●]\s/.test(sentence.text);
    const last = blocks.at(-1);
    for (const [step, text] of pieces.entries()) {
      const opens = step === 0 && (isListItem || !last || last.paragraph !== sentence.paragraph);
      if (opens) blocks.push({ paragraph: sentence.paragraph, sentences: [] });
      blocks.at(-1)!.sentences.push({ index: sentence.index, text });
    }
  }
  return blocks;
}

/** « N'hésitez pas, on pourra en discuter »: a request that asks for nothing gives way to a gap. */
function isDilutedCall(reading: PitchReading, sentence: SentenceReading | undefined): boolean {
  if (!sentence || !reading.sentences.slice(-2).includes(sentence)) return false;
  if (sentence.figures.length > 0 || sentence.names.length > 0 || sentence.actions.length > 0) return false;
  return DILUTED.test(sentence.sentence.text.toLowerCase().replaceAll("’", "'"));
}

/** The fact that a vague sentence lacks, as a gap: how many, or which proof. */
function askAbout(reading: PitchReading, sentence: SentenceReading | undefined, text: string): string | null {
  if (!sentence || reading.input.pitchType !== "produit" || sentence.figures.length > 0) return null;
  return askForProof(sentence) ?? askHowMany(text);
}

function closesWell(reading: PitchReading): boolean {
  if (isDilutedCall(reading, reading.sentences.at(-1))) return false;
  // The end is the last fifth, as the report reads it.
  const last = reading.sentences.slice(-Math.max(2, Math.round(reading.sentences.length * 0.2)));
  if (last.some((sentence) => sentence.isQuestion || sentence.calls.some((call) => !call.diluted)))
    return true;
  if (reading.input.pitchType === "produit") return false;
  return last.some((sentence) =>
    /\b(?:merci|disponible|serais|serai|heureu|ravi)/i.test(sentence.sentence.text),
  );
}

/** Answers that need no question or offer after their last part. */
const ENDS_ON_ITSELF = new Set<QuestionKind>(["behavioural", "weaknesses", "method", "strengths", "drive"]);

/** The opening is the first two sentences. */
const EARLIEST_MOVED = 2;
const DULL_OPENING =
  /^(?:bonjour|bonsoir|salut|je m'appelle|je me présente|moi c'est|je vais vous (?:parler|présenter))/i;

/** In a product pitch that opens on « Bonjour, je m'appelle… », the first figure or question that stands alone goes first. */
function moveHookFirst(reading: PitchReading, blocks: Block[]): Block[] {
  const first = blocks[0]?.sentences[0];
  if (!first || reading.input.pitchType !== "produit" || !DULL_OPENING.test(first.text.replaceAll("’", "'")))
    return blocks;
  if (!reading.original.punctuated) return blocks;
  const reach = Math.ceil(reading.sentences.length * 0.7);
  const hook = reading.sentences.slice(1, reach).find((sentence) => standsAlone(sentence));
  // A question asked at once opens well where it is, and what follows may answer it.
  if (!hook || hook.index < EARLIEST_MOVED || leansBack(reading.sentences[hook.index + 1])) return blocks;
  const moved = blocks
    .flatMap((block) => block.sentences)
    .filter((sentence) => sentence.index === hook.index);
  if (moved.length !== 1) return blocks;
  const rest = blocks
    .map((block) => ({
      ...block,
      sentences: block.sentences.filter((sentence) => sentence.index !== hook.index),
    }))
    .filter((block) => block.sentences.length > 0);
  const opening = rest[0]!.sentences[0]!;
  opening.text = capitalize(
    opening.text.replace(/^(?:bonjour|bonsoir|salut)(?: à (?:tous|toutes|vous))?[ ,!.]*(?=\p{L})/iu, ""),
  );
  return [{ paragraph: -1, sentences: moved }, ...rest];
}

/** « C'est de l'eau qui rentre »: it answers the sentence before it. */
function leansBack(sentence: SentenceReading | undefined): boolean {
  return sentence !== undefined && opensOnAnaphor(readText(sentence.sentence.text));
}

/** Short, with a measured fact or a question, and no word that leans on the sentence before. */
function standsAlone(sentence: SentenceReading): boolean {
  const { text, words } = sentence.sentence;
  if (words < 6 || words > 25 || !sentence.hasVerb || sentence.calls.length > 0) return false;
  const strong = sentence.figures.some(
    (figure) =>
      figure.kind === "percent" ||
      figure.kind === "money" ||
      (figure.kind === "quantity" && (figure.value ?? 0) >= 10),
  );
  if (!strong && !sentence.isQuestion) return false;
  if (
    /^(?:et|mais|donc|alors|ensuite|puis|enfin|or|car|ainsi|résultat|je|moi|nous|cela|ça|ce|cet|cette|ces|leur|leurs|son|sa|ses|notre|nos|nous|mon|ma)\b/i.test(
      text,
    )
  )
    return false;
  if (/\b(?:je|j['’]|moi|nous|notre|nos|mon|ma)\b/i.test(text)) return false;
  return !opensOnAnaphor(readText(text));
}

/** « Parce que… », « Oui, j'en ai trois »: the words that answer the question stay the first. */
const ANSWERS = /^(?:parce qu|oui|non|pour (?:une|deux|trois)|je vise)/i;

/** Puts each gap after the paragraph of the part that comes before it in the form, never after the closing. */
function placeGaps(
  blocks: readonly Block[],
  lines: readonly string[],
  slots: readonly SlotReading[],
  missing: readonly Slot[],
  closes: boolean,
): string[] {
  const after = new Map<number, string[]>();
  const lastPlace = closes && lines.length > 1 ? lines.length - 2 : lines.length - 1;
  for (const slot of missing) {
    const gap = gapForSlot(slot);
    if (!gap) continue;
    const order = slots.findIndex((reading) => reading.part.slot === slot);
    const anchors = slots.slice(0, order).flatMap((reading) => reading.hits.map((hit) => hit.sentence.index));
    const anchor = anchors.length === 0 ? -1 : Math.max(...anchors);
    const at =
      anchors.length === 0
        ? order === 0 && !ANSWERS.test(lines[0] ?? "")
          ? -1
          : Math.min(lastPlace, 0)
        : Math.min(lastPlace, blockOf(blocks, anchor));
    after.set(at, [...(after.get(at) ?? []), gap]);
  }
  return [...(after.get(-1) ?? []), ...lines.flatMap((line, index) => [line, ...(after.get(index) ?? [])])];
}

function blockOf(blocks: readonly Block[], sentence: number): number {
  let found = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.sentences.some((other) => other.index <= sentence)) found = index;
  }
  return found;
}
