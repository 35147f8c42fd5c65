import type { ClaimPart, ContentMetricLabel } from "../report.ts";
import type { ClaimContext, Draft } from "./claim-context.ts";
import { partChance } from "./part-chances.ts";
import { PART_NAMES } from "./part-names.ts";

/** A list is wrong by its least sure part: only surer ones stand in it than are told one by one. */
const SURE = 0.82;
/** A list of fewer parts tells a speaker nothing that they did not know: of 92 such lists, readers found 16 useful. */
const FEWEST_HEARD = 4;

/** Every speech is about something and stops: told, it teaches nobody anything. */
const UNTOLD = new Set<ClaimPart>(["occasion", "close"]);

/** A request under this note is heard by few. */
const POOR_REQUEST = 5.5;

/** It is there, but hedged where it stands, or its own note is poor: it is not what is heard best. */
function isFaint(context: ClaimContext, told: readonly Draft[], part: ClaimPart): boolean {
  if (part === "request") {
    const note = context.scored.find(({ label }) => label === "Appel à l'action")?.score;
    if (note !== undefined && note < POOR_REQUEST) return true;
  }
  const places = told
    .filter((draft) => draft.rule === "part" && draft.part === part)
    .flatMap(({ quotes }) => quotes);
  const holding = context.sentences.filter(({ sentence }) =>
    places.some(({ start, end }) => start < sentence.end && sentence.start < end),
  );
  return holding.length > 0 && holding.every(({ hedges }) => hedges.length > 0);
}

/** The parts that are heard and those that lack, in one line: said one by one they would fill a card. */
export function sumParts(
  context: ClaimContext,
  told: readonly Draft[],
  isSilent: (label: ContentMetricLabel) => boolean,
): Draft[] {
  const { form, labels } = context;
  const parts = told.filter(({ rule }) => rule === "part");
  const named = (kind: Draft["kind"]) => {
    const found = parts.filter((draft) => draft.kind === kind).map(({ part }) => part!);
    // In the order in which the form calls for them.
    return form.parts.filter((part) => found.includes(part));
  };
  const heard = named("credit").filter(
    (part) =>
      !UNTOLD.has(part) &&
      (context.content.hasGivenRoles ||
        ((partChance(context, part) ?? 0) >= SURE && !isFaint(context, told, part))),
  );
  const missing = named("missing");
  if (!labels.includes("Structure") || (missing.length === 0 && heard.length < FEWEST_HEARD)) return [];
  // What is there, and nothing of what is not, is told where nothing else is.
  if (missing.length === 0 && !isSilent("Structure")) return [];
  const list = (names: readonly ClaimPart[]) => names.map((part) => PART_NAMES[part]).join("\u202f; ");
  return [
    {
      kind: "measure",
      rule: "part",
      quotes: [],
      evidence: parts.flatMap(({ evidence }) => evidence),
      text: [
        ...(heard.length >= FEWEST_HEARD ? [`Ce qui s’entend le mieux\u00a0: ${list(heard)}.`] : []),
        ...(missing.length > 0 ? [`Il manque\u00a0: ${list(missing)}.`] : []),
      ].join(" "),
    },
  ];
}
