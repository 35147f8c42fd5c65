/** The roles of sentences, by family: the score uses families, which readers and models recognise best. */
const FAMILY_ROLES = {
  /** An event as it was lived. */
  lived: ["scene", "action", "situation", "quote", "emotion", "lesson", "humour"],
  /** Stated without support. */
  asserted: ["claim", "cliche", "empty_figure", "promise", "vague_request", "message"],
  /** Nothing on the subject. */
  noise: ["filler_only", "repair", "off_topic", "apology", "jargon"],
  explained: ["explanation", "example", "reason", "consequences", "contrast"],
  /** What supports a claim. */
  evidence: ["proof", "result", "achievement", "facts", "company_fact", "amount"],
  /** Who it is for, and what they lack. */
  need: ["problem", "customer", "stake", "news"],
  /** The speaker. */
  self: [
    "self_intro",
    "path",
    "strength",
    "weakness",
    "effect",
    "remedy",
    "progress",
    "task",
    "why_this_job",
    "link_with_me",
    "contribution",
    "justification",
    "openness",
  ],
  /** What is proposed. */
  offer: ["solution", "difference", "market", "business_model", "team", "roadmap", "proposal"],
  asked: ["request", "wish", "next_step", "question_to_audience", "thesis_question"],
  /** Openings, closings and transitions. */
  frame: ["greeting", "thanks", "close", "plan", "occasion", "conclusion", "tribute"],
} as const;

export type Family = keyof typeof FAMILY_ROLES;
export type Role = (typeof FAMILY_ROLES)[Family][number];

export const FAMILIES = Object.keys(FAMILY_ROLES) as Family[];
export const ROLES: readonly Role[] = Object.values(FAMILY_ROLES).flat();

const FAMILY_OF = new Map<string, Family>(
  FAMILIES.flatMap((family) => FAMILY_ROLES[family].map((role) => [role, family] as const)),
);

/** The family of a role, or nothing for a label that is not learnt. */
export function familyOf(role: string): Family | undefined {
  return FAMILY_OF.get(role);
}
