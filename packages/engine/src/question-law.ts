// Tells whether an employer may lawfully ask a question. An entry point of its own, which the browser loads on demand.
export { type JudgedQuestion, judgeQuestion } from "./interview/questions/judge-question.ts";
