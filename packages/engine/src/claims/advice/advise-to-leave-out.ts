import type { SentenceReading } from "../../content/pitch-reading.ts";
import { syntaxWithoutMasked } from "../../language/syntax.ts";
import { readWordChoice } from "../../roles/read-word-choice.ts";
import type { Place } from "../../report.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { mostOfRoles } from "../signs/pick-sentence.ts";
import { lineChance } from "../listener/listener.ts";
import { placeToQuote, showPlace } from "../context/places.ts";

/** Word score out of ten: below it, words are typical of speeches that readers marked low. */
const POOR_WORDS = 3;
/** Chance from which a sentence merely asserts or fills time. */
const IDLE = 0.5;
const POLITE = 0.5;
/** Below this chance that a reader would leave it out, a sentence stays. */
const LEAST_DROPPED = 0.28;
const WORDS = { least: 6, most: 35 };

/**
 * The sentence that a speech would miss least: the poorest words of all, and it merely asserts or fills time. Null when
 * none is poor enough. In speeches outside the training data, readers would leave out thirteen of sixteen such
 * sentences.
 */
function findNeedless(context: ClaimContext): SentenceReading | null {
  const { reading } = context.content;
  const syntax = syntaxWithoutMasked(reading.units, reading.original);
  let poorest: SentenceReading | null = null;
  let least = POOR_WORDS;
  for (const sentence of context.sentences) {
    const { start, end, words } = sentence.sentence;
    if (words < WORDS.least || words > WORDS.most) continue;
    if (mostOfRoles(context, sentence, ["thanks", "greeting", "apology"]) >= POLITE) continue;
    const read = syntax.filter((one) => one.start < end && start < one.end);
    const value = readWordChoice(read);
    if (value >= least || lineChance(context, sentence, "drop") < LEAST_DROPPED) continue;
    [poorest, least] = [sentence, value];
  }
  if (!poorest) return null;
  const { roles } = context;
  return Math.max(roles.family(poorest, "asserted"), roles.family(poorest, "noise")) > IDLE ? poorest : null;
}

/** From this quality on, a sentence with poor words has its reason: a joke, a figure of the trade. */
const LEAN = 0.65;
/** In words: a longer sentence is quoted by some of its clauses. */
const SHOWN_WORDS = 24;

export const sayWithout = (shown: string): string =>
  `Dites ce texte sans ${shown}\u00a0: si rien ne manque, laissez cette phrase de côté.`;

/** Advice to say the speech without that sentence, unless other claims are about it. */
export function adviseToLeaveOut(context: ClaimContext, spoken: readonly Place[]): Option | null {
  if (context.quality >= LEAN) return null;
  const needless = findNeedless(context);
  if (!needless) return null;
  const { start, end } = needless.sentence;
  if (spoken.some((place) => place.start < end && start < place.end)) return null;
  const text = context.content.reading.input.content;
  const place = placeToQuote(text, needless, undefined, SHOWN_WORDS);
  return {
    code: "drop_irrelevant",
    rule: "whole",
    worth: 0.3,
    quotes: [place],
    text: sayWithout(showPlace(text, place)),
  };
}
