import type { AdviceCode, ClaimPart, ClaimRule } from "../../report.ts";
import type { Draft } from "../context/claim-context.ts";

/** For each advice code, the credits that show that the text already does it. */
const GIVEN_BY: Partial<Record<AdviceCode, readonly (ClaimRule | ClaimPart)[]>> = {
  open_with_scene: ["opening"],
  open_with_figure: ["opening"],
  state_problem: ["problem", "stake"],
  state_solution: ["solution", "proposal"],
  name_customer: ["customer"],
  show_difference: ["difference"],
  add_proof: ["bestProof", "proof"],
  tell_your_part: ["action"],
  tell_result: ["result"],
  tell_lesson: ["lesson"],
  link_to_job: ["why_this_job", "link_with_job", "contribution", "link_with_me"],
  make_request: ["request"],
  make_request_precise: ["request"],
  warm_up: ["emotion"],
  add_example: ["example", "scene", "action", "anecdote"],
  end_stronger: ["closing"],
};

/** Whether a credit shows it. A request that is present may still need to be made precise. */
export function isGiven(code: AdviceCode, told: readonly Pick<Draft, "kind" | "rule" | "part">[]): boolean {
  const given = GIVEN_BY[code] ?? [];
  return told.some(({ kind, rule, part }) => {
    if (kind !== "credit" || (rule === "part" && code === "make_request_precise")) return false;
    return given.includes(part ?? rule);
  });
}

/** Whether the text already does what is advised, elsewhere than in the very words that lack it. */
export function isGivenAlready(
  { code, rule }: { code: AdviceCode; rule: ClaimRule },
  told: readonly Pick<Draft, "kind" | "rule" | "part" | "quotes">[],
): boolean {
  // A commonplace about employers leaves the link to this one to be made.
  if (rule === "cliche" && code === "link_to_job") return false;
  // « on a fait » counts as an action but hides the speaker's own part: only an action that is quoted counts.
  return isGiven(code, rule === "action" ? told.filter(({ quotes }) => quotes.length > 0) : told);
}
