import type { AdviceCode, ClaimPart, ClaimRule } from "../../report.ts";
import { CLAIM_PARTS } from "../../report.ts";

/** What a model may name as a strength, besides the parts of the form. */
const CARRYING = [
  "opening",
  "closing",
  "scene",
  "action",
  "result",
  "bestProof",
  "quotation",
  "emotion",
  "request",
  "bestLine",
] as const satisfies readonly ClaimRule[];

/** What a model may name as a weakness, besides missing parts. */
const HOLDING = [
  "opening",
  "closing",
  "request",
  "cliche",
  "superlative",
  "jargon",
  "filler",
  "hedge",
  "repair",
  "repetition",
  "longSentence",
  "unfinished",
  "link",
  "offTopic",
  "graderInstruction",
  "twoVoices",
  "cutText",
  "template",
] as const satisfies readonly ClaimRule[];

const RULES: ReadonlySet<string> = new Set<string>([...CARRYING, ...HOLDING]);

/** A name that is also a rule, « request », gives that rule; any other is a part. */
export function ruleOf(what: string): { rule: ClaimRule; part?: ClaimPart } {
  if (RULES.has(what)) return { rule: what as ClaimRule };
  return { rule: "part", part: what as ClaimPart };
}

/** All the names that a model may use, without duplicates. */
export const CARRYING_NAMES: readonly string[] = [...new Set<string>([...CARRYING, ...CLAIM_PARTS])];
export const HOLDING_NAMES: readonly string[] = [...new Set<string>([...HOLDING, ...CLAIM_PARTS])];

/** The rule or part that each advice is about. */
export const MENDED: Record<AdviceCode, { rule: ClaimRule; part?: ClaimPart }> = {
  open_with_scene: { rule: "opening" },
  open_with_figure: { rule: "opening" },
  shorten_opening: { rule: "opening" },
  state_problem: { rule: "part", part: "problem" },
  state_solution: { rule: "part", part: "solution" },
  name_customer: { rule: "part", part: "customer" },
  show_difference: { rule: "part", part: "difference" },
  add_proof: { rule: "proof" },
  quantify_result: { rule: "result" },
  name_a_witness: { rule: "quotation" },
  tell_your_part: { rule: "action" },
  tell_result: { rule: "result" },
  tell_lesson: { rule: "part", part: "lesson" },
  link_to_job: { rule: "part", part: "link_with_job" },
  answer_the_question: { rule: "part", part: "answer" },
  make_request: { rule: "request" },
  make_request_precise: { rule: "request" },
  end_stronger: { rule: "closing" },
  cut_length: { rule: "repetition" },
  one_idea_per_sentence: { rule: "longSentence" },
  link_ideas: { rule: "link" },
  reorder: { rule: "link" },
  explain_jargon: { rule: "jargon" },
  drop_cliches: { rule: "cliche" },
  drop_hedges: { rule: "hedge" },
  drop_fillers: { rule: "filler" },
  warm_up: { rule: "emotion" },
  add_example: { rule: "proof" },
  correct_spelling: { rule: "spelling" },
  finish_sentences: { rule: "unfinished" },
  drop_irrelevant: { rule: "link" },
  keep_as_is: { rule: "whole" },
  change_delivery: { rule: "delivery" },
};
