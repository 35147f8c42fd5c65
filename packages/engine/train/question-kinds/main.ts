import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { LinearModel, type ModelRow, packModel } from "../../src/reading/linear-model.ts";
import { describeQuestion } from "../../src/roles/describe-question.ts";
import {
  likeliestKind,
  QUESTION_KINDS,
  type QuestionKind,
  type QuestionKindModel,
  wordedKind,
} from "../../src/roles/question-kind.ts";
import { trainLogistic } from "../adverts/logistic.ts";
import { keepWeights } from "../keep-weights.ts";

const USAGE = `Usage : npm run train:question-kinds -- [--check]
  apprend ce que demande une question d’entretien, chaque liste laissée de côté à son tour, et écrit les poids
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const FOLDER = new URL("./", import.meta.url);
const WEIGHTS = fileURLToPath(new URL("../../src/roles/weights/question-kinds.json", import.meta.url));
const EPOCHS = 20;
/** Smaller weights are dropped, on a scale up to 127. */
const LEAST = 10;
/** Required precision of the kinds given, on held-out lists. */
const RIGHT = 0.91;

interface AskedQuestion {
  kind: QuestionKind;
  question: string;
}

const [option] = process.argv.slice(2);
if (option !== undefined && option !== "--check") {
  process.stderr.write(USAGE);
  process.exit(2);
}
const lists = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".txt"))
  .toSorted()
  .map((file) => ({ file, questions: readList(file) }));

function readList(file: string): AskedQuestion[] {
  return readFileSync(new URL(file, FOLDER), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [kind = "", question = ""] = line.split("\t");
      if (!QUESTION_KINDS.includes(kind as QuestionKind)) throw new Error(`${file}: no such kind: ${kind}`);
      return { kind: kind as QuestionKind, question };
    });
}

/** A fixed order that mixes the lists. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items];
  let state = 12_345;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}

function train(questions: readonly AskedQuestion[]): ModelRow[] {
  const rows = trainLogistic(
    QUESTION_KINDS.map(() => 1),
    shuffled(questions).map(({ kind, question }) => ({
      features: describeQuestion(question, wordedKind(question)),
      label: QUESTION_KINDS.indexOf(kind),
    })),
    EPOCHS,
  );
  return rows
    .map(({ key, entries }) => ({ key, entries: entries.filter(({ weight }) => Math.abs(weight) >= LEAST) }))
    .filter(({ entries }) => entries.length > 0);
}

const pack = (rows: readonly ModelRow[]) => packModel(QUESTION_KINDS.length, rows);

const heldOut = lists.flatMap(({ file, questions }) => {
  const others = lists.filter((list) => list.file !== file).flatMap((list) => list.questions);
  const words = LinearModel.unpack(pack(train(others)));
  return questions.map(({ kind, question }) => {
    const found = likeliestKind(question, words);
    return { file, kind, worded: wordedKind(question), found: found.kind, margin: found.margin };
  });
});

/** The lowest margin at which precision is high enough. */
function marginOf(): number {
  const told = heldOut
    .filter(({ found }) => found !== "other")
    .toSorted((one, other) => other.margin - one.margin);
  let right = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { kind, found, margin }] of told.entries()) {
    if (kind === found) right += 1;
    if (right >= RIGHT * (at + 1)) least = margin;
  }
  return least;
}

const margin = marginOf();
const share = (some: number, all: number) => (some / Math.max(1, all)).toFixed(2);
console.log("list          questions  told  of them right  by wording alone  of them right");
for (const { file } of lists) {
  const own = heldOut.filter((each) => each.file === file);
  const told = own.filter((each) => each.found !== "other" && each.margin >= margin);
  const worded = own.filter((each) => each.worded !== "other");
  console.log(
    [
      file.padEnd(14),
      String(own.length).padStart(8),
      share(told.length, own.length).padStart(6),
      share(told.filter(({ kind, found }) => kind === found).length, told.length).padStart(15),
      share(worded.length, own.length).padStart(17),
      share(worded.filter((each) => each.kind === each.worded).length, worded.length).padStart(15),
    ].join(""),
  );
}
const model: QuestionKindModel = { words: pack(train(lists.flatMap(({ questions }) => questions))), margin };
keepWeights(WEIGHTS, `${JSON.stringify(model)}\n`, option === "--check");
