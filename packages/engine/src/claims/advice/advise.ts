import { findLeave } from "../signs/find-leave.ts";
import type { AdviceCode, Place } from "../../report.ts";
import { ONE_MOMENT } from "../telling/claim-kinds.ts";
import { sceneOfOwnWork } from "./ask-of-poor-text.ts";
import { listOptions } from "./advice-options.ts";
import { isSaidByNobody } from "../signs/said-by-nobody.ts";
import { isOfBroken, isToldCut } from "../signs/broken-text.ts";
import { diagnose } from "./diagnose.ts";
import { adviseOnOccasion, tellsItsExample } from "./advise-on-occasion.ts";
import { adviseOnYourPart } from "./advise-on-your-part.ts";
import { isAboutAThing } from "./advise-on-steps.ts";
import { endOnWhatMatters } from "./advise-on-ends.ts";
import { adviseToLeaveOut } from "./advise-to-leave-out.ts";
import { adviseAtLast, stayLonger } from "./advise-to-try.ts";
import { cardOf, cardOfAdvice, cardOfFirst } from "../context/cards.ts";
import { type ClaimContext, type Draft, FIRST_WORTH, type Option, OWED } from "../context/claim-context.ts";
import { isGivenAlready } from "./given.ts";
import { adviseOnIdleLines } from "./advise-on-idle-lines.ts";
import {
  hasLowNote,
  isBareKeep,
  isMadeOfVerdicts,
  hasReasonsToKeep,
  keepSayings,
  lacksWhatItOwes,
} from "./keep-text.ts";
import { adviseAsHeard, ofALine } from "./advise-as-heard.ts";
import { adviseByLines } from "./advise-by-lines.ts";
import { isUnprepared, looksForWords } from "../signs/unprepared.ts";
import { type Worth, worthOf } from "../worth/worth.ts";

const MOST_ADVICE = 3;

/** A piece of advice, and what the author of the text would think of it. */
interface Weighed {
  draft: Draft;
  worth: Worth;
  /** About a defect that makes the text unusable: shown whatever readers would think of it. */
  isOwed: boolean;
  /** How useful its rule makes it, 0 to 1. */
  byRule: number;
}

/** What to do, most useful first; for a text best left as it is, to keep it. */
export function advise(context: ClaimContext, told: readonly Draft[]): Draft[] {
  const [first, ...others] = inOrder(choose(context, told));
  // Advice that only repeats the verdict is on no card.
  if (!first || isBareKeep(first) || cardOf(first, context.labels) !== null)
    return first ? [first, ...others] : [];
  // Advice about praised words goes on the card that praises them.
  const praise = told.find(
    ({ kind, quotes }) => kind === "credit" && quotes.some((one) => isAmong(one, first.quotes)),
  );
  const metric = (praise && contentCard(praise, context)) ?? cardOfFirst(first, context.scored);
  return [metric ? { ...first, metric } : first, ...others];
}

const isAmong = ({ start, end }: Place, places: readonly Place[]) =>
  places.some((place) => start < place.end && place.start < end);

const contentCard = (draft: Draft, { labels, scored }: ClaimContext) =>
  scored.find(({ label }) => label === cardOf(draft, labels))?.label;

/** Fillers ruin no speech: that advice comes after advice on content. */
function inOrder(advice: readonly Draft[]): readonly Draft[] {
  const isTic = ({ code }: Draft) => code === "drop_fillers";
  return [...advice.filter((draft) => !isTic(draft)), ...advice.filter(isTic)];
}

