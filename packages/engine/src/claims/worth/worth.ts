import type { ClaimContext } from "../context/claim-context.ts";
import { chanceOf } from "../listener/listener.ts";
import {
  describePlace,
  describeText,
  groupOf,
  ownLogit,
  type Saying,
  type SayingGroup,
  subjectOf,
  TELLING,
  tellingOf,
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

const texts = new WeakMap<ClaimContext, { values: readonly number[]; telling: readonly number[] }>();
function textOf(context: ClaimContext) {
  let known = texts.get(context);
  if (!known) {
    const values = describeText(context);
    texts.set(context, (known = { values, telling: tellingOf(values) }));
  }
  return known;
}

/** Around it, what is said of good texts parts from what is said of poor ones. */
const MIDDLE = 0.55;
const SPREAD = 3;

/**
 * What the worth of a sentence is told by: how it begins, what it is about, the text, the sentence that it quotes, and what a
 * listener tells of the text for its code of advice. Nearly all values are 0: the others alone are written.
 */
export function valuesOf(
  context: ClaimContext,
  saying: Saying,
  { turns, subjects, codes }: Pick<GroupWeights, "turns" | "subjects" | "codes">,
): Float64Array {
  const text = textOf(context);
  const place = describePlace(context, saying.quotes);
  const ofTurn = turns.length + 1;
  const ofText = ofTurn + 2 * subjects.length;
  const ofPlace = ofText + text.values.length;
  const ofRule = ofPlace + place.length;
  const ofCode = ofRule + 2;
  const values = new Float64Array(ofCode + codes.length * TELLING.length);
  const turn = turns.indexOf(turnOf(saying.text));
  // What few texts call for is what a rule saw, and more often right.
  values[turn < 0 ? turns.length : turn] = 1;
  const subject = subjects.indexOf(subjectOf(saying));
  if (subject >= 0) {
    values[ofTurn + subject] = 1;
    values[ofTurn + subjects.length + subject] = SPREAD * (context.quality - MIDDLE);
  }
  values.set(text.values, ofText);
  values.set(place, ofPlace);
  values[ofRule] = ownLogit(context, saying);
  values[ofRule + 1] = saying.worth ?? 0;
  const code = saying.code ? codes.indexOf(saying.code) : -1;
  if (code >= 0) values.set(text.telling, ofCode + code * TELLING.length);
  return values;
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
