import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import { describeAnswer } from "./describe-answer.ts";
import { subjectOf, tenseOf } from "./describe-sentences.ts";
import { cuesOf, PAY_STEMS, WORK_CUES } from "./lexicons/question-cues.ts";
import { strangenessTo } from "./other-question.ts";
import { bare, profileAnswer } from "./profile-answer.ts";
import { asksAboutAThing, asksAboutLeisure, type QuestionKind } from "./question-kind.ts";
import { readRoles, type SentenceRoles } from "./read-roles.ts";
import type { Role } from "./role-names.ts";
import type { SpeechContext } from "./speech-context.ts";
import { givesReason, leavesUntouched } from "./untouched.ts";
import weights from "./weights/topic.json" with { type: "json" };

/** A leaf, or a sign by its place, the value up to which the first branch holds, and the two branches. */
export type TopicTree = number | readonly [sign: number, cut: number, low: TopicTree, high: TopicTree];

/** What was learnt of answers that do not treat their question. */
export interface PackedTopicModel {
  /** Whether words are those of an answer of each label: integers, `scale` of them to one unit of logit. */
  words: PackedModel;
  scale: number;
  /** The same from the profile of the answer: for each label the weights of its values, then the constant. */
  profile: readonly (readonly number[])[];
  /** Weights of the signs below, in their order, then the constant. */
  signs: readonly number[];
  /** What the sum above misses, since signs are read together: small trees whose leaves are added to it. */
  trees: readonly TopicTree[];
  /** Probability from which an answer is told off its question, by group of questions. */
  sure: Readonly<Record<string, number>>;
}

/** Signs that an answer treats its question; its roles are read without the question, which would bend them to it. */
interface TopicSigns {
  /** Logit of the words being those of an interview. */
  words: number;
  /** Logit of the words being an answer to such a question; the highest for questions of which the answer would be another. */
  own: number;
  rival: number;
  /** The same three from its profile. */
  profileWords: number;
  profileOwn: number;
  profileRival: number;
  /** Logit of the words being an answer to this very kind of question. */
  kind: number;
  /** Words of the question that are taken up, up to 3. */
  taken: number;
  /** The surest sentence of a role that the question asks for, and the share of the words in such roles. */
  surest: number;
  share: number;
  /** Logarithm of the different words that such an answer is likely to hold, and of all those in its first two sentences. */
  cues: number;
  firstCues: number;
  /** Logarithm of the different words of work. */
  work: number;
  /** Logarithm of the length in words. */
  length: number;
  /** Share of the verbs that tell the past, where the question asks for what was done. */
  past: number;
  /** Questions, up to 3, where the answer should be made of them. */
  questions: number;
  /** Shares of the words in sentences that tell what was lived, that assert, explain, speak of oneself, and prove. */
  lived: number;
  asserted: number;
  explained: number;
  self: number;
  evidence: number;
  /** Share of the verbs of which the speaker is the subject. */
  speaker: number;
  /** Logits of the words and of the profile being those of an answer that evades. */
  evades: number;
  profileEvades: number;
  /** 1 where the question asks for a story of one’s own. */
  story: number;
}

/** Questions whose answers may be told one for another. */
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
/** Of these, an answer to one may be an answer to the other: what was done is how one does it. */
const NEAR: Readonly<Record<string, string>> = { method: "behavioural", behavioural: "method" };
/** An interview, then each group. */
export const TOPIC_LABELS: readonly string[] = [
  "interview",
  ...new Set(Object.values(GROUP_OF).filter((group) => group !== "other")),
];
/** An answer that stays of an interview and does not answer. */
export const EVADES = "evades";
/** What words and profiles are learnt as: these, then each kind of question of the group that holds several. */
export const ANSWER_LABELS: readonly string[] = [
  ...TOPIC_LABELS,
  ...Object.entries(GROUP_OF).flatMap(([kind, group]) => (group === "career" ? [kind] : [])),
  EVADES,
];

const EVADES_AT = ANSWER_LABELS.indexOf(EVADES);

/** The place of a kind of question among the labels: its own, else that of its group; under 0 where it has none. */
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

/** What each kind of question asks a sentence or other to do. */
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
/** Letters by which a word of the question is known in the answer. */
const STEM = 6;

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

/** Words of a question that tell nothing of what it is about. */
const ASKING =
  /^(?:pourquoi|comment|quel|quoi|parl|racont|avez|etes|vous|votre|moment|decri|exemple|present|dites|donnez|serait|selon|dans|avec|cette|pour)/;

function stemsOf(question: string | null): Set<string> {
  const words = normalForm(question ?? "").split(/[^\p{L}]+/u);
  return new Set(
    words.filter((word) => word.length > 3 && !ASKING.test(word)).map((word) => word.slice(0, STEM)),
  );
}

