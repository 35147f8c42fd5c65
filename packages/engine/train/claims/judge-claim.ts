import { PART_WORDS } from "../../src/claims/parts/parts-of-speech.ts";
import type { Claim, Place } from "../../src/report.ts";

/** A sentence of the reference material with its labels. */
export interface LabelledSentence extends Place {
  labels: readonly string[];
}

/** What readers found in a text. */
export interface Reading {
  sentences: readonly LabelledSentence[];
  /** Expected parts, present or not; null when the source does not say. */
  parts: Readonly<Record<string, boolean>> | null;
}

/** For each rule, the labels that make its claim about a sentence true. */
const TRUE_LABELS: Partial<Record<Claim["rule"], readonly string[]>> = {
  bestProof: ["proof", "result", "achievement", "company_fact"],
  proof: ["proof", "result", "achievement", "company_fact"],
  scene: ["scene", "anecdote", "situation"],
  action: ["action", "achievement", "remedy"],
  result: ["result", "proof", "consequences", "progress", "achievement"],
  request: ["request", "vague_request", "next_step", "proposal"],
  quotation: ["quote"],
  emotion: ["emotion"],
  cliche: ["cliche", "claim"],
  jargon: ["jargon"],
  hedge: ["claim", "vague_request", "apology", "promise", "cliche", "strength", "answer"],
  link: ["off_topic", "filler_only"],
};
const TRUE_DEVICES: Readonly<Record<string, readonly string[]>> = {
  scene: ["scene", "situation", "anecdote"],
  question: ["question_to_audience", "thesis_question"],
  contrast: ["contrast"],
  quote: ["quote"],
  address: ["greeting", "question_to_audience"],
  humour: ["humour"],
  figure: ["proof", "facts", "problem", "stake"],
};

/** True or false; null when the labels do not decide. */
export function judgeClaim(claim: Claim, { sentences, parts }: Reading): boolean | null {
  const quoted = sentences.filter((sentence) => claim.quotes.some((quote) => overlaps(quote, sentence)));
  const holds = (labels: readonly string[]) =>
    quoted.some((sentence) => sentence.labels.some((label) => labels.includes(label)));
  if (claim.rule === "part") {
    const roles = PART_WORDS[claim.part!].roles;
    const isThere =
      parts && Object.hasOwn(parts, claim.part!)
        ? parts[claim.part!]!
        : parts
          ? null
          : sentences.some(({ labels }) =>
              labels.some((label) => (roles as readonly string[]).includes(label)),
            );
    if (isThere === null) return null;
    if (claim.kind === "missing") return !isThere;
    return claim.kind === "credit" ? isThere && (quoted.length === 0 || holds(roles)) : null;
  }
  if (quoted.length === 0 || (claim.kind !== "credit" && claim.kind !== "fault")) return null;
  if (claim.rule === "opening" && claim.kind === "credit") return holds(TRUE_DEVICES[claim.device!] ?? []);
  if (claim.rule === "opening") return !holds(["scene", "quote", "situation", "humour"]);
  const labels = TRUE_LABELS[claim.rule];
  return labels ? holds(labels) : null;
}

const SHARED = 0.5;

function overlaps(a: Place, b: Place): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared > 0 && shared >= SHARED * Math.min(a.end - a.start, b.end - b.start);
}
