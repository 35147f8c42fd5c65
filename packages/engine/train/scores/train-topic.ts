import { packModel } from "../../src/reading/linear-model.ts";
import {
  decodeTopicModel,
  type PackedTopicModel,
  readTopicSigns,
  signsOfTopic,
  TOPIC_LABELS,
  ANSWER_LABELS,
  EVADES,
  blindContext,
  chanceOffTopic,
  isToldOffTopic,
  labelOfKind,
  mayAnswer,
  topicGroupOf,
} from "../../src/roles/read-topic.ts";
import { describeAnswer } from "../../src/roles/describe-answer.ts";
import { profileAnswer } from "../../src/roles/profile-answer.ts";
import type { SentenceRoles } from "../../src/roles/read-roles.ts";
import { classifyQuestion } from "../../src/roles/question-kind.ts";
import type { SpeechContext } from "../../src/roles/speech-context.ts";
import type { ReadText } from "../roles/corpus.ts";
import { roundWeights, rowsOf, trainMultiLabel } from "../roles/multi-label.ts";
import { folderOf } from "../roles/eval-roles.ts";
import { foldOf, FOLDS } from "../roles/train-roles.ts";
import { fitLogistic, type WeighedRow } from "./fit-logistic.ts";
import { growTrees } from "./grow-trees.ts";
import { OWN } from "./other-speeches.ts";

const SCALE = 120;
/** Smaller weights are dropped. */
const LEAST = 6;
/** Ridge on standardised weights, and steps, for the profile of an answer and for the signs. */
const PROFILE = { pull: 0.02, epochs: 120 };
const SIGNS = { pull: 0.05, epochs: 200 };
const WORDS = { epochs: 14, rate: 0.03, decay: 0.005, seenMin: 6 };
/** Weight of an answer that readers found off topic. */
const READ_WEIGHT = 4;
/** Weight of a story about one's work paired with a question on why to choose the speaker: it may answer it. */
const STORY_OF_CAREER = 0.3;
/**
 * Share of the on-topic answers that may be above the threshold of a group of questions. Each group is smoothed by four
 * answers distributed as all are, so that a few answers never set its threshold low.
 */
const TOLD_WRONGLY = 0.015;
const LENT = 4;
/** Weight of our own answers for that share, since many use a detour on purpose; they train with full weight. */
const OWN_SHARE = 0.15;
/**
 * « Why did you leave? » is answered by a story of one’s work: with a lower threshold, 3 of 12 such answers that a
 * reader found on topic were reported off topic.
 */
const TOLD_FROM: Record<string, number> = { leaving: 0.985 };

/** An answer paired with a question, and whether it is on topic. */
interface Answer {
  text: ReadText;
  /** Group of its question. */
  group: string;
  questionKind: SpeechContext["questionKind"];
  values: number[];
  /** The same from words and profiles trained without its folder. */
  abroad: number[];
  offTopic: boolean;
  weight: number;
  /** Set when the question is another answer's, or when the text is no answer at all. */
  laid: "rh" | "other" | null;
}

const isAnswer = ({ input }: ReadText) => input.pitchType === "rh" && Boolean(input.question);

function labelsOf({ input, context, offTopic }: ReadText): number[] {
  if (input.pitchType !== "rh") return [];
  const group = TOPIC_LABELS.indexOf(topicGroupOf(context.questionKind));
  const evades = offTopic === "fully" ? [ANSWER_LABELS.indexOf(EVADES)] : [];
  return [...new Set([0, group, labelOfKind(context.questionKind), ...evades])].filter((label) => label >= 0);
}

type Blind = (text: ReadText) => SentenceRoles[];

/** Models of what the answers of each label look like, by words and by profile. */
function trainLooks(
  texts: readonly ReadText[],
  blind: Blind,
): Pick<PackedTopicModel, "words" | "scale" | "profile"> {
  const weights = trainMultiLabel(
    ANSWER_LABELS.length,
    texts.map((text) => ({
      features: describeAnswer(text.sentences),
      labels: labelsOf(text),
      weight: 1,
    })),
    WORDS,
  );
  roundWeights(weights, SCALE, LEAST);
  const profiles = texts.map((text) => profileAnswer(text.sentences, blind(text)));
  const labels = texts.map(labelsOf);
  return {
    words: packModel(ANSWER_LABELS.length, rowsOf(weights, SCALE)),
    scale: SCALE,
    profile: ANSWER_LABELS.map((_, label) =>
      fitLogistic(
        profiles.map((values, at) => ({ values, isTrue: labels[at]!.includes(label), weight: 1 })),
        PROFILE,
      ).map((weight) => Math.round(10_000 * weight) / 10_000),
    ),
  };
}

