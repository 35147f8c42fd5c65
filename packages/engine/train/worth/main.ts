import { fileURLToPath } from "node:url";
import { judge } from "../../src/analyse-text.ts";
import type { ClaimContext, Draft } from "../../src/claims/context/claim-context.ts";
import { chanceOf } from "../../src/claims/listener/listener.ts";
import { listSayings } from "../../src/claims/make-claims.ts";
import {
  groupOf,
  SAYING_GROUPS,
  type SayingGroup,
  subjectOf,
  turnOf,
} from "../../src/claims/worth/describe-saying.ts";
import {
  type GroupWeights,
  valuesOf,
  WORTH_LABELS,
  type WorthWeights,
} from "../../src/claims/worth/worth.ts";
import { keepWeights } from "../keep-weights.ts";
import { fitLogistic } from "../scores/fit-logistic.ts";
import { HARD_WEIGHT, isHardToJudge, SPEECHES } from "../scores/other-speeches.ts";
import { type Judgement, readJudgedTexts } from "./read-judgements.ts";

const USAGE = `Usage : npm run train:worth -- DOSSIER [--check | --held-out]
  apprend ce que l’auteur d’un texte ferait de ce que l’on en dit, et écrit les poids
  --held-out  n’écrit rien : affiche à quel point cela se retrouve chez des auteurs laissés de côté
  --check     n’écrit rien : échoue si les poids livrés ne sont pas, octet pour octet, ceux qui sont appris
`;
const WEIGHTS = new URL("../../src/claims/worth/weights/worth.json", import.meta.url);
const DIGITS = 4;
/**
 * Weight of a hard-to-judge text where the paired texts are training data too: all 534 count as much as the 246 others
 * without them.
 */
const WITH_PAIRS = 0.28;
/**
 * Writers of texts in pairs, one of which is to be kept: their share of texts to keep is artificial, so do not learn
 * it.
 */
const IN_PAIRS = /^H[N-U]$/;
/** Openings and subjects judged less often get no feature of their own. */
const FEWEST = 6;
/** Strength of the ridge, by group. */
const PULL: Record<SayingGroup, number> = {
  praise: 0.03,
  blame: 0.08,
  credit: 0.08,
  remark: 0.15,
  keep: 0.08,
  advice: 0.08,
};
const PASSES = { epochs: 400, rate: 0.1 };

const [shared, option] = process.argv.slice(2);
if (!shared || (option !== undefined && option !== "--check" && option !== "--held-out")) {
  process.stderr.write(USAGE);
  process.exit(2);
}

interface Row {
  writer: string;
  text: string;
  context: ClaimContext;
  saying: Draft & { worth?: number };
  judgement: Judgement;
}
type Label = (typeof WORTH_LABELS)[number];
const isTrue: Record<Label, (judgement: Judgement) => boolean> = {
  useful: ({ letter }) => letter === "u",
  wrong: ({ letter }) => letter === "f" || letter === "h",
  first: ({ isFirst }) => isFirst,
};

const rows = readJudgedTexts(shared).flatMap(({ id, writer, input, judge: judgeSaying }): Row[] => {
  const { context } = judge(input);
  const known = new Set<string>();
  return listSayings(context).flatMap((saying) => {
    const judgement = judgeSaying(saying);
    if (!judgement || known.has(saying.text)) return [];
    known.add(saying.text);
    return [{ writer, text: id, context, saying, judgement }];
  });
});
console.log(`${rows.length} phrases jugées, de ${new Set(rows.map(({ text }) => text)).size} textes`);

const ofGroup = (some: readonly Row[], group: SayingGroup) =>
  some.filter(
    ({ saying, writer }) => groupOf(saying) === group && !(group === "keep" && IN_PAIRS.test(writer)),
  );

