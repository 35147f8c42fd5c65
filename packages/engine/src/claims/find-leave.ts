import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ClaimContext } from "./claim-context.ts";
import { mostOfRoles } from "./pick-sentence.ts";
import { isComplete } from "./places.ts";
import type { Role } from "./role-signs.ts";
import { signsOf } from "./sentence-signs.ts";

const LEAVES: readonly Role[] = ["filler_only", "apology", "close"];
const LIKELY = 0.3;
const ENOUGH_SENTENCES = 4;
const FEWEST_WORDS = 4;
/** « Pardon, c’est tout »: leave is taken in words that anybody would use. */
const TAKES_LEAVE =
  /^[\s,]{0,3}(?:(?:et|donc|euh|bon|ben|bah|enfin|alors|mais|pardon|désolée?|bref|merci|quoi|ouais)[\s,.]{1,3}){0,5}(?:(?:et |ben |donc )?voil[àa]|c['’]est (?:tout|à peu près tout|bon)|j['’]ai (?:fini|tout dit|dit)|moi j['’]ai fini|je crois que c['’]est (?:tout|bon))(?:[\s,]{1,3}[\p{L}’']{1,20}){0,6}[\s.…!]{0,4}$/iu;

/** A last line that only says that it is the last, and the one before it, on which the speech could end. */
export function findLeave(context: ClaimContext): { last: SentenceReading; before: SentenceReading } | null {
  const { sentences, content } = context;
  const last = sentences.at(-1);
  const before = sentences.at(-2);
  if (!last || !before || sentences.length < ENOUGH_SENTENCES) return null;
  if (!TAKES_LEAVE.test(last.sentence.text) || mostOfRoles(context, last, LEAVES) < LIKELY) return null;
  const mayEnd =
    before.sentence.words >= FEWEST_WORDS && isComplete(before) && !signsOf(content, before).restart;
  return mayEnd ? { last, before } : null;
}
