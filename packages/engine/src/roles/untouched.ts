import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { bare } from "./profile-answer.ts";
import { asksAboutAThing, type QuestionKind } from "./question-kind.ts";
import type { SpeechContext } from "./speech-context.ts";

/** What is known of an answer beside its words. */
interface Touch {
  /** Probability, 0 to 1, that it does not treat its question. */
  chance: number;
  /** Words of the question that it takes up. */
  taken: number;
  /** The surest sentence that does what the question asks. */
  surest: number;
  /** Logit of its words being those of an interview. */
  words: number;
  /** The surest sentence that says who speaks or where they come from. */
  introduces: number;
  /** Logit that it answers another question, or none; null where nothing was learnt of such answers. */
  strangeness: number | null;
}

/**
 * Where no word of the question is taken up and no sentence surely does what it asks, a lesser chance is enough: from it,
 * and the surest sentence under which, by kind of question. Of 1 500 answers to their own question, 430 of them by a detour,
 * none stands there. Anything may be why one is to be chosen, and what drives one is never told so.
 */
const UNTOUCHED: Partial<Record<QuestionKind, { chance: number; surest: number }>> = {
  introduction: { chance: 0.75, surest: 0.3 },
  motivation: { chance: 0.7, surest: 0.3 },
  studies: { chance: 0.7, surest: 0.3 },
  strengths: { chance: 0.7, surest: 0.5 },
  choice: { chance: 0.9, surest: 0.5 },
  weaknesses: { chance: 0.6, surest: 1 },
  future: { chance: 0.85, surest: 1 },
  leaving: { chance: 0.6, surest: 0.5 },
  method: { chance: 0.7, surest: 0.5 },
  salary: { chance: 0.8, surest: 1 },
  reverse: { chance: 0.6, surest: 1 },
  behavioural: { chance: 0.7, surest: 0.5 },
};
/**
 * What is surely of another question needs no more than an even chance (why one leaves: none, but no word of leaving). Of 1 075
 * answers to their own question, read by models without their writer, none is told by it; it was set on them.
 */
const OF_ANOTHER: Partial<Record<QuestionKind, { strangeness: number; surest?: number }>> = {
  introduction: { strangeness: 6.3 },
  // A story told for a quality has the manner of many others.
  strengths: { strangeness: 7, surest: 0.8 },
  choice: { strangeness: 7 },
  leaving: { strangeness: 6 },
  future: { strangeness: 7.6 },
  behavioural: { strangeness: 6.2 },
};
const EVEN = 0.5;
/** Why one leaves, asked in so many words, and said in one of these. */
const ASKS_OF_LEAVING = /quitt|part(?:i|ir|e)|d[ée]part|chang/iu;
const OF_LEAVING =
  /^(?:part(?:ir|is?|ies?|irai)$|pars$|quitt|depart|demission|licenci|vire[es]*$|rupture|chomage|contrat|ferme$|ferment|fermeture|liquid|preavis)/;
/** Who says less may well answer in other words. */
const ENOUGH_WORDS = 30;

