import type { Place } from "../../report.ts";
import type { ClaimContext, Draft } from "../claim-context.ts";
import { heardChance, type HeardLabel, lineChance } from "./listener.ts";

/** More likely than not. */
const LIKELY = 0.5;
/** Surely no request is called for. */
const NOT_CALLED_FOR = 0.7;
/** What would be changed of a text that most would keep is little. */
const KEPT = 0.3;
/** « Ça marche, le micro ? »: from this chance on a question opens the speech. */
const OPENS = 0.3;
/** What it costs is owed where readers ask what the offer is. */
const OWED = 0.2;

/** Whether a reader of the whole would likely say the contrary: then nothing is said. */
export function isDoubted(context: ClaimContext, { kind, rule, part, device, quotes }: Draft): boolean {
  const heard = (label: HeardLabel) => heardChance(context, label);
  if (kind === "credit") {
    // What accuses is not to be praised for being told.
    if (isToneAmiss(context)) return true;
    if (rule === "opening")
      return heard("opensBadly") >= LIKELY || (device === "question" && !mayOpen(context, quotes[0]));
    return rule === "closing" && heard("endsBadly") >= LIKELY;
  }
  const isRequest = rule === "request" || part === "request";
  if (isRequest && asksEnough(context)) return true;
  if (kind !== "missing" || !part) return false;
  // Nobody else may offer it: of seven that were told to lack what sets them apart, three did not.
  if (part === "difference") return true;
  if (part === "business_model") return heard("advise offer") < OWED;
  return heard("keep") >= KEPT;
}

function mayOpen(context: ClaimContext, place: Place | undefined): boolean {
  const asked = context.sentences.find(
    ({ sentence }) => place && place.start < sentence.end && sentence.start < place.end,
  );
  return asked !== undefined && lineChance(context, asked, "open") >= OPENS;
}

/** From this chance on: readers name the two most useful things, so that one in two is much. */
const TONE = 0.5;

/** Whether readers would likely ask for another tone, of somebody who does not excuse themselves. */
export const isToneAmiss = (context: ClaimContext): boolean =>
  heardChance(context, "excuses") < LIKELY &&
  Math.max(
    heardChance(context, "advise tone"),
    heardChance(context, "complains"),
    heardChance(context, "aggressive"),
  ) >= TONE;

/** Chances of what spoils a text, over those of nineteen in twenty of the 60 texts never seen that readers marked 7 and more. */
const SPOILS = {
  recites: 0.35,
  flat: 0.25,
  complains: 0.25,
  aggressive: 0.12,
  missesPoint: 0.15,
  rambles: 0.55,
} as const satisfies Partial<Record<HeardLabel, number>>;

/** Whether something may spoil a text whose measures are good: then it is neither kept nor praised as a whole. */
export const isSpoilt = (context: ClaimContext): boolean =>
  Object.entries(SPOILS).some(([label, most]) => heardChance(context, label as HeardLabel) >= most);

/** A list of facts, well made or not. */
export const isRecited = (context: ClaimContext): boolean => heardChance(context, "recites") >= LIKELY;

/** Whether readers would likely say that it asks clearly, or has nothing to ask. */
export const asksEnough = (context: ClaimContext): boolean =>
  heardChance(context, "asksClearly") >= LIKELY || heardChance(context, "needsNoRequest") >= NOT_CALLED_FOR;
