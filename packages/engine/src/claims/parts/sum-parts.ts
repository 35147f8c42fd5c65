import type { ClaimContext, Draft } from "../context/claim-context.ts";
import { PART_NAMES } from "./part-names.ts";

/** The missing parts in one line: one line each would fill a card. */
export function sumParts(context: ClaimContext, told: readonly Draft[]): Draft[] {
  const parts = told.filter(({ rule, kind }) => rule === "part" && kind === "missing");
  // In the usual order of the form.
  const missing = context.form.parts.filter((part) => parts.some((draft) => draft.part === part));
  if (!context.labels.includes("Structure") || missing.length === 0) return [];
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
