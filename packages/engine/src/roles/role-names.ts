/** What a sentence does in a speech, by families: the score rests on these, which readers and models tell best. */
const FAMILY_ROLES = {
  /** Something that happened, as it was lived. */
  lived: ["scene", "action", "situation", "quote", "emotion", "lesson", "humour"],
  /** Said, and held up by nothing. */
  asserted: ["claim", "cliche", "empty_figure", "promise", "vague_request", "message"],
  /** Says nothing of the matter. */
  noise: ["filler_only", "repair", "off_topic", "apology", "jargon"],
  explained: ["explanation", "example", "reason", "consequences", "contrast"],
  /** What supports a claim. */
  evidence: ["proof", "result", "achievement", "facts", "company_fact", "amount"],
  /** Whom it is for, and what they lack. */
  need: ["problem", "customer", "stake", "news"],
  /** Who speaks. */
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
  /** What holds a speech together and opens and closes it. */
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
