import {
  type Claim,
  type ClaimPart,
  type ClaimRule,
  type ContentMetricLabel,
  type MetricLabel,
  NOTHING_SAID,
  type Place,
  tellClaims,
  type ToldText,
  WHAT_LOWERS,
} from "../report.ts";
import type { ContentValues } from "../content/content-values.ts";
import { METRIC_TOPICS } from "./metric-topics.ts";
import { isPraisedBefore } from "./context/cards.ts";
import type { FormName } from "./context/speech-form.ts";
import { isBareKeep } from "./advice/keep-text.ts";
import { missingBy } from "./parts/sum-parts.ts";
import { isToldByAdvice, withoutSecondAsking } from "./telling/what-is-asked.ts";
import { whatLowers } from "./what-lowers.ts";

/** Highest number of claims on a card, before one thing to do. */
const MOST_TOLD = 2;
interface Card {
  label: ContentMetricLabel;
  /** Null when the score does not come from the measures alone. */
  score: number | null;
  isUnread: boolean;
  /** What lowered all scores at once, when they do not come from the measures. */
  lowered?: Lowered | null;
  /** The measures that cost the score most points, highest first. */
  costs?: readonly (keyof ContentValues)[];
  form?: FormName;
}

/** What lowers all scores at once: the text is off topic, or hardly a speech; a notice says so. */
export type Lowered = "answers" | "validity";
const BECAUSE: Record<Lowered, string> = {
  answers: "la note est basse parce que la réponse s’éloigne de la question",
  validity: "la note est basse, comme les autres, pour la raison dite en haut de l’analyse",
};

/** Below 7 out of ten, a card without a remark says what lowers its score. */
const LOW_SCORE = 7;

function nothing(card: Card, claims: readonly Claim[]): Pick<Claim, "text"> {
  const said = `${NOTHING_SAID}${METRIC_TOPICS[card.label]}`;
  if (card.score === null || card.score >= LOW_SCORE) return { text: `${said}.` };
  if (card.lowered) return { text: `${said}\u00a0: ${BECAUSE[card.lowered]}.` };
  const lowers = whatLowers(card, claims);
  return { text: lowers === null ? `${said}.` : `${said}. ${WHAT_LOWERS}${lowers}.` };
}
const UNREAD: Pick<Claim, "text"> = { text: "Cette partie n’a pas pu être analysée." };

/** One card per metric: at most two claims, then one thing to do; a single line when nothing is certain. */
export function writeCards(claims: readonly Claim[], cards: readonly Card[]): ToldText[] {
  const praised: Place[] = [];
  return cards.map((card) => writeCard(claims, card, praised));
}

function writeCard(claims: readonly Claim[], card: Card, praised: Place[]): ToldText {
  if (card.isUnread) return tellClaims([UNREAD]);
  const told = toldOnCard(claims, card.label, praised);
  for (const { kind, quotes } of told) if (kind === "credit") praised.push(...quotes.slice(0, 1));
  const [first = nothing(card, claims), ...rest] = told;
  return tellClaims([first, ...rest]);
}

/**
 * The claims of a metric's card, in display order. A line is quoted for one reason: what an advice quotes is neither
 * praised nor blamed beside it, and what an earlier card praises is not praised again.
 */
function toldOnCard(claims: readonly Claim[], label: MetricLabel, praised: readonly Place[]): Claim[] {
  const own = claims.filter((claim) => claim.metric === label && !isBareKeep(claim));
  const allAdvice = claims.filter((claim) => claim.kind === "advice");
  const shownAdvice = withoutSecondAsking(allAdvice);
  const advice = shownAdvice.find((claim) => own.includes(claim));
  const areSummed = claims.some(isSumOfParts);
  const missed = new Set(claims.flatMap((claim) => missingElsewhere(claim)));
  const advised = shownAdvice.filter(({ rule }) => rule !== "filler").flatMap(({ quotes }) => quotes);
  const told = own
    .filter((claim) => !isPraisedBefore(claim, claims, ({ metric }) => metric))
    .filter(
      ({ kind, rule, part, quotes, evidence, text }) =>
        kind !== "advice" &&
        // Fillers are reported together.
        rule !== "filler" &&
        !(rule === "part" && kind === "credit" && (quotes.length === 0 || UNTAUGHT.has(part!))) &&
        !isToldByAdvice(text, allAdvice) &&
        !(rule === "part" && kind === "missing" && (areSummed || missed.has(part!))) &&
        !(
          text.includes("«") &&
          ((kind === "fault" &&
            meet(quotes, IN_PASSING.has(rule) || isRead({ evidence }) ? advice?.quotes : advised)) ||
            (kind === "credit" && (meet(quotes.slice(0, 1), advised) || meet(quotes.slice(0, 1), praised))))
        ),
    )
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .filter(isNew())
    .slice(0, MOST_TOLD);
  return advice ? [...told, advice] : told;
}

/** Parts that any listener notices: praising them teaches the speaker nothing. */
const UNTAUGHT = new Set<ClaimPart>([
  "who",
  "path",
  "strength",
  "thanks_or_wish",
  "emotion",
  "situation",
  "business_model",
  "link_with_job",
  "link_with_me",
]);

const missingElsewhere = ({ id: _id, metric, ...claim }: Claim) => missingBy(claim, metric);

/** Rules about one word, told beside advice on its sentence. */
const IN_PASSING = new Set<ClaimRule>(["filler", "spelling", "repair"]);

/** What a model that read the text found says more than our advice on the same line. */
const isRead = ({ evidence }: Pick<Claim, "evidence">) => evidence.some(({ rule }) => rule === "reading");

/** The line that sums up the missing parts. */
const isSumOfParts = ({ kind, rule }: Claim) => kind === "measure" && rule === "part";

const meet = (quotes: readonly Place[], others: readonly Place[] = []) =>
  quotes.some((one) => others.some((other) => one.start < other.end && other.start < one.end));

/** Keeps the first of several claims that say the same: « On sait ce que vous demandez » with a quote, then without. */
function isNew(): (claim: Claim) => boolean {
  const said = new Set<string>();
  return ({ text, part, rule, quotes }) => {
    const keys = [
      text.split("\u00a0:")[0]!,
      part ?? rule,
      ...quotes.slice(0, 1).map(({ start, end }) => `${start} ${end}`),
    ];
    const isKnown = keys.some((key) => said.has(key));
    for (const key of keys) said.add(key);
    return !isKnown;
  };
}

/** A claim that quotes the text comes before one that does not. */
const weightOf = ({ kind, rule, quotes }: Claim) =>
  (kind === "fault" && rule === "whole" ? WEIGHT.measure : WEIGHT[kind]) +
  (kind === "credit" && quotes.length === 0 ? -1.5 : 0);

/** Highest first on a card. */
const WEIGHT: Record<Claim["kind"], number> = { credit: 2, missing: 3, fault: 1, advice: 0, measure: 2.5 };
