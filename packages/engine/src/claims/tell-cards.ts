import type { ContentMetricLabel } from "../report.ts";
import { cardOf } from "./cards.ts";
import type { ClaimContext, Draft, ScoredCard } from "./claim-context.ts";
import { Unshown } from "./pick-sentence.ts";
import { COUNTED, observe, WEIGHED, WEIGHED_IF } from "./tell-observed.ts";
import { tellHold } from "./tell-holds.ts";
import { type Asked, type Lack, LACKS, SPOKEN_ON } from "./tell-lacks.ts";

/** A card under this note says what it lacks. */
export const LACKING = 7;
/** Over this note, what takes most from it takes too little to be heard. */
const POOR = 5;
/** A form said more seldom is heard by nobody. */
const HEARD_FORM = 3;

/**
 * What the cards that have a low note lack, and what the others show best, where nothing surer is told there. The worst
 * card speaks first, so that it has the words that show it best.
 */
export function tellCards(context: ClaimContext, told: readonly Draft[], advice: readonly Draft[]): Draft[] {
  const unshown = new Unshown(context, [...told, ...advice]);
  const said = new Set<string>();
  const measured = new Set<string>();
  const drafts: Draft[] = [];
  const low = context.scored.filter(({ score }) => score < LACKING).toSorted((a, b) => a.score - b.score);
  const isAdvised = (label: ContentMetricLabel) =>
    advice.some((draft) => cardOf(draft, context.labels) === label);
  const add = (label: ContentMetricLabel, { hears, todo, quotes, evidence }: Lack) => {
    // One thing to do on a card: its advice, where it has one.
    const text = isAdvised(label) || todo === "" ? hears : `${hears} ${todo}`;
    drafts.push({ kind: "measure", rule: "whole", metric: label, quotes, evidence, text });
  };
  const silent: ScoredCard[] = [];
  for (const card of low) {
    if (isTold(context, told, card.label)) continue;
    const found = lackOf({ context, told: [...told, ...drafts], unshown }, card, measured);
    if (found) {
      measured.add(found.measure);
      add(card.label, found.lack);
    } else silent.push(card);
  }
  for (const card of silent) {
    const isShownHere = isShown(context, told, card.label);
    const seen = isShownHere ? null : observe({ context, unshown, said, isLow: true }, card.label);
    if (seen) {
      add(card.label, seen);
      continue;
    }
    const weighed =
      card.score >= POOR || isAdvised(card.label) || isShownHere ? null : weighedOn(context, card, measured);
    if (weighed) add(card.label, { hears: weighed, todo: "", quotes: [], evidence: [] });
  }
  for (const { label, score, gains } of context.scored) {
    if (score < LACKING || isShown(context, told, label)) continue;
    const hold = tellHold(context, label, gains, unshown, said);
    if (hold) drafts.push(hold);
    else if (!isTold(context, told, label)) {
      const seen = observe({ context, unshown, said, isLow: false }, label);
      if (seen) add(label, { ...seen, todo: "" });
    }
  }
  return drafts;
}

/** The measure that took most from a note, where nothing of the text can be shown. */
function weighedOn(
  context: ClaimContext,
  { costs, score }: ScoredCard,
  measured: Set<string>,
): string | null {
  for (const measure of costs) {
    const words = WEIGHED[measure];
    if (score >= POOR && !COUNTED.has(measure)) continue;
    if (!words || measured.has(words) || WEIGHED_IF[measure]?.(context.form, context) === false) continue;
    measured.add(words);
    return `Ce qui pèse le plus sur cette note\u00a0: ${words}.`;
  }
  return null;
}

/** Whether a card already says what is wrong with it. */
const isTold = (context: ClaimContext, told: readonly Draft[], label: ContentMetricLabel) =>
  told.some(
    (draft) =>
      (draft.kind === "fault" || draft.kind === "missing") &&
      (draft.rule !== "filler" || draft.quotes.length >= HEARD_FORM) &&
      cardOf(draft, context.labels) === label,
  );

const isShown = (context: ClaimContext, told: readonly Draft[], label: ContentMetricLabel) =>
  told.some(
    (draft) => draft.kind === "credit" && draft.quotes.length > 0 && cardOf(draft, context.labels) === label,
  );

/** What one measure costs is told once, on a card that is about it. */
function lackOf(asked: Asked, { costs, label }: ScoredCard, measured: ReadonlySet<string>) {
  for (const measure of costs) {
    if (!SPOKEN_ON[measure]?.has(label)) continue;
    const lack = measured.has(measure) ? null : LACKS[measure]?.(asked);
    if (lack && !asked.told.some(({ text }) => text.startsWith(lack.hears))) return { lack, measure };
  }
  return null;
}
