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

/** How likely the author of a text finds a sentence useful, wrong or harmful, or the first thing to be told; 0 to 1. */
export interface Worth {
  useful: number;
  wrong: number;
  first: number;
}
export const WORTH_LABELS = ["useful", "wrong", "first"] as const;

/**
 * For each group: the openings, the subjects and the advice codes that readers judged, and the weights of `valuesOf`,
 * the constant last.
 */
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

/** Quality at which claims about good texts are separated from claims about poor ones. */
const MIDDLE = 0.55;
const SPREAD = 3;

/**
 * Features from which the worth of a sentence is predicted: its first words, its subject, the text, the quoted
 * sentence, and the listener's labels for its advice code. Nearly all are 0: only the others are stored.
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
  // An opening too rare to be listed comes from a rule that few texts trigger, and is more often right.
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
 * What the author of a text would think of a sentence about it, learnt from readers who judged such sentences about
 * other texts (`npm run train:worth`).
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