type Sums = Pick<PackedTopicModel, "signs" | "trees">;

function fitSums(answers: readonly Answer[]): Sums {
  const rows: WeighedRow[] = answers.map(({ values, offTopic, weight }) => ({
    values,
    isTrue: offTopic,
    weight,
  }));
  const signs = fitLogistic(rows, SIGNS).map((weight) => Math.round(1000 * weight) / 1000);
  const start = (values: ArrayLike<number>) =>
    signs.reduce((sum, weight, at) => sum + weight * (values[at] ?? 1), 0);
  return { signs, trees: growTrees(rows, start) };
}

/** An answer as read by a model trained without its writer. */
export interface HeldAnswer extends Pick<Answer, "text" | "group" | "offTopic" | "laid"> {
  chance: number;
  /**
   * Whether it is reported off topic: by the shipped threshold, by one set without its writer, by a model without its
   * folder.
   */
  isTold: boolean;
  isToldUnseen: boolean;
  isToldElsewhere: boolean;
}

/**
 * Learns when an answer is off topic: from answers with their own questions, those that readers found off topic,
 * answers paired with questions of every other group, and other kinds of speech paired with all. Words and roles are
 * read by models trained without the writer, and without the question.
 */
export function trainTopic(
  texts: readonly ReadText[],
  readAs: (text: ReadText, context: SpeechContext) => SentenceRoles[],
): {
  model: PackedTopicModel;
  heldOut: HeldAnswer[];
} {
  const read = new Map(texts.map((text) => [text.id, readAs(text, blindContext(text.context))]));
  const blind: Blind = (text) => read.get(text.id)!;
  const asked = new Map<string, Pick<SpeechContext, "question" | "questionKind">[]>();
  for (const text of texts) {
    if (!isAnswer(text)) continue;
    const { question, questionKind } = text.context;
    const group = topicGroupOf(questionKind);
    asked.set(group, [...(asked.get(group) ?? []), { question, questionKind }]);
  }
  const treating = texts.filter(({ offTopic }) => offTopic !== "partly");
  const looksWithout = (isHeld: (text: ReadText) => boolean) =>
    decodeTopicModel({
      ...trainLooks(
        treating.filter((text) => !isHeld(text)),
        blind,
      ),
      signs: [],
      trees: [],
      sure: {},
    });
  const parts = Array.from({ length: FOLDS }, (_, fold) => looksWithout((text) => foldOf(text) === fold));
  const elsewhere = new Map(
    [...new Set(texts.map(folderOf))].map((folder) => [
      folder,
      looksWithout((text) => folderOf(text) === folder),
    ]),
  );
  const answers: Answer[] = [];
  for (const [at, text] of texts.entries()) {
    if (isAnswer(text) && text.offTopic === "partly") continue;
    const part = parts[foldOf(text)]!;
    const own = topicGroupOf(text.context.questionKind);
    const abroad = elsewhere.get(folderOf(text))!;
    const valuesOf = (context: Pick<SpeechContext, "question" | "questionKind">) => ({
      values: signsOfTopic(readTopicSigns(text.sentences, blind(text), context, part)),
      abroad: signsOfTopic(readTopicSigns(text.sentences, blind(text), context, abroad)),
    });
    if (isAnswer(text)) {
      const offTopic = text.offTopic === "fully";
      answers.push({
        text,
        group: own,
        questionKind: text.context.questionKind,
        ...valuesOf(text.context),
        offTopic,
        weight: offTopic ? READ_WEIGHT : 1,
        laid: null,
      });
      if (offTopic) continue;
    }
    for (const [step, [group, questions]] of [...asked].entries()) {
      if (isAnswer(text) && mayAnswer(group, own)) continue;
      const question = questions[(at * 37 + step * 101) % questions.length]!;
      answers.push({
        text,
        group,
        questionKind: question.questionKind,
        ...valuesOf(question),
        offTopic: true,
        weight: own === "behavioural" && group === "career" ? STORY_OF_CAREER : 1,
        laid: isAnswer(text) ? "rh" : "other",
      });
    }
  }
  balance(answers);
  const chances = new Map<Answer, number>();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const sums = fitSums(answers.filter(({ text }) => foldOf(text) !== fold));
    for (const answer of answers)
      if (foldOf(answer.text) === fold) chances.set(answer, chanceOffTopic(answer.values, sums));
  }
  const chanceOf = (answer: Answer) => chances.get(answer)!;
  const sure = sureFrom(answers, chanceOf);
  const unseen = Array.from({ length: FOLDS }, (_, fold) =>
    sureFrom(
      answers.filter(({ text }) => foldOf(text) !== fold),
      chanceOf,
    ),
  );
  const abroad = new Map(
    [...elsewhere.keys()].map((folder) => {
      const others = answers.filter(({ text }) => folderOf(text) !== folder);
      return [folder, { sums: fitSums(others), sure: sureFrom(others, chanceOf) }] as const;
    }),
  );
  return {
    model: { ...trainLooks(treating, blind), ...fitSums(answers), sure },
    heldOut: answers.map((answer) => {
      const { text, group, questionKind, offTopic, laid } = answer;
      const isToldFrom = (told: number, from: Record<string, number>) =>
        isToldOffTopic(told, questionKind, text.sentences, { sure: from });
      const chance = chanceOf(answer);
      const far = abroad.get(folderOf(text))!;
      return {
        text,
        group,
        offTopic,
        laid,
        chance,
        isTold: isToldFrom(chance, sure),
        isToldUnseen: isToldFrom(chance, unseen[foldOf(text)]!),
        isToldElsewhere: isToldFrom(chanceOffTopic(answer.abroad, far.sums), far.sure),
      };
    }),
  };
}

