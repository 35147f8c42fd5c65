import type { ClaimRule } from "../../report.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { strongestOf } from "../parts/part-signs.ts";
import { worthOf } from "./worth.ts";

/** Facts that do not depend on the reader: words that are present, a text that is incomplete. */
const SURE = new Set<ClaimRule>([
  "offTopic",
  "graderInstruction",
  "template",
  "twoVoices",
  "cutText",
  "notes",
  "readAloud",
  "filler",
  "repair",
  "spelling",
  "jargon",
  "repetition",
  "longSentence",
]);
/**
 * A claim is shown from this chance of being useful on, up to this chance of being wrong. On 60 unseen texts, two
 * readers of each report found wrong nine praises of 100 under .1 and five of 18 up to .15, two remarks of 26 and five
 * of 14 (record 360).
 */
const SAID = { useful: 0.4, wrong: 0.1 };

/**
 * A part is reported missing only when two models agree: this one, and the chance that the part is present (record
 * 376).
 */
const WRONG_OF_MISSING = 0.15;

/**
 * A part that is only listed as present quotes nothing and is one of several: drop it only when more likely wrong than
 * right.
 */
const WRONG_OF_COUNTED = 0.7;
/**
 * Do not list a part when three signs doubt it: its best sentence hardly plays the role, its author would hardly find
 * it useful and might well find it wrong. Of 34 such parts, readers found 25 wrong and one useful; the sixty annotated
 * texts contain none.
 */
const DOUBTED = { wrong: 0.4, useful: 0.3, played: 0.5 };

/** Blanks still to fill in and lines of two speakers are reported as such: do not praise them too. */
function isOfNoSpeech({ content }: ClaimContext, { quotes }: Draft): boolean {
  const { blanks, turns } = content.reading;
  return [...blanks, ...turns.slice(0, 2)].some(({ start, end }) =>
    quotes.some((quote) => quote.start < end && start < quote.end),
  );
}

/** Whether the author of a text would find a claim true and worth knowing. */
export function isWorthTelling(context: ClaimContext, draft: Draft): boolean {
  if (draft.kind === "credit" && isOfNoSpeech(context, draft)) return false;
  const isCounted = draft.rule === "part" && draft.kind === "credit" && draft.quotes.length === 0;
  // The roles given by a reader of the text leave no doubt.
  const isGiven = draft.rule === "part" && context.content.hasGivenRoles;
  const isExcuse = draft.evidence.some(({ rule }) => rule === "excuse");
  if (SURE.has(draft.rule) || isGiven || isExcuse) return true;
  const { useful, wrong } = worthOf(context, draft);
  if (isCounted) {
    const played = strongestOf(context, draft.part!)?.chance ?? 0;
    const isDoubted = wrong > DOUBTED.wrong && useful < DOUBTED.useful && played < DOUBTED.played;
    return wrong <= WRONG_OF_COUNTED && !isDoubted;
  }
  const isMissingPart = draft.rule === "part" && draft.kind === "missing";
  return useful >= SAID.useful && wrong <= (isMissingPart ? WRONG_OF_MISSING : SAID.wrong);
}
