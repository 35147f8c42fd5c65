import type { ClaimPart, Evidence } from "../report.ts";
import type { SentenceReading } from "../content/pitch-reading.ts";
import { type ClaimContext, type Draft, signOf, STRONG, wholeSentence } from "./claim-context.ts";
import { PART_WORDS } from "./parts-of-speech.ts";
import { isComplete, placeToQuote, showPlace } from "./places.ts";
import { cueOf, strongestOf } from "./part-signs.ts";
import { PART_LIMITS } from "./part-limits.ts";

/** In fewer words a speech leaves parts out because it is short. */
const ENOUGH_WORDS = 40;

/** From these chances on, the sentence itself is shown: under them the part is there, and which words fill it is in doubt. */
const QUOTED = 0.85;
const QUOTED_WITH_CUE = 0.6;

/** A strong speech leaves few parts out: in it a lesser chance is enough, but for these, which are guessed at worst. */
const HEARD_IN_STRONG = 0.35;
/** A weak one leaves many out. */
const WEAK = 0.4;
const HEARD_IN_WEAK = 0.35;
/** Parts whose words show nothing: a greeting, a last thank you. */
const NEVER_SHOWN = new Set<ClaimPart>(["close", "occasion"]);
const HARD_PARTS = new Set<ClaimPart>(["task", "problem", "difference", "team", "customer", "market"]);

/** The parts that the form calls for: those that are heard, those that are missed, nothing of those in doubt. */
export function tellParts(context: ClaimContext): Draft[] {
  return context.form.parts.flatMap((part) => {
    const claim = tellPart(context, part);
    return claim ? [claim] : [];
  });
}

function tellPart(context: ClaimContext, part: ClaimPart): Draft | null {
  const words = PART_WORDS[part];
  const limits = PART_LIMITS[part];
  if (!limits) return null;
  const strongest = strongestOf(context, part);
  const anywhere = cueOf(context, part, null);
  const isStrong = context.quality >= STRONG;
  const plain = anywhere ? limits.heardWithCue : limits.heard;
  const isWeak = context.quality < WEAK;
  const sure = isWeak ? Math.max(plain, HEARD_IN_WEAK) : plain;
  const from = isStrong && !HARD_PARTS.has(part) ? Math.min(plain, HEARD_IN_STRONG) : sure;
  if (strongest && strongest.chance >= from) {
    const { sentence, role } = strongest;
    const cue = cueOf(context, part, sentence);
    const content = context.content.reading.input.content;
    const place = placeToQuote(content, sentence, cue ?? undefined);
    const isShown =
      strongest.chance >= (cue ? QUOTED_WITH_CUE : QUOTED) && !NEVER_SHOWN.has(part) && isComplete(sentence);
    return {
      kind: "credit",
      rule: "part",
      part,
      quotes: isShown ? [wholeSentence(sentence)] : [],
      evidence: [signOf(`role.${role}`, sentence), ...evidenceOf(anywhere, sentence)],
      text: isShown ? `${words.heard}\u00a0: ${showPlace(content, place)}.` : `${words.heard}.`,
    };
  }
  const isLong = context.content.reading.words >= ENOUGH_WORDS;
  if (isStrong || !context.form.isSure || !isLong || context.validity < 0.5) return null;
  if (anywhere || (strongest?.chance ?? 0) > limits.missed) return null;
  return { kind: "missing", rule: "part", part, quotes: [], evidence: [], text: words.missed };
}

function evidenceOf(cue: { start: number; end: number } | null, sentence: SentenceReading): Evidence[] {
  return cue ? [{ rule: "cue", start: cue.start, end: cue.end }] : [signOf("family", sentence)];
}
