import type { ContentMetricLabel } from "../../report.ts";
import { costsMost } from "../../verdict-notes.ts";
import { isEndBroken } from "../signs/broken-text.ts";
import { cardOf, isPraisedBefore } from "../context/cards.ts";
import { type ClaimContext, type Draft, type ScoredCard, signOf } from "../context/claim-context.ts";
import { findHabit, tellExcuses } from "../signs/find-excuses.ts";
import { isToneAmiss } from "../listener/doubt.ts";
import { isWorthPraising, tellKept } from "./tell-kept.ts";
import { findTics, findUsualWords, type Tics } from "./tell-tics.ts";
import { Unshown } from "../signs/pick-sentence.ts";
import { GOOD_END, GOOD_START, observe, observeKept } from "./tell-observed.ts";
import { findReadyMade } from "./ready-made.ts";
import { type Asked, type Lack, LACKS, SPOKEN_ON } from "./tell-lacks.ts";
import { asksAgain } from "./what-is-asked.ts";

/** Below this score, a card says what is lacking. */
const LACKING = 7;

const OF_REQUESTS = ["lateRequest", "requestShare"] as const satisfies readonly (keyof typeof LACKS)[];
/** In words: a longer sentence says more than its apology. */
const EXCUSE_ALONE = 12;

/**
 * What the cards with a low score lack, when they show no surer claim. The lowest card comes first, so that it gets the
 * words that show it best. Lines worth keeping go to cards that would otherwise say nothing.
 */
export function tellCards(
  context: ClaimContext,
  told: readonly Draft[],
  advice: readonly Draft[],
  mayPraise = isWorthPraising,
): Draft[] {
  // Words that advice only asks to say more slowly may also be praised.
  const unshown = new Unshown(context, [...told, ...advice.filter(({ code }) => code !== "change_delivery")]);
  // Do not praise words in place when advice says to move them.
  const moves = (end: "opening" | "closing") =>
    advice.some(({ rule, evidence }) => rule === end || evidence.some((sign) => sign.rule === end));
  // Advice says to leave these last words out: ask nothing more of them.
  const stop = advice.find(({ code, rule }) => code === "end_stronger" && rule === "closing")?.quotes[0];
  if (stop)
    for (const sentence of context.sentences)
      if (sentence.sentence.start >= stop.start) unshown.take(sentence);
  const said = new Set<string>();
  if (moves("opening")) said.add(GOOD_START);
  if (moves("closing") || isEndBroken(context, told)) said.add(GOOD_END);
  // The advice about the request already says what it lacks.
  const measured = new Set<string>(
    advice.some(({ code }) => code === "make_request" || code === "make_request_precise") ? OF_REQUESTS : [],
  );
  const drafts: Draft[] = [];
  const low = context.scored.filter(({ score }) => score < LACKING).toSorted((a, b) => a.score - b.score);
  const isAdvised = (label: ContentMetricLabel) =>
    advice.some((draft) => cardOf(draft, context.labels) === label);
  const add = (label: ContentMetricLabel, { hears, todo, quotes, evidence, isPraise }: Lack) => {
    // One thing to do per card: its advice, if it has one. What is asked for is asked once in the report.
    const isAsked = todo === "" || isAdvised(label) || asksAgain(todo, [...advice, ...drafts]);
    const text = isAsked ? hears : `${hears} ${todo}`;
    const kind = isPraise ? "credit" : "measure";
    drafts.push({ kind, rule: "whole", metric: label, quotes, evidence, text });
  };
  const tics = findTics(context);
  if (tics) add("Clarté", asLack(tics));
  const habit = findHabit(context);
  if (habit) {
    const remedy = advice.find(({ code, rule }) => code === "drop_hedges" && rule === "hedge");
    // Report the habit on the card of the advice about it, if any, where the words are quoted, and on no other card.
    const card = remedy && context.scored.find(({ label }) => label === cardOf(remedy, context.labels));
    add(card?.label ?? "Persuasion", {
      hears: remedy
        ? `${tellExcuses(habit.excuses)}.`
        : `${tellExcuses(habit.excuses)}\u00a0: ${habit.shown}.`,
      todo: "Retirez-les\u00a0: personne ne vous reproche rien.",
      quotes: habit.excuses.map(({ place }) => place),
      evidence: habit.excuses.map(({ place }) => ({ rule: "excuse", ...place })),
    });
    for (const { sentence } of habit.excuses)
      if (sentence.sentence.words <= EXCUSE_ALONE) unshown.take(sentence);
  }
  const looking = { context, unshown, said };
  const isUnblamed = (label: ContentMetricLabel) =>
    !isShown(context, [...told, ...drafts], label) &&
    !isBlamed(context, told, label) &&
    !isAdvised(label) &&
    !drafts.some(({ metric }) => metric === label);
  const isSilent = (label: ContentMetricLabel) => isUnblamed(label) && !isTold(context, told, label);
  for (const { sentence, place, cards, hears, todo } of findReadyMade(context, unshown)) {
    const label = cards.find((card) => context.labels.includes(card) && isUnblamed(card));
    if (!label || !unshown.has(sentence)) continue;
    unshown.take(sentence);
    add(label, {
      hears,
      todo,
      quotes: [place],
      evidence: [{ rule: "readyMade", ...place }, signOf("nextSentence", sentence)],
    });
  }
  // Lines of an answer to another question are to be replaced, not to be shown better.
  const isBeside = advice[0]?.code === "answer_the_question";
  for (const card of isBeside ? [] : low) {
    if (isBlamed(context, told, card.label) || drafts.some(({ metric }) => metric === card.label)) continue;
    const found = lackOf({ context, told: [...told, ...drafts], unshown }, card, measured);
    if (found) measured.add(found.measure);
    const isOfWords = found && found.lack.quotes.length > 0;
    const seen = isOfWords || isShown(context, told, card.label) ? null : observe(looking, card.label, true);
    const lack = seen && (!found || seen.quotes.length > 0) ? seen : found?.lack;
    // On a card that already reports a missing part, add only what quotes the text.
    if (lack && (lack.quotes.length > 0 || !isTold(context, told, card.label))) add(card.label, lack);
  }
  for (const { label, score } of context.scored) {
    const found = score < LACKING ? null : observe(looking, label, false);
    if (found) add(label, found);
  }
  const usual = drafts.some(({ metric }) => metric === "Clarté") ? null : findUsualWords(context, told);
  if (usual) add("Clarté", asLack(usual));
  // Do not praise lines of a text with such a serious defect.
  if (costsMost(advice) || isToneAmiss(context)) return drafts;
  drafts.push(...tellKept(context, unshown, isSilent, mayPraise));
  for (const { label } of context.scored) {
    const found = isSilent(label) ? observeKept(looking, label) : null;
    if (found) add(label, found);
  }
  return drafts;
}

