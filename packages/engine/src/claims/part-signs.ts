import type { ClaimPart, Place } from "../report.ts";
import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ClaimContext } from "./claim-context.ts";
import { PART_WORDS } from "./parts-of-speech.ts";
import type { Role } from "./role-signs.ts";

/** The sentence that most likely fills a part. */
interface StrongestSentence {
  sentence: SentenceReading;
  role: Role;
  chance: number;
}

export function strongestOf(context: ClaimContext, part: ClaimPart): StrongestSentence | null {
  let best: StrongestSentence | null = null;
  for (const sentence of context.sentences) {
    for (const role of PART_WORDS[part].roles) {
      const chance = context.roles.of(sentence, role);
      if (chance > (best?.chance ?? 0)) best = { sentence, role, chance };
    }
  }
  return best;
}

/** The cue word of a part, in this sentence where one is given, anywhere otherwise. */
export function cueOf(
  { content }: ClaimContext,
  part: ClaimPart,
  within: SentenceReading | null,
): Place | null {
  const { cues } = PART_WORDS[part];
  for (const slot of content.evidence.slots) {
    if (!cues.includes(slot.part.slot)) continue;
    for (const hit of slot.hits) {
      if (within === null || hit.sentence.index === within.index)
        return { start: hit.span.start, end: hit.span.end };
    }
  }
  return null;
}
