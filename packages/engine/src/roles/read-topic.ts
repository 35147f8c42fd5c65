import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import { describeAnswer } from "./describe-answer.ts";
import { subjectOf, tenseOf } from "./describe-sentences.ts";
import { cuesOf, PAY_STEMS, WORK_CUES } from "./lexicons/question-cues.ts";
import { strangenessTo } from "./other-question.ts";
import { bare, profileAnswer } from "./profile-answer.ts";
import { asksAboutAThing, asksAboutLeisure, type QuestionKind } from "./question-kind.ts";
import type { SentenceRoles } from "./read-roles.ts";
import type { Role } from "./role-names.ts";
import type { SpeechContext } from "./speech-context.ts";
import { givesReason, leavesUntouched } from "./untouched.ts";
import weights from "./weights/topic.json" with { type: "json" };

/** A leaf value, or a node: index of the sign, threshold (the first branch holds up to it), and the two branches. */
export type TopicTree = number | readonly [sign: number, cut: number, low: TopicTree, high: TopicTree];

/** Weights learnt from answers on and off their question. */
export interface PackedTopicModel {
  /** Word weights for each label: integers, `scale` of them to one unit of logit. */
  words: PackedModel;
  scale: number;
  /** Weights on the profile of the answer: for each label one per value, then the constant. */
  profile: readonly (readonly number[])[];
  /** Weights of the signs below, in their order, then the constant. */
  signs: readonly number[];
  /** Small trees on the signs whose leaves are added to the sum, for interactions that a sum cannot show. */
  trees: readonly TopicTree[];
  /** Threshold of probability from which an answer is reported off its question, by group of questions. */
  sure: Readonly<Record<string, number>>;
}

/**
 * Signs that an answer treats its question. Its roles are read without the question, which would bias them towards it.
 */
interface TopicSigns {
  /** Logit that the words are those of an interview answer. */
  words: number;
  /** Logit that they answer such a question, and the highest one for the groups that would not answer it. */
  own: number;
  rival: number;
  /** The same three from its profile. */
  profileWords: number;
  profileOwn: number;
  profileRival: number;
  /** Logit that the words answer this very kind of question. */
  kind: number;
  /** Words of the question that occur in the answer, up to 3. */
  taken: number;
  /** Highest probability of a role that the question asks for, and share of the words in such roles. */
  surest: number;
  share: number;
  /**
   * Logarithm of the number of different cue words of such an answer, in the whole of it and in its first two
   * sentences.
   */
  cues: number;
  firstCues: number;
  /** Logarithm of the number of different words about work. */
  work: number;
  /** Logarithm of the length in words. */
  length: number;
  /** Share of the verbs in a past tense, where the question asks for a past event. */
  past: number;
  /** Number of questions, up to 3, where the answer should consist of them. */
  questions: number;
  /** Shares of the words in sentences of these families. */
  lived: number;
  asserted: number;
  explained: number;
  self: number;
  evidence: number;
  /** Share of the verbs of which the speaker is the subject. */
  speaker: number;
  /** Logits that the words, and the profile, are those of an evasive answer. */
  evades: number;
  profileEvades: number;
  /** 1 where the question asks for a personal story. */
  story: number;
}

/** Groups of questions: answers within one group are easily confused. */
const GROUP_OF: Record<QuestionKind, string> = {
  introduction: "career",
  motivation: "career",
  studies: "career",
  choice: "career",
  strengths: "career",
  future: "career",
  drive: "career",
  weaknesses: "weaknesses",
  leaving: "leaving",
  method: "method",
  salary: "salary",
  reverse: "reverse",
  behavioural: "behavioural",
  other: "other",
  none: "other",
};
/** Groups that may answer each other: a past action also shows a method. */
const NEAR: Readonly<Record<string, string>> = { method: "behavioural", behavioural: "method" };
/** Whether it is an interview answer at all, then each group. */
export const TOPIC_LABELS: readonly string[] = [
  "interview",
  ...new Set(Object.values(GROUP_OF).filter((group) => group !== "other")),
];
/** An answer that stays within an interview but evades the question. */
export const EVADES = "evades";
/** Labels learnt for words and profiles: these, then each kind of question of the career group, then evasion. */
export const ANSWER_LABELS: readonly string[] = [
  ...TOPIC_LABELS,
  ...Object.entries(GROUP_OF).flatMap(([kind, group]) => (group === "career" ? [kind] : [])),
  EVADES,
];

