import { sayable } from "./say-subject.ts";
import { plainText, stemOf } from "../plain-text.ts";
import type { InterviewPlan, PlanQuestion } from "../plan.ts";
import { judgeQuestion } from "./judge-question.ts";
import { ANY_SUBJECT, fillTemplates } from "./templates.ts";

/** From this share of common words on, two questions are the same. */
const LIKENESS_MAX = 0.6;

/** From this share of the words of the shorter one on, two subjects are the same. */
const SAME_SUBJECT = 0.75;
/** With so many further words, a longer subject asks for more. */
const NEW_STEMS = 3;
/** General questions that come first, and those that come before a second question on a subject. */
const GENERAL_FIRST = 4;
const GENERAL_SPARE = 4;

/**
 * Up to `count` lawful questions on a plan (skills, duties, conditions, employer), all different from each other and
 * from the existing ones. A second question on a skill or a duty comes only when every subject has had its own. Fewer
 * only when the plan has no more subjects. Deterministic.
 */
export function writeQuestions(request: {
  plan: InterviewPlan;
  existing: readonly string[];
  count: number;
}): PlanQuestion[] {
  const known = request.existing.map(wordsOf);
  const written: PlanQuestion[] = [];
  const asked: ReadonlySet<string>[] = [];
  const isFull = () => written.length >= request.count;
  const write = (candidate: PlanQuestion) => {
    if (isFull() || !judgeQuestion(candidate.question).lawful) return;
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
    if (known.some(asks)) return;
    written.push(candidate);
    known.push(words);
    if (candidate.about !== ANY_SUBJECT) asked.push(subjectOf(candidate.about));
  };
  const existing = request.existing.map(subjectOf);
  const isAsked = (subject: ReadonlySet<string>) =>
    asked.some((other) => isSameSubject(subject, other)) ||
    existing.some((question) => subject.size > 0 && [...subject].every((stem) => question.has(stem)));
  const isKnownInPart = (subject: ReadonlySet<string>) => asked.some((other) => isPart(other, subject));
  let general = 0;
  const rest = { longer: [] as PlanQuestion[], general: [] as PlanQuestion[], again: [] as PlanQuestion[] };
  for (const candidate of fillTemplates(request.plan)) {
    if (isFull()) return written;
    const subject = subjectOf(candidate.about);
    if (candidate.about === ANY_SUBJECT) {
      general += 1;
      if (general > GENERAL_FIRST) rest.general.push(candidate);
      else write(candidate);
    } else if (isAsked(subject)) rest.again.push(candidate);
    else if (isKnownInPart(subject)) rest.longer.push(candidate);
    else write(candidate);
  }
  for (const candidate of rest.longer)
    if (isAsked(subjectOf(candidate.about))) rest.again.push(candidate);
    else write(candidate);
  const spare = rest.general.slice(0, GENERAL_SPARE);
  for (const candidate of [...spare, ...rest.again, ...rest.general.slice(GENERAL_SPARE)]) write(candidate);
  return written;
}

/** The stems that tell what a question or a subject is about. */
function subjectOf(words: string): Set<string> {
  const all = plainText(words)
    .split(" ")
    .filter((word) => word !== "vous" && word !== "votre");
  const long = all.filter((word) => word.length > 3 || /[+#\d]/.test(word));
  return new Set((long.length > 0 ? long : all).map(stemOf));
}

/** « Rédiger les actes » and « la rédaction d’actes » are one subject. */
function isSameSubject(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const [short, long] = left.size <= right.size ? [left, right] : [right, left];
  return isPart(short, long) && (short.size > 1 || long.size <= 2) && long.size - short.size < NEW_STEMS;
}

/** Whether a subject is a part of a longer one: « négocier les contrats » in « vous négociez les contrats et suivez… ». */
function isPart(part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean {
  const shared = [...part].filter((stem) => whole.has(stem)).length;
  return part.size > 0 && shared >= SAME_SUBJECT * part.size && (shared > 1 || part.size === 1);
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
