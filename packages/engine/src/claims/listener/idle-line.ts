import type { ClaimContext } from "../context/claim-context.ts";
import { lineChance } from "./listener.ts";

/**
 * A slogan: surely a commonplace that nobody would miss. A vague line: probably one. A commonplace: perhaps one.
 * Unmissed: better left out, whatever it says; unwanted: surely so.
 */
export type IdleLine = "slogan" | "vague" | "commonplace" | "unmissed" | "unwanted";

/** Chances from which readers agreed that anybody could say a line, and that the text would be better without it. */
const SURE = { vague: 0.55, drop: 0.35 };
/** Above this chance, some would miss it. */
const MISSED = 0.2;
/** The same where the roles of the line have to agree. */
const LIKELY = { vague: 0.65, drop: 0.18, missed: 0.06 };
/** The same where the roles may only hint at it. */
const VAGUE = { vague: 0.75, drop: 0.22 };
/** The chance from which a line that searches for words is better left out. */
const DROPPED = { drop: 0.4, surely: 0.6, missed: 0.1 };

/** Why the sentence that ends at `end` may be left out, as far as the listener can tell; null to keep it. */
export function idleLine(context: ClaimContext, end: number): IdleLine | null {
  const sentence = context.sentences.find((one) => one.sentence.end === end);
  if (sentence === undefined) return null;
  const vague = lineChance(context, sentence, "vague");
  const drop = lineChance(context, sentence, "drop");
  const best = lineChance(context, sentence, "best");
  if (vague >= SURE.vague && drop >= SURE.drop && best < MISSED) return "slogan";
  if (vague >= LIKELY.vague && drop >= LIKELY.drop && best < LIKELY.missed)
    return vague >= VAGUE.vague && drop >= VAGUE.drop ? "vague" : "commonplace";
  if (drop < DROPPED.drop || best >= DROPPED.missed) return null;
  return drop >= DROPPED.surely ? "unwanted" : "unmissed";
}
