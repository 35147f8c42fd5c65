import type { SlotReading } from "../content/find-slots.ts";
import type { PitchReading, SentenceReading } from "../content/pitch-reading.ts";
import { opensOnAnaphor } from "../language/cohesion.ts";
import { findFillers } from "../language/fillers.ts";
import { readText } from "../language/read-text.ts";
import { cleanSentence } from "./clean-sentence.ts";
import type { ClaimPart } from "../report.ts";
import { gapForPart, type PartGap, writeGapsOnly } from "./gaps.ts";
import { capitalize } from "./remove-ranges.ts";
import { fillerRanges, metaRanges, metaSentences } from "./strip-fillers.ts";

/** Under this validity the text is no French pitch: nothing is rewritten. */
export const LOWEST_VALIDITY = 0.35;
/** More gaps would bury the pitch. */
const MOST_GAPS = 2;

interface Block {
  paragraph: number;
  sentences: { index: number; text: string }[];
}

/**
 * Rewrites a pitch with its own words only: tics, false starts and empty hedges out, grammar mended, long sentences cut,
 * repeats out, the best opening first. A part that the report calls missing becomes « [À compléter : …] », twice at
 * most. No number and no name that the source lacks.
 *
 * @param slots the parts of the expected form, asked for where there is no pitch to rewrite
 * @param missing the parts that the report calls missing, first the one to fill first
 * @param validity 0 to 1; under .35 only the gaps come back
 * @returns Markdown, one paragraph per block
 */
export function writePerfectPitch(
  reading: PitchReading,
  slots: readonly SlotReading[],
  missing: readonly ClaimPart[],
  validity: number,
): string {
  const blocks = validity < LOWEST_VALIDITY ? [] : moveHookFirst(reading, cleanBlocks(reading));
  if (blocks.length === 0) return writeGapsOnly(slots.map((slot) => slot.part.slot));
  const gaps = missing.flatMap((part) => gapForPart(part) ?? []).slice(0, MOST_GAPS);
  const placed = gaps.reduce(placeGap, blocks);
  return placed.map((block) => block.sentences.map((sentence) => sentence.text).join(" ")).join("\n\n");
}

/** What the last sentences say when they only take leave: a gap stands before them. */
const LEAVE =
  /^(?:merci|bien cordialement|cordialement|au revoir|à bientôt|bonne (?:journée|soirée|chance)|voilà|santé|joyeux|bon anniversaire|vive\b)/i;

/** Puts a gap on a line of its own: after the first sentence, past the middle, or at the end before the leave-taking. */
function placeGap(blocks: Block[], { text, place }: PartGap): Block[] {
  const sentences = blocks.flatMap((block) => block.sentences);
  let at = place === "early" ? 1 : place === "late" ? sentences.length : Math.ceil(sentences.length * 0.6);
  while (at > 1 && at > sentences.length - 2 && LEAVE.test(sentences[at - 1]!.text)) at -= 1;
  const gap: Block = { paragraph: -2, sentences: [{ index: -1, text }] };
  let seen = 0;
  return blocks.flatMap((block) => {
    const from = seen;
    seen += block.sentences.length;
    if (at <= from || at > seen) return [block];
    const before = block.sentences.slice(0, at - from);
    const after = block.sentences.slice(at - from);
    return [
      { ...block, sentences: before },
      gap,
      ...(after.length > 0 ? [{ ...block, sentences: after }] : []),
    ];
  });
}

function cleanBlocks(reading: PitchReading): Block[] {
  const { original, input } = reading;
  const cuts = [...fillerRanges(original, findFillers(original)), ...metaRanges(original)].sort(
    (a, b) => a.start - b.start,
  );
  // In a toast or a story, « je ne suis pas doué pour les discours » is part of the charm.
  const dropped =
    input.pitchType === "perso"
      ? new Set<number>()
      : metaSentences(original, (sentence) => /\d/.test(sentence.text));
  const removed = [...reading.instructions, ...reading.duplicates].sort((a, b) => a.start - b.start);
  const blocks: Block[] = [];
  let cut = 0;
  let skip = 0;
  for (const sentence of original.sentences) {
    while (skip < removed.length && removed[skip]!.end < sentence.end) skip += 1;
    const other = removed[skip];
    const isRemoved = other !== undefined && sentence.start >= other.start && sentence.end <= other.end;
    const inside = [];
    for (; cut < cuts.length && cuts[cut]!.end <= sentence.end; cut += 1) {
      const { start, end } = cuts[cut]!;
      if (start >= sentence.start) inside.push({ start: start - sentence.start, end: end - sentence.start });
    }
    if (isRemoved || dropped.has(sentence.index)) continue;
    const pieces = cleanSentence(sentence.text, inside, original.punctuated);
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

/** The opening is the first two sentences. */
const EARLIEST_MOVED = 2;
const DULL_OPENING =
  /^(?:bonjour|bonsoir|salut|je m'appelle|je me présente|moi c'est|je vais vous (?:parler|présenter))/i;

/** In a product pitch that opens on « Bonjour, je m'appelle… », the first share or question that stands alone goes first. */
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
  const strong = sentence.figures.some(({ kind }) => kind === "percent" || kind === "ratio");
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
