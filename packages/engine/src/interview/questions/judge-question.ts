import { bestOf, LinearModel } from "../../reading/linear-model.ts";
import { describeMatter, describeWords } from "./describe-matter.ts";
import { FORBIDDEN_GROUNDS, type ForbiddenGround } from "./forbidden-grounds.ts";
import { type QuestionCues, readCues } from "./read-cues.ts";
import weights from "./weights/grounds.json" with { type: "json" };

export interface JudgedQuestion {
  lawful: boolean;
  /** The forbidden ground that it touches; null for a lawful question. */
  ground: ForbiddenGround | null;
}

let models: { matter: LinearModel; grounds: LinearModel } | undefined;

/**
 * Whether an interview question is lawful in France, and if not, on which forbidden ground: a trained model weighs its
 * words and the matches of the cue lists (`forbidden-grounds.ts`, `npm run train:questions`). Pure and deterministic.
 */
export function judgeQuestion(question: string): JudgedQuestion {
  models ??= { matter: LinearModel.unpack(weights.matter), grounds: LinearModel.unpack(weights.grounds) };
  const scores = scoresOf(models.matter, describeMatter(question));
  // Without a known word, the question counts as lawful.
  if (scores[1]! <= scores[0]!) return { lawful: true, ground: null };
  return { lawful: false, ground: nameGround(readCues(question), question, models.grounds) };
}

/** The longest matching cue names the ground best: « avoir des enfants » is more precise than « des enfants ». */
function nameGround({ named }: QuestionCues, question: string, grounds: LinearModel): ForbiddenGround {
  const [first] = [...named].sort(
    (left, right) => Number(right.isOwn) - Number(left.isOwn) || right.letters - left.letters,
  );
  return first?.ground ?? FORBIDDEN_GROUNDS[bestOf(scoresOf(grounds, describeWords(question)))]!;
}

function scoresOf(model: LinearModel, features: Int32Array): Int32Array {
  const scores = new Int32Array(model.labels);
  model.score(features, features.length, scores);
  return scores;
}
