import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
import { regexInLines } from "../language/regex-in-lines.ts";
import { describeQuestion, foldQuestion } from "./describe-question.ts";
import { ABOUT_PERSONS, QUESTION_FORMS, THING_FORMS } from "./lexicons/question-forms.ts";
import weights from "./weights/question-kinds.json" with { type: "json" };

/** What an interview question asks for; the expected form of the answer follows from it. */
export type QuestionKind = keyof typeof QUESTION_FORMS | "other" | "none";

export const QUESTION_KINDS: readonly QuestionKind[] = [
  ...(Object.keys(QUESTION_FORMS) as (keyof typeof QUESTION_FORMS)[]),
  "other",
  "none",
];

/** Weights learnt from the words of questions (`train/question-kinds`). */
export interface QuestionKindModel {
  /** A label for each of `QUESTION_KINDS`. */
  words: PackedModel;
  /** Least lead of the best score over the second for a kind to be accepted. */
  margin: number;
}

/** First match wins. */
const PATTERNS = Object.entries(QUESTION_FORMS).map(
  ([kind, forms]) => [kind as QuestionKind, forms.map((form) => new RegExp(form))] as const,
);

/** The kind of a usual wording; `other` for any other wording. */
export function wordedKind(question: string): QuestionKind {
  const folded = foldQuestion(question);
  return PATTERNS.find(([, forms]) => forms.some((form) => form.test(folded)))?.[0] ?? "other";
}

/**
 * The likeliest kind of a question, and the lead of its score over the next one: infinite where the wording rules
 * agree.
 */
export function likeliestKind(question: string, words: LinearModel): { kind: QuestionKind; margin: number } {
  const scores = new Int32Array(QUESTION_KINDS.length);
  const worded = wordedKind(question);
  const features = describeQuestion(question, worded);
  words.score(features, features.length, scores);
  const [first, second] = QUESTION_KINDS.map((kind, at) => ({ kind, score: scores[at]! })).toSorted(
    (one, other) => other.score - one.score,
  );
  const margin = first!.kind === worded ? Number.POSITIVE_INFINITY : first!.score - second!.score;
  return { kind: first!.kind, margin };
}

/** « Je vois un trou de trois ans dans votre CV »: any answer may fit, an illness as well as a departure. */
const GAP = regexInLines("")`
  (?:trou|coupure|interruption|pause)s? (?:d[e']|dans|sur|entre)|
  (?:mois|ans?|annees?|periode) (?:sans (?:emploi|travail|activite)|d'inactivite|blanche)
`;

/** Leisure is a subject of its own: neither an introduction nor a story. */
const LEISURE = regexInLines("")`
  loisir|hobb(?:y|ie)|centres? d'interet|temps libre|extra[ -]?scolaire|
  en dehors d(?:u|e|es) (?:la |l'|votre |vos |ton |tes )?
    (?:travail|boulot|bureau|service|lycee|college|fac|cours|ecole|etudes|metier)
`;
const OF_ONESELF = /\b(?:de|sur) (?:vous|toi)\b/;

/** Whether a question is about life outside of work. */
export function asksAboutLeisure(question: string): boolean {
  const folded = foldQuestion(question);
  return LEISURE.test(folded) && !OF_ONESELF.test(folded);
}

const THINGS = THING_FORMS.map((form) => new RegExp(form));
const OF_PERSONS = new RegExp(ABOUT_PERSONS);

/** Whether an interview question asks to explain a thing. */
export function asksAboutAThing(question: string): boolean {
  const folded = foldQuestion(question);
  return THINGS.some((form) => form.test(folded)) && !OF_PERSONS.test(folded);
}

let opened: LinearModel | undefined;

/**
 * The kind of a question, from its words: a linear model that uses the wording rules as one feature.
 *
 * @param question the question as typed, or nothing
 * @returns `none` without a question; `other` for another kind, or when the model is not sure enough
 */
export function classifyQuestion(question: string | null | undefined): QuestionKind {
  if (!question || !/\p{L}/u.test(question)) return "none";
  if (GAP.test(foldQuestion(question)) || asksAboutAThing(question) || asksAboutLeisure(question))
    return "other";
  const model = weights as unknown as QuestionKindModel;
  opened ??= LinearModel.unpack(model.words);
  const { kind, margin } = likeliestKind(question, opened);
  return margin >= model.margin ? kind : "other";
}
