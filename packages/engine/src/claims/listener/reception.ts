import type { Notice } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { heardChance, type HeardLabel } from "./listener.ts";
import { logOdds } from "./log-odds.ts";
import weights from "./weights/reception.json" with { type: "json" };

/**
 * Labels that lower a score, and labels that raise one; a fitted weight of the opposite sign could not be explained.
 * Only what no measure sees lowers: a weak end or a lost thread already costs points. Lowering when a reader would
 * advise another tone hurt good interview answers.
 */
export const LOWERING = ["aggressive", "complains", "missesPoint"] as const satisfies readonly HeardLabel[];
export const RAISING = ["keep", "moving"] as const satisfies readonly HeardLabel[];

/**
 * How a listener receives a speech, apart from its content: the measures find precise a list of grievances that ruins
 * the occasion. Fitted by `npm run train:listener`.
 */
export interface ReceptionWeights {
  /** Share of a score that is lost for each unit of a label. */
  lowers: Readonly<Partial<Record<HeardLabel, number>>>;
  /** Share of the missing points that is gained for each unit. */
  raises: Readonly<Partial<Record<HeardLabel, number>>>;
}
const WEIGHTS: ReceptionWeights = weights;

/** Chances from which each kind of label counts. */
const FROM = { lowers: 0.2, raises: 0.5 };
const SUREST = 0.98;
/** Largest share of a score that may be lost, and of the missing points that may be gained. */
const MOST = { lost: 0.75, gained: 0.5 };
/** Just under readers' average mark of the texts that they marked seven or more (.89): no score is raised above it. */
export const HIGHEST = 0.87;

/** Shares that each score of a speech loses and gains, 0 to 1. */
interface Heard {
  lost: number;
  gained: number;
}

const over = (chance: number, from: number) => Math.max(0, logOdds(chance, SUREST) - logOdds(from, SUREST));

/**
 * How far each label is above its threshold, in log-odds; 0 below it. Lowering labels count less when the text would
 * likely be kept as it is: there they are mostly wrong.
 */
export function unitsHeard(chanceOf: (label: HeardLabel) => number): { lowers: number[]; raises: number[] } {
  const believed = 1 - chanceOf("keep");
  return {
    lowers: LOWERING.map((label) => over(chanceOf(label), FROM.lowers) * believed),
    raises: RAISING.map((label) => over(chanceOf(label), FROM.raises)),
  };
}

export function heardIn(chanceOf: (label: HeardLabel) => number, own: ReceptionWeights = WEIGHTS): Heard {
  const { lowers, raises } = unitsHeard(chanceOf);
  const sum = (units: number[], labels: readonly HeardLabel[], weigh: ReceptionWeights["lowers"]) =>
    units.reduce((total, unit, at) => total + unit * (weigh[labels[at]!] ?? 0), 0);
  return {
    lost: Math.min(MOST.lost, sum(lowers, LOWERING, own.lowers)),
    gained: Math.min(MOST.gained, sum(raises, RAISING, own.raises)),
  };
}

/** A score of 0 to 1 after the adjustment. It depends on no other score. */
export const asReceived = (note: number, { lost, gained }: Heard): number =>
  (note + gained * Math.max(0, HIGHEST - note)) * (1 - lost);

/** How far the attack label must be above its threshold to be reported, in log-odds. */
const TOLD_FROM = 0.9;
const ATTACK = LOWERING.indexOf("aggressive");
const MESSAGE =
  "Ce texte s’en prend à quelqu’un : ceux qui écoutent risquent de se fermer, et les notes en tiennent compte.";

/**
 * How a listener would receive a text, and the notice to show when it costs many points.
 *
 * @param mayRaise whether it is a speech that answers its question: no other score is raised
 */
export function receive(context: ClaimContext, mayRaise: boolean): { heard: Heard; notices: Notice[] } {
  const chance = (label: HeardLabel) => heardChance(context, label);
  const { lost, gained } = heardIn(chance);
  const isTold = unitsHeard(chance).lowers[ATTACK]! >= TOLD_FROM;
  return {
    heard: { lost, gained: mayRaise ? gained : 0 },
    notices: isTold ? [{ rule: "reception", message: MESSAGE }] : [],
  };
}
/** For a text to which the listener's model is not applied. */
export const NOTHING_HEARD: Heard = { lost: 0, gained: 0 };
