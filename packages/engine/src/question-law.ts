// Whether the law lets an employer ask a question: alone behind its door, for the browser that loads it on demand.
export { type JudgedQuestion, judgeQuestion } from "./interview/questions/judge-question.ts";
