import type { ClaimPart } from "../report.ts";

/** From which chances a part is told of. */
interface PartLimits {
  /** Heard, by its role alone. */
  heard: number;
  /** Heard, where a cue word stands in the text too. */
  heardWithCue: number;
  /** Missed, under this and without a cue. */
  missed: number;
}

const limits = (heard: number, heardWithCue: number, missed: number): PartLimits => ({
  heard,
  heardWithCue,
  missed,
});

/**
 * Set on texts of sources that the roles had not seen: from these chances on nine tellings of ten were right. Parts without
 * a row are never told of: nothing here tells them surely enough.
 */
export const PART_LIMITS: Partial<Record<ClaimPart, PartLimits>> = {
  problem: limits(0.8, 0.4, 0),
  solution: limits(0.25, 0.15, 0),
  difference: limits(0.6, 0.4, 0),
  proof: limits(0.85, 0.68, 0.2),
  business_model: limits(0.6, 0.25, 0.14),
  team: limits(0.9, 0.75, 0),
  request: limits(0.5, 0.12, 0.04),
  who: limits(0.6, 0.15, 0),
  path: limits(0.4, 0.4, 0),
  achievement: limits(0.9, 0.6, 0.1),
  strength: limits(0.5, 0.5, 0.12),
  why_this_job: limits(0.8, 0.5, 0.08),
  close: limits(0.9, 0.72, 0),
  situation: limits(0.6, 0.35, 0),
  task: limits(0.9, 0.6, 0.08),
  action: limits(0.85, 0.35, 0.08),
  result: limits(0.6, 0.45, 0.12),
  lesson: limits(0.6, 0.42, 0.04),
  weakness: limits(0.3, 0.26, 0),
  effect: limits(0.35, 0.35, 0.1),
  remedy: limits(0.5, 0.15, 0),
  progress: limits(0.8, 0.6, 0.15),
  company_fact: limits(0.9, 0.75, 0),
  link_with_me: limits(0.2, 0.2, 0),
  contribution: limits(0.85, 0.6, 0.08),
  example: limits(0.75, 0.3, 0.12),
  link_with_job: limits(0.35, 0.25, 0),
  occasion: limits(0.5, 0.2, 0),
  anecdote: limits(0.9, 0.55, 0.15),
  emotion: limits(0.4, 0.25, 0.08),
  thanks_or_wish: limits(0.25, 0.18, 0),
  stake: limits(0.25, 0.25, 0),
  story_or_facts: limits(0.75, 0.75, 0),
  proposal: limits(0.4, 0.4, 0),
  question: limits(0.4, 0.4, 0),
  explanation: limits(0.4, 0.4, 0),
  news: limits(0.15, 0.1, 0),
  reason: limits(0.15, 0.15, 0),
  next_step: limits(0.45, 0.45, 0),
};