const EVADES_AT = ANSWER_LABELS.indexOf(EVADES);

/** Index of a kind of question among the labels: its own, else that of its group; negative where it has none. */
export function labelOfKind(kind: QuestionKind): number {
  const own = ANSWER_LABELS.indexOf(kind);
  return own >= 0 ? own : ANSWER_LABELS.indexOf(GROUP_OF[kind]);
}

export function topicGroupOf(kind: QuestionKind): string {
  return GROUP_OF[kind];
}

/** Whether an answer to a question of one group may answer one of the other. */
export function mayAnswer(group: string, other: string): boolean {
  return group === other || group === "other" || other === "other" || NEAR[group] === other;
}

/** The roles that an answer to each kind of question should have. */
const ASKED_ROLES: Record<QuestionKind, readonly Role[]> = {
  introduction: ["self_intro", "path", "strength", "why_this_job", "link_with_me"],
  motivation: ["company_fact", "why_this_job", "link_with_me", "contribution", "path"],
  studies: ["why_this_job", "company_fact", "link_with_me", "path", "contribution"],
  choice: ["strength", "path", "contribution", "achievement", "proof", "why_this_job"],
  strengths: ["strength", "example", "proof", "action"],
  weaknesses: ["weakness", "remedy", "effect", "progress"],
  future: ["why_this_job", "contribution", "path", "plan", "progress", "link_with_me"],
  leaving: ["justification", "reason", "path", "why_this_job"],
  method: ["action", "explanation", "example", "facts", "strength"],
  drive: ["why_this_job", "reason", "emotion", "example"],
  salary: ["amount", "justification", "openness"],
  reverse: ["question_to_audience", "company_fact"],
  behavioural: ["situation", "action", "result", "task", "lesson"],
  other: ["example", "justification", "facts", "strength", "path", "reason"],
  none: [],
};
const SHARE_MAX = 1.2;
const TAKEN_MAX = 3;
/** Letters compared to find a word of the question in the answer. */
export const STEM = 6;

interface TopicModel {
  words: LinearModel;
  packed: PackedTopicModel;
}

export function decodeTopicModel(packed: PackedTopicModel): TopicModel {
  return { words: LinearModel.unpack(packed.words), packed };
}

let opened: TopicModel | undefined;
function openTopicModel(): TopicModel {
  opened ??= decodeTopicModel(weights as unknown as PackedTopicModel);
  return opened;
}

/** Words of a question that say nothing of its subject. */
const ASKING = regexInLines("")`
  ^(?:
    pourquoi|comment|quel|quoi|parl|racont|avez|etes|vous|votre|moment|decri|exemple|present|dites|donnez|
    serait|selon|dans|avec|cette|pour
  )
`;

/** « Votre principale qualité »: words that say how much, or which, of what is asked for. */
const QUALIFYING = /^(?:princip|grande?s?$|meilleur|plus|deux|trois|autre)/;

function stemsOf(question: string | null): string[] {
  const words = normalForm(question ?? "").split(/[^\p{L}]+/u);
  return words.filter((word) => word.length > 3 && !ASKING.test(word)).map((word) => word.slice(0, STEM));
}

function takenUp(
  question: string | null,
  sentences: readonly SyntaxSentence[],
  isLeftOut: (stem: string) => boolean = () => false,
): number {
  const asked = new Set(stemsOf(question).filter((stem) => !isLeftOut(stem)));
  const found = new Set<string>();
  for (const { words } of sentences)
    for (const { lemma } of words) {
      const stem = normalForm(lemma).slice(0, STEM);
      if (asked.has(stem)) found.add(stem);
    }
  return Math.min(TAKEN_MAX, found.size);
}

const FIRST_SENTENCES = 2;
const QUESTIONS_MAX = 3;
/** Stands for the share of past verbs where a question asks for no story: about the mean. */
const USUAL_PAST = 0.35;
const OURS = new Set(["je", "on", "nous"]);
const PAST = /^Part \+|Imp$|Past$/;

