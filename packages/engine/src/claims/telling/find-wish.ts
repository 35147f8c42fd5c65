import type { SentenceReading } from "../../content/pitch-reading.ts";
import { countWords } from "../../pitch.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { asksEnough } from "../listener/doubt.ts";
import { mostOfRoles } from "../signs/pick-sentence.ts";
import { isComplete } from "../context/places.ts";
import type { FormName } from "../context/speech-form.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { isPrecise } from "./tell-request.ts";

/** « Ce serait bien si des gens pouvaient s’investir »: a wish that asks nothing of anybody. */
const WISHED = regexInLines("iu")`
  (?<![\p{L}])(?:
    ce serait (?:bien|mieux|super)|il faudrait|faudrait|il nous faudrait|
    (?:on|nous) (?:a |avons |aurait |aurions )?besoin|besoin|(?:on|nous|je) cherch|j['’]aimerais|
    on aimerait|si vous (?:pouvez|pouviez|voulez|êtes d['’]accord)|(?:ça|cela) mériterait|accompagner un peu
  )(?![\p{L}])
`;
const HINTED = 0.2;
/** Relative position in the text from which such wishes are looked for. */
const LATE = 0.4;

/** The likeliest vague wish, in a text without any precise request. */
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

/** Chances from which a line asks vaguely; the second one applies when the whole is heard to ask clearly. */
const LOOSE = { likely: 0.4, surely: 0.65 };
/** From this chance on, a precise request elsewhere is enough. */
const ASKED = 0.55;
const LAST = 4;
const FEWEST_WORDS = 4;
/** Forms that may end on a request without needing one. */
const MAY_ASK = new Set<FormName>(["announcement"]);
/** « Profitez bien, et bon appétit à tous »: a polite phrase, up to the end of its clause, is not a request. */
const COURTESY = regexInLines("giu")`
  (?<![\p{L}])(?:
    bon(?:ne)?s? (?:appétit|journée|soirée|chance|route|courage|continuation|fêtes?|vacances|week-end)|
    profitez(?: bien)?|merci(?! (?:de|d['’]avance)(?![\p{L}]))
  )(?![\p{L}])(?:(?! (?:et|si)(?![\p{L}]))[^,;:.!?…])*
`;
const isOnlyCourtesy = (text: string): boolean => {
  const rest = text.replace(COURTESY, "");
  return rest !== text && countWords(rest) < FEWEST_WORDS;
};

/**
 * « Si y en a que ça intéresse, vous voyez avec moi », « on espère que vous pourrez faire quelque chose »: a request
 * among the last lines that names nobody and nothing to do; null when another line asks clearly.
 */
export function asksLoosely(context: ClaimContext): SentenceReading | null {
  const { sentences, roles, form, content } = context;
  if (content.reading.input.pitchType === "rh" || !(form.asks || MAY_ASK.has(form.name))) return null;
  const from = asksEnough(context) ? LOOSE.surely : LOOSE.likely;
  const isLoose = (sentence: SentenceReading) => roles.of(sentence, "vague_request") >= from;
  if (sentences.some((one) => roles.of(one, "request") >= ASKED && isPrecise(one) && !isLoose(one)))
    return null;
  let best: SentenceReading | null = null;
  for (const sentence of sentences.slice(-LAST)) {
    if (!isLoose(sentence) || isPrecise(sentence) || !isComplete(sentence)) continue;
    if (sentence.sentence.words < FEWEST_WORDS || isOnlyCourtesy(sentence.sentence.text)) continue;
    if (!best || roles.of(sentence, "vague_request") > roles.of(best, "vague_request")) best = sentence;
  }
  return best;
}
