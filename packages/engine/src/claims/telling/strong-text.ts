import { type ClaimContext, type Draft, STRONG } from "../context/claim-context.ts";
import { bestRequest, pleadsForNothing } from "../signs/find-request.ts";
import { isSpoilt, isToneAmiss } from "../listener/doubt.ts";
import { heardChance } from "../listener/listener.ts";
import { strays } from "../signs/strays.ts";

/** A text under this quality wants an example more than it would be spoilt by one. */
export const MIDDLING = 0.62;
/** A text of this quality is fair. */
export const FAIR = 0.66;

/** A text so good that only what nobody would miss is to be changed. */
export const isStrong = (context: ClaimContext, told: readonly Draft[]): boolean =>
  context.quality >= STRONG &&
  heardChance(context, "keep") >= KEPT_BY_FEW &&
  !strays(context) &&
  !isToneAmiss(context) &&
  !isSpoilt(context) &&
  !pleadsForNothing(context) &&
  !lacksOffered(context, told);

/** Under this chance that a reader would change nothing, something is to be changed. */
const KEPT_BY_FEW = 0.12;

const REQUEST_NOTE = 5;
/** An offer whose request is noted as poor and is heard nowhere. */
const lacksOffered = (context: ClaimContext, told: readonly Draft[]): boolean =>
  context.form.name === "product" &&
  context.form.asks &&
  context.scored.some(({ label, score }) => label === "Appel à l'action" && score < REQUEST_NOTE) &&
  !told.some(({ kind, rule }) => kind === "credit" && rule === "request") &&
  bestRequest(context) === null;
