// What a language model is told, and what becomes of its answers.
export { expectedForms } from "./content/expected-form.ts";
export { findGraderInstructions } from "./content/grader-instructions.ts";
export { classifyQuestion } from "./roles/question-kind.ts";
export {
  applyCalibration,
  calibrateJudge,
  type Calibration,
  type ExamPaper,
} from "./review/calibration/calibrate-judge.ts";
export { fuseJudgement, type FusedReport } from "./review/calibration/fuse-judgement.ts";
export { JUDGE } from "./review/calibration/judge-parameters.ts";
export { checkHooks } from "./review/grounding/check-hooks.ts";
export { checkJudgement, type JudgedMetric, type ModelMetric } from "./review/grounding/check-judgement.ts";
export { checkRewrite } from "./review/grounding/check-rewrite.ts";
export type { Checked } from "./review/grounding/checked.ts";
export { findQuote } from "./review/grounding/find-quote.ts";
export { maskIdentities } from "./review/masking/mask-identities.ts";
export { checkAnswer } from "./interview/checks/check-answer.ts";
export { checkQuestions, type ModelQuestion } from "./interview/checks/check-questions.ts";
export { checkReading, type ModelReading } from "./interview/checks/check-reading.ts";
export { checkStrategy, type ModelStrategy } from "./interview/checks/check-strategy.ts";
export { addIntonation } from "./rewriting/intonation.ts";
export { LOWEST_VALIDITY } from "./rewriting/perfect-pitch.ts";
export type { MeasureId } from "./scoring/rubric.ts";