/**
 * In each group of questions, off-topic examples weigh as much as the answers: half other answers, half other speeches.
 */
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

/** For each group of questions, the probability that few on-topic answers exceed. */
function sureFrom(answers: readonly Answer[], chanceOf: (answer: Answer) => number): Record<string, number> {
  const all = answers.filter(({ offTopic }) => !offTopic);
  const shareOf = ({ text }: Answer) => (text.source === OWN ? OWN_SHARE : 1);
  const sum = (list: readonly Answer[]) => list.reduce((total, answer) => total + shareOf(answer), 0);
  const everybody = sum(all);
  const groups = [...TOPIC_LABELS.slice(1), "other"];
  return Object.fromEntries(
    groups.map((name) => {
      const count = sum(all.filter(({ group }) => group === name));
      const weighed = all
        .map((answer) => ({
          chance: chanceOf(answer),
          weight: shareOf(answer) * (LENT / everybody + (answer.group === name ? 1 : 0)),
        }))
        .toSorted((one, other) => other.chance - one.chance);
      let above = 0;
      const least = weighed.find(({ weight }) => {
        above += weight;
        return above > TOLD_WRONGLY * (count + LENT);
      });
      return [name, Math.max(TOLD_FROM[name] ?? 0, Math.ceil(1000 * least!.chance) / 1000)];
    }),
  );
}

/** One question per group. */
const ASKED = [
  "Parlez-moi de vous.",
  "Quels sont vos défauts ?",
  "Pourquoi quittez-vous votre poste ?",
  "Comment gérez-vous le stress ?",
  "Quelles sont vos prétentions salariales ?",
  "Avez-vous des questions ?",
  "Racontez une situation difficile.",
];

/** How many pairs of an unseen speech and a question are reported off topic, by kind of speech. */
export function judgeUnseen(
  model: PackedTopicModel,
  speeches: readonly ReadText[],
  readAs: (text: ReadText, context: SpeechContext) => SentenceRoles[],
): { kind: string; told: number; of: number; wrongly: number }[] {
  const decoded = decodeTopicModel(model);
  return [...new Set(speeches.map(({ writer }) => writer))].map((kind) => {
    const counts = { kind, told: 0, of: 0, wrongly: 0 };
    for (const speech of speeches.filter(({ writer }) => writer === kind)) {
      const blind = readAs(speech, blindContext(speech.context));
      for (const question of ASKED) {
        const questionKind = classifyQuestion(question);
        const group = topicGroupOf(questionKind);
        const signs = readTopicSigns(speech.sentences, blind, { question, questionKind }, decoded);
        const chance = chanceOffTopic(signsOfTopic(signs), model);
        const isTold = isToldOffTopic(chance, questionKind, speech.sentences, model);
        if (isAnswer(speech) && mayAnswer(group, topicGroupOf(speech.context.questionKind)))
          counts.wrongly += Number(isTold);
        else {
          counts.of += 1;
          counts.told += Number(isTold);
        }
      }
    }
    return counts;
  });
}
