import type { AdviceCode, Place } from "../../report.ts";
import { listOptions } from "./advice-options.ts";
import { isSaidByNobody } from "../signs/said-by-nobody.ts";
import { isOfBroken, isToldCut } from "../signs/broken-text.ts";
import { adviseOnOccasion } from "./advise-on-occasion.ts";
import { adviseOnYourPart } from "./advise-on-your-part.ts";
import { isAboutAThing } from "./advise-on-steps.ts";
import { endOnWhatMatters } from "./advise-on-ends.ts";
import { adviseToLeaveOut } from "./advise-to-leave-out.ts";
import { adviseAtLast } from "./advise-to-try.ts";
import { cardOf, cardOfAdvice, cardOfFirst } from "../context/cards.ts";
import { type ClaimContext, type Draft, FIRST_WORTH, type Option, OWED } from "../context/claim-context.ts";
import { isGivenAlready } from "./given.ts";
import { hasLowNote, isBareKeep, isMadeOfVerdicts, keepSayings, lacksWhatItOwes } from "./keep-text.ts";
import { adviseAsHeard, ofALine } from "./advise-as-heard.ts";
import { adviseByLines } from "./advise-by-lines.ts";
import { isUnprepared, looksForWords } from "../signs/unprepared.ts";
import { type Worth, worthOf } from "../worth/worth.ts";

const MOST_ADVICE = 3;

/** An advice with what its author would make of it. */
interface Weighed {
  draft: Draft;
  worth: Worth;
  /** What breaks the text or gives it away is told whatever readers make of it. */
  isOwed: boolean;
  /** How much the rule that found it makes of it, 0 to 1. */
  byRule: number;
}

/** What to do, most useful first; of a text that is best left so, to keep it. */
export function advise(context: ClaimContext, told: readonly Draft[]): Draft[] {
  const [first, ...others] = inOrder(choose(context, told));
  // What the verdict alone says stands on no card.
  if (!first || isBareKeep(first) || cardOf(first, context.labels) !== null)
    return first ? [first, ...others] : [];
  // Words that a card praises are told again on no other.
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

/** « Euh » sinks no speech: its advice comes after what concerns what is said. */
function inOrder(advice: readonly Draft[]): readonly Draft[] {
  const isTic = ({ code }: Draft) => code === "drop_fillers";
  return [...advice.filter((draft) => !isTic(draft)), ...advice.filter(isTic)];
}

function choose(context: ClaimContext, told: readonly Draft[]): Draft[] {
  if (context.validity < 0.5) return [toDraft(NOT_YET, context.scored)];
  const weighed = weigh(context, told);
  const ranked = weighed.filter((one) => isWorthSaying(one, FIRST_LINE));
  const [first] = ranked;
  // Who takes back in words what was said has something to change.
  if (first?.draft.code === "keep_as_is" && !ranked.some(isSeen)) return [first.draft];
  const chosen = withoutRepeats(ranked.filter(({ draft }) => draft.code !== "keep_as_is"))
    .filter((one, at) => at === 0 || isWorthSaying(one, SECOND_LINE))
    // Off the question, nothing else is worth doing first.
    .slice(0, context.content.evidence.isOffTopic ? 1 : MOST_ADVICE)
    .map(({ draft }) => draft);
  if (chosen.length > 0) return chosen;
  // Where nothing else is to be said, keeping it need only be likelier useful than wrong.
  const kept = weighed.find(
    ({ draft, worth }) => draft.code === "keep_as_is" && worth.useful >= LIKELY && worth.useful > worth.wrong,
  );
  return [kept?.draft ?? toDraft(adviseAtLast(context), context.scored)];
}
const LIKELY = 0.5;

/** An advice with how much its rule makes of it. */
type Advice = Draft & { worth: number };

/** All that might be advised, in no order: each as often as it is written. */
export function listAdvice(context: ClaimContext, told: readonly Draft[]): Advice[] {
  const byRule = listOptions(context, told);
  const most = byRule.reduce((worth, option) => Math.max(worth, option.worth), 0);
  const options = [
    ...byRule,
    ...adviseAsHeard(context, true),
    ...adviseByLines(context),
    ...adviseOnOccasion(context),
    ...adviseOnYourPart(context),
    adviseToLeaveOut(context, []),
    // Told where nothing surer is: it was judged there alone.
    byRule.every(({ code }) => IN_LAST_PLACE.has(code)) ? endOnWhatMatters(context) : null,
    ...(mayKeep(context, told) ? keepSayings(context) : []).map((option) => ({ ...option, worth: most })),
  ];
  const known = new Set<string>();
  return (
    options
      .filter((option) => option !== null)
      .filter((option) => !isGivenAlready(option, told))
      // Of an end that is missing nothing is changed.
      .filter(({ rule }) => rule !== "closing" || !isToldCut(told))
      // Of a thing nobody tells a day of their life.
      .filter(({ code }) => code !== "add_example" || !isAboutAThing(context))
      .map((option) => ({
        ...toDraft(ofALine(context, option), context.scored),
        worth: option.worth,
      }))
      .filter(({ text }) => !known.has(text) && known.add(text))
  );
}

/** What breaks the text or gives it away comes first, then what its author would most want to be told. */
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

/** Notes are a way to prepare: a sum that is left unsaid, or a quarrel, comes before how they are written. */
const isBrokenOff = ({ draft }: Weighed) => isOfBroken(draft) && draft.rule !== "notes";

const valueOf = ({ useful, wrong, first }: Worth) => first + useful / 2 - wrong;

/**
 * Chances from which an advice is said, and said behind another; and up to which it may be wrong. Of 540 texts whose writers
 * taught nothing, readers who judged each advice as the only one found the first useful to 80 in 100 and wrong of ten, and
 * of those behind it three (record 361). In whole reports they are sterner: 13 of 72 were wrong there.
 */
const FIRST_LINE = { useful: 0.4, wrong: 0.45 };
const SECOND_LINE = { useful: 0.55, wrong: 0.2 };
/** What a rule found in the words themselves: of 138 such, three in four were useful and one in eleven wrong. */
const SEEN = { byRule: 0.6, useful: 0.3, wrong: 0.2 };
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
    // One sentence is not asked both to open and to close.
    const isTaken = quotes.some((one) =>
      taken.some((other) => one.start < other.end && other.start < one.end),
    );
    // One moment is to be stayed on, not two.
    const isSecondMoment = rule === "scene" && hasMoment;
    // Nor is one person to be told of, three times over.
    const isSecondPerson = OF_A_PERSON.has(code) && hasPerson;
    // What an occasion waits for is told in one line: two of them would tell the whole speech again.
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

/** What is said after all else. */
const IN_LAST_PLACE = new Set<AdviceCode>(["change_delivery", "drop_fillers"]);

/** Each asks for somebody who needs it, or whom it served. */
const OF_A_PERSON = new Set<AdviceCode>(["state_problem", "name_customer", "add_proof"]);

/** Nothing breaks the text, no note would belie it, and its words come without being looked for. */
const mayKeep = (context: ClaimContext, told: readonly Draft[]) =>
  !told.some(isOfBroken) &&
  context.content.reading.foreign.every(({ isTheirs }) => isTheirs) &&
  !hasLowNote(context) &&
  !isMadeOfVerdicts(context) &&
  !isSaidByNobody(context.content) &&
  !lacksWhatItOwes(context, told) &&
  !(context.quality >= UNREHEARSED ? looksForWords(context) : isUnprepared(context));
/** From this quality on, tics cost nobody the text that holds them. */
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
