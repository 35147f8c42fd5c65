import type { Notice } from "../../report.ts";
import type { ClaimContext } from "../claim-context.ts";
import { heardChance } from "./listener.ts";
import { logOdds } from "./log-odds.ts";
import weights from "./weights/reception.json" with { type: "json" };

/**
 * What a listener makes of a speech, whatever it shows: whether its tone closes ears, whether it would be left as it is. Measures of
 * what is shown find precise a list of grievances that ruins the moment for which it is read. `npm run train:listener`.
 */
export interface ReceptionWeights {
  /** Share of a note that is lost for each unit of log odds of an attack. */
  attack: number;
  /** Share of what a note lacks that is gained for each unit of log odds that nothing would be changed. */
  keep: number;
}
const WEIGHTS: ReceptionWeights = weights;

/** Chances from which each counts. */
const FROM = { attack: 0.2, keep: 0.6 };
const SUREST = 0.98;
const LEAST_SHARE = 0.25;
/** What readers marked on average of such texts, 0 to 1; and the most of the way to it that a note is moved. */
export const HIGHEST = 0.84;
const MOST_RAISED = 0.5;
/** Of texts by writers left out that lost this share and more, readers marked nineteen in twenty under five. */
const TOLD_FROM = 0.4;

/** What is heard of a speech, each in log odds over the chance from which it counts; 0 under it. */
export interface Heard {
  attack: number;
  keep: number;
}
/** An attack counts the less the surer the text would be left as it is: there it is mostly misheard. */
export function heardIn(chanceOf: (label: "aggressive" | "keep") => number): Heard {
  const over = (chance: number, from: number) => Math.max(0, logOdds(chance, SUREST) - logOdds(from, SUREST));
  const keep = chanceOf("keep");
  return {
    attack: over(chanceOf("aggressive"), FROM.attack) * (1 - keep),
    keep: over(keep, FROM.keep),
  };
}

/** A note of 0 to 1 as it is moved. It hangs on no other note: what lowers one raises none. */
export function asReceived(note: number, { attack, keep }: Heard, own: ReceptionWeights = WEIGHTS): number {
  const raised = note + Math.min(MOST_RAISED, own.keep * keep) * Math.max(0, HIGHEST - note);
  return raised * shareLeft(attack, own);
}
const shareLeft = (attack: number, own: ReceptionWeights) => Math.max(LEAST_SHARE, 1 - own.attack * attack);

const MESSAGE =
  "Ce texte s’en prend à quelqu’un : ceux qui écoutent risquent de se fermer, et les notes en tiennent compte.";

/**
 * How a listener would take a text, and what is told of it where it costs much.
 *
 * @param mayRaise whether it is a speech that answers its question: no note of anything else is raised
 */
export function receive(context: ClaimContext, mayRaise: boolean): { heard: Heard; notices: Notice[] } {
  const { attack, keep } = heardIn((label) => heardChance(context, label));
  const isTold = shareLeft(attack, WEIGHTS) <= 1 - TOLD_FROM;
  return {
    heard: { attack, keep: mayRaise ? keep : 0 },
    notices: isTold ? [{ rule: "reception", message: MESSAGE }] : [],
  };
}
/** What is heard of a text that is not heard. */
export const NOTHING_HEARD: Heard = { attack: 0, keep: 0 };