/** Values judged often enough, in alphabetical order. */
function commonOf(some: readonly Row[], nameOf: (saying: Draft) => string): string[] {
  const counts = new Map<string, number>();
  for (const { saying } of some) counts.set(nameOf(saying), (counts.get(nameOf(saying)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= FEWEST)
    .map(([name]) => name)
    .sort();
}

function fitGroup(some: readonly Row[], group: SayingGroup): GroupWeights {
  const known = {
    turns: commonOf(some, ({ text }) => turnOf(text)),
    subjects: commonOf(some, subjectOf),
    codes: group === "advice" ? commonOf(some, ({ code }) => code ?? "") : [],
  };
  const ofHard = group === "keep" ? HARD_WEIGHT : WITH_PAIRS;
  const described = some.map(({ writer, context, saying, judgement }) => ({
    values: valuesOf(context, saying, known),
    judgement,
    weight: isHardToJudge({ writer: `${SPEECHES} ${writer}` }) ? ofHard : 1,
  }));
  const fit = (label: Label) =>
    fitLogistic(
      described.map(({ values, judgement, weight }) => ({
        values,
        isTrue: isTrue[label](judgement),
        weight,
      })),
      { pull: PULL[group], ...PASSES },
    ).map((weight) => Number(weight.toPrecision(DIGITS)));
  return { ...known, useful: fit("useful"), wrong: fit("wrong"), first: fit("first") };
}

const learn = (some: readonly Row[]): WorthWeights =>
  Object.fromEntries(
    SAYING_GROUPS.map((group) => [group, fitGroup(ofGroup(some, group), group)]),
  ) as WorthWeights;

if (option === "--held-out") printHeldOut();
else keepWeights(fileURLToPath(WEIGHTS), `${JSON.stringify(learn(rows))}\n`, option === "--check");

/** How well each label is predicted for held-out writers. */
function printHeldOut() {
  const weighed: WeighedRow[] = [];
  const told: { group: SayingGroup; label: Label; isTrue: boolean; chance: number }[] = [];
  for (const writer of new Set(rows.map((row) => row.writer))) {
    const weights = learn(rows.filter((row) => row.writer !== writer));
    for (const { text, context, saying, judgement } of rows.filter((row) => row.writer === writer)) {
      const group = groupOf(saying);
      const values = valuesOf(context, saying, weights[group]);
      const chances = Object.fromEntries(
        WORTH_LABELS.map((label) => [label, chanceOf(values, weights[group][label])]),
      ) as Record<Label, number>;
      weighed.push({ text, group, saying, judgement, chances });
      for (const label of WORTH_LABELS)
        told.push({
          group,
          label,
          isTrue: isTrue[label](judgement),
          chance: chances[label],
        });
    }
  }
  printFirst(weighed);
  for (const group of SAYING_GROUPS)
    for (const label of WORTH_LABELS) {
      const own = told.filter((one) => one.group === group && one.label === label);
      const share = own.filter((one) => one.isTrue).length / own.length;
      if (share > 0)
        console.log(
          `${group.padEnd(8)}${label.padEnd(8)}${own.length}  ${share.toFixed(2)}  aire ${areaUnder(own).toFixed(3)}`,
        );
    }
}

interface WeighedRow extends Pick<Row, "text" | "saying" | "judgement"> {
  group: SayingGroup;
  chances: Record<Label, number>;
}

/** What readers thought of the advice that would come first. */
function printFirst(weighed: readonly WeighedRow[]) {
  const valueOf = ({ chances: { useful, wrong, first } }: WeighedRow) => first + useful / 2 - wrong;
  const counts: Record<string, number> = {};
  let firsts = 0;
  const texts = [...new Set(weighed.map(({ text }) => text))];
  for (const text of texts) {
    const [best] = weighed
      .filter((row) => row.text === text && (row.group === "keep" || row.group === "advice"))
      .toSorted((one, other) => valueOf(other) - valueOf(one));
    if (!best) continue;
    const name = `${best.judgement.letter}${best.group === "keep" ? " kept" : ""}`;
    counts[name] = (counts[name] ?? 0) + 1;
    if (best.judgement.isFirst) firsts += 1;
  }
  console.log("conseil de tête", counts, "à dire d’abord", (firsts / texts.length).toFixed(2));
}

/** Area under the ROC curve: how often a positive ranks above a negative. */
function areaUnder(some: readonly { isTrue: boolean; chance: number }[]): number {
  let before = 0;
  let right = 0;
  let others = 0;
  for (const one of some.toSorted((left, other) => other.chance - left.chance)) {
    if (one.isTrue) before += 1;
    else {
      others += 1;
      right += before;
    }
  }
  return right / Math.max(1, before * others);
}
