import { fileURLToPath } from "node:url";
import { measurePage, PAGE_SIGNS } from "../../src/content/measure-page.ts";
import { readPitch } from "../../src/content/read-pitch.ts";
import { hashWord } from "../../src/reading/hash.ts";
import {
  readOtherSpeeches,
  readOwnExplanations,
  readOwnPitchesAgain,
  readOwnSpeeches,
} from "../scores/other-speeches.ts";
import { fitLogistic } from "../scores/fit-logistic.ts";
import { keepWeights } from "../keep-weights.ts";
import { readPages, readSpeeches } from "./read-pages.ts";
import type { PitchText } from "../../src/pitch.ts";

const USAGE = `Usage : npm run train:pages [-- --held-out | --check]
  apprend ce qui distingue une page à lire d’une prise de parole, sur nos seuls textes, et écrit les poids
  --held-out  n’écrit rien : juge chaque sorte de texte avec ce que les autres apprennent
  --check     n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = fileURLToPath(new URL("../../src/scoring/weights/page.json", import.meta.url));
const FIT = { pull: 0.02, epochs: 300, rate: 0.2 };
/** Total weight of the few speeches in the third person, among all speeches. */
const THIRD_PERSON = 0.3;
const FOLDS = 10;
const DECIMALS = 3;

interface Row {
  /** Held-out group. */
  kind: string;
  isPage: boolean;
  isThird: boolean;
  values: number[];
}

const [option] = process.argv.slice(2);
if (option !== undefined && option !== "--held-out" && option !== "--check") {
  process.stderr.write(USAGE);
  process.exit(2);
}

function rowOf(input: PitchText, kind: string, isPage: boolean, isThird: boolean): Row[] {
  const { values, notes } = measurePage(readPitch(input));
  // Notes for a speech are detected separately.
  if (!isPage && notes > 0) return [];
  return [{ kind, isPage, isThird, values: PAGE_SIGNS.map((sign) => values[sign]) }];
}

const rows: Row[] = [
  ...readPages().flatMap(({ kind, ...input }) => rowOf(input, `page ${kind}`, true, false)),
  ...readSpeeches().flatMap(({ kind, ...input }) => rowOf(input, `third ${kind}`, false, true)),
  ...[
    ...readOwnPitchesAgain(),
    ...readOwnSpeeches(),
    ...readOtherSpeeches(),
    ...readOwnExplanations(),
  ].flatMap(({ input, writer }) => rowOf(input, `speech ${(hashWord(writer) >>> 0) % FOLDS}`, false, false)),
];

function fit(some: readonly Row[]): number[] {
  const pages = some.filter(({ isPage }) => isPage).length;
  const third = some.filter(({ isThird }) => isThird).length;
  const others = some.length - pages - third;
  const weightOf = ({ isPage, isThird }: Row) =>
    isPage ? 1 / pages : isThird ? THIRD_PERSON / third : (1 - THIRD_PERSON) / others;
  return fitLogistic(
    some.map((row) => ({ values: row.values, isTrue: row.isPage, weight: weightOf(row) })),
    FIT,
  );
}

const round = (value: number) => Number(value.toFixed(DECIMALS));
const sumOf = (weights: readonly number[], values: readonly number[]) =>
  values.reduce((sum, value, at) => sum + value * weights[at]!, weights.at(-1)!);

if (option === "--held-out") {
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const weights = fit(rows.filter((row) => row.kind !== kind));
    const sums = rows.filter((row) => row.kind === kind).map(({ values }) => sumOf(weights, values));
    const over = (least: number) => sums.filter((sum) => sum > least).length;
    process.stdout.write(
      `${kind.padEnd(28)}${String(sums.length).padStart(5)}   > 0 : ${over(0)}, > 1 : ${over(1)}\n`,
    );
  }
} else {
  const weights = fit(rows);
  const speeches = rows.filter(({ isPage }) => !isPage);
  const usual = PAGE_SIGNS.map(
    (_, at) => speeches.reduce((sum, { values }) => sum + values[at]!, 0) / speeches.length,
  );
  const kept = {
    bias: round(weights.at(-1)!),
    weights: Object.fromEntries(PAGE_SIGNS.map((sign, at) => [sign, round(weights[at]!)])),
    usual: Object.fromEntries(PAGE_SIGNS.map((sign, at) => [sign, round(usual[at]!)])),
  };
  keepWeights(WEIGHTS, `${JSON.stringify(kept, null, 2)}\n`, option === "--check");
}