function countCues(sentences: readonly SyntaxSentence[], group: string) {
  const cues = cuesOf(group);
  const own = new Set<string>();
  const work = new Set<string>();
  let first = 0;
  let length = 0;
  let verbs = 0;
  let past = 0;
  let questions = 0;
  let mine = 0;
  for (const [place, { words }] of sentences.entries())
    for (const [at, { form, lemma, upos, head }] of words.entries()) {
      if (upos === "PUNCT") {
        if (form === "?") questions += 1;
        continue;
      }
      length += 1;
      const lemmaIs = bare(lemma);
      if (cues.has(lemmaIs) || cues.has(bare(form))) {
        own.add(lemmaIs);
        if (place < FIRST_SENTENCES) first += 1;
      }
      if (WORK_CUES.has(lemmaIs) || WORK_CUES.has(bare(form))) work.add(lemmaIs);
      if (upos !== "VERB" && (upos !== "AUX" || (head >= 0 && words[head]!.upos === "VERB"))) continue;
      verbs += 1;
      if (OURS.has(subjectOf(words, at))) mine += 1;
      if (PAST.test(tenseOf(words, at))) past += 1;
    }
  return {
    cues: Math.log1p(own.size),
    firstCues: Math.log1p(first),
    work: Math.log1p(work.size),
    length: Math.log1p(length),
    past: group === "behavioural" ? past / Math.max(1, verbs) : USUAL_PAST,
    speaker: mine / Math.max(1, verbs),
    questions: group === "reverse" ? Math.min(QUESTIONS_MAX, questions) : 0,
  };
}

/** The context for reading roles without the question. */
export function blindContext(context: SpeechContext): SpeechContext {
  return { ...context, pitchType: "rh", questionKind: "none", question: null };
}

/** 0 to 1: highest probability of a role that the question asks for. */
export function surestAsked(roles: readonly SentenceRoles[], questionKind: QuestionKind): number {
  const asked = ASKED_ROLES[questionKind];
  return Math.max(0, ...roles.flatMap(({ roles: told }) => asked.map((role) => told[role])));
}

/** Weighted sum, plus the constant that ends the weights. */
const sumOf = (weights: readonly number[], values: ArrayLike<number>) =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 1), 0);

/** Highest logit of the labels that fit this group of questions, and highest of those that do not. */
function comparedIn(logits: readonly number[], group: string): { own: number; rival: number } {
  let own = Number.NEGATIVE_INFINITY;
  let rival = Number.NEGATIVE_INFINITY;
  for (const [at, label] of TOPIC_LABELS.entries()) {
    if (at === 0) continue;
    if (label === group || group === "other") own = Math.max(own, logits[at]!);
    if (group === "other" || !mayAnswer(group, label)) rival = Math.max(rival, logits[at]!);
  }
  return { own, rival };
}

/**
 * Signs that an answer treats its question.
 *
 * @param blind roles of its sentences, read under `blindContext`
 */
export function readTopicSigns(
  sentences: readonly SyntaxSentence[],
  blind: readonly SentenceRoles[],
  { questionKind, question }: Pick<SpeechContext, "questionKind" | "question">,
  { words, packed }: TopicModel = openTopicModel(),
): TopicSigns {
  const scores = new Int32Array(ANSWER_LABELS.length);
  const features = describeAnswer(sentences);
  words.score(features, features.length, scores);
  const byWords = Array.from(scores, (score) => score / packed.scale);
  const profile = profileAnswer(sentences, blind);
  const byProfile = packed.profile.map((weights) => sumOf(weights, profile));
  const group = GROUP_OF[questionKind];
  const { own, rival } = comparedIn(byWords, group);
  const { own: profileOwn, rival: profileRival } = comparedIn(byProfile, group);
  const label = labelOfKind(questionKind);
  const asked = ASKED_ROLES[questionKind];
  let share = 0;
  let size = 0;
  const families = { lived: 0, asserted: 0, explained: 0, self: 0, evidence: 0 };
  for (const [at, { roles: told, families: shown }] of blind.entries()) {
    const count = sentences[at]!.words.length;
    size += count;
    for (const role of asked) share += told[role] * count;
    for (const family of SHARED_FAMILIES) families[family] += shown[family] * count;
  }
  return {
    words: byWords[0]!,
    own,
    rival,
    profileWords: byProfile[0]!,
    profileOwn,
    profileRival,
    kind: label < 0 ? own : byWords[label]!,
    taken: takenUp(question, sentences),
    surest: surestAsked(blind, questionKind),
    share: size === 0 ? 0 : Math.min(SHARE_MAX, share / size),
    ...countCues(sentences, group),
    lived: families.lived / Math.max(1, size),
    asserted: families.asserted / Math.max(1, size),
    explained: families.explained / Math.max(1, size),
    self: families.self / Math.max(1, size),
    evidence: families.evidence / Math.max(1, size),
    story: group === "behavioural" ? 1 : 0,
    evades: byWords.at(EVADES_AT)!,
    profileEvades: byProfile.at(EVADES_AT)!,
  };
}

