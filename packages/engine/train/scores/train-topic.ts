import { packModel } from "../../src/reading/linear-model.ts";
import { measureOwnership } from "../../src/language/ownership.ts";
import { classifyQuestion } from "../../src/roles/question-kind.ts";
import {
  decodeTopicModel,
  type PackedTopicModel,
  readTopicSigns,
  signsOfTopic,
  topicFeatures,
} from "../../src/roles/read-topic.ts";
import type { RoleModels } from "../../src/roles/role-models.ts";
import { readRoles, type SentenceRoles } from "../../src/roles/read-roles.ts";
import type { ReadText } from "../roles/corpus.ts";
import { roundWeights, rowsOf, trainMultiLabel } from "../roles/multi-label.ts";
import { foldOf, FOLDS } from "../roles/train-roles.ts";

const SCALE = 60;
const BIAS_EPOCHS = 3000;
const BIAS_RATE = 0.1;
const PULL = 0.002;
const WORDS = { epochs: 12, rate: 0.02, decay: 0.002, seenMin: 3 };

/** Place of the first-person rate among the signs. */
const SPEAKER = 3;

/** An answer with its question, and whether it treats it. */
interface Answer {
  text: ReadText;
  values: number[];
  offTopic: boolean;
}

function trainWords(texts: readonly ReadText[]): Pick<PackedTopicModel, "words" | "scale" | "bias"> {
  const weights = trainMultiLabel(
    1,
    texts.map((text) => ({
      features: topicFeatures(text.sentences),
      labels: text.input.pitchType === "rh" ? [0] : [],
      weight: 1,
    })),
    WORDS,
  );
  roundWeights(weights, SCALE, 1);
  return { words: packModel(1, rowsOf(weights, SCALE)), scale: SCALE, bias: 0 };
}

const firstPerson = ({ reading }: ReadText) => {
  const words = Math.max(1, reading.words);
  return (100 * measureOwnership(reading.units).firstPerson.length) / words;
};

/**
 * Learns when an answer does not treat its question: from answers with their own questions, those that readers found off it,
 * and speeches of other kinds laid under a question of an interview.
 */
export function trainTopic(
  texts: readonly ReadText[],
  told: ReadonlyMap<string, SentenceRoles[]>,
  models: RoleModels,
): {
  model: PackedTopicModel;
  heldOut: { id: string; offTopic: boolean; chance: number; speaker: number }[];
} {
  const questions = texts.flatMap(({ input }) => (input.pitchType === "rh" ? (input.question ?? []) : []));
  const parts = Array.from({ length: FOLDS }, (_, fold) =>
    decodeTopicModel({
      ...trainWords(texts.filter((text) => foldOf(text) !== fold && text.offTopic === "no")),
      signs: [],
    }),
  );
  const answers: Answer[] = [];
  for (const [at, text] of texts.entries()) {
    const part = parts[foldOf(text)]!;
    const isAnswer = text.input.pitchType === "rh" && Boolean(text.input.question);
    if (isAnswer && text.offTopic !== "partly") {
      const { questionKind } = text.context;
      const signs = readTopicSigns(text.sentences, told.get(text.id)!, questionKind, firstPerson(text), part);
      answers.push({ text, values: signsOfTopic(signs), offTopic: text.offTopic === "fully" });
    }
    if (text.input.pitchType === "rh" || at % 2 === 1) continue;
    const question = questions[(at * 37) % questions.length]!;
    const questionKind = classifyQuestion(question);
    const context = { ...text.context, pitchType: "rh" as const, questionKind, question };
    const signs = readTopicSigns(
      text.sentences,
      readRoles(text.sentences, context, models),
      questionKind,
      firstPerson(text),
      part,
    );
    answers.push({ text, values: signsOfTopic(signs), offTopic: true });
  }
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const signs = fitSigns(answers.filter(({ text }) => foldOf(text) !== fold));
    return answers
      .filter(({ text }) => foldOf(text) === fold)
      .map(({ text, values, offTopic }) => ({
        id: text.id,
        offTopic,
        chance: tell(signs, values),
        speaker: values[SPEAKER]!,
      }));
  }).flat();
  return {
    model: { ...trainWords(texts.filter(({ offTopic }) => offTopic === "no")), signs: fitSigns(answers) },
    heldOut,
  };
}

function tell(signs: readonly number[], values: readonly number[]): number {
  const sum = signs.reduce((total, weight, at) => total + weight * (values[at] ?? 1), 0);
  return 1 / (1 + Math.exp(-sum));
}

/** Plain logistic regression by gradient over all answers. */
function fitSigns(answers: readonly Answer[]): number[] {
  const size = answers[0]!.values.length + 1;
  const signs = Array.from({ length: size }, () => 0);
  for (let epoch = 0; epoch < BIAS_EPOCHS; epoch += 1) {
    const slopes = signs.map((weight) => PULL * weight);
    for (const { values, offTopic } of answers) {
      const error = (tell(signs, values) - (offTopic ? 1 : 0)) / answers.length;
      for (let at = 0; at < size; at += 1) slopes[at]! += error * (values[at] ?? 1);
    }
    for (let at = 0; at < size; at += 1) signs[at]! -= BIAS_RATE * slopes[at]!;
  }
  return signs.map((weight) => Math.round(1000 * weight) / 1000);
}
