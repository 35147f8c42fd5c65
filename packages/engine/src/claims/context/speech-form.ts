import type { QuestionKind } from "../../roles/question-kind.ts";
import { type FormReading, SURE_FORM, type SpeechForm as FormOfRoles } from "../../roles/read-form.ts";
import type { ClaimPart } from "../../report.ts";

/** What kind of speech a text is. */
export type FormName =
  | "product"
  | "demonstration"
  | "self"
  | "story"
  | "weakness"
  | "motivation"
  | "salary"
  | "future"
  | "answer"
  | "questions"
  | "tribute"
  | "told"
  | "persuasion"
  | "exposition"
  | "directions"
  | "announcement"
  | "unknown";

/** The parts that each form is expected to have, in their usual order. */
const PARTS_OF_FORM: Record<FormName, readonly ClaimPart[]> = {
  product: [
    "problem",
    "solution",
    "customer",
    "difference",
    "proof",
    "market",
    "business_model",
    "team",
    "request",
  ],
  demonstration: ["problem", "solution", "customer", "difference", "proof"],
  self: ["who", "path", "achievement", "strength", "why_this_job", "close"],
  story: ["situation", "task", "action", "result", "lesson"],
  weakness: ["weakness", "effect", "remedy", "progress"],
  motivation: ["company_fact", "link_with_me", "contribution"],
  salary: ["achievements", "amount", "justification", "openness"],
  // A wish for the future has no episode to tell.
  future: ["answer", "link_with_job"],
  answer: ["answer", "example", "link_with_job"],
  questions: [],
  tribute: ["occasion", "anecdote", "emotion", "thanks_or_wish", "close"],
  told: ["occasion", "anecdote", "emotion"],
  persuasion: ["stake", "story_or_facts", "proposal", "request"],
  exposition: ["question", "plan_or_thread", "explanation", "example", "conclusion"],
  directions: [],
  announcement: ["news", "reason", "consequences", "next_step"],
  unknown: [],
};

/** The form of a speech, and whether it is certain enough to report a missing part. */
export interface SpeechForm {
  name: FormName;
  parts: readonly ClaimPart[];
  isSure: boolean;
  /** Whether a speech of this form must ask its listener for something. */
  asks: boolean;
}

const BY_QUESTION: Record<QuestionKind, FormName> = {
  behavioural: "story",
  introduction: "self",
  motivation: "motivation",
  studies: "motivation",
  choice: "answer",
  strengths: "answer",
  weaknesses: "weakness",
  future: "future",
  leaving: "answer",
  method: "answer",
  drive: "answer",
  salary: "salary",
  reverse: "questions",
  other: "answer",
  none: "unknown",
};

const BY_FORM: Record<Exclude<FormOfRoles, "answer">, FormName> = {
  presentation: "self",
  productPitch: "product",
  demonstration: "demonstration",
  story: "told",
  directions: "directions",
  explanation: "exposition",
  oralExam: "exposition",
  thesis: "exposition",
  tribute: "tribute",
  toast: "tribute",
  announcement: "announcement",
  persuasion: "persuasion",
  minutes: "unknown",
  address: "exposition",
  retelling: "unknown",
  unknown: "unknown",
};

/** Kinds of interview question that leave the form of the answer uncertain. */
const PLAIN_QUESTIONS = new Set<QuestionKind>(["other", "none", "reverse"]);

/** The parts expected by the recognised form. */
export function readSpeechForm({
  form,
  confidence,
  questionKind,
  isAboutAThing,
  from,
}: FormReading): SpeechForm {
  const named = form === "answer" ? BY_QUESTION[questionKind] : BY_FORM[form];
  // A question about a thing calls neither for an episode of the speaker's life nor for a proof of their own.
  const name = isAboutAThing ? "exposition" : named;
  const isSure =
    confidence >= SURE_FORM && from !== "text" && !(form === "answer" && PLAIN_QUESTIONS.has(questionKind));
  return { name, parts: PARTS_OF_FORM[name], isSure, asks: name === "product" || name === "persuasion" };
}
