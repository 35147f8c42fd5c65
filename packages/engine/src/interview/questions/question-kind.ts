import { bestOf, LinearModel } from "../../reading/linear-model.ts";
import { QUESTION_KINDS, type QuestionKind } from "../plan.ts";
import { describeQuestion } from "./describe-question.ts";
import { guessKind } from "./question-cues.ts";
import weights from "./weights/kinds.json" with { type: "json" };

let model: LinearModel | undefined;

/** What an interview question is about, as `npm run train:questions` learnt it. Pure. */
export function readQuestionKind(question: string): QuestionKind {
  // Pay has words of its own, and too few examples to be learnt.
  if (guessKind(question) === "salaire") return "salaire";
  model ??= LinearModel.unpack(weights);
  const scores = new Int32Array(QUESTION_KINDS.length);
  const features = describeQuestion(question);
  model.score(features, features.length, scores);
  return QUESTION_KINDS[bestOf(scores)]!;
}
