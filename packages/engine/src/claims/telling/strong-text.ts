import { type ClaimContext, type Draft, STRONG } from "../context/claim-context.ts";
import { bestRequest, pleadsForNothing } from "../signs/find-request.ts";
import { isSpoilt, isToneAmiss } from "../listener/doubt.ts";
import { heardChance } from "../listener/listener.ts";
import { strays } from "../signs/strays.ts";

/** Below this quality, an example would help a text more than harm it. */
export const MIDDLING = 0.62;
/** From this quality on, a text is fair. */
export const FAIR = 0.66;

/** A text so good that only what nobody would miss should be changed. */
export const isStrong = (context: ClaimContext, told: readonly Draft[]): boolean =>
  context.quality >= STRONG &&
  heardChance(context, "keep") >= KEPT_BY_FEW &&
  !strays(context) &&
  !isToneAmiss(context) &&
  !isSpoilt(context) &&
  !pleadsForNothing(context) &&
  !lacksOffered(context, told);

/** Below this chance that a reader would change nothing, something should be changed. */
const KEPT_BY_FEW = 0.12;

const REQUEST_NOTE = 5;
/** A product pitch whose request has a low score and is found nowhere. */
const lacksOffered = (context: ClaimContext, told: readonly Draft[]): boolean =>
  context.form.name === "product" &&
  context.form.asks &&
  context.scored.some(({ label, score }) => label === "Appel à l'action" && score < REQUEST_NOTE) &&
  !told.some(({ kind, rule }) => kind === "credit" && rule === "request") &&
  bestRequest(context) === null;