/** Beginnings of words of which an answer by a detour still holds one. */
const BOUND: Partial<Record<QuestionKind, RegExp>> = {
  motivation: /^(?:votre|vos)$/,
  studies: /^(?:votre|vos)$/,
  // Who leaves a sum to the listener speaks to them.
  salary: /^(?:mille|euros?|€|brut|net|vous|votre|vos)$/,
  leaving:
    /^(?:part(?:ir|is?|ies?|ais|ait|ent|irai)$|pars$|quitt|depart|demission|licenci|vire[rz]?$|ferm|liquid|rach[ae]t|vend|demenag|contrat|cdd|interim|fin$|fini|termin|chang|raison|restruct|econom|horair|trajet|route|fatigu|ennu|perspectiv|evolu|plafon|rupture|harcel|usure|burn|retrait|supprim|mutation|reste|reprend|repris|ailleurs|envie|nuit|salair|pay|avenir|progress)/,
};
/** Who begins so answers what was asked, by whatever way. */
const SAYS_YES = new Set(["oui", "ouais", "non", "si"]);
const BEFORE_ALL = new Set(["alors", "bah", "ben", "bon", "euh", "ah"]);
const SAYS_WHY = /(?<!\p{L})(?:parce qu|a cause|raisons?(?!\p{L}))/u;
const ASKS_WHY = /pourquoi/i;
/** Asked why this employer, who tells who they are and names neither the listener nor the place says something else. */
const ASKS_WHY_HERE = /(?<!\p{L})(?:notre|nos|nous|ici)(?!\p{L})/iu;
const HERE =
  /^(?:vous|votre|vos|toi|te|t'|ton|ta|tes|ici|cherch\p{L}*|stage|rejoin\p{L}*|attir\p{L}*|postul\p{L}*|candidat\p{L}*|recrut\p{L}*|embauch\p{L}*)$/u;
const INTRODUCED = 0.5;
const MOTIVES = new Set<QuestionKind>(["motivation", "studies"]);
/** Words by which an answer opens. */
const OPENING = 18;

/** Asked about a thing, who speaks of themselves at this rate, in the words of an interview, says something else. */
const OF_ONESELF = { rate: 0.05, interview: 1 };
const SELF = new Set("je j' j m' m me moi mon ma mes".split(" "));
/** « TCP », « EXW »: too short to be known by its first letters. */
const SHORT_NAMES = /(?<!\p{L})\p{Lu}{2,8}(?!\p{L})/gu;

const ASKS_HOW_MANY = /^\s*combien/i;
const RECKONED = 3;

const saidIn = (sentences: readonly SyntaxSentence[]) =>
  sentences.flatMap(({ words }) => words.flatMap(({ form, upos }) => (upos === "PUNCT" ? [] : [bare(form)])));

/** Whether an answer opens by a reason, asked for one: however far it goes from there, that is what was asked. */
export const givesReason = (sentences: readonly SyntaxSentence[], question: string | null): boolean =>
  ASKS_WHY.test(question ?? "") &&
  SAYS_WHY.test(saidIn(sentences.slice(0, OPENING)).slice(0, OPENING).join(" "));

/** Whether an answer leaves its question where it is, though no more than likely by the sum of its signs. */
export function leavesUntouched(
  sentences: readonly SyntaxSentence[],
  { question, questionKind }: Pick<SpeechContext, "question" | "questionKind">,
  { chance, taken, surest, words: likeness, introduces, strangeness }: Touch,
): boolean {
  const words = sentences.flatMap((sentence) => sentence.words.filter(({ upos }) => upos !== "PUNCT"));
  if (words.length < ENOUGH_WORDS) return false;
  const said = words.map(({ form }) => bare(form));
  // A page is no answer at all: it is told as one.
  const mine = said.filter((word) => SELF.has(word)).length / said.length;
  if (mine === 0) return false;
  const first = said.find((word) => !BEFORE_ALL.has(word)) ?? "";
  const asked = question ?? "";
  const asksWhyHere = MOTIVES.has(questionKind) && ASKS_WHY_HERE.test(asked);
  if (asksWhyHere && introduces >= INTRODUCED && first !== "pour" && !said.some((word) => HERE.test(word)))
    return true;
  // Of the words of why one leaves, « poste » says nothing: what such an answer holds is known by itself.
  if (taken > 0 && questionKind !== "leaving") return false;
  if (asksAboutAThing(asked)) {
    const names = (asked.match(SHORT_NAMES) ?? []).map(bare);
    // Who reckons speaks of themselves too, in figures.
    if (ASKS_HOW_MANY.test(asked) && words.filter(({ upos }) => upos === "NUM").length >= RECKONED)
      return false;
    return (
      likeness >= OF_ONESELF.interview &&
      mine >= OF_ONESELF.rate &&
      !names.some((name) => said.includes(name))
    );
  }
  if (SAYS_YES.has(first)) return false;
  const holds = (bound: RegExp | undefined) =>
    bound !== undefined && words.some(({ lemma }, at) => bound.test(said[at]!) || bound.test(bare(lemma)));
  const from = UNTOUCHED[questionKind];
  if (from && chance > from.chance && surest < from.surest && !holds(BOUND[questionKind])) return true;
  const other = OF_ANOTHER[questionKind];
  if (
    !other ||
    strangeness === null ||
    strangeness <= other.strangeness ||
    surest >= (other.surest ?? Number.POSITIVE_INFINITY)
  )
    return false;
  return questionKind === "leaving"
    ? ASKS_OF_LEAVING.test(asked) && first !== "pour" && !holds(OF_LEAVING)
    : chance > EVEN;
}
