import type { ClaimPart } from "../report.ts";
import type { ClaimContext, Draft } from "./claim-context.ts";
import { PART_NAMES } from "./part-names.ts";

/** One part alone makes no plan. */
const FEWEST_HEARD = 2;

/** The parts that are heard and those that lack, in one line: said one by one they would fill a card. */
export function sumParts({ form, labels }: ClaimContext, told: readonly Draft[]): Draft[] {
  const parts = told.filter(({ rule }) => rule === "part");
  const named = (kind: Draft["kind"]) => {
    const found = parts.filter((draft) => draft.kind === kind).map(({ part }) => part!);
    // In the order in which the form calls for them.
    return form.parts.filter((part) => found.includes(part));
  };
  const [heard, missing] = [named("credit"), named("missing")];
  if (!labels.includes("Structure") || (missing.length === 0 && heard.length < FEWEST_HEARD)) return [];
  const list = (names: readonly ClaimPart[]) => names.map((part) => PART_NAMES[part]).join("\u202f; ");
  return [
    {
      kind: "measure",
      rule: "part",
      quotes: [],
      evidence: parts.flatMap(({ evidence }) => evidence),
      text: [
        ...(heard.length > 0 ? [`On entend\u00a0: ${list(heard)}.`] : []),
        ...(missing.length > 0 ? [`Il manque\u00a0: ${list(missing)}.`] : []),
      ].join(" "),
    },
  ];
}
