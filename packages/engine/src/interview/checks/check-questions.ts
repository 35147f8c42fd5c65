import { readText } from "../../language/read-text.ts";
import { checked, type Checked } from "../../review/grounding/checked.ts";
import { findNewNames } from "../../review/grounding/find-new-names.ts";
import { levelText } from "../../review/grounding/level-text.ts";
import { readSource } from "../../review/grounding/source.ts";
import { plainText } from "../plain-text.ts";
import type { InterviewPlan, PlanQuestion, QuestionKind } from "../plan.ts";
import { judgeQuestion } from "../questions/judge-question.ts";
import { ANY_SUBJECT } from "../questions/templates.ts";
import { isLike } from "../questions/write-questions.ts";
import { tellPlan } from "./tell-plan.ts";

export interface ModelQuestion {
  question: string;
  kind: QuestionKind;
  /** A skill, duty or condition of the plan, or its employer. */
  about: string;
}

const LETTERS_MIN = 15;
const LETTERS_MAX = 300;
const ASKING = /\?|^(?:racont|parl|décri|présent|donn|expliqu|cit)/iu;

/**
 * The first `count` questions of a model that are lawful, unlike the known ones, about something in the plan, and
 * without a name or figure that the plan lacks. With too few, the faults of the others.
 */
export function checkQuestions(
  { plan, existing, count }: { plan: InterviewPlan; existing: readonly string[]; count: number },
  answer: readonly ModelQuestion[],
): Checked<PlanQuestion[]> {
  const told = tellPlan(plan);
  const source = readSource({ pitchType: "rh", content: told });
  const matter = plainText(told);
  const faults: string[] = [];
  const kept: PlanQuestion[] = [];
  for (const { question: typed, kind, about } of answer) {
    const question = typed.replace(/\s+/g, " ").trim();
    const subject = about.replace(/\s+/g, " ").trim();
    const isTied = plainText(subject) === plainText(ANY_SUBJECT) || matter.includes(plainText(subject));
    const fault =
      question.length < LETTERS_MIN || question.length > LETTERS_MAX || !ASKING.test(question)
        ? "n'est pas une question d'une ou deux phrases."
        : !judgeQuestion(question).lawful
          ? "touche à un motif que la loi interdit."
          : [...existing, ...kept.map((other) => other.question)].some((other) => isLike(other, question))
            ? "ressemble trop à une autre question du plan."
            : subject === "" || !isTied
              ? "n'a pas pour sujet des mots du plan."
              : (question.match(/\d+/g) ?? []).some((figure) => !matter.includes(figure)) ||
                  findNewNames(source, readText(levelText(question))).length > 0
                ? "contient un nom ou un nombre qui n'est pas dans l'annonce."
                : null;
    if (fault) faults.push(`« ${question.slice(0, LETTERS_MAX)} » ${fault}`);
    else kept.push({ question, kind, about: subject });
  }
  if (kept.length >= count) return { kind: "grounded", value: kept.slice(0, count) };
  return checked(kept, [`Il faut au moins ${count} questions qui respectent les règles.`, ...faults]);
}
