import { hashWord } from "../reading/hash.ts";
import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { normalForm } from "../reading/word-facts.ts";
import type { QuestionKind } from "./question-kind.ts";
import type { SentenceRoles } from "./read-roles.ts";
import type { Role } from "./role-names.ts";
import weights from "./weights/topic.json" with { type: "json" };

/** What was learnt of answers that do not treat their question. */
export interface PackedTopicModel {
  /** Whether words are those of somebody who speaks of their work: integers, `scale` of them to one unit of logit. */
  words: PackedModel;
  scale: number;
  bias: number;
  /** Weights of the signs below, in their order, then the constant. */
  signs: readonly number[];
}

/** Signs that an answer treats its question, each told in the claims. */
interface TopicSigns {
  /** Logit of the words being those of an interview. */
  words: number;
  /** The surest sentence of a role that the question asks for, and the share of the words in such roles. */
  surest: number;
  share: number;
  /** First-person words per 100, up to 5. */
  speaker: number;
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

/** Signs that an answer treats a question of this kind. */
export function readTopicSigns(
  sentences: readonly SyntaxSentence[],
  roles: readonly SentenceRoles[],
  questionKind: QuestionKind,
  firstPersonRate: number,
  { words, packed }: TopicModel = openTopicModel(),
): TopicSigns {
  const scores = new Int32Array(1);
  const features = topicFeatures(sentences);
  words.score(features, features.length, scores);
  const asked = ASKED_ROLES[questionKind];
  let surest = 0;
  let share = 0;
  let size = 0;
  for (const [at, { roles: told }] of roles.entries()) {
    const count = sentences[at]!.words.length;
    size += count;
    for (const role of asked) {
      surest = Math.max(surest, told[role]);
      share += told[role] * count;
    }
  }
  return {
    words: packed.bias + scores[0]! / packed.scale,
    surest,
    share: size === 0 ? 0 : Math.min(SHARE_MAX, share / size),
    speaker: Math.min(SPEAKER_MAX, firstPersonRate),
  };
}

export function signsOfTopic({ words, surest, share, speaker }: TopicSigns): number[] {
  return [words, surest, share, speaker];
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
}

/** Whether an answer seems not to treat its question, with its signs. */
export function readOffTopic(
  sentences: readonly SyntaxSentence[],
  roles: readonly SentenceRoles[],
  questionKind: QuestionKind,
  firstPersonRate: number,
): OffTopicReading {
  const signs = readTopicSigns(sentences, roles, questionKind, firstPersonRate);
  return { ...signs, chance: chanceOffTopic(signs) };
}