function choose(context: ClaimContext, told: readonly Draft[]): Draft[] {
  if (context.validity < 0.5) return [toDraft(NOT_YET, context.scored)];
  const weighed = weigh(context, told);
  const ranked = weighed.filter((one) => isWorthSaying(one, FIRST_LINE));
  const [first] = ranked;
  // If a rule found something in the words, there is something to change.
  const isKept = first?.draft.code === "keep_as_is" && !ranked.some(isSeen);
  if (isKept || (!first && context.quality >= FAIR)) {
    const idle = adviseOnIdleLines(context, told).map((option) => toDraft(option, context.scored));
    if (idle.length > 0) return idle;
    const longer = context.quality < GOOD ? stayLonger(context) : null;
    if (longer) return [toDraft(longer, context.scored)];
    if (isKept) return [first!.draft];
  }
  const chosen = withoutRepeats(ranked.filter(({ draft }) => draft.code !== "keep_as_is"))
    .filter((one, at) => at === 0 || isWorthSaying(one, SECOND_LINE))
    // For an off-topic answer, nothing else is worth doing first.
    .slice(0, context.content.evidence.isOffTopic ? 1 : MOST_ADVICE)
    .map(({ draft }) => draft);
  if (chosen.length > 0) return chosen;
  // When there is nothing else to advise, « keep it » need only be more likely useful than wrong; of a good text, only true.
  const kept = weighed.find(
    ({ draft, worth }) =>
      draft.code === "keep_as_is" &&
      (context.quality >= KEPT_ANYHOW || (worth.useful >= LIKELY && worth.useful > worth.wrong)),
  );
  return [kept?.draft ?? toDraft(adviseAtLast(context, told), context.scored)];
}
const LIKELY = 0.5;
const KEPT_ANYHOW = 0.67;
/** Below this quality, a text lacks more than a good first or last line. */
const FAIR = 0.6;
/** From this quality on, a text is kept unless its words say otherwise. */
const GOOD = 0.8;

/** A piece of advice, with how useful its rule makes it. */
type Advice = Draft & { worth: number };

/** Everything that might be advised, unordered, each wording once. */
export function listAdvice(context: ClaimContext, told: readonly Draft[]): Advice[] {
  const byRule = listOptions(context, told);
  const most = byRule.reduce((worth, option) => Math.max(worth, option.worth), 0);
  const diagnosed = diagnose(context);
  // A place where one worked is asked for its success already.
  const isAsked = diagnosed.some(({ part }) => part === "achievement");
  const options = [
    ...byRule,
    ...diagnosed,
    ...adviseAsHeard(context, true),
    ...adviseByLines(context),
    ...(isAsked ? [] : adviseOnOccasion(context)),
    ...adviseOnYourPart(context),
    adviseToLeaveOut(context, []),
    // Only when there is nothing surer: it was evaluated only in that case.
    byRule.every(({ code }) => IN_LAST_PLACE.has(code)) ? endOnWhatMatters(context) : null,
    ...(mayKeep(context, told) ? keepSayings(context) : []).map((option) => ({ ...option, worth: most })),
  ];
  const known = new Set<string>();
  const { content: text, question, pitchType } = context.content.reading.input;
  const ofWork = pitchType === "perso" ? sceneOfOwnWork({ content: text, question }) : null;
  const explains = context.form.name === "exposition" && context.form.isSure;
  return (
    options
      .filter((option) => option !== null)
      .filter((option) => !isGivenAlready(option, told))
      // Advise nothing about an end that is missing.
      .filter(({ rule }) => rule !== "closing" || !isToldCut(told))
      // A thing calls for no episode of one's life.
      .filter(({ code }) => code !== "add_example" || !(isAboutAThing(context) || tellsItsExample(context)))
      // An explanation is no story: nobody tells what they did on the day when the sky is blue.
      .filter(({ text }) => !(explains && OF_A_DEED.test(text)))
      // The speaker was not there, in the book or the film that they present.
      .map((option) => (ofWork && option.text === ONE_MOMENT ? { ...option, text: ofWork } : option))
      .map((option) => ({
        ...toDraft(ofALine(context, option), context.scored),
        worth: option.worth,
      }))
      .filter(({ text }) => !known.has(text) && known.add(text))
  );
}

const OF_A_DEED = /(?:^R|, r)acontez un moment précis\u00a0: le jour, ce que vous avez fait/u;

/** Defects that make the text unusable come first, then what its author would most want to know. */
const weigh = (context: ClaimContext, told: readonly Draft[]): Weighed[] =>
  listAdvice(context, told)
    .map(({ worth: byRule, ...draft }): Weighed => {
      const isKeep = draft.code === "keep_as_is";
      const isOwed = !isKeep && (byRule >= OWED || (byRule >= FIRST_WORTH && isOfBroken(draft)));
      const worth = worthOf(context, { ...draft, worth: byRule });
      return { draft, byRule: isKeep ? 0 : byRule, isOwed, worth };
    })
    .toSorted(
      (one, other) =>
        Number(isBrokenOff(other)) - Number(isBrokenOff(one)) ||
        Number(other.isOwed) * other.byRule - Number(one.isOwed) * one.byRule ||
        valueOf(other.worth) - valueOf(one.worth),
    );

