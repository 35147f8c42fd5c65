import { packModel } from "../../src/reading/linear-model.ts";
import {
  decodeTopicModel,
  type PackedTopicModel,
  readTopicSigns,
  signsOfTopic,
  TOPIC_LABELS,
  blindContext,
  mayAnswer,
  topicGroupOf,
} from "../../src/roles/read-topic.ts";
import { describeAnswer } from "../../src/roles/describe-answer.ts";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import type { SpeechContext } from "../../src/roles/speech-context.ts";
import type { ReadText } from "../roles/corpus.ts";
import { roundWeights, rowsOf, trainMultiLabel } from "../roles/multi-label.ts";
import { foldOf, FOLDS } from "../roles/train-roles.ts";

const SCALE = 120;
/** Weights under this are dropped. */
const LEAST = 6;
const EPOCHS = 600;
const RATE = 0.5;
/** Pull towards zero of the weights of signs of spread 1. */
const PULL = 0.015;
const WORDS = { epochs: 14, rate: 0.03, decay: 0.005, seenMin: 6 };
/** An answer that readers found off its question counts as this many. */
const READ_WEIGHT = 4;
/** A story of one's work may be why one is to be chosen: laid under such a question, it counts for little. */
const STORY_OF_CAREER = 0.3;
/** A group of fewer answers is also held to what nearly every answer of any group stays under. */
const FEWEST = 30;
const NEARLY_EVERY = 0.99;
/** How far, in logit, what is told stands above the likeliest answer to its question: the next one may be likelier. */
const CLEARANCE = 0.2;

/** An answer with a question, and whether it treats it. */
interface Answer {
  text: ReadText;
  /** Of its question. */
  group: string;
  values: number[];
  offTopic: boolean;
  weight: number;
  /** The question is of another answer, or the text is no answer at all. */
  laid: "rh" | "other" | null;
}

const isAnswer = ({ input }: ReadText) => input.pitchType === "rh" && Boolean(input.question);

function trainWords(texts: readonly ReadText[]): Pick<PackedTopicModel, "words" | "scale"> {
  const weights = trainMultiLabel(
    TOPIC_LABELS.length,
    texts.map((text) => ({
      features: describeAnswer(text.sentences),
      labels:
        text.input.pitchType === "rh"
          ? [0, TOPIC_LABELS.indexOf(topicGroupOf(text.context.questionKind))].filter((label) => label >= 0)
          : [],
      weight: 1,
    })),
    WORDS,
  );
  roundWeights(weights, SCALE, LEAST);
  return { words: packModel(TOPIC_LABELS.length, rowsOf(weights, SCALE)), scale: SCALE };
}

/**
 * Learns when an answer does not treat its question: from answers with their own questions, those that readers found off it,
 * answers laid under questions of every other group, and speeches of other kinds laid under all. Words and roles are read by
 * models that never saw the writer, and without the question.
 */
export function trainTopic(
  texts: readonly ReadText[],
  readAs: (text: ReadText, context: SpeechContext) => SentenceRoles[],
): {
  model: PackedTopicModel;
  heldOut: { text: ReadText; group: string; offTopic: boolean; laid: Answer["laid"]; chance: number }[];
} {
  const asked = new Map<string, Pick<SpeechContext, "question" | "questionKind">[]>();
  for (const text of texts) {
    if (!isAnswer(text)) continue;
    const { question, questionKind } = text.context;
    const group = topicGroupOf(questionKind);
    asked.set(group, [...(asked.get(group) ?? []), { question, questionKind }]);
  }
  const treating = texts.filter(({ offTopic }) => offTopic === "no");
  const parts = Array.from({ length: FOLDS }, (_, fold) =>
    decodeTopicModel({
      ...trainWords(treating.filter((text) => foldOf(text) !== fold)),
      signs: [],
      sure: {},
    }),
  );
  const answers: Answer[] = [];
  for (const [at, text] of texts.entries()) {
    if (isAnswer(text) && text.offTopic === "partly") continue;
    const part = parts[foldOf(text)]!;
    const own = topicGroupOf(text.context.questionKind);
    const blind = readAs(text, blindContext(text.context));
    const valuesOf = (context: Pick<SpeechContext, "question" | "questionKind">) =>
      signsOfTopic(readTopicSigns(text.sentences, blind, context, part));
    if (isAnswer(text)) {
      const offTopic = text.offTopic === "fully";
      answers.push({
        text,
        group: own,
        values: valuesOf(text.context),
        offTopic,
        weight: offTopic ? READ_WEIGHT : 1,
        laid: null,
      });
      if (offTopic) continue;
    }
    for (const [step, [group, questions]] of [...asked].entries()) {
      if (isAnswer(text) && mayAnswer(group, own)) continue;
      answers.push({
        text,
        group,
        values: valuesOf(questions[(at * 37 + step * 101) % questions.length]!),
        offTopic: true,
        weight: own === "behavioural" && group === "career" ? STORY_OF_CAREER : 1,
        laid: isAnswer(text) ? "rh" : "other",
      });
    }
  }
  balance(answers);
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const signs = fitSigns(answers.filter(({ text }) => foldOf(text) !== fold));
    return answers
      .filter(({ text }) => foldOf(text) === fold)
      .map(({ text, group, values, offTopic, laid }) => ({
        text,
        group,
        offTopic,
        laid,
        chance: tell(signs, values),
      }));
  }).flat();
  return {
    model: { ...trainWords(treating), signs: fitSigns(answers), sure: sureFrom(heldOut) },
    heldOut,
  };
}

