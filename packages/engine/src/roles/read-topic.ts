import { hashWord } from "../reading/hash.ts";
import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import type { QuestionKind } from "./question-kind.ts";
import type { SentenceRoles } from "./read-roles.ts";
import type { Role } from "./role-names.ts";
import type { SpeechContext } from "./speech-context.ts";
import weights from "./weights/topic.json" with { type: "json" };

/** What was learnt of answers that do not treat their question. */
export interface PackedTopicModel {
  /**
   * Whether words are those of an interview, then of an answer to each group of questions: integers, `scale` of them to one unit
   * of logit.
   */
  words: PackedModel;
  scale: number;
  /** Weights of the signs below, in their order, then the constant. */
  signs: readonly number[];
  /** Probability from which an answer is told off its question, by group of questions. */
  sure: Readonly<Record<string, number>>;
}

/** Signs that an answer treats its question. */
interface TopicSigns {
  /** Logit of the words being those of an interview. */
  words: number;
  /** The surest sentence of a role that the question asks for, and the share of the words in such roles. */
  surest: number;
  share: number;
  /** First-person words per 100, up to 5. */
  speaker: number;
  /** Logit of the words being an answer to such a question; the highest for other questions. */
  own: number;
  rival: number;
  /** Words of the question that are taken up, up to 3. */
  taken: number;
  /** Shares of the words that offer something, tell who needs it, explain; that speak of oneself, or were lived, where asked. */
  offer: number;
  need: number;
  explained: number;
  self: number;
  lived: number;
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
/** The labels of the words: an interview, then each group. */
export const TOPIC_LABELS: readonly string[] = [
  "interview",
  ...new Set(Object.values(GROUP_OF).filter((group) => group !== "other")),
];

export function topicGroupOf(kind: QuestionKind): string {
  return GROUP_OF[kind];
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
const SPEAKER_MAX = 5;
const TAKEN_MAX = 3;
/** Letters by which a word of the question is known in the answer. */
const STEM = 6;

/** The different words of a text, hashed. */
export function topicFeatures(sentences: readonly SyntaxSentence[]): Int32Array {
  const features = new Set<number>();
  for (const { words } of sentences)
    for (const { upos, form } of words)
      if (upos !== "PUNCT" && upos !== "PROPN") features.add(hashWord(normalForm(form)));
  return Int32Array.from(features);
}

interface TopicModel {
  words: LinearModel;
  packed: PackedTopicModel;
}

export function decodeTopicModel(packed: PackedTopicModel): TopicModel {
  return { words: LinearModel.unpack(packed.words), packed };
}

let opened: TopicModel | undefined;
function openTopicModel(): TopicModel {
  opened ??= decodeTopicModel(weights as PackedTopicModel);
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

/** Signs that an answer treats its question. */
export function readTopicSigns(
  sentences: readonly SyntaxSentence[],
  roles: readonly SentenceRoles[],
  { questionKind, question }: Pick<SpeechContext, "questionKind" | "question">,
  firstPersonRate: number,
  { words, packed }: TopicModel = openTopicModel(),
): TopicSigns {
  const scores = new Int32Array(TOPIC_LABELS.length);
  const features = topicFeatures(sentences);
  words.score(features, features.length, scores);
  const group = GROUP_OF[questionKind];
  let own = 0;
  let rival = Number.NEGATIVE_INFINITY;
  for (const [at, label] of TOPIC_LABELS.entries()) {
    if (at === 0) continue;
    const logit = scores[at]! / packed.scale;
    if (label === group) own = logit;
    else rival = Math.max(rival, logit);
  }
  const asked = ASKED_ROLES[questionKind];
  let surest = 0;
  let share = 0;
  let size = 0;
  const shares = { offer: 0, need: 0, explained: 0, self: 0, lived: 0 };
  for (const [at, { roles: told, families }] of roles.entries()) {
    const count = sentences[at]!.words.length;
    size += count;
    for (const role of asked) {
      surest = Math.max(surest, told[role]);
      share += told[role] * count;
    }
    for (const family of SHARED_FAMILIES) shares[family] += families[family] * count;
  }
  const over = (sum: number) => (size === 0 ? 0 : sum / size);
  return {
    words: scores[0]! / packed.scale,
    surest,
    share: Math.min(SHARE_MAX, over(share)),
    speaker: Math.min(SPEAKER_MAX, firstPersonRate),
    own,
    rival,
    taken: takenUp(question, sentences),
    offer: over(shares.offer),
    need: over(shares.need),
    explained: over(shares.explained),
    self: group === "career" || group === "weaknesses" ? over(shares.self) : 0,
    lived: group === "behavioural" || group === "method" ? over(shares.lived) : 0,
  };
}
const SHARED_FAMILIES = ["offer", "need", "explained", "self", "lived"] as const;

/** The signs, in the order of their weights. */
export function signsOfTopic(signs: TopicSigns): number[] {
  return [
    signs.words,
    signs.surest,
    signs.share,
    signs.speaker,
    signs.own,
    signs.rival,
    signs.taken,
    signs.offer,
    signs.need,
    signs.explained,
    signs.self,
    signs.lived,
  ];
}

/** Probability, 0 to 1, that an answer does not treat its question. */
function chanceOffTopic(signs: TopicSigns, { packed }: TopicModel = openTopicModel()): number {
  const values = signsOfTopic(signs);
  const sum = packed.signs.reduce((total, weight, at) => total + weight * (values[at] ?? 1), 0);
  return 1 / (1 + Math.exp(-sum));
}

export interface OffTopicReading extends TopicSigns {
  /** Probability, 0 to 1. */
  chance: number;
  /** Sure enough to be told. */
  isSure: boolean;
}

/** Whether an answer seems not to treat its question, with its signs. */
export function readOffTopic(
  sentences: readonly SyntaxSentence[],
  roles: readonly SentenceRoles[],
  context: SpeechContext,
  firstPersonRate: number,
): OffTopicReading {
  const signs = readTopicSigns(sentences, roles, context, firstPersonRate);
  const chance = chanceOffTopic(signs);
  const { sure } = openTopicModel().packed;
  return { ...signs, chance, isSure: chance > sure[topicGroupOf(context.questionKind)]! };
}