/** Notes are a way to prepare: an unnamed amount or a quarrel comes before their form. */
const isBrokenOff = ({ draft }: Weighed) => isOfBroken(draft) && draft.rule !== "notes";

const valueOf = ({ useful, wrong, first }: Worth) => first + useful / 2 - wrong;

/**
 * Lowest chance of being useful and highest chance of being wrong, for the first advice and for the next ones. On 540
 * texts whose writers were held out, readers who judged each advice alone found the first useful in 80 cases of 100 and
 * wrong in ten, the next ones wrong in three (record 361). In whole reports they are stricter: 13 of 72 were wrong.
 */
const FIRST_LINE = { useful: 0.4, wrong: 0.45 };
const SECOND_LINE = { useful: 0.55, wrong: 0.2 };
/** Limits for what a rule found in the words themselves: of 138, three in four were useful and one in eleven wrong. */
const SEEN = { byRule: 0.6, useful: 0.3, wrong: 0.21 };
const isSeen = ({ byRule, worth: { useful, wrong } }: Weighed) =>
  byRule >= SEEN.byRule && useful >= SEEN.useful && wrong <= SEEN.wrong;
const isWorthSaying = (one: Weighed, least: typeof FIRST_LINE) =>
  one.isOwed || (one.worth.useful >= least.useful && one.worth.wrong <= least.wrong) || isSeen(one);

function withoutRepeats(ranked: readonly Weighed[]): Weighed[] {
  const seen = new Set<AdviceCode>();
  const taken: Place[] = [];
  let hasMoment = false;
  let hasPerson = false;
  let hasOccasion = false;
  return ranked.filter(({ draft: { rule, quotes, code = "add_example" } }) => {
    // Do not ask one sentence both to open and to close.
    const isTaken = quotes.some((one) =>
      taken.some((other) => one.start < other.end && other.start < one.end),
    );
    // Advise to stay on one moment, not on two.
    const isSecondMoment = rule === "scene" && hasMoment;
    // Ask for one person at most.
    const isSecondPerson = OF_A_PERSON.has(code) && hasPerson;
    // At most one line on what the occasion calls for: two would restate the whole speech.
    const isOfOccasion = rule === "whole" && quotes.length === 0;
    if (seen.has(code) || isTaken || isSecondMoment || isSecondPerson || (isOfOccasion && hasOccasion))
      return false;
    hasOccasion ||= isOfOccasion;
    hasPerson ||= OF_A_PERSON.has(code);
    hasMoment ||= rule === "scene";
    seen.add(code);
    taken.push(...quotes);
    return true;
  });
}

/** Shown after all other advice. */
const IN_LAST_PLACE = new Set<AdviceCode>(["change_delivery", "drop_fillers"]);

/** Each of these asks for a person who has the need or was served. */
const OF_A_PERSON = new Set<AdviceCode>(["state_problem", "name_customer", "add_proof"]);

/** Whether the text may be kept: no serious defect, no low score that would contradict it, and no search for words. */
const mayKeep = (context: ClaimContext, told: readonly Draft[]) =>
  !told.some(isOfBroken) &&
  context.content.reading.foreign.every(({ isTheirs }) => isTheirs) &&
  !hasLowNote(context) &&
  !isMadeOfVerdicts(context) &&
  !isSaidByNobody(context.content) &&
  !lacksWhatItOwes(context, told) &&
  hasReasonsToKeep(context) &&
  (findLeave(context)?.last.sentence.words ?? 0) <= SHORT_LEAVE &&
  !(context.quality >= UNREHEARSED ? looksForWords(context) : isUnprepared(context));
/** In words: « Voilà, c’est tout. » is left in a text to keep, « Voilà, je crois que c’est à peu près tout. » is not. */
const SHORT_LEAVE = 5;
/** From this quality on, ordinary fillers are no reason to change the text. */
const UNREHEARSED = 0.8;

const NOT_YET: Option = {
  code: "finish_sentences",
  rule: "notAPitch",
  worth: 1,
  text: "Écrivez ce que vous diriez de vive voix à votre public.",
};

function toDraft(
  { code, rule, part, quotes, evidence, text }: Option,
  scored: ClaimContext["scored"],
): Draft {
  const metric = cardOfAdvice(code, scored);
  return {
    ...(metric && { metric }),
    kind: "advice",
    rule,
    code,
    ...(part && { part }),
    quotes: quotes ?? [],
    evidence: evidence ?? [],
    text,
  };
}
