import { foldWord, normalizeWord } from "../language/tokenize.ts";
import { QUESTION_FORMS } from "./lexicons/question-forms.ts";

/** What an interview question asks for; the expected form of the answer follows from it. */
export type QuestionKind = keyof typeof QUESTION_FORMS | "other" | "none";

export const QUESTION_KINDS: readonly QuestionKind[] = [
  ...(Object.keys(QUESTION_FORMS) as (keyof typeof QUESTION_FORMS)[]),
  "other",
  "none",
];

/** First match wins. */
const PATTERNS = Object.entries(QUESTION_FORMS).map(
  ([kind, forms]) => [kind as QuestionKind, new RegExp(forms.join("|"))] as const,
);

/**
 * Recognises what a question asks for.
 *
 * @param question the question as typed, or nothing
 * @returns `none` without a question, `other` for one that no pattern knows
 */
export function classifyQuestion(question: string | null | undefined): QuestionKind {
  const text = (question ?? "").slice(0, 500);
  if (!/\p{L}/u.test(text)) return "none";
  const folded = text
    .split(/\s+/)
    .map((word) => foldWord(normalizeWord(word)))
    .join(" ");
  return PATTERNS.find(([, pattern]) => pattern.test(folded))?.[0] ?? "other";
}
