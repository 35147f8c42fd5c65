import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { QUESTION_KINDS, type QuestionKind } from "../../src/interview/plan.ts";
import { describeQuestion } from "../../src/interview/questions/describe-question.ts";
import { guessKind } from "../../src/interview/questions/question-cues.ts";
import { bestOf, LinearModel, packModel } from "../../src/reading/linear-model.ts";
import { trainLogistic } from "../adverts/logistic.ts";

const USAGE = `Usage : npm run train:questions -- QUESTIONS.jsonl ANNONCES.jsonl [--held-out]
  apprend de quoi parle une question d’entretien, et écrit les poids
  --held-out  n’écrit pas les poids : juge chaque dixième avec ce que les autres apprennent
`;
const FOLDS = 10;
const WEIGHTS = fileURLToPath(new URL("../../src/interview/questions/weights/kinds.json", import.meta.url));

const [questions, adverts, option] = process.argv.slice(2);
if (!questions || !adverts || (option !== undefined && option !== "--held-out")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
type Asked = { q: string; kind: QuestionKind };
const read = <Row>(path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Row);
const asked: Asked[] = [
  ...read<Asked>(questions),
  ...read<{ questions: Asked[] }>(adverts).flatMap((advert) => advert.questions),
];
const examples = asked.map(({ q, kind }) => ({
  features: describeQuestion(q),
  label: QUESTION_KINDS.indexOf(kind),
}));
const train = (given: typeof examples) =>
  packModel(
    QUESTION_KINDS.length,
    trainLogistic(
      QUESTION_KINDS.map(() => 1),
      given,
    ),
  );

if (option === undefined) writeFileSync(WEIGHTS, `${JSON.stringify(train(examples))}\n`);
else {
  let learnt = 0;
  let ruled = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = LinearModel.unpack(train(examples.filter((_example, at) => at % FOLDS !== fold)));
    for (const [at, { features, label }] of examples.entries()) {
      if (at % FOLDS !== fold) continue;
      const scores = new Int32Array(QUESTION_KINDS.length);
      model.score(features, features.length, scores);
      if (bestOf(scores) === label) learnt += 1;
      if (guessKind(asked[at]!.q) === asked[at]!.kind) ruled += 1;
    }
  }
  process.stdout.write(
    `${examples.length} questions : modèle ${(learnt / examples.length).toFixed(2)}, règle ${(ruled / examples.length).toFixed(2)}\n`,
  );
}
