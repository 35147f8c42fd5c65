import type { AdviceCode, ClaimPart, ClaimRule } from "../../report.ts";
import type { Draft } from "../context/claim-context.ts";

/** What each advice asks for, by the credits that would show it. */
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

/** A part may be heard and still want what its own rule would praise: a request that is made, and not yet precise. */
export function isGiven(code: AdviceCode, told: readonly Pick<Draft, "kind" | "rule" | "part">[]): boolean {
  const given = GIVEN_BY[code] ?? [];
  return told.some(({ kind, rule, part }) => {
    if (kind !== "credit" || (rule === "part" && code === "make_request_precise")) return false;
    return given.includes(part ?? rule);
  });
}

/** Whether the text gives what is advised; not where the words that would give it are those in which it lacks. */
export function isGivenAlready(
  { code, rule }: { code: AdviceCode; rule: ClaimRule },
  told: readonly Pick<Draft, "kind" | "rule" | "part" | "quotes">[],
): boolean {
  // Words that fit any employer leave the tie to this one to be told.
  if (rule === "cliche" && code === "link_to_job") return false;
  // What « on » did is counted as done, and leaves one's own part to be told; a deed that is shown does not.
  return isGiven(code, rule === "action" ? told.filter(({ quotes }) => quotes.length > 0) : told);
}
