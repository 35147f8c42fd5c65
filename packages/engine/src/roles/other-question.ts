import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { describeAnswer } from "./describe-answer.ts";
import { profileAnswer } from "./profile-answer.ts";
import type { QuestionKind } from "./question-kind.ts";
import type { SentenceRoles } from "./read-roles.ts";
import weights from "./weights/other-question.json" with { type: "json" };

/**
 * Kinds of question for which answers to other questions are recognised, learnt from both kinds of answers
 * (`train:other-question`).
 */
export const APART = [
  "introduction",
  "motivation",
  "strengths",
  "choice",
  "leaving",
  "future",
  "behavioural",
] as const satisfies QuestionKind[];

export interface PackedOtherQuestion {
  /**
   * For each of `APART`, word weights of an answer to another question, in integers: `scale` of them make one unit of
   * logit.
   */
  words: PackedModel;
  scale: number;
  /** Weights on the answer's profile: one per value, then the constant. */
  profile: readonly (readonly number[])[];
}

let opened: LinearModel | undefined;

/** Logit that a text answers another kind of question, or no question; null for kinds without a learnt model. */
export function strangenessTo(
  kind: QuestionKind,
  sentences: readonly SyntaxSentence[],
  blind: readonly SentenceRoles[],
): number | null {
  const label = (APART as readonly QuestionKind[]).indexOf(kind);
  if (label < 0) return null;
  const { words, scale, profile } = weights as PackedOtherQuestion;
  opened ??= LinearModel.unpack(words);
  const scores = new Int32Array(APART.length);
  const features = describeAnswer(sentences);
  opened.score(features, features.length, scores);
  const values = profileAnswer(sentences, blind);
  return profile[label]!.reduce(
    (sum, weight, at) => sum + weight * (values[at] ?? 1),
    scores[label]! / scale,
  );
}
