import { packModel } from "../../src/reading/linear-model.ts";
import { measureOwnership } from "../../src/language/ownership.ts";
import { classifyQuestion } from "../../src/roles/question-kind.ts";
import {
  decodeTopicModel,
  type PackedTopicModel,
  readTopicSigns,
  signsOfTopic,
  TOPIC_LABELS,
  topicFeatures,
  topicGroupOf,
} from "../../src/roles/read-topic.ts";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import type { SpeechContext } from "../../src/roles/speech-context.ts";
import type { ReadText } from "../roles/corpus.ts";
import { roundWeights, rowsOf, trainMultiLabel } from "../roles/multi-label.ts";
import { foldOf, FOLDS } from "../roles/train-roles.ts";

const SCALE = 60;
/** Weights under this are dropped. */
const LEAST = 3;
const EPOCHS = 3000;
const RATE = 0.15;
const PULL = 0.001;
const WORDS = { epochs: 12, rate: 0.02, decay: 0.002, seenMin: 4 };
/** Questions of others laid over each answer. */
const LAID = 2;
/** An answer that readers found off its question counts as this many laid over another. */
const READ_WEIGHT = 4;
/** Of answers to their question, one in this many may be told off it. */
const FALSE_ONE_IN = 100;
/** A group of fewer answers is told from where no group has any. */
const FEWEST = 30;
/** How far, in logit, what is told stands above the likeliest answer to its question: the next one may be likelier. */
const CLEARANCE = 0.4;

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
      features: topicFeatures(text.sentences),
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

const firstPerson = ({ reading }: ReadText) =>
  (100 * measureOwnership(reading.units).firstPerson.length) / Math.max(1, reading.words);

/**
 * Learns when an answer does not treat its question: from answers with their own questions, those that readers found off it,
 * answers laid under a question of another kind, and speeches of other kinds laid under a question of an interview. Words and
 * roles are read by models that never saw the writer.
 */
export function trainTopic(
  texts: readonly ReadText[],
  told: ReadonlyMap<string, SentenceRoles[]>,
  readAs: (text: ReadText, context: SpeechContext) => SentenceRoles[],
): {
  model: PackedTopicModel;
  heldOut: { id: string; group: string; offTopic: boolean; laid: Answer["laid"]; chance: number }[];
} {
  const asked = texts
    .filter(isAnswer)
    .map(({ input }) => ({ question: input.question!, questionKind: classifyQuestion(input.question) }));
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
    const part = parts[foldOf(text)]!;
    const rate = firstPerson(text);
    const group = topicGroupOf(text.context.questionKind);
    const valuesOf = (roles: SentenceRoles[], context: SpeechContext) =>
      signsOfTopic(readTopicSigns(text.sentences, roles, context, rate, part));
    if (isAnswer(text) && text.offTopic !== "partly") {
      const offTopic = text.offTopic === "fully";
      const values = valuesOf(told.get(text.id)!, text.context);
      answers.push({ text, group, values, offTopic, weight: offTopic ? READ_WEIGHT : 1, laid: null });
    }
    const others = asked.filter(
      ({ questionKind }) =>
        !isAnswer(text) || (group !== "other" && ![group, "other"].includes(topicGroupOf(questionKind))),
    );
    const count = isAnswer(text) ? LAID : 1;
    for (let step = 0; step < count && others.length > 0; step += 1) {
      const { question, questionKind } = others[(at * 37 + step * 101) % others.length]!;
      const context = { ...text.context, pitchType: "rh" as const, questionKind, question };
      const values = valuesOf(readAs(text, context), context);
      answers.push({
        text,
        group: topicGroupOf(questionKind),
        values,
        offTopic: true,
        weight: 1 / count,
        laid: isAnswer(text) ? "rh" : "other",
      });
    }
  }
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const signs = fitSigns(answers.filter(({ text }) => foldOf(text) !== fold));
    return answers
      .filter(({ text }) => foldOf(text) === fold)
      .map(({ text, group, values, offTopic, laid }) => ({
        id: text.id,
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

/** The lowest probability, for each group of questions, that holds nearly every answer to its own question. */
function sureFrom(
  heldOut: readonly { group: string; offTopic: boolean; chance: number }[],
): Record<string, number> {
  const genuine = heldOut.filter(({ offTopic }) => !offTopic);
  const surest = (answers: typeof genuine) => {
    const chances = answers.map(({ chance }) => chance).toSorted((one, other) => other - one);
    const highest = chances[Math.floor(chances.length / FALSE_ONE_IN)]!;
    const cleared = 1 / (1 + ((1 - highest) / highest) * Math.exp(-CLEARANCE));
    return Math.ceil(1000 * cleared) / 1000;
  };
  return Object.fromEntries(
    [...TOPIC_LABELS.slice(1), "other"].map((group) => {
      const mine = genuine.filter((answer) => answer.group === group);
      return [group, surest(mine.length < FEWEST ? genuine : mine)];
    }),
  );
}

function tell(signs: readonly number[], values: readonly number[]): number {
  const sum = signs.reduce((total, weight, at) => total + weight * (values[at] ?? 1), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Plain logistic regression by gradient over all answers. */
function fitSigns(answers: readonly Answer[]): number[] {
  const size = answers[0]!.values.length + 1;
  const signs = Array.from({ length: size }, () => 0);
  const all = answers.reduce((sum, { weight }) => sum + weight, 0);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slopes = signs.map((weight) => PULL * weight);
    for (const { values, offTopic, weight } of answers) {
      const error = (weight * (tell(signs, values) - (offTopic ? 1 : 0))) / all;
      for (let at = 0; at < size; at += 1) slopes[at]! += error * (values[at] ?? 1);
    }
    for (let at = 0; at < size; at += 1) signs[at]! -= RATE * slopes[at]!;
  }
  return signs.map((weight) => Math.round(1000 * weight) / 1000);
}