/** The families whose shares of the words are signs. */
const SHARED_FAMILIES = ["lived", "asserted", "explained", "self", "evidence"] as const;
/** The signs, in the order of their weights. */
const SIGNS = [
  "words",
  "own",
  "rival",
  "profileWords",
  "profileOwn",
  "profileRival",
  "kind",
  "taken",
  "surest",
  "share",
  "cues",
  "firstCues",
  "work",
  "length",
  "past",
  "questions",
  "lived",
  "asserted",
  "explained",
  "self",
  "evidence",
  "speaker",
  "story",
  "evades",
  "profileEvades",
] as const satisfies readonly (keyof TopicSigns)[];

export function signsOfTopic(signs: TopicSigns): number[] {
  return SIGNS.map((sign) => signs[sign]);
}

/** Probability, 0 to 1, that an answer with these signs does not treat its question. */
export function chanceOffTopic(
  values: readonly number[],
  { signs, trees }: Pick<PackedTopicModel, "signs" | "trees"> = openTopicModel().packed,
): number {
  const sum = trees.reduce((total: number, tree) => total + leafOf(tree, values), sumOf(signs, values));
  return 1 / (1 + Math.exp(-sum));
}

export function leafOf(tree: TopicTree, values: ArrayLike<number>): number {
  let at = tree;
  while (typeof at !== "number") {
    const [sign, cut, low, high] = at;
    at = values[sign]! <= cut ? low : high;
  }
  return at;
}

export interface TopicReading extends TopicSigns {
  /** `taken`, without words such as « principal ». */
  mentioned: number;
  /** Logit that the answer treats another question; null for kinds of question without a learnt model. */
  strangeness: number | null;
  /** Probability, 0 to 1. */
  chance: number;
  /** Sure enough to be reported. */
  isSure: boolean;
  /** Threshold of probability for its kind of question. */
  toldFrom: number;
}

/**
 * Below this logit of answering another question (odds of 1.6 to 1), no other sign may report the answer off topic;
 * except where a story is asked for, since an evasive answer sounds like one.
 */
const STRANGE = 0.5;
const soundsLikeIt = (strangeness: number | null, questionKind: QuestionKind): boolean =>
  strangeness !== null && strangeness < STRANGE && questionKind !== "behavioural";

const introducesIn = (blind: readonly SentenceRoles[]): number =>
  Math.max(0, ...blind.map(({ roles }) => Math.max(roles.self_intro, roles.path)));

/** The signs of an answer, or of its end alone, and whether it seems off its question. */
export function readTopic(
  sentences: readonly SyntaxSentence[],
  context: SpeechContext,
  blind: readonly SentenceRoles[],
): TopicReading {
  const signs = readTopicSigns(sentences, blind, context);
  const strangeness = strangenessTo(context.questionKind, sentences, blind);
  const mentioned = takenUp(context.question, sentences, (stem) => QUALIFYING.test(stem));
  const isReason = givesReason(sentences, context.question);
  // Questions that any answer may fit are never doubted.
  const isOpen = isReason || mayBeAnything(context, signs.taken);
  const chance = isOpen ? 0 : chanceOffTopic(signsOfTopic(signs));
  return {
    ...signs,
    mentioned,
    strangeness,
    chance,
    isSure:
      !isReason &&
      !soundsLikeIt(strangeness, context.questionKind) &&
      (isToldOffTopic(chance, context.questionKind, sentences, { isTreated: treats(signs) }) ||
        leavesUntouched(sentences, context, {
          ...signs,
          mentioned,
          chance,
          introduces: introducesIn(blind),
          strangeness,
        })),
    toldFrom: openTopicModel().packed.sure[topicGroupOf(context.questionKind)]!,
  };
}

const OF_A_TRADE = new Set(["method", "other"]);

