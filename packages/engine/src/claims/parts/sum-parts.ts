import type { AdviceCode, ClaimPart, ContentMetricLabel } from "../../report.ts";
import { cardOf } from "../context/cards.ts";
import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { PART_NAMES } from "./part-names.ts";

/** The card of the list. */
const LISTED_ON: ContentMetricLabel = "Structure";
/** Advice that asks for a part: on another card, it says that the part is missing. */
const ASKED_BY: Partial<Record<AdviceCode, readonly ClaimPart[]>> = {
  state_problem: ["problem", "customer", "stake"],
  state_solution: ["solution", "proposal"],
  name_customer: ["customer"],
  add_proof: ["proof", "story_or_facts"],
  quantify_result: ["proof", "result"],
  make_request: ["request"],
  make_request_precise: ["request"],
  add_example: ["example", "anecdote", "achievement", "achievements", "effect"],
  tell_your_part: ["action"],
  tell_result: ["result"],
  tell_lesson: ["lesson"],
  link_to_job: ["company_fact", "link_with_me", "contribution", "link_with_job", "why_this_job"],
};
/** What is heard of the whole and says that a part is missing. */
const HEARD_OF: Record<string, readonly ClaimPart[]> = {
  showsNothing: ["proof", "story_or_facts"],
  lacksRequest: ["request"],
};
/** A missing part that a line of the cards tells. */
const TOLD_BY: readonly (readonly [RegExp, readonly ClaimPart[]])[] = [
  [/^On n’entend personne qui en ait besoin/u, ["problem", "customer"]],
  [/^On ne sait pas quoi vous répondre|sans avoir rien demandé/u, ["request"]],
  [/^Rien n’est raconté|^Presque aucun verbe/u, ["example", "anecdote", "achievement"]],
  [/^On n’entend pas ce que vous avez fait/u, ["action"]],
  [/^On ne sait ni où ni quand/u, ["situation"]],
  [/rien ne le montre (?:encore|ici)/u, ["proof", "story_or_facts"]],
];

/**
 * The missing parts in one line: one line each would fill a card. A part that another line of the report says to be
 * missing is left out: a fault is told once.
 */
export function sumParts(
  context: ClaimContext,
  told: readonly Draft[],
  others: readonly Draft[] = [],
): Draft[] {
  const parts = told.filter(({ rule, kind }) => rule === "part" && kind === "missing");
  const said = new Set(others.flatMap((draft) => missingBy(draft, cardOf(draft, context.labels))));
  // In the usual order of the form.
  const missing = context.form.parts.filter(
    (part) => !said.has(part) && parts.some((draft) => draft.part === part),
  );
  if (!context.labels.includes(LISTED_ON) || missing.length === 0) return [];
  return [
    {
      kind: "measure",
      rule: "part",
      quotes: [],
      evidence: parts.flatMap(({ evidence }) => evidence),
      text: `Il manque\u00a0: ${missing.map((part) => PART_NAMES[part]).join("\u202f; ")}.`,
    },
  ];
}

/** The parts that a line of the report says to be missing, beside the list of these. */
export function missingBy(
  { kind, rule, code, part, form, text }: Draft,
  card: string | null,
): readonly ClaimPart[] {
  // On the card of the list, the advice says what to do about it.
  if (kind === "advice")
    return card === LISTED_ON ? [] : [...(part ? [part] : []), ...((code && ASKED_BY[code]) ?? [])];
  if (rule === "heard") return kind === "fault" ? (HEARD_OF[form ?? ""] ?? []) : [];
  return TOLD_BY.flatMap(([words, named]) => (words.test(text) ? named : []));
}
