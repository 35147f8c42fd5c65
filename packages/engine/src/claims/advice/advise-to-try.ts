import type { ClaimPart } from "../../report.ts";
import type { ClaimContext, Option } from "../context/claim-context.ts";
import { partChance } from "../parts/part-chances.ts";
import { PART_NAMES } from "../parts/part-names.ts";

/** Parts that a listener is not asked to repeat. */
const UNASKED = new Set<ClaimPart>([
  "close",
  "occasion",
  "who",
  "team",
  "task",
  "market",
  "emotion",
  "thanks_or_wish",
  "plan_or_thread",
  "question",
  "openness",
  "strength",
  "path",
]);
const ASKED = 2;
/** Other names for parts whose usual name does not fit after « redire ». */
const RETOLD: Partial<Record<ClaimPart, string>> = {
  example: "l’exemple que vous donnez",
  proof: "ce qui le prouve",
  answer: "votre réponse",
  story_or_facts: "les faits qui l’appuient",
  achievement: "ce que vous avez fait de précis",
  company_fact: "ce que vous savez d’eux",
  link_with_me: "pourquoi vous",
  anecdote: "le moment que vous racontez",
  amount: "la somme que vous demandez",
};

/**
 * When no change is certain: say the speech to somebody who then repeats it. Ask them for the parts of the form that
 * are least surely present.
 */
export function adviseToTry(context: ClaimContext): Option {
  const parts = context.form.parts.filter(
    (part) => !UNASKED.has(part) && (part !== "link_with_job" || context.form.name !== "answer"),
  );
  const doubted = new Set(
    parts
      .toSorted((one, other) => (partChance(context, one) ?? 1) - (partChance(context, other) ?? 1))
      .slice(0, ASKED),
  );
  const asked = parts.filter((part) => doubted.has(part)).map((part) => RETOLD[part] ?? PART_NAMES[part]);
  return {
    code: "change_delivery",
    rule: "whole",
    worth: 0.3,
    text:
      asked.length === ASKED
        ? `Dites ce texte à quelqu’un sans le lire, puis demandez-lui de vous redire ${asked.join(" et ")}. Ce qui ne revient pas, dites-le plus tôt ou autrement.`
        : "Dites ce texte à quelqu’un sans le lire, puis demandez-lui de vous le redire en une phrase. Si ce n’est pas celle que vous vouliez, commencez par celle-là.",
  };
}
