// Interview plans: reads a job advert, writes questions and example answers, compares a CV, finds job titles.
import { readAdvert as readSkills, type Advert } from "./interview/advert/read-advert.ts";
import type { AdvertReading, PlanQuestion } from "./interview/plan.ts";
import { writeQuestions } from "./interview/questions/write-questions.ts";

export { writeExampleAnswer } from "./interview/answers/write-example-answer.ts";
export { joinSkills } from "./interview/join-skills.ts";
export type { JobSheet } from "./interview/job-sheets/job-sheet.ts";
export { readCatalogue } from "./interview/job-sheets/read-catalogue.ts";
export {
  type AdvertReading,
  type InterviewPlan,
  type PlanQuestion,
  QUESTION_KINDS,
  type Skill,
  type Strategy,
  type StrategyItem,
} from "./interview/plan.ts";
export { judgeQuestion } from "./interview/questions/judge-question.ts";
export { readQuestionKind } from "./interview/questions/question-kind.ts";
export { compareCv } from "./interview/strategy/compare-cv.ts";
export {
  type IndexedTitle,
  indexTitles,
  indexTitlesInSteps,
  type TitleIndex,
} from "./interview/titles/title-index.ts";
export { ANY_SUBJECT } from "./interview/questions/templates.ts";
export { writeQuestions };

const FIRST_QUESTIONS = 10;

/** The demands of an advert, each with its words as evidence, and ten questions to rehearse. Pure, never throws. */
export function readAdvert(advert: Advert): AdvertReading & { questions: PlanQuestion[] } {
  const reading = readSkills(advert);
  const questions = writeQuestions({ plan: { ...advert, ...reading }, existing: [], count: FIRST_QUESTIONS });
  return { ...reading, questions };
}
