import type { ContentMetricLabel } from "../report.ts";
import { cardOf } from "./cards.ts";
import type { ClaimContext, Draft, ScoredCard } from "./claim-context.ts";
import { Unshown } from "./pick-sentence.ts";
import { tellHold } from "./tell-holds.ts";
import { type Asked, LACKS } from "./tell-lacks.ts";

/** A card under this note says what it lacks. */
export const LACKING = 7;
/** A form said more seldom is heard by nobody. */
const HEARD_FORM = 3;

/** What each card is about, after « Pour ». */
const ABOUT: Record<ContentMetricLabel, string> = {
  Structure: "le plan",
  Clarté: "la clarté",
  Cohérence: "le fil",
  Persuasion: "convaincre",
  Accroche: "le début",
  "Appel à l'action": "la demande",
  Pertinence: "la réponse",
  "Méthode STAR": "le récit",
  "Exemples concrets": "les exemples",
  Authenticité: "la part qui vient de vous",
};

/**
 * What the cards that have a low note lack, and what the others show best, where nothing surer is told there. The worst
 * card speaks first, so that it has the words that show it best.
 */
export function tellCards(context: ClaimContext, told: readonly Draft[], advice: readonly Draft[]): Draft[] {
  const unshown = new Unshown(context, [...told, ...advice]);
  const said = new Set<string>();
  const tellers = new Map<string, ContentMetricLabel>();
  const drafts: Draft[] = [];
  const low = context.scored.filter(({ score }) => score < LACKING).toSorted((a, b) => a.score - b.score);
  const silent: ScoredCard[] = [];
  const isAdvised = (label: ContentMetricLabel) =>
    advice.some((draft) => cardOf(draft, context.labels) === label);
  for (const card of low) {
    if (isTold(context, told, card.label)) continue;
    const found = lackOf({ context, told: [...told, ...drafts], unshown }, card, tellers);
    if (found) {
      tellers.set(found.measure, card.label);
      const { hears, todo, quotes, evidence } = found.lack;
      // One thing to do on a card: its advice, where it has one.
      const text = isAdvised(card.label) ? hears : `${hears} ${todo}`;
      drafts.push({ kind: "measure", rule: "whole", metric: card.label, quotes, evidence, text });
    } else if (!isAdvised(card.label)) silent.push(card);
  }
  for (const { label, costs } of silent) {
    const spoken = costs.map((cost) => tellers.get(cost)).find(Boolean);
    if (spoken)
      drafts.push({
        kind: "measure",
        rule: "whole",
        metric: label,
        quotes: [],
        evidence: [],
        text: `Pour ${ABOUT[label]}, voyez la carte ${spoken}\u00a0: c’est la même chose qui manque.`,
      });
  }
  for (const { label, score, gains } of context.scored) {
    if (score < LACKING || isShown(context, told, label)) continue;
    const hold = tellHold(context, label, gains, unshown, said);
    if (hold) drafts.push(hold);
  }
  return drafts;
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

/** Cards where the first words may be spoken of. */
const OF_START = new Set<ContentMetricLabel>(["Accroche", "Clarté"]);

/** What one measure costs is told once, on the card that lacks it most. */
function lackOf(
  asked: Asked,
  { costs, label }: ScoredCard,
  tellers: ReadonlyMap<string, ContentMetricLabel>,
) {
  for (const measure of costs) {
    if (measure === "firstFillers" && !OF_START.has(label)) continue;
    const lack = tellers.has(measure) ? null : LACKS[measure]?.(asked);
    if (lack && !asked.told.some(({ text }) => text.startsWith(lack.hears))) return { lack, measure };
  }
  return null;
}
