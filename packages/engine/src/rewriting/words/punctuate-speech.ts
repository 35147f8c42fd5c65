import { breaksOff } from "../../language/broken-off.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import { tokenize, type RawToken } from "../../language/tokenize.ts";

const DETERMINERS = new Set(
  "le la les l' un une notre nos votre vos mon ma mes ce cette ces leur leurs".split(" "),
);
const INVERTED =
  /^(?:savez|avez|êtes|connaissez|pouvez|voulez|pourriez|auriez|seriez|croyez|pensez|imaginez)$/;

/** Offsets of the commas often forgotten before « c'est », as in « mon défaut c'est ». */
export function commaPlaces(sentence: string): number[] {
  if (!/\bc['’]/i.test(sentence)) return [];
  const tokens = tokenize(sentence);
  return tokens.flatMap((token, index) => {
    const isBeforeIt = tokens[index + 1]?.norm === "c'" && setsOffSubject(tokens, index);
    return isBeforeIt ? [token.end] : [];
  });
}

/** « Mon principal défaut | c'est »: a noun group from the start of a clause to « c'est ». */
function setsOffSubject(tokens: RawToken[], last: number): boolean {
  if (tokens[last]!.kind === "punctuation") return false;
  let first = last;
  while (first > 0 && tokens[first - 1]!.kind !== "punctuation" && last - first < 7) first -= 1;
  const isStart = first === 0 || tokens[first - 1]!.kind === "punctuation";
  const length = last - first + 1;
  // « c'est le fils, hein, le père c'était pas mieux »: two groups in a row would read as a list.
  if (first > 1 && tokens[first - 1]!.text === "," && endsOnAnother(tokens, first - 2, last)) return false;
  if (!isStart || length < 2 || length > 6 || !DETERMINERS.has(tokens[first]!.norm)) return false;
  for (let at = first; at <= last; at += 1) {
    const { norm } = tokens[at]!;
    if (OPENS_CLAUSE.has(norm)) return false;
    if (isFiniteVerbAt(tokens, at) && at > first + 1) return false;
  }
  return true;
}

const OPENS_CLAUSE = new Set("que qu' qui où dont et quand parce si s' comme lorsque puisque ou".split(" "));
const TIC = new Set(["euh", "hein", "bon", "ben", "quoi", "voilà", "enfin", ","]);

/** Whether the words before a place end on « c'est », a determiner and another noun; tics aside. */
function endsOnAnother(tokens: RawToken[], before: number, noun: number): boolean {
  let at = before;
  while (at > 0 && TIC.has(tokens[at]!.norm)) at -= 1;
  const isGroup = at > 1 && DETERMINERS.has(tokens[at - 1]!.norm) && BEING.test(tokens[at - 2]!.norm);
  return isGroup && tokens[at]!.norm !== tokens[noun]!.norm;
}
const BEING = /^(?:est|était|sont|étaient)$/;

/**
 * « donc qu'est ce que j'ai fait », « bonsoir à tous est-ce que vous m'entendez »: the sentence ends with a question.
 */
const ASKS = /(?<![\p{L}])est[- ]ce qu(?:e |['’])[^,;]{1,80}$/iu;
/** « je ne sais pas est-ce que ça ira » is no question to the audience. */
const ASKS_ITSELF =
  /(?<![\p{L}])(?:sais (?:pas|plus)|demand\p{L}{1,5}|savoir|dire|vois pas) (?:qu['’ ])?est[- ]ce qu/iu;

/** « qu'est-ce que je trouve un manteau »: the answer follows at once. */
const ANSWERS_ITSELF =
  /(?<![\p{L}])qu['’]est[- ]ce qu(?:e |['’])(?:je|il|elle|on) \p{L}{2,12} (?:une?|des) \p{L}/iu;

/**
 * The final stop of a sentence that has none: « ? » for a clear question of a transcript, « … » if unfinished, else « .
 * ».
 */
export function stopOf(sentence: string): string {
  if (/[.!?…:»"”)\]]$/.test(sentence)) return "";
  if (breaksOff(sentence)) return "…";
  const [first, second] = tokenize(sentence.slice(0, 40));
  const isQuestion =
    /^est[- ]ce(?![\p{L}])/iu.test(sentence) ||
    (ASKS.test(sentence) && !ASKS_ITSELF.test(sentence) && !ANSWERS_ITSELF.test(sentence)) ||
    (second?.norm === "vous" && INVERTED.test(first?.norm ?? ""));
  return isQuestion ? "\u00a0?" : ".";
}
