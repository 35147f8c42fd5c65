import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ClaimContext } from "./claim-context.ts";
import { mostOfRoles } from "./pick-sentence.ts";
import { isComplete } from "./places.ts";
import { isPrecise } from "./tell-request.ts";

/** « Ce serait bien si des gens pouvaient s’investir »: wished for, and asked of nobody. */
const WISHED =
  /(?<![\p{L}])(?:ce serait (?:bien|mieux|super)|il faudrait|faudrait|il nous faudrait|(?:on|nous) (?:a |avons |aurait |aurions )?besoin|besoin|(?:on|nous|je) cherch|j['’]aimerais|on aimerait|si vous (?:pouvez|pouviez|voulez|êtes d['’]accord)|(?:ça|cela) mériterait|accompagner un peu)(?![\p{L}])/iu;
const HINTED = 0.2;
/** Such a wish stands toward the end. */
const LATE = 0.4;

/** The surest wish that nothing makes precise, where no request of the text is. */
export function wishedFor(context: ClaimContext): SentenceReading | null {
  const { sentences } = context;
  const chance = (sentence: SentenceReading) => mostOfRoles(context, sentence, ["request", "vague_request"]);
  if (sentences.some((sentence) => chance(sentence) >= HINTED && isPrecise(sentence))) return null;
  let best: SentenceReading | null = null;
  let most = HINTED;
  for (const sentence of sentences.slice(Math.floor(sentences.length * LATE))) {
    if (chance(sentence) < most || !WISHED.test(sentence.sentence.text) || !isComplete(sentence)) continue;
    [best, most] = [sentence, chance(sentence)];
  }
  return best;
}
