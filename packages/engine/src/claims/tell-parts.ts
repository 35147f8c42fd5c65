import type { ClaimPart, Evidence } from "../report.ts";
import type { SentenceReading } from "../content/pitch-reading.ts";
import { type ClaimContext, type Draft, signOf, STRONG, wholeSentence } from "./claim-context.ts";
import { PART_WORDS } from "./parts-of-speech.ts";
import { isComplete, placeToQuote, showPlace } from "./places.ts";
import { cueOf, strongestOf } from "./part-signs.ts";
import { partChance } from "./part-chances.ts";
import { PART_LIMITS } from "./part-limits.ts";

/** In fewer words a speech leaves parts out because it is short. */
const ENOUGH_WORDS = 40;

/** From these chances on, the sentence itself is shown: under them the part is there, and which words fill it is in doubt. */
const QUOTED = 0.95;
/** A word alone shows nothing, and what has no stop is read by nobody. */
const FEWEST_SHOWN = 3;
const MOST_SHOWN = 30;
const QUOTED_WITH_CUE = 0.85;
/**
 * How likely a part is filled for it to be told there, or missing; read off texts whose writers the roles had not seen, and
 * sources that these chances had not: nine tellings of ten were right (record 188). A part whose own limits are met needs
 * less.
 */
const THERE = 0.74;
const THERE_BY_ROLE = 0.6;
const MISSING = 0.15;
/**
 * Up to these chances a part is told missing: wider where nine tellings of ten were still right on composed and on natural
 * texts, roles and chances blind to each (record 164); narrower where fewer were.
 */
const MISSING_OF: Partial<Record<ClaimPart, number>> = {
  proof: 0.3,
  business_model: 0.3,
  problem: 0.25,
  progress: 0.3,
  effect: 0.3,
  lesson: 0.05,
  difference: 0.08,
  anecdote: 0.22,
  example: 0.2,
  plan_or_thread: 0.18,
  link_with_job: 0.05,
};
/** From these on a part is there: lower where nearly every speech holds it, higher where it is guessed too easily. */
const THERE_OF: Partial<Record<ClaimPart, number>> = {
  solution: 0.6,
  anecdote: 0.62,
  weakness: 0.6,
  proof: 0.74,
  emotion: 0.7,
  example: 0.72,
  explanation: 0.66,
  situation: 0.66,
  path: 0.66,
  business_model: 0.68,
  who: 0.68,
  proposal: 0.68,
  story_or_facts: 0.78,
  company_fact: 0.78,
  lesson: 0.78,
  achievement: 0.8,
  request: 0.8,
  why_this_job: 0.8,
  problem: 0.86,
  link_with_job: 0.86,
  conclusion: 0.86,
  team: 0.9,
  close: 0.9,
  contribution: 0.9,
  difference: 0.9,
};
/** Their sentences alone tell too little: the chance decides. */
const BY_CHANCE = new Set<ClaimPart>([
  "problem",
  "business_model",
  "team",
  "close",
  "difference",
  "link_with_job",
  "contribution",
]);
const MISSING_BY_ROLE = 0.4;
/** A part is told there on the sign of a sentence too, and missing only where no sentence comes near. */
const SOME_SIGN = 0.12;
const NO_SIGN = 0.3;
/** Only investors ask for the one; the other is told missing where it stands as often as not. */
const NEVER_MISSED = new Set<ClaimPart>(["market", "task"]);
/** Parts whose words show nothing: a greeting, a last thank you. */
const NEVER_SHOWN = new Set<ClaimPart>(["close", "occasion"]);

/** The parts that the form calls for: those that are heard, those that are missed, nothing of those in doubt. */
export function tellParts(context: ClaimContext): Draft[] {
  // What an answer to another question holds is no part of this one's.
  if (context.content.evidence.isOffTopic) return [];
  return context.form.parts.flatMap((part) => {
    const claim = tellPart(context, part);
    return claim ? [claim] : [];
  });
}

function tellPart(context: ClaimContext, part: ClaimPart): Draft | null {
  const words = PART_WORDS[part];
  const chance = partChance(context, part);
  if (chance === null) return null;
  const strongest = strongestOf(context, part);
  const anywhere = cueOf(context, part, null);
  if (strongest && isThere(part, chance, strongest.chance, anywhere !== null)) {
    const { sentence, role } = strongest;
    const cue = cueOf(context, part, sentence);
    const heard = words.heardIn?.[context.form.name] ?? words.heard;
    const content = context.content.reading.input.content;
    const place = placeToQuote(content, sentence, cue ?? undefined);
    const shownWords = content.slice(place.start, place.end).match(/\S+/gu)?.length ?? 0;
    const isShown =
      shownWords >= FEWEST_SHOWN &&
      shownWords <= MOST_SHOWN &&
      strongest.chance >= (cue ? QUOTED_WITH_CUE : QUOTED) &&
      !NEVER_SHOWN.has(part) &&
      isComplete(sentence);
    return {
      kind: "credit",
      rule: "part",
      part,
      quotes: isShown ? [wholeSentence(sentence)] : [],
      evidence: [signOf(`role.${role}`, sentence), ...evidenceOf(anywhere, sentence)],
      text: isShown ? `${heard}\u00a0: ${showPlace(content, place)}.` : `${heard}.`,
    };
  }
  const isLong = context.content.reading.words >= ENOUGH_WORDS;
  if (context.quality >= STRONG || !context.form.isSure || !isLong || context.validity < 0.5) return null;
  // A way, a thesis or a lesson may explain without a case.
  if (part === "example" && context.form.name === "exposition") return null;
  if (anywhere || NEVER_MISSED.has(part) || !isMissing(part, chance, strongest?.chance ?? 0)) return null;
  return { kind: "missing", rule: "part", part, quotes: [], evidence: [], text: words.missed };
}

function isMissing(part: ClaimPart, chance: number, surest: number): boolean {
  if (chance <= (MISSING_OF[part] ?? MISSING)) return surest <= NO_SIGN;
  return chance <= MISSING_BY_ROLE && surest <= (PART_LIMITS[part]?.missed ?? 0);
}

function isThere(part: ClaimPart, chance: number, surest: number, hasCue: boolean): boolean {
  const there = THERE_OF[part] ?? THERE;
  if (chance >= there) return surest >= SOME_SIGN || hasCue;
  const limits = PART_LIMITS[part];
  return (
    limits !== undefined &&
    !BY_CHANCE.has(part) &&
    chance >= THERE_BY_ROLE &&
    surest >= (hasCue ? limits.heardWithCue : limits.heard)
  );
}

function evidenceOf(cue: { start: number; end: number } | null, sentence: SentenceReading): Evidence[] {
  return cue ? [{ rule: "cue", start: cue.start, end: cue.end }] : [signOf("family", sentence)];
}
