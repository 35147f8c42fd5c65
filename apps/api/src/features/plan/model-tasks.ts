import { type AdvertReading, type PlanQuestion, QUESTION_KINDS, type Strategy } from "@app/engine/interview";
import {
  checkAnswer,
  checkQuestions,
  checkReading,
  checkStrategy,
  type ModelQuestion,
  type ModelReading,
  type ModelStrategy,
} from "@app/engine/review";
import * as z from "zod/mini";
import type { ModelTask } from "../../llm/model-task.ts";
import {
  type AdvertInput,
  type AnswerInput,
  type QuestionsInput,
  type StrategyInput,
  writeAnswerPrompt,
  writeQuestionsPrompt,
  writeReadingPrompt,
  writeStrategyPrompt,
} from "./prompts/plan-prompts.ts";

/** Forty skills with their quotes, duties and conditions take half of this. */
const READING_TOKENS = 6000;
const QUESTIONS_TOKENS = 2500;
const ANSWER_TOKENS = 1500;
const STRATEGY_TOKENS = 5000;

const skills = z.array(
  z.object({
    name: z.string(),
    importance: z.enum(["indispensable", "souhaité"]),
    level: z.nullable(z.enum(["avancé", "intermédiaire", "débutant"])),
    evidence: z.string(),
  }),
);

/** Each task gets the rules' result on the same input, which is kept where the model's result is missing. */
export const readByModel = (ruled: AdvertReading): ModelTask<AdvertInput, ModelReading, AdvertReading> => ({
  name: "advert",
  schema: () =>
    z.object({
      hardSkills: skills,
      softSkills: skills,
      missions: z.array(z.string()),
      conditions: z.array(z.string()),
    }),
  prompt: writeReadingPrompt,
  outputTokensMax: () => READING_TOKENS,
  check: (answer, advert) => checkReading(advert, answer),
  offline: () => ruled,
});

export const questionByModel = (
  ruled: PlanQuestion[],
): ModelTask<QuestionsInput, { questions: ModelQuestion[] }, PlanQuestion[]> => ({
  name: "questions",
  schema: () =>
    z.object({
      questions: z.array(z.object({ question: z.string(), kind: z.enum(QUESTION_KINDS), about: z.string() })),
    }),
  prompt: writeQuestionsPrompt,
  outputTokensMax: () => QUESTIONS_TOKENS,
  check: ({ questions }, input) => checkQuestions(input, questions),
  offline: () => ruled,
});

export const answerByModel = (ruled: string): ModelTask<AnswerInput, { answer: string }, string> => ({
  name: "answer",
  schema: () => z.object({ answer: z.string() }),
  prompt: writeAnswerPrompt,
  outputTokensMax: () => ANSWER_TOKENS,
  check: ({ answer }, input) => checkAnswer(input, answer),
  offline: () => ruled,
});

const items = z.array(
  z.object({ skill: z.string(), text: z.string(), advertEvidence: z.string(), cvEvidence: z.string() }),
);

export const compareByModel = (ruled: Strategy): ModelTask<StrategyInput, ModelStrategy, Strategy> => ({
  name: "strategy",
  schema: () =>
    z.object({
      strengths: items,
      weaknesses: items,
      actionPlan: z.array(z.string()),
      customAdvice: z.string(),
    }),
  prompt: writeStrategyPrompt,
  outputTokensMax: () => STRATEGY_TOKENS,
  check: (answer, input) => checkStrategy(input, answer),
  offline: () => ruled,
});
