import { LinearModel, type PackedModel } from "../reading/linear-model.ts";
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

/** What was learnt of the words of questions (`train/question-kinds`). */
export interface QuestionKindModel {
  /** A label for each of `QUESTION_KINDS`. */
  words: PackedModel;
  /** A kind is told when its score stands this much over the next one. */
  margin: number;
}

/** First match wins. */
const PATTERNS = Object.entries(QUESTION_FORMS).map(
  ([kind, forms]) => [kind as QuestionKind, forms.map((form) => new RegExp(form))] as const,
);

/** The kind that the usual wordings tell, `other` for a wording that is none of them. */
export function wordedKind(question: string): QuestionKind {
  const folded = foldQuestion(question);
  return PATTERNS.find(([, forms]) => forms.some((form) => form.test(folded)))?.[0] ?? "other";
}

/**
 * The likeliest kind of a question, and how far its score stands over that of the next one: without end where the usual
 * wordings tell the same.
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

/** « Je vois un trou de trois ans dans votre CV »: what fills it may be anything, an illness as well as a departure. */
const GAP =
  /(?:trou|coupure|interruption|pause)s? (?:d[e']|dans|sur|entre)|(?:mois|ans?|annees?|periode) (?:sans (?:emploi|travail|activite)|d'inactivite|blanche)/;

/** What one does outside of work is neither who one is nor a story of it. */
const LEISURE =
  /loisir|hobb(?:y|ie)|centres? d'interet|temps libre|extra[ -]?scolaire|en dehors d(?:u|e|es) (?:la |l'|votre |vos |ton |tes )?(?:travail|boulot|bureau|service|lycee|college|fac|cours|ecole|etudes|metier)/;
const OF_ONESELF = /\b(?:de|sur) (?:vous|toi)\b/;

/** Whether a question asks what is done outside of work. */
export function asksAboutLeisure(question: string): boolean {
  const folded = foldQuestion(question);
  return LEISURE.test(folded) && !OF_ONESELF.test(folded);
}

const THINGS = THING_FORMS.map((form) => new RegExp(form));
const OF_PERSONS = new RegExp(ABOUT_PERSONS);

/** Whether a question of an interview asks to explain a thing. */
export function asksAboutAThing(question: string): boolean {
  const folded = foldQuestion(question);
  return THINGS.some((form) => form.test(folded)) && !OF_PERSONS.test(folded);
}

let opened: LinearModel | undefined;

/**
 * Recognises what a question asks for, from its words: a linear model, of which the usual wordings are one sign.
 *
 * @param question the question as typed, or nothing
 * @returns `none` without a question, `other` for one that asks for something else or is not sure enough
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