/** Words that are counted: what to do about them is advice, if any. */
const asLack = ({ hears, places }: Tics): Lack => ({
  hears,
  todo: "",
  quotes: places,
  evidence: places.map((place) => ({ rule: "discourseMarker", ...place })),
});

/** Whether a card already blames words of the text. */
const isBlamed = (context: ClaimContext, told: readonly Draft[], label: ContentMetricLabel) =>
  told.some(
    (draft) => draft.kind === "fault" && draft.rule !== "filler" && cardOf(draft, context.labels) === label,
  );

/** Whether a card already blames words or reports a missing part. */
const isTold = (context: ClaimContext, told: readonly Draft[], label: ContentMetricLabel) =>
  isBlamed(context, told, label) ||
  told.some((draft) => draft.kind === "missing" && cardOf(draft, context.labels) === label);

const isShown = (context: ClaimContext, told: readonly Draft[], label: ContentMetricLabel) =>
  told.some(
    (draft) =>
      draft.kind === "credit" &&
      draft.quotes.length > 0 &&
      cardOf(draft, context.labels) === label &&
      !isPraisedBefore(draft, told, (each) => cardOf(each, context.labels)),
  );

/** The cost of one measure is reported once, on a card that is about it. */
function lackOf(asked: Asked, { costs, label }: ScoredCard, measured: ReadonlySet<string>) {
  for (const measure of costs) {
    if (!SPOKEN_ON[measure]?.has(label)) continue;
    const lack = measured.has(measure) ? null : LACKS[measure]?.(asked);
    if (lack && !asked.told.some(({ text }) => text.startsWith(lack.hears))) return { lack, measure };
  }
  return null;
}
