import { fileURLToPath } from "node:url";
import { FAMILIES } from "../../src/roles/role-names.ts";
import { keepWeights } from "../keep-weights.ts";
import { readSource, readSources } from "./corpus.ts";
import { folderOf, measureQuality } from "./eval-roles.ts";
import { readHeldOut, trainRoles } from "./train-roles.ts";

const USAGE = `Usage : npm run train:roles -- DOSSIER [--held-out | --check]
  apprend ce que fait chaque phrase d’un discours, et écrit les poids
  --held-out  n’écrit pas les poids : lit chaque source, puis chaque sixième des auteurs, avec ce que les autres apprennent
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = fileURLToPath(new URL("../../src/roles/weights/roles.json", import.meta.url));

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--held-out" && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const texts = readSources(shared).map(readSource);
if (option !== "--held-out")
  keepWeights(
    WEIGHTS,
    `${JSON.stringify(trainRoles(texts.filter(({ labels }) => labels !== null)))}\n`,
    option === "--check",
  );
else {
  const { byWriter, bySource } = readHeldOut(texts, folderOf);
  const folders = [...new Set(texts.map(folderOf))];
  const columns = [
    ...folders.map((folder) =>
      measureQuality(
        texts.filter((text) => folderOf(text) === folder),
        bySource,
      ),
    ),
    measureQuality(texts, byWriter),
  ];
  const cell = (value: number) => (Number.isNaN(value) ? "  –" : value.toFixed(2)).padStart(9);
  console.log(
    `average precision    n ${[...folders, "by writer"].map((name) => name.padStart(9)).join("")}  9 of 10 right from`,
  );
  for (const [at, { label, count, sure }] of columns.at(-1)!.entries()) {
    const told = sure ? `${sure.threshold.toFixed(2)} (${(100 * sure.share).toFixed(0)} % found)` : "nowhere";
    console.log(
      `${label.padEnd(21)}${String(count).padStart(4)}${columns.map((column) => cell(column[at]!.precision)).join("")}  ${told}`,
    );
  }
  const means = columns.map((column) => {
    const known = column.slice(0, FAMILIES.length).filter(({ precision }) => !Number.isNaN(precision));
    return known.reduce((sum, { precision }) => sum + precision, 0) / known.length;
  });
  console.log(`mean of the families     ${means.map(cell).join("")}`);
}
