import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const USAGE = `Usage : npm run train:after-reader -- DOSSIER [--check] [--from ÉTAPE]
  refait, dans l’ordre, tous les poids qui reposent sur le lecteur du français : marques entendues, sortes de questions, rôles, pages,
  notes, réponses à une autre question, parties, accroches, ce qu’un lecteur dit d’un texte, ce qui vaut d’en être dit, annonces, questions, notes usuelles, puis les chiffres de docs/metrics.md
  --check  n’écrit rien : échoue si des poids livrés ne sont pas, octet pour octet, ceux qui sont appris
  --from ÉTAPE  commence à cette étape, nommée par son dossier : roles, scores, hooks…
`;
function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { check: { type: "boolean", default: false }, from: { type: "string" } },
    });
    return { ...values, shared: positionals.length === 1 ? positionals[0]! : "" };
  } catch {
    return { check: false, from: undefined, shared: "" };
  }
}

function leave(): never {
  process.stderr.write(USAGE);
  process.exit(2);
}
const { shared, check, from } = readOptions();
if (shared === "") leave();
const checked = check ? ["--check"] : [];
const plans = (file: string) => join(shared, "plans-data", file);

/** In order: each step reads the weights that earlier steps wrote. */
const STEPS: [string, string[]][] = [
  ["train/marks/main.ts", [shared, ...checked]],
  ["train/question-kinds/main.ts", checked],
  ["train/roles/main.ts", [shared, ...checked]],
  ["train/pages/main.ts", checked],
  ["train/scores/main.ts", [shared, ...checked]],
  // After the scores, whose training writes the model of the subject: it is one of the signs.
  ["train/other-question/main.ts", checked],
  ["train/claims/train.ts", [shared, ...checked]],
  ["train/hooks/main.ts", [shared, ...checked]],
  ["train/listener/main.ts", [shared, ...checked]],
  ["train/worth/main.ts", [shared, ...checked]],
  ["train/adverts/main.ts", [plans("adverts.jsonl"), ...checked]],
  ["train/questions/main.ts", [plans("questions.jsonl"), plans("adverts.jsonl"), ...checked]],
  ["bench/usual-scores.ts", checked],
  ["cli/document-metrics.ts", checked],
];
const first = from === undefined ? 0 : STEPS.findIndex(([file]) => file.split("/").at(-2) === from);
if (first < 0) leave();
let failed = 0;
for (const [file, parameters] of STEPS.slice(first)) {
  console.log(`\n${file} ${parameters.join(" ")}`);
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const { status } = spawnSync(process.execPath, [path, ...parameters], { stdio: "inherit" });
  if (status === 0) continue;
  failed += 1;
  // The next steps would be trained on missing weights.
  if (!check) break;
}
// Format the page of figures as the format check expects.
if (!check && failed === 0) {
  const page = fileURLToPath(new URL("../../../docs/metrics.md", import.meta.url));
  if (spawnSync("oxfmt", [page], { stdio: "inherit" }).status !== 0) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
