import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const USAGE = `Usage : npm run train:after-reader -- DOSSIER [--check]
  refait, dans l’ordre, tous les poids qui reposent sur le lecteur du français : marques entendues, sortes de questions, rôles, pages,
  réponses à une autre question, notes, parties, accroches, ce qu’un lecteur dit d’un texte, ce qui vaut d’en être dit, annonces, questions, notes usuelles, puis les chiffres de docs/metrics.md
  --check  n’écrit rien : échoue si des poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const checked = option === undefined ? [] : ["--check"];
const plans = (file: string) => join(shared, "plans-data", file);

/** In order: each step reads the weights that earlier steps wrote. */
const STEPS: [string, string[]][] = [
  ["train/marks/main.ts", [shared, ...checked]],
  ["train/question-kinds/main.ts", checked],
  ["train/roles/main.ts", [shared, ...checked]],
  ["train/pages/main.ts", checked],
  ["train/other-question/main.ts", checked],
  ["train/scores/main.ts", [shared, ...checked]],
  ["train/claims/train.ts", [shared, ...checked]],
  ["train/hooks/main.ts", [shared, ...checked]],
  ["train/listener/main.ts", [shared, ...checked]],
  ["train/worth/main.ts", [shared, ...checked]],
  ["train/adverts/main.ts", [plans("adverts.jsonl"), ...checked]],
  ["train/questions/main.ts", [plans("questions.jsonl"), plans("adverts.jsonl"), ...checked]],
  ["bench/usual-scores.ts", checked],
  ["cli/document-metrics.ts", checked],
];
let failed = 0;
for (const [file, parameters] of STEPS) {
  console.log(`\n${file} ${parameters.join(" ")}`);
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const { status } = spawnSync(process.execPath, [path, ...parameters], { stdio: "inherit" });
  if (status === 0) continue;
  failed += 1;
  // The next steps would be trained on missing weights.
  if (option === undefined) break;
}
// Format the page of figures as the format check expects.
if (option === undefined && failed === 0) {
  const page = fileURLToPath(new URL("../../../docs/metrics.md", import.meta.url));
  if (spawnSync("oxfmt", [page], { stdio: "inherit" }).status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
