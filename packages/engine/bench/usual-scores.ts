import { fileURLToPath } from "node:url";
import { analysePitchText } from "../src/analyse-text.ts";
import { CONTENT_METRIC_LABELS } from "../src/report.ts";
import { keepWeights } from "../train/keep-weights.ts";
import { readExaminedPitches, readJudgedPitches } from "../test-support/judged-pitches.ts";

const USAGE = `Usage : npm run train:usual [-- --check]
  écrit la note qu’un bon texte reçoit pour chaque critère : la médiane des textes jugés, bons et moyens
  --check  n’écrit rien : échoue si ce qui est livré n’est pas, octet pour octet, ce qui est mesuré
`;
const WEIGHTS = fileURLToPath(new URL("../src/scoring/weights/usual.json", import.meta.url));
const GENUINE = 0.9;

const [option] = process.argv.slice(2);
if (option !== undefined && option !== "--check") {
  process.stderr.write(USAGE);
  process.exit(2);
}
const reports = [...readJudgedPitches(), ...readExaminedPitches()]
  .filter(({ split, band }) => split === "tune" && (band === "strong" || band === "medium"))
  .map(({ input }) => analysePitchText(input))
  .filter(({ validity }) => validity > GENUINE);
const usual = CONTENT_METRIC_LABELS.map((label) => {
  const scores = reports
    .flatMap(({ metrics }) => metrics.filter((metric) => metric.label === label))
    .map(({ score }) => score)
    .toSorted((one, other) => one - other);
  return [label, scores[Math.floor((scores.length - 1) / 2)]!] as const;
});
const content = `${JSON.stringify({ texts: reports.length, scores: Object.fromEntries(usual) }, null, 1)}\n`;
keepWeights(WEIGHTS, content, option === "--check");