/**
 * The training answers hold no trade vocabulary: of 60 answers to questions about a trade, 13 were reported off topic,
 * ten of them wrongly. So an answer is not doubted if the question is about a thing or about leisure, or if the answer
 * takes up one of its words.
 */
const mayBeAnything = ({ question, questionKind }: SpeechContext, taken: number): boolean =>
  OF_A_TRADE.has(topicGroupOf(questionKind)) &&
  (taken > 0 || asksAboutAThing(question ?? "") || asksAboutLeisure(question ?? ""));

/**
 * Thresholds from which several sentences do what the question asks, even if they speak of the author in the third
 * person.
 */
const TREATED = { surest: 0.3, share: 0.25 };
const treats = ({ surest, share }: TopicSigns): boolean => surest >= TREATED.surest && share >= TREATED.share;

/** When an answer has no word on the subject of its question, a probability over one half is enough. */
const LIKELY = 0.5;
/** Deliberate refusals to answer are shorter than this. */
const ENOUGH_WORDS = 40;
export const LISTENER = new Set(["vous", "votre", "vos"]);
const SPEAKER = new Set("je j j' me m m' moi mon ma mes mien mienne nous notre nos".split(" "));

/**
 * Whether an answer is reported off its question: above the threshold of its group, or above one half where nobody
 * speaks of themselves in it, or where the question is on pay or career and the answer has no word of it.
 *
 * @param isTreated its sentences do what the question asks, whoever they are about
 */
export function isToldOffTopic(
  chance: number,
  questionKind: QuestionKind,
  sentences: readonly SyntaxSentence[],
  {
    sure = openTopicModel().packed.sure,
    isTreated = false,
  }: Partial<Pick<PackedTopicModel, "sure">> & { isTreated?: boolean } = {},
): boolean {
  const group = topicGroupOf(questionKind);
  // « Je pars parce que… » answers the question, whatever else is told.
  if (
    questionKind === "leaving" &&
    sentences.some(({ words }) => words.some((_, at) => isLeaving(words, at)))
  )
    return false;
  if (chance > sure[group]!) return true;
  // « Dans cinq ans »: asked about the future, the answer hopes, plans and imagines nothing.
  if (questionKind === "future" && isSilentOn(sentences, (word) => HOPE.test(word), hopes)) return true;
  if (chance <= LIKELY) return false;
  // Real answers say « je »: of 344 answers read, only two did not, and these were off topic.
  const mayBeSilent = group === "reverse" || group === "other" || isTreated;
  if (!mayBeSilent && isSilentOn(sentences, (word) => SPEAKER.has(word))) return true;
  // Anything may drive somebody: no word can be required.
  if (questionKind === "drive") return false;
  if (group === "salary") return isSilentOn(sentences, isOfPay);
  return group === "career" && isSilentOn(sentences, (word) => WORK_CUES.has(word));
}

const HOPE = regexInLines("u")`
  ^(?:
    aimer(?:ais|ait|ions)|voudrais|souhait|esper|projet|objectif|devenir|evolu|rev(?:e|er)$|tard$|ambition|
    continu|envie|avenir|futur|retraite|vois$|voir$|projett|prochain
  )
`;
const hopes = ({ feats }: SyntaxSentence["words"][number]) => /Tense=Fut|Mood=Cnd/.test(feats);

const LEAVING = new Set(["partir", "quitter", "démissionner"]);
const isLeaving = (words: SyntaxSentence["words"], at: number): boolean =>
  LEAVING.has(words[at]!.lemma) && subjectOf(words, at) === "je";

const isOfPay = (word: string) => word === "€" || PAY_STEMS.some((stem) => word.startsWith(stem));

/** Long enough, without such a word, and without addressing the listener: leaving the choice to them is an answer. */
function isSilentOn(
  sentences: readonly SyntaxSentence[],
  isOfIt: (word: string) => boolean,
  isReached: (word: SyntaxSentence["words"][number]) => boolean = ({ form }) => LISTENER.has(bare(form)),
): boolean {
  let count = 0;
  for (const { words } of sentences)
    for (const word of words) {
      const { form, lemma, upos } = word;
      if (isReached(word) || isOfIt(bare(form)) || isOfIt(bare(lemma))) return false;
      if (upos !== "PUNCT") count += 1;
    }
  return count >= ENOUGH_WORDS;
}
