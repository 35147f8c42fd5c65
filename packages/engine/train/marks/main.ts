import { fileURLToPath } from "node:url";
import { keepWeights } from "../keep-weights.ts";
import { bareRun, markedTexts } from "./marked-runs.ts";
import { measureMarks } from "./measure-marks.ts";
import { trainMarks } from "./train-marks.ts";

const USAGE = `Usage : npm run train:marks -- DOSSIER [--held-out | --check]
  apprend où ceux qui écrivent un pitch mettent virgules et points, pour les lire dans une transcription qui n’en a pas
  --held-out  n’écrit rien : chaque tiers des auteurs avec ce que les autres apprennent
  --check  n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = fileURLToPath(new URL("../../src/language/weights/marks.json", import.meta.url));

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--held-out" && option !== "--check")) {
  process.stderr.write(USAGE);
  process.exit(2);
}
const texts = markedTexts(shared);
if (option === "--held-out") measureMarks(texts);
else keepWeights(WEIGHTS, `${JSON.stringify(trainMarks(texts.map(bareRun)))}\n`, option === "--check");
