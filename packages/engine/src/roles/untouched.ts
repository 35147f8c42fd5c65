import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { bare } from "./profile-answer.ts";
import { asksAboutAThing, type QuestionKind } from "./question-kind.ts";
import type { SpeechContext } from "./speech-context.ts";

/** Signs of an answer besides its words. */
interface Touch {
  /** Probability, 0 to 1, that it does not treat its question. */
  chance: number;
  /** Words of the question that occur in the answer. */
  taken: number;
  /** Highest probability of a sentence that does what the question asks. */
  surest: number;
  /** Logit that its words are those of an interview answer. */
  words: number;
  /** Highest probability of a sentence that introduces the speaker or their career. */
  introduces: number;
  /** Logit that it answers another question, or none; null for kinds of question without a learnt model. */
  strangeness: number | null;
}

/**
 * Lower thresholds, by kind of question, for an answer with no word of its question and no sentence that surely treats
 * it: off topic above this `chance` and below this probability of the surest sentence. None of 1 500 answers to their
 * own question, 430 of them roundabout, falls there. No `drive`, and strict for `choice`: almost anything may answer
 * these.
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
 * Thresholds of `strangeness` above which an even chance of being off topic suffices (for `leaving` no chance is
 * needed, but no word of leaving may occur). None of 1 075 answers to their own question, scored by models that had not
 * seen their writer, is reported by this rule; its thresholds were set on them.
 */
const OF_ANOTHER: Partial<Record<QuestionKind, { strangeness: number; surest?: number }>> = {
  introduction: { strangeness: 6.3 },
  // A story that illustrates a quality resembles many other answers.
  strengths: { strangeness: 7, surest: 0.8 },
  choice: { strangeness: 7 },
  leaving: { strangeness: 6 },
  future: { strangeness: 7.6 },
  behavioural: { strangeness: 6.2 },
};
const EVEN = 0.5;
/** The question must be explicitly about leaving, and the answer contain none of the words below. */
const ASKS_OF_LEAVING = /quitt|part(?:i|ir|e)|d[ée]part|chang/iu;
const OF_LEAVING =
  /^(?:part(?:ir|is?|ies?|irai)$|pars$|quitt|depart|demission|licenci|vire[es]*$|rupture|chomage|contrat|ferme$|ferment|fermeture|liquid|preavis)/;
/** Shorter answers may well be right in other words. */
const ENOUGH_WORDS = 30;

/** Beginnings of words: a roundabout answer still holds at least one of them. */
const BOUND: Partial<Record<QuestionKind, RegExp>> = {
  motivation: /^(?:votre|vos)$/,
  studies: /^(?:votre|vos)$/,
  // Somebody who leaves the sum to the listener addresses them.
  salary: /^(?:mille|euros?|€|brut|net|vous|votre|vos)$/,
  leaving:
    /^(?:part(?:ir|is?|ies?|ais|ait|ent|irai)$|pars$|quitt|depart|demission|licenci|vire[rz]?$|ferm|liquid|rach[ae]t|vend|demenag|contrat|cdd|interim|fin$|fini|termin|chang|raison|restruct|econom|horair|trajet|route|fatigu|ennu|perspectiv|evolu|plafon|rupture|harcel|usure|burn|retrait|supprim|mutation|reste|reprend|repris|ailleurs|envie|nuit|salair|pay|avenir|progress)/,
};
/** An answer that begins like this does answer, in whatever way. */
const SAYS_YES = new Set(["oui", "ouais", "non", "si"]);
const BEFORE_ALL = new Set(["alors", "bah", "ben", "bon", "euh", "ah"]);
const SAYS_WHY = /(?<!\p{L})(?:parce qu|a cause|raisons?(?!\p{L}))/u;
const ASKS_WHY = /pourquoi/i;
/**
 * Asked why this employer, an answer that introduces its author and mentions neither listener nor place is off topic.
 */
const ASKS_WHY_HERE = /(?<!\p{L})(?:notre|nos|nous|ici)(?!\p{L})/iu;
const HERE =
  /^(?:vous|votre|vos|toi|te|t'|ton|ta|tes|ici|cherch\p{L}*|stage|rejoin\p{L}*|attir\p{L}*|postul\p{L}*|candidat\p{L}*|recrut\p{L}*|embauch\p{L}*)$/u;
const INTRODUCED = 0.5;
const MOTIVES = new Set<QuestionKind>(["motivation", "studies"]);
/** Number of words that count as the opening of an answer. */
const OPENING = 18;

/** Asked about a thing, an answer with this rate of first persons, in the words of an interview, is off topic. */
const OF_ONESELF = { rate: 0.05, interview: 1 };
const SELF = new Set("je j' j m' m me moi mon ma mes".split(" "));
/** « TCP », « EXW »: acronyms too short to be recognised by their first letters. */
const SHORT_NAMES = /(?<!\p{L})\p{Lu}{2,8}(?!\p{L})/gu;

const ASKS_HOW_MANY = /^\s*combien/i;
const RECKONED = 3;

const saidIn = (sentences: readonly SyntaxSentence[]) =>
  sentences.flatMap(({ words }) => words.flatMap(({ form, upos }) => (upos === "PUNCT" ? [] : [bare(form)])));

/** Whether the answer to a « pourquoi » opens with a reason: whatever follows, it answers. */
export const givesReason = (sentences: readonly SyntaxSentence[], question: string | null): boolean =>
  ASKS_WHY.test(question ?? "") &&
  SAYS_WHY.test(saidIn(sentences.slice(0, OPENING)).slice(0, OPENING).join(" "));

/** Whether an answer does not touch its question, although the sum of its signs is below the usual threshold. */
export function leavesUntouched(
  sentences: readonly SyntaxSentence[],
  { question, questionKind }: Pick<SpeechContext, "question" | "questionKind">,
  { chance, taken, surest, words: likeness, introduces, strangeness }: Touch,
): boolean {
  const words = sentences.flatMap((sentence) => sentence.words.filter(({ upos }) => upos !== "PUNCT"));
  if (words.length < ENOUGH_WORDS) return false;
  const said = words.map(({ form }) => bare(form));
  // A text without first persons is a page, which is reported elsewhere.
  const mine = said.filter((word) => SELF.has(word)).length / said.length;
  if (mine === 0) return false;
  const first = said.find((word) => !BEFORE_ALL.has(word)) ?? "";
  const asked = question ?? "";
  const asksWhyHere = MOTIVES.has(questionKind) && ASKS_WHY_HERE.test(asked);
  if (asksWhyHere && introduces >= INTRODUCED && first !== "pour" && !said.some((word) => HERE.test(word)))
    return true;
  // Asked about leaving, a shared word such as « poste » is no proof of an answer: only `BOUND` counts.
  if (taken > 0 && questionKind !== "leaving") return false;
  if (asksAboutAThing(asked)) {
    const names = (asked.match(SHORT_NAMES) ?? []).map(bare);
    // An estimate may use first persons too; it is recognised by its numbers.
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
