import type { AdviceCode, ClaimPart, ClaimRule, ContentMetricLabel } from "../../report.ts";
import type { Draft } from "./claim-context.ts";

type Cards = readonly ContentMetricLabel[];

const PROOF: Cards = ["Exemples concrets", "Persuasion"];
const TOLD: Cards = ["Authenticité", "Méthode STAR", "Exemples concrets", "Persuasion"];
const OPENING: Cards = ["Accroche", "Structure"];
const REQUEST: Cards = ["Appel à l'action", "Structure"];
const ANSWER: Cards = ["Pertinence", "Structure"];
const STORY: Cards = ["Méthode STAR", "Exemples concrets", "Structure"];

/** Cards on which a rule may be shown: the first one that the report has is used; null for no card in particular. */
const OF_RULE: Record<ClaimRule, Cards | null> = {
  offTopic: ["Pertinence", "Cohérence"],
  notAPitch: null,
  graderInstruction: null,
  twoVoices: null,
  cutText: null,
  template: null,
  notes: null,
  readAloud: ["Clarté"],
  whole: null,
  heard: null,
  part: ["Structure"],
  proof: PROOF,
  bestProof: ["Persuasion"],
  opening: OPENING,
  closing: ["Structure"],
  scene: TOLD,
  request: REQUEST,
  action: STORY,
  result: STORY,
  bestLine: ["Persuasion"],
  quotation: TOLD,
  emotion: ["Authenticité", "Persuasion"],
  filler: ["Clarté"],
  hedge: ["Persuasion"],
  jargon: ["Clarté"],
  cliche: ["Persuasion"],
  superlative: ["Persuasion"],
  repair: ["Clarté"],
  repetition: ["Cohérence"],
  longSentence: ["Clarté"],
  unfinished: ["Clarté"],
  link: ["Cohérence"],
  echo: ["Cohérence"],
  spelling: ["Clarté"],
  delivery: null,
  silence: null,
};

const OF_PART: Partial<Record<ClaimPart, Cards>> = {
  proof: ["Persuasion"],
  request: REQUEST,
  achievement: PROOF,
  achievements: PROOF,
  example: PROOF,
  situation: STORY,
  task: STORY,
  action: STORY,
  result: STORY,
  lesson: STORY,
  anecdote: ["Authenticité", "Structure"],
  emotion: ["Authenticité", "Structure"],
  why_this_job: ANSWER,
  company_fact: ANSWER,
  link_with_me: ANSWER,
  contribution: ANSWER,
  link_with_job: ANSWER,
  answer: ANSWER,
  weakness: ANSWER,
  amount: ANSWER,
};

const OF_CODE: Partial<Record<AdviceCode, Cards>> = {
  add_example: ["Exemples concrets", "Authenticité", "Méthode STAR", "Persuasion"],
  add_proof: ["Persuasion"],
  link_to_job: ANSWER,
  answer_the_question: ANSWER,
  cut_length: ["Structure"],
  drop_irrelevant: ["Cohérence"],
  tell_result: STORY,
  tell_your_part: STORY,
  tell_lesson: STORY,
  warm_up: ["Authenticité", "Persuasion"],
  open_with_scene: OPENING,
  shorten_opening: OPENING,
};

/** The card on which a claim is shown; null when the claim is about the whole text. */
export function cardOf(
  { rule, part, code, metric }: Pick<Draft, "rule" | "part" | "code" | "metric">,
  labels: readonly ContentMetricLabel[],
): ContentMetricLabel | null {
  if (metric) return metric;
  const cards = (code && OF_CODE[code]) ?? (part && OF_PART[part]) ?? OF_RULE[rule];
  return cards?.find((label) => labels.includes(label)) ?? null;
}

/** Advice that concerns several metrics is shown on the card with the lowest score. */
const OF_WHAT_IS_TOLD: Cards = [...new Set([...PROOF, ...TOLD])];
const OF_THE_WHOLE: Cards = ["Structure", "Cohérence"];
const ON_THE_LOWEST: Partial<Record<AdviceCode, Cards>> = {
  add_example: OF_WHAT_IS_TOLD,
  add_proof: OF_WHAT_IS_TOLD,
  tell_result: OF_WHAT_IS_TOLD,
  tell_your_part: OF_WHAT_IS_TOLD,
  drop_hedges: ["Persuasion", "Clarté", "Authenticité"],
  cut_length: OF_THE_WHOLE,
  end_stronger: OF_THE_WHOLE,
};

/** The card of advice that fits several cards: the one with the lowest score; undefined when the rule alone decides. */
export function cardOfAdvice(
  code: AdviceCode,
  scored: readonly { label: ContentMetricLabel; score: number }[],
): ContentMetricLabel | undefined {
  const cards = ON_THE_LOWEST[code];
  if (!cards) return undefined;
  return scored
    .filter(({ label }) => cards.includes(label))
    .toSorted((one, other) => one.score - other.score)[0]?.label;
}

/**
 * A missing end belongs to structure, notes instead of sentences to clarity; other advice on the whole goes to the
 * lowest score.
 */
const OF_THE_WHOLE_TEXT: Partial<Record<ClaimRule, Cards>> = { cutText: ["Structure"], notes: ["Clarté"] };
/** Which parts come across belongs to structure and a missing request to the request, whatever the scores. */
const OF_WHAT_IS_ASKED: Partial<Record<AdviceCode, Cards>> = {
  change_delivery: ["Structure"],
  make_request: REQUEST,
  keep_as_is: ["Structure"],
  reorder: ["Structure"],
};

/**
 * The card of a first advice that concerns no metric in particular: the verdict sends the user to one card, which must
 * say what to do.
 */
export function cardOfFirst<Label extends string>(
  { rule, code }: Pick<Draft, "rule" | "code">,
  scored: readonly { label: Label; score: number }[],
): Label | undefined {
  const own: readonly string[] =
    OF_THE_WHOLE_TEXT[rule] ?? (rule === "whole" && code ? OF_WHAT_IS_ASKED[code] : undefined) ?? [];
  const lowest = scored.toSorted((one, other) => one.score - other.score)[0];
  return (scored.find(({ label }) => own.includes(label)) ?? lowest)?.label;
}

type Praise = Pick<Draft, "kind" | "rule" | "quotes">;

/** Whether the same sentence is already praised on an earlier card, for another reason: it is praised only once. */
export function isPraisedBefore<Item extends Praise>(
  item: Item,
  all: readonly Item[],
  metricOf: (item: Item) => string | null,
): boolean {
  const [own] = item.quotes;
  if (item.kind !== "credit" || item.rule === "part" || !own) return false;
  const card = metricOf(item);
  for (const other of all) {
    if (other === item) return false;
    const [first] = other.quotes;
    if (other.kind !== "credit" || other.rule === "part" || !first) continue;
    const theirs = metricOf(other);
    if (first.start < own.end && own.start < first.end && theirs !== null && theirs !== card) return true;
  }
  return false;
}
