import { sayable } from "./say-subject.ts";
import { plainText } from "../plain-text.ts";
import type { InterviewPlan, PlanQuestion } from "../plan.ts";
import { judgeQuestion } from "./judge-question.ts";
import { ANY_SUBJECT, fillTemplates } from "./templates.ts";

/** From this share of common words on, two questions are the same. */
const LIKENESS_MAX = 0.6;

/**
 * Up to `count` lawful questions on a plan (skills, duties, conditions, employer), all different from each other and
 * from the existing ones. Fewer only when the plan has no more subjects. Deterministic.
 */
export function writeQuestions(request: {
  plan: InterviewPlan;
  existing: readonly string[];
  count: number;
}): PlanQuestion[] {
  const known = request.existing.map(wordsOf);
  const written: PlanQuestion[] = [];
  for (const candidate of fillTemplates(request.plan)) {
    if (written.length >= request.count) break;
    const words = wordsOf(candidate.question);
    const subject =
      candidate.about === ANY_SUBJECT
        ? []
        : [...wordsOf(sayable(candidate.about, request.plan.missions.includes(candidate.about)))].filter(
            // « s’adapter » appears in the question as « vous adapter ».
            (word) => word !== "s" && word !== "se",
          );
    // The same wording on another subject is another question.
    const asks = (other: ReadonlySet<string>) =>
      subject.every((word) => other.has(word)) && likeness(words, other) >= LIKENESS_MAX;
    if (known.some(asks)) continue;
    if (!judgeQuestion(candidate.question).lawful) continue;
    written.push(candidate);
    known.push(words);
  }
  return written;
}

/** Whether two questions are the same in nearly the same words. */
export function isLike(left: string, right: string): boolean {
  return likeness(wordsOf(left), wordsOf(right)) >= LIKENESS_MAX;
}

function wordsOf(question: string): Set<string> {
  return new Set(plainText(question).split(" "));
}

/** Share of common words (Jaccard), 0 to 1. */
function likeness(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of left) if (right.has(word)) shared += 1;
  return shared / (left.size + right.size - shared || 1);
}
