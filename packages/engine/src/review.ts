// The checks around a language model: what it is sent, which of its answers may be shown, how its marks are weighed.
export { findGraderInstructions } from "./content/grader-instructions.ts";
export { SPEECH_FORMS, type SpeechForm } from "./roles/read-form.ts";
export type { GivenRoles } from "./roles/lay-given-roles.ts";
export { INSTRUCTION_FACTOR } from "./scoring/rubric.ts";
export {
  applyCalibration,
  calibrateJudge,
  type Calibration,
  type ExamPaper,
  measureEngineError,
} from "./review/calibration/calibrate-judge.ts";
export { JUDGE } from "./review/calibration/judge-parameters.ts";
export { checkHooks } from "./review/grounding/check-hooks.ts";
export { checkLabels } from "./review/grounding/check-labels.ts";
export { checkRewrite } from "./review/grounding/check-rewrite.ts";
export type { Checked } from "./review/grounding/checked.ts";
export { findQuote } from "./review/grounding/find-quote.ts";
export { checkWhole, type ModelWhole, type WholeReading } from "./review/joining/check-whole.ts";
export { type FusedReport, joinReading } from "./review/joining/join-reading.ts";
export { CARRYING_NAMES, HOLDING_NAMES } from "./review/joining/reading-codes.ts";
export { maskIdentities } from "./review/masking/mask-identities.ts";
export { checkAnswer } from "./interview/checks/check-answer.ts";
export { checkQuestions, type ModelQuestion } from "./interview/checks/check-questions.ts";
export { checkReading, type ModelReading } from "./interview/checks/check-reading.ts";
export { checkStrategy, type ModelStrategy } from "./interview/checks/check-strategy.ts";
export { listChanges } from "./rewriting/list-changes.ts";
export { voicePitch } from "./rewriting/voice-pitch.ts";
export { LOWEST_VALIDITY } from "./rewriting/perfect-pitch.ts";
