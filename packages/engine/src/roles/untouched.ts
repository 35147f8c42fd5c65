import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import { bare } from "./profile-answer.ts";
import { asksAboutAThing, type QuestionKind } from "./question-kind.ts";
import type { SpeechContext } from "./speech-context.ts";

/** Signs of an answer besides its words. */
interface Touch {
  /** Probability, 0 to 1, that it does not treat its question. */
  chance: number;
  /** Words of the question that occur in the answer. */
  taken: number;
  /** The same without words such as « principal », which say nothing of what is asked for. */
  mentioned: number;
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
 * Weights of the signs below that an answer treats another question, as `npm run train:other-question -- --held-out`
 * prints them, and the sum above which it is reported. No more of the answers to their own question, scored by models
 * that had not seen their writer, exceed it than were reported before there was a sum. Asked about leaving, its words
 * count instead of the other signs.
 */
const OF_ANOTHER: Partial<Record<QuestionKind, { weights: readonly number[]; least: number }>> = {
  introduction: { weights: [0.14, 1.2, -4.54, -5.13, 0.6], least: 1.3 },
  // « Pourquoi voulez-vous travailler ici ? »: any answer may mention work; fitted without that sign.
  motivation: { weights: [0.43, 0.77, -3.72, 0, 0.44], least: 4.2 },
  strengths: { weights: [0.45, 0.82, -1.01, -1.54, 0.28], least: 4.4 },
  choice: { weights: [0.41, 0.54, -1.55, -1.19, 0.7], least: 4.2 },
  leaving: { weights: [1], least: 4 },
  future: { weights: [0.21, 1.46, 2.54, -3.55, 0.61], least: 3 },
  behavioural: { weights: [0.09, 1.53, -0.34, -5.41, 0.43], least: 3.5 },
};
/** Beyond these bounds, a sign is no surer: none decides alone. */
const BOUNDS = { strangeness: 8, chance: 0.98 };

/** Signs that an answer treats another question, in the order of their weights. */
export function signsOfAnother({
  strangeness,
  chance,
  surest,
  mentioned,
  words,
}: Omit<Touch, "taken" | "introduces">): number[] {
  const bounded = Math.min(BOUNDS.chance, Math.max(1 - BOUNDS.chance, chance));
  return [
    Math.min(BOUNDS.strangeness, strangeness ?? 0),
    Math.log(bounded / (1 - bounded)),
    surest,
    Number(mentioned > 0),
    words,
  ];
}

/** Below this chance, the model of the subject holds the answer for one to its question. */
const FAIR = 0.2;
/** The question must be explicitly about leaving, and the answer contain none of the words below. */
const ASKS_OF_LEAVING = /quitt|part(?:i|ir|e)|d[ée]part|chang/iu;
const OF_LEAVING = regexInLines("")`
  ^(?:
    part(?:ir|is?|irai)$|pars$|quitt|departs?$|demission|licenci|vire[es]*$|rupture|chomage|contrat|fermer$|
    fermee|fermeture|liquid|preavis
  )
`;
/** Shorter answers may well be right in other words. */
const ENOUGH_WORDS = 30;

/** Beginnings of words: a roundabout answer still holds at least one of them. */
const BOUND: Partial<Record<QuestionKind, RegExp>> = {
  motivation: /^(?:votre|vos)$/,
  studies: /^(?:votre|vos)$/,
  // Somebody who leaves the sum to the listener addresses them.
  salary: /^(?:mille|euros?|€|brut|net|vous|votre|vos)$/,
  leaving: regexInLines("")`
    ^(?:
      part(?:ir|is?|ies?|ais|ait|ent|irai)$|pars$|quitt|depart|demission|licenci|vire[rz]?$|ferm|liquid|
      rach[ae]t|vend|demenag|contrat|cdd|interim|fin$|fini|termin|chang|raison|restruct|econom|horair|
      trajet|route|fatigu|ennu|perspectiv|evolu|plafon|rupture|harcel|usure|burn|retrait|supprim|mutation|
      reste|reprend|repris|ailleurs|envie|nuit|salair|pay|avenir|progress
    )
  `,
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
const HERE = regexInLines("u")`
  ^(?:
    vous|votre|vos|toi|te|t'|ton|ta|tes|ici|cherch\p{L}*|stage|rejoin\p{L}*|attir\p{L}*|postul\p{L}*|
    candidat\p{L}*|recrut\p{L}*|embauch\p{L}*
  )$
`;
const INTRODUCED = 0.5;
const MOTIVES = new Set<QuestionKind>(["motivation", "studies"]);
/** Number of words that count as the opening of an answer. */
const OPENING = 18;
/** « Mon principal défaut, c’est… »: of 900 answers to other questions than on faults, none opens so. */
const OPENS_ON_A_FAULT =
  /(?<!\p{L})(?:mon|mes) (?:principal |principaux |plus gros |gros )?(?:defauts?|points? faibles?)(?!\p{L})/u;
const PRAISES = new Set<QuestionKind>(["strengths", "choice"]);
/** « Mon défaut est aussi ma qualité. » */
const OF_PRAISE = /^(?:qualit|atout|forts?$)/;

/** Asked about a thing, an answer with this rate of first persons, in the words of an interview, is off topic. */
const OF_ONESELF = { rate: 0.05, interview: 1 };
const SELF = new Set("je j' j m' m me moi mon ma mes".split(" "));
/** « TCP », « EXW »: acronyms too short to be recognised by their first letters. */
const SHORT_NAMES = /(?<!\p{L})\p{Lu}{2,8}(?!\p{L})/gu;

const ASKS_HOW_MANY = /^\s*combien/i;
const RECKONED = 3;

const saidIn = (sentences: readonly SyntaxSentence[]) =>
  sentences.flatMap(({ words }) => words.flatMap(({ form, upos }) => (upos === "PUNCT" ? [] : [bare(form)])));

const openingOf = (said: readonly string[]): string => said.slice(0, OPENING).join(" ");

/** Whether the answer to a « pourquoi » opens with a reason: whatever follows, it answers. */
export const givesReason = (sentences: readonly SyntaxSentence[], question: string | null): boolean =>
  ASKS_WHY.test(question ?? "") && SAYS_WHY.test(openingOf(saidIn(sentences.slice(0, OPENING))));

/** Whether an answer does not touch its question, although the sum of its signs is below the usual threshold. */
export function leavesUntouched(
  sentences: readonly SyntaxSentence[],
  { question, questionKind }: Pick<SpeechContext, "question" | "questionKind">,
  { chance, taken, mentioned, surest, words: likeness, introduces, strangeness }: Touch,
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
  const saysYes = SAYS_YES.has(first);
  const holds = (bound: RegExp | undefined) =>
    bound !== undefined && words.some(({ lemma }, at) => bound.test(said[at]!) || bound.test(bare(lemma)));
  if (PRAISES.has(questionKind) && OPENS_ON_A_FAULT.test(openingOf(said)) && !holds(OF_PRAISE)) return true;
  const other = OF_ANOTHER[questionKind];
  if (other && strangeness !== null && chance > FAIR && !saysYes) {
    const signs = signsOfAnother({ strangeness, chance, surest, mentioned, words: likeness });
    const sum = other.weights.reduce((total, weight, at) => total + weight * signs[at]!, 0);
    const isAnswered =
      (first === "pour" && ASKS_WHY.test(asked)) ||
      (questionKind === "leaving" && (!ASKS_OF_LEAVING.test(asked) || holds(OF_LEAVING)));
    if (sum > other.least && !isAnswered) return true;
  }
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
  if (saysYes) return false;
  const from = UNTOUCHED[questionKind];
  return from !== undefined && chance > from.chance && surest < from.surest && !holds(BOUND[questionKind]);
}
