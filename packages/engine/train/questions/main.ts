import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { keepWeights } from "../keep-weights.ts";
import { QUESTION_KINDS, type QuestionKind } from "../../src/interview/plan.ts";
import { describeMatter, describeWords } from "../../src/interview/questions/describe-matter.ts";
import { describeQuestion } from "../../src/interview/questions/describe-question.ts";
import { FORBIDDEN_GROUNDS, type ForbiddenGround } from "../../src/interview/questions/forbidden-grounds.ts";
import { guessKind } from "../../src/interview/questions/question-cues.ts";
import { bestOf, LinearModel, packModel } from "../../src/reading/linear-model.ts";
import { type Example, trainLogistic } from "../adverts/logistic.ts";
import { type AskedQuestion, readOwnQuestions } from "./own-questions.ts";

const USAGE = `Usage : npm run train:questions -- QUESTIONS.jsonl ANNONCES.jsonl [--held-out | --check]
  apprend de quoi parle une question d’entretien et si la loi la permet, et écrit les poids
  --held-out  n’écrit pas les poids : juge chaque dixième, puis chaque fichier, avec ce que les autres apprennent
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const FOLDS = 10;
const EPOCHS = 20;
/** Accepting a forbidden question costs more than holding back a lawful one. */
const COSTS = [1, 1.5];
const WEIGHTS = new URL("../../src/interview/questions/weights/", import.meta.url);

const [questions, adverts, option] = process.argv.slice(2);
if (!questions || !adverts || (option !== undefined && option !== "--held-out" && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
type Row = { q: string; kind: QuestionKind; ground?: ForbiddenGround | null };
const read = <Line>(path: string) =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);
const annotated = (isListed: boolean) => (row: Row) => ({
  question: row.q,
  kind: row.kind,
  ground: row.ground ?? null,
  isListed,
});
const sets = new Map<string, AskedQuestion[]>([
  ["questions", read<Row>(questions).map(annotated(true))],
  [
    "annonces",
    read<{ questions: Row[] }>(adverts).flatMap((advert) => advert.questions.map(annotated(false))),
  ],
  ...readOwnQuestions(),
]);
const all = [...sets.values()].flat();

const trainKinds = (given: readonly AskedQuestion[]) =>
  train(
    QUESTION_KINDS.map(() => 1),
    given.map(({ question, kind }) => ({
      features: describeQuestion(question),
      label: QUESTION_KINDS.indexOf(kind),
    })),
  );
const trainMatter = (given: readonly AskedQuestion[]) =>
  train(
    COSTS,
    // Train on each question with and without the word lists: words must earn their own weight beside them.
    given.flatMap(({ question, ground, isListed }) =>
      (isListed ? [false] : [true, false]).map((withCues) => ({
        features: describeMatter(question, withCues),
        label: ground === null ? 0 : 1,
      })),
    ),
    EPOCHS,
  );
const trainGrounds = (given: readonly AskedQuestion[]) =>
  train(
    FORBIDDEN_GROUNDS.map(() => 1),
    given.flatMap(({ question, ground }) =>
      ground === null
        ? []
        : [{ features: describeWords(question), label: FORBIDDEN_GROUNDS.indexOf(ground) }],
    ),
    EPOCHS,
  );
function train(costs: readonly number[], examples: readonly Example[], epochs?: number) {
  return packModel(costs.length, trainLogistic(costs, examples, epochs));
}
function judge(model: LinearModel, features: Int32Array): number {
  const scores = new Int32Array(model.labels);
  model.score(features, features.length, scores);
  return bestOf(scores);
}
const share = (part: number, of: number) => (of === 0 ? "–" : (part / of).toFixed(2));

if (option !== "--held-out") {
  const write = (name: string, value: unknown) =>
    keepWeights(fileURLToPath(new URL(name, WEIGHTS)), `${JSON.stringify(value)}\n`, option === "--check");
  write("kinds.json", trainKinds(all));
  write("grounds.json", { matter: trainMatter(all), grounds: trainGrounds(all) });
} else {
  let learnt = 0;
  let ruled = 0;
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const model = LinearModel.unpack(trainKinds(all.filter((_asked, at) => at % FOLDS !== fold)));
    for (const { question, kind } of all.filter((_asked, at) => at % FOLDS === fold)) {
      const label = QUESTION_KINDS.indexOf(kind);
      if (judge(model, describeQuestion(question)) === label) learnt += 1;
      if (guessKind(question) === kind) ruled += 1;
    }
  }
  process.stdout.write(
    `genres, ${all.length} questions : modèle ${share(learnt, all.length)}, règle ${share(ruled, all.length)}\n`,
  );
  for (const [name, held] of sets) {
    const others = [...sets].filter(([other]) => other !== name).flatMap(([, set]) => set);
    const model = LinearModel.unpack(trainMatter(others));
    const said = held.filter(
      ({ question, isListed }) => judge(model, describeMatter(question, !isListed)) === 1,
    );
    const forbidden = held.filter(({ ground }) => ground !== null).length;
    const right = said.filter(({ ground }) => ground !== null).length;
    process.stdout.write(
      `interdites, ${name} : trouvées ${share(right, forbidden)}, justes ${share(right, said.length)} (${forbidden} sur ${held.length})\n`,
    );
  }
}
