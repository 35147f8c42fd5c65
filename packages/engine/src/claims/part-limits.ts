import type { ClaimPart } from "../report.ts";

/** From which chances a part is told of. */
export interface PartLimits {
  /** Heard, by its role alone. */
  heard: number;
  /** Heard, where a cue word stands in the sentence too. */
  heardWithCue: number;
  /** Missed, under this and without a cue. */
  missed: number;
}

const limits = (heard: number, heardWithCue: number, missed: number): PartLimits => ({
  heard,
  heardWithCue,
  missed,
});

/** Parts without a row are never told of: nothing here tells them surely enough. */
export const PART_LIMITS: Partial<Record<ClaimPart, PartLimits>> = {
  problem: limits(0.5, 0.4, 0.1),
  solution: limits(0.5, 0.4, 0.05),
  customer: limits(0.3, 0.25, 0),
  difference: limits(0.3, 0.24, 0),
  proof: limits(0.6, 0.55, 0.12),
  business_model: limits(0.5, 0.4, 0.12),
  team: limits(0.6, 0.5, 0),
  request: limits(0.5, 0.4, 0.08),
  who: limits(0.6, 0.5, 0),
  path: limits(0.6, 0.5, 0),
  achievement: limits(0.6, 0.5, 0.12),
  strength: limits(0.4, 0.4, 0),
  why_this_job: limits(0.4, 0.3, 0.1),
  close: limits(0.7, 0.6, 0),
  situation: limits(0.6, 0.5, 0),
  task: limits(0.6, 0.5, 0.08),
  action: limits(0.7, 0.6, 0.1),
  result: limits(0.5, 0.45, 0.12),
  lesson: limits(0.35, 0.3, 0.15),
  weakness: limits(0.6, 0.5, 0),
  effect: limits(0.6, 0.5, 0),
  remedy: limits(0.5, 0.4, 0),
  progress: limits(0.5, 0.45, 0.12),
  company_fact: limits(0.6, 0.55, 0),
  link_with_me: limits(0.3, 0.3, 0),
  contribution: limits(0.5, 0.4, 0.1),
  example: limits(0.55, 0.5, 0.12),
  link_with_job: limits(0.4, 0.25, 0.1),
  anecdote: limits(0.6, 0.5, 0.1),
  thanks_or_wish: limits(0.6, 0.5, 0),
  stake: limits(0.4, 0.3, 0),
  story_or_facts: limits(0.8, 0.8, 0),
  proposal: limits(0.7, 0.6, 0),
  plan_or_thread: limits(0.7, 0.7, 0),
  explanation: limits(0.5, 0.5, 0),
  conclusion: limits(0.4, 0.4, 0),
  next_step: limits(0.5, 0.5, 0),
};
