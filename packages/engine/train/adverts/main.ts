import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import {
  type AdvertModels,
  decodeAdvertModels,
  ITEM_KINDS,
  LINE_KINDS,
  type PackedAdvertModels,
} from "../../src/interview/advert/judge-items.ts";
import { readAdvert } from "../../src/interview/advert/read-advert.ts";
import { packModel } from "../../src/reading/linear-model.ts";
import { keepWeights } from "../keep-weights.ts";
import { readMarkedAdverts } from "./marked-adverts.ts";
import { type AnnotatedAdvert, labelAdvert } from "./label-advert.ts";
import { trainLogistic } from "./logistic.ts";

const USAGE = `Usage : npm run train:adverts -- ANNONCES.jsonl [--held-out RÉSULTATS.jsonl | --check]
  apprend ce que dit une ligne d’annonce et ce que nomme un morceau de ligne, et écrit les poids
  --held-out  n’écrit pas les poids : lit chaque septième des annonces avec ce que les autres apprennent
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
/** Missing a skill costs more than adding a wrong one: users can delete, but not guess. */
const ITEM_COSTS = [1, 2.25, 16];
const LINE_COSTS = LINE_KINDS.map(() => 1);
const FOLDS = 7;
const WEIGHTS = fileURLToPath(new URL("../../src/interview/advert/weights/adverts.json", import.meta.url));

const [path, option, results] = process.argv.slice(2);
if (!path || (option !== undefined && option !== "--check" && (option !== "--held-out" || !results))) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const adverts = readFileSync(path, "utf8")
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line) as AnnotatedAdvert);
const labelled = adverts.map(labelAdvert);
/** Our own adverts are training data too; the held-out figures are for the given ones only. */
const own = readMarkedAdverts().map(labelAdvert);

if (results)
  writeFileSync(
    results,
    readHeldOut()
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  );
else keepWeights(WEIGHTS, `${JSON.stringify(train(labelled))}\n`, option === "--check");

function train(examples: typeof labelled): PackedAdvertModels {
  const lines = [...examples, ...own].flatMap((example) => example.lines);
  const items = [...examples, ...own].flatMap((example) => example.items);
  return {
    lines: packModel(LINE_KINDS.length, trainLogistic(LINE_COSTS, lines)),
    items: packModel(ITEM_KINDS.length, trainLogistic(ITEM_COSTS, items)),
  };
}

function readHeldOut() {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const models = decodeAdvertModels(train(labelled.filter((_example, at) => at % FOLDS !== fold)));
    return adverts.filter((_advert, at) => at % FOLDS === fold).map((advert) => read(advert, models));
  }).flat();
}

function read({ id, title, company, text }: AnnotatedAdvert, models: AdvertModels) {
  const { hardSkills, softSkills, missions } = readAdvert({ title, company, description: text }, models);
  const present = (skills: typeof hardSkills) =>
    skills.map(({ evidence, ...skill }) => ({
      ...skill,
      evidence: evidence.map(({ start, end }) => text.slice(start, end)),
    }));
  return { id, hard_skills: present(hardSkills), soft_skills: present(softSkills), missions };
}
