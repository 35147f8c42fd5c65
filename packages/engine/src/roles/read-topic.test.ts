import { expect, test } from "vitest";
import { readPitch } from "../content/read-pitch.ts";
import { syntaxWithoutMasked } from "../language/syntax.ts";
import { ANSWER_WORDS } from "./lexicons/answer-words.ts";
import { profileAnswer } from "./profile-answer.ts";
import { classifyQuestion } from "./question-kind.ts";
import { chanceOffTopic, isToldOffTopic, labelOfKind } from "./read-topic.ts";

function sentencesOf(content: string) {
  const reading = readPitch({ pitchType: "rh", content, question: null, audience: null, target: null });
  return syntaxWithoutMasked(reading.units, reading.original);
}

const MODEL = { sure: { career: 0.9, salary: 0.9, method: 0.9 } };
const SOUP = sentencesOf(
  "Je pèle trois navets et un poireau, je les coupe très fin et je les jette dans le beurre chaud. J’ajoute de l’eau, du sel et une feuille de laurier, puis je laisse bouillir. Quand tout est fondu, je passe la soupe et je la sers avec du pain frotté d’ail.",
);
const TRADE = sentencesOf(
  "Je pèle des navets depuis neuf ans, c’est mon métier. Je les coupe très fin et je les jette dans le beurre chaud. J’ajoute de l’eau, du sel et une feuille de laurier, puis je laisse bouillir. Quand tout est fondu, je passe la soupe et je la sers avec du pain frotté d’ail.",
);

test("what is silent on its subject is told from an even chance on, anything else from that of its group", () => {
  expect(isToldOffTopic(0.6, "introduction", SOUP, MODEL)).toBe(true);
  expect(isToldOffTopic(0.6, "salary", SOUP, MODEL)).toBe(true);
  expect(isToldOffTopic(0.4, "introduction", SOUP, MODEL)).toBe(false);
  expect(isToldOffTopic(0.6, "introduction", TRADE, MODEL)).toBe(false);
  expect(isToldOffTopic(0.6, "method", SOUP, MODEL)).toBe(false);
  expect(isToldOffTopic(0.95, "introduction", TRADE, MODEL)).toBe(true);
});

test("anything may be what drives somebody, and a few words say nothing on purpose", () => {
  expect(isToldOffTopic(0.6, "drive", SOUP, MODEL)).toBe(false);
  expect(isToldOffTopic(0.6, "introduction", SOUP.slice(0, 1), MODEL)).toBe(false);
});

test("trees add their leaf to the sum of the signs", () => {
  const signs = [1, 0];
  const trees = [[0, 0.5, -2, [0, 2, 3, 1]]] as const;
  const logit = (values: number[]) => {
    const chance = chanceOffTopic(values, { signs, trees });
    return Math.log(chance / (1 - chance));
  };
  expect(logit([0])).toBeCloseTo(-2);
  expect(logit([1])).toBeCloseTo(4);
  expect(logit([3])).toBeCloseTo(4);
});

test("the profile of an answer counts the words of each list once", () => {
  const recipe = [...profileAnswer(SOUP, [])].slice(0, ANSWER_WORDS.length);
  const kitchen = ANSWER_WORDS.findIndex((words) => words.has("sel"));
  expect(recipe[kitchen]).toBeGreaterThan(0);
  expect(Math.max(...recipe)).toBe(recipe[kitchen]);
});

test("a kind of question is learnt by itself where its group holds several", () => {
  expect(labelOfKind("strengths")).not.toBe(labelOfKind("introduction"));
  expect(labelOfKind("weaknesses")).toBeGreaterThan(0);
  expect(labelOfKind("other")).toBeLessThan(0);
});

test("« Comment expliquez-vous » asks for a reason and no method", () => {
  expect(classifyQuestion("Comment expliquez-vous cette interruption ?")).toBe("leaving");
  expect(classifyQuestion("Comment vous organisez-vous ?")).toBe("method");
});
