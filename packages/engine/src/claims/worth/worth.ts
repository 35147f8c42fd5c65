import type { ClaimContext } from "../claim-context.ts";
import { chanceOf } from "../listener/listener.ts";
import {
  describeByCode,
  describePlace,
  describeText,
  groupOf,
  ownLogit,
  type Saying,
  type SayingGroup,
  subjectOf,
  turnOf,
} from "./describe-saying.ts";
import weights from "./weights/worth.json" with { type: "json" };

/** How likely the author of a text would find a sentence useful, wrong or harmful, and the first thing to be told; 0 to 1. */
export interface Worth {
  useful: number;
  wrong: number;
  first: number;
}
export const WORTH_LABELS = ["useful", "wrong", "first"] as const;

/** Of each group, the turns of phrase, the subjects and the codes of advice that readers judged, and the weights of `valuesOf`, the constant last. */
export interface GroupWeights extends Record<(typeof WORTH_LABELS)[number], readonly number[]> {
  turns: readonly string[];
  subjects: readonly string[];
  codes: readonly string[];
}
export type WorthWeights = Record<SayingGroup, GroupWeights>;
const WEIGHTS: WorthWeights = weights;

const texts = new WeakMap<ClaimContext, number[]>();
function textOf(context: ClaimContext): number[] {
  let values = texts.get(context);
  if (!values) texts.set(context, (values = describeText(context)));
  return values;
}

/** Around it, what is said of good texts parts from what is said of poor ones. */
const MIDDLE = 0.55;
const SPREAD = 3;

/** What the worth of a sentence is told by: how it begins, what it is about, the text, the sentence that it quotes. */
export function valuesOf(
  context: ClaimContext,
  saying: Saying,
  { turns, subjects, codes }: Pick<GroupWeights, "turns" | "subjects" | "codes">,
): number[] {
  const [turn, subject] = [turnOf(saying.text), subjectOf(saying)];
  const better = SPREAD * (context.quality - MIDDLE);
  return [
    ...turns.map((known) => Number(known === turn)),
    // What few texts call for is what a rule saw, and more often right.
    Number(!turns.includes(turn)),
    ...subjects.map((known) => Number(known === subject)),
    ...subjects.map((known) => (known === subject ? better : 0)),
    ...textOf(context),
    ...describePlace(context, saying.quotes),
    ownLogit(context, saying),
    saying.worth ?? 0,
    ...describeByCode(textOf(context), saying, codes),
  ];
}

/**
 * What the author of a text would make of a sentence about it, by readers who judged such sentences of other texts
 * (`npm run train:worth`).
 */
export function worthOf(context: ClaimContext, saying: Saying): Worth {
  const own = WEIGHTS[groupOf(saying)];
  const values = valuesOf(context, saying, own);
  return {
    useful: chanceOf(values, own.useful),
    wrong: chanceOf(values, own.wrong),
    first: chanceOf(values, own.first),
  };
}