/** In each group of questions, what is off them weighs as much as the answers to them: half other answers, half other speeches. */
function balance(answers: readonly Answer[]): void {
  const sum = (list: readonly Answer[]) => list.reduce((total, { weight }) => total + weight, 0);
  for (const group of new Set(answers.map((answer) => answer.group))) {
    const mine = answers.filter((answer) => answer.group === group);
    const all = sum(mine.filter(({ laid }) => laid === null));
    for (const kind of ["rh", "other"] as const) {
      const laid = mine.filter((answer) => answer.laid === kind);
      const weight = sum(laid);
      for (const answer of laid) answer.weight *= all / 2 / weight;
    }
  }
}

/** The lowest probability, for each group of questions, that holds nearly every answer to its own question. */
function sureFrom(
  heldOut: readonly { group: string; offTopic: boolean; chance: number }[],
): Record<string, number> {
  const sorted = (of: (group: string) => boolean) =>
    heldOut
      .filter(({ offTopic, group }) => !offTopic && of(group))
      .map(({ chance }) => chance)
      .toSorted((one, other) => other - one);
  const all = sorted(() => true);
  const common = all[Math.floor((1 - NEARLY_EVERY) * all.length)]!;
  return Object.fromEntries(
    [...TOPIC_LABELS.slice(1), "other"].map((name) => {
      const mine = sorted((group) => group === name);
      const highest = mine[0]!;
      const cleared = 1 / (1 + ((1 - highest) / highest) * Math.exp(-CLEARANCE));
      const least = mine.length < FEWEST ? Math.max(cleared, common) : cleared;
      return [name, Math.ceil(1000 * least) / 1000];
    }),
  );
}

function tell(signs: readonly number[], values: readonly number[]): number {
  const sum = signs.reduce((total, weight, at) => total + weight * (values[at] ?? 1), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Plain logistic regression by gradient over all answers, on signs brought to mean 0 and spread 1. */
function fitSigns(answers: readonly Answer[]): number[] {
  const size = answers[0]!.values.length;
  const all = answers.reduce((sum, { weight }) => sum + weight, 0);
  const over = (of: (answer: Answer) => number) =>
    answers.reduce((sum, answer) => sum + answer.weight * of(answer), 0) / all;
  const means = Array.from({ length: size }, (_, at) => over(({ values }) => values[at]!));
  const spreads = means.map((mean, at) => Math.sqrt(over(({ values }) => (values[at]! - mean) ** 2)) || 1);
  const rows = answers.map(({ values }) => [
    ...values.map((value, at) => (value - means[at]!) / spreads[at]!),
    1,
  ]);
  const signs = Array.from({ length: size + 1 }, () => 0);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slopes = signs.map((weight, at) => (at < size ? PULL * weight : 0));
    for (const [at, row] of rows.entries()) {
      const { offTopic, weight } = answers[at]!;
      const error = (weight * (tell(signs, row) - (offTopic ? 1 : 0))) / all;
      for (let sign = 0; sign <= size; sign += 1) slopes[sign]! += error * row[sign]!;
    }
    for (let sign = 0; sign <= size; sign += 1) signs[sign]! -= RATE * slopes[sign]!;
  }
  const own = signs.slice(0, size).map((weight, at) => weight / spreads[at]!);
  const constant = signs[size]! - own.reduce((sum, weight, at) => sum + weight * means[at]!, 0);
  return [...own, constant].map((weight) => Math.round(1000 * weight) / 1000);
}