function takenUp(question: string | null, sentences: readonly SyntaxSentence[]): number {
  const asked = stemsOf(question);
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
/** What a group of questions that asks for no story is given in place of its share of past verbs: about the mean. */
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

/** What is known of an answer read without its question: the roles of its sentences are those of no kind of question. */
export function blindContext(context: SpeechContext): SpeechContext {
  return { ...context, pitchType: "rh", questionKind: "none", question: null };
}

/** 0 to 1: the surest sentence of a role that the question asks for. */
export function surestAsked(roles: readonly SentenceRoles[], questionKind: QuestionKind): number {
  const asked = ASKED_ROLES[questionKind];
  return Math.max(0, ...roles.flatMap(({ roles: told }) => asked.map((role) => told[role])));
}

/** Weighed values, and the constant that ends the weights. */
const sumOf = (weights: readonly number[], values: ArrayLike<number>) =>
  weights.reduce((sum, weight, at) => sum + weight * (values[at] ?? 1), 0);

/** The likeliest label that a question of this group calls for, and the likeliest of which the answer would be another. */
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

/** What the sentences of an answer are shared between. */
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

/** Probability, 0 to 1, that an answer of these signs does not treat its question. */
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

export interface OffTopicReading extends TopicSigns {
  /** Probability, 0 to 1. */
  chance: number;
  /** Sure enough to be told. */
  isSure: boolean;
  /** The probability from which answers to questions of its kind are told so. */
  toldFrom: number;
}

/** What is as likely an answer to such a question as to another is told off it by no other sign: but where a story is asked, who
 * evades it sounds like one. */
const STRANGE = 0.5;
const soundsLikeIt = (strangeness: number | null, questionKind: QuestionKind): boolean =>
  strangeness !== null && strangeness < STRANGE && questionKind !== "behavioural";

const introducesIn = (blind: readonly SentenceRoles[]): number =>
  Math.max(0, ...blind.map(({ roles }) => Math.max(roles.self_intro, roles.path)));

/** Whether an answer seems not to treat its question, with its signs. */
export function readOffTopic(sentences: readonly SyntaxSentence[], context: SpeechContext): OffTopicReading {
  const blind = readRoles(sentences, blindContext(context));
  const signs = readTopicSigns(sentences, blind, context);
  const strangeness = strangenessTo(context.questionKind, sentences, blind);
  const isReason = givesReason(sentences, context.question);
  // What may be anything is not doubted.
  const isOpen = isReason || mayBeAnything(context, signs.taken);
  const chance = isOpen ? 0 : chanceOffTopic(signsOfTopic(signs));
  return {
    ...signs,
    chance,
    isSure:
      !isReason &&
      !soundsLikeIt(strangeness, context.questionKind) &&
      (isToldOffTopic(chance, context.questionKind, sentences, { isTreated: treats(signs) }) ||
        leavesUntouched(sentences, context, {
          ...signs,
          chance,
          introduces: introducesIn(blind),
          strangeness,
        })),
    toldFrom: openTopicModel().packed.sure[topicGroupOf(context.questionKind)]!,
  };
}

const OF_A_TRADE = new Set(["method", "other"]);

/**
 * The words of a trade stand in no answer that the model was learnt on: of 60 answers to questions about one, 13 were told off
 * their question, ten of them wrongly. What explains a thing is not told so, nor what takes up a word of its question, nor what one does outside of work.
 */
const mayBeAnything = ({ question, questionKind }: SpeechContext, taken: number): boolean =>
  OF_A_TRADE.has(topicGroupOf(questionKind)) &&
  (taken > 0 || asksAboutAThing(question ?? "") || asksAboutLeisure(question ?? ""));

/** Who speaks of themselves in the third person does what the question asks all the same, and in more than a sentence. */
const TREATED = { surest: 0.3, share: 0.25 };
const treats = ({ surest, share }: TopicSigns): boolean => surest >= TREATED.surest && share >= TREATED.share;

/** Of what is silent on the subject of its question, likelier than not is enough. */
const LIKELY = 0.5;
/** Who says nothing of it on purpose does it in fewer words. */
const ENOUGH_WORDS = 40;
const LISTENER = new Set(["vous", "votre", "vos"]);
const SPEAKER = new Set("je j j' me m m' moi mon ma mes mien mienne nous notre nos".split(" "));

/**
 * Whether an answer is told off its question: above the probability of its group, or likelier than not where nobody speaks of
 * themselves in it, or where the question is on pay or on one’s career and no word of it stands there.
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
  // « Je pars parce que… »: whatever is told after it, that is the answer.
  if (
    questionKind === "leaving" &&
    sentences.some(({ words }) => words.some((_, at) => isLeaving(words, at)))
  )
    return false;
  if (chance > sure[group]!) return true;
  // « Dans cinq ans »: nothing is hoped for, planned or imagined.
  if (questionKind === "future" && isSilentOn(sentences, (word) => HOPE.test(word), hopes)) return true;
  if (chance <= LIKELY) return false;
  // Who answers for themselves says « je »: of 344 answers read, only two that were none did not.
  const mayBeSilent = group === "reverse" || group === "other" || isTreated;
  if (!mayBeSilent && isSilentOn(sentences, (word) => SPEAKER.has(word))) return true;
  // Anything may be what drives somebody.
  if (questionKind === "drive") return false;
  if (group === "salary") return isSilentOn(sentences, isOfPay);
  return group === "career" && isSilentOn(sentences, (word) => WORK_CUES.has(word));
}

const HOPE =
  /^(?:aimer(?:ais|ait|ions)|voudrais|souhait|esper|projet|objectif|devenir|evolu|rev(?:e|er)$|tard$|ambition|continu|envie|avenir|futur|retraite|vois$|voir$|projett|prochain)/u;
const hopes = ({ feats }: SyntaxSentence["words"][number]) => /Tense=Fut|Mood=Cnd/.test(feats);

const LEAVING = new Set(["partir", "quitter", "démissionner"]);
const isLeaving = (words: SyntaxSentence["words"], at: number): boolean =>
  LEAVING.has(words[at]!.lemma) && subjectOf(words, at) === "je";

const isOfPay = (word: string) => word === "€" || PAY_STEMS.some((stem) => word.startsWith(stem));

/** Long enough, with no such word, and spoken to nobody: who leaves it to the listener speaks to them. */
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
