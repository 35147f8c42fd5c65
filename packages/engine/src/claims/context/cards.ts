import type { AdviceCode, ClaimPart, ClaimRule, ContentMetricLabel } from "../../report.ts";
import type { Draft } from "./claim-context.ts";

type Cards = readonly ContentMetricLabel[];

const PROOF: Cards = ["Exemples concrets", "Persuasion"];
const TOLD: Cards = ["Authenticité", "Méthode STAR", "Exemples concrets", "Persuasion"];
const OPENING: Cards = ["Accroche", "Structure"];
const REQUEST: Cards = ["Appel à l'action", "Structure"];
const ANSWER: Cards = ["Pertinence", "Structure"];
const STORY: Cards = ["Méthode STAR", "Exemples concrets", "Structure"];

/** The card of each rule: the first of the list that the report shows. */
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

/** The card that tells a claim; null for what concerns the whole. */
export function cardOf(
  { rule, part, code, metric }: Pick<Draft, "rule" | "part" | "code" | "metric">,
  labels: readonly ContentMetricLabel[],
): ContentMetricLabel | null {
  if (metric) return metric;
  const cards = (code && OF_CODE[code]) ?? (part && OF_PART[part]) ?? OF_RULE[rule];
  return cards?.find((label) => labels.includes(label)) ?? null;
}

/** Advice that concerns several notes: it stands on the lowest of them. */
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

/** The card of an advice that could stand on several, the lowest of them; undefined where its rule decides. */
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

/** The card of what ends the text, or stands for its sentences; any other advice on the whole stands on the lowest note. */
const OF_THE_WHOLE_TEXT: Partial<Record<ClaimRule, Cards>> = { cutText: ["Structure"], notes: ["Clarté"] };
/** Which parts come across is a matter of the plan, a request one of the request, whatever their notes. */
const OF_WHAT_IS_ASKED: Partial<Record<AdviceCode, Cards>> = {
  change_delivery: ["Structure"],
  make_request: REQUEST,
};

/**
 * The card of a first advice that concerns no note in particular: the verdict sends its reader to one card, which must hold
 * what to do.
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

/** Whether a sentence that is praised was praised before on another card, for something else that it does: shown once. */
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
