import { bestOf, LinearModel } from "../../reading/linear-model.ts";
import { QUESTION_KINDS, type QuestionKind } from "../plan.ts";
import { describeQuestion } from "./describe-question.ts";
import { guessKind } from "./question-cues.ts";
import weights from "./weights/kinds.json" with { type: "json" };

let model: LinearModel | undefined;

/** The kind of an interview question, from a model trained by `npm run train:questions`. Pure. */
export function readQuestionKind(question: string): QuestionKind {
  // Pay is recognised by its cues: there are too few examples to learn from.
  if (guessKind(question) === "salaire") return "salaire";
  model ??= LinearModel.unpack(weights);
  const scores = new Int32Array(QUESTION_KINDS.length);
  const features = describeQuestion(question);
  model.score(features, features.length, scores);
  return QUESTION_KINDS[bestOf(scores)]!;
}
