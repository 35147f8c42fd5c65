import type { Notice } from "../../report.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { heardChance, type HeardLabel } from "./listener.ts";
import { logOdds } from "./log-odds.ts";
import weights from "./weights/reception.json" with { type: "json" };

/**
 * What lowers a note where it is heard, and what raises one: a weight of the other sign would not be one that can be told. Only
 * what no measure sees lowers: a weak end or a lost thread has cost its points already. That a reader would advise another tone
 * lowered good answers of interviews.
 */
export const LOWERING = ["aggressive", "complains", "missesPoint"] as const satisfies readonly HeardLabel[];
export const RAISING = ["keep", "moving"] as const satisfies readonly HeardLabel[];

/**
 * What a listener makes of a speech, whatever it shows: measures of what is shown find precise a list of grievances that ruins
 * the moment for which it is read. `npm run train:listener`.
 */
export interface ReceptionWeights {
  /** Share of a note that is lost for each unit of what is heard of a label. */
  lowers: Readonly<Partial<Record<HeardLabel, number>>>;
  /** Share of what a note lacks that is gained for each. */
  raises: Readonly<Partial<Record<HeardLabel, number>>>;
}
const WEIGHTS: ReceptionWeights = weights;

/** Chances from which each counts. */
const FROM = { lowers: 0.2, raises: 0.5 };
const SUREST = 0.98;
/** The most of a note that is lost, and of what it lacks that is gained. */
const MOST = { lost: 0.75, gained: 0.5 };
/** A little under what readers marked on average of texts that they marked seven and more (.89): no note is raised over it. */
export const HIGHEST = 0.87;

/** Shares that each note of a speech loses and gains, 0 to 1. */
interface Heard {
  lost: number;
  gained: number;
}

const over = (chance: number, from: number) => Math.max(0, logOdds(chance, SUREST) - logOdds(from, SUREST));

/**
 * How much is heard of each label, in log odds over the chance from which it counts; 0 under it. What lowers counts the less the
 * surer the text would be left as it is: there it is mostly misheard.
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

/** A note of 0 to 1 as it is moved. It hangs on no other note: what lowers one raises none. */
export const asReceived = (note: number, { lost, gained }: Heard): number =>
  (note + gained * Math.max(0, HIGHEST - note)) * (1 - lost);

/** How surely an attack is heard where it is told, in log odds over the chance from which it counts. */
const TOLD_FROM = 0.9;
const ATTACK = LOWERING.indexOf("aggressive");
const MESSAGE =
  "Ce texte s’en prend à quelqu’un : ceux qui écoutent risquent de se fermer, et les notes en tiennent compte.";

/**
 * How a listener would take a text, and what is told of it where it costs much.
 *
 * @param mayRaise whether it is a speech that answers its question: no note of anything else is raised
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
/** What is heard of a text that is not heard. */
export const NOTHING_HEARD: Heard = { lost: 0, gained: 0 };
