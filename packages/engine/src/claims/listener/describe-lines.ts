import { logOdds } from "./log-odds.ts";
import { PITCH_TYPES } from "../../pitch.ts";
import { QUESTION_KINDS } from "../../roles/question-kind.ts";
import { FAMILIES, ROLES } from "../../roles/role-names.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { isComplete } from "../context/places.ts";
import { SENTENCE_SIGNS, signsOf } from "../signs/sentence-signs.ts";

/** Relative positions of the neighbouring sentences whose families serve as features. */
const REACH = [-2, -1, 1, 2] as const;
/** What is counted in a sentence, with its cap. */
const COUNTED = [
  ["figures", 2],
  ["names", 2],
  ["hedges", 2],
  ["superlatives", 2],
  ["cliches", 1],
  ["jargon", 1],
] as const;
const LENGTHS = [
  ["under 5 words", (words: number) => words < 5],
  ["under 8 words", (words: number) => words < 8],
  ["over 25 words", (words: number) => words > 25],
  ["over 35 words", (words: number) => words > 35],
] as const;

/** Names of the values of `describeLines`, in their order. */
export const LINE_VALUES: readonly string[] = [
  ...[...FAMILIES, ...ROLES].map((role) => `logit ${role}`),
  ...REACH.flatMap((step) => [...FAMILIES.map((family) => `${family} ${step}`), `no sentence ${step}`]),
  ...FAMILIES.map((family) => `mean ${family}`),
  "log words",
  ...LENGTHS.map(([name]) => name),
  "first",
  "second",
  "third",
  "last",
  "last but one",
  "place",
  "log sentences",
  "question",
  ...COUNTED.map(([name]) => name),
  "substance",
  "complete",
  ...SENTENCE_SIGNS,
  ...SENTENCE_SIGNS.map((sign) => `${sign} next`),
  ...SENTENCE_SIGNS.map((sign) => `${sign} before`),
  ...PITCH_TYPES.map((type) => `type ${type}`),
  ...QUESTION_KINDS.map((kind) => `asked ${kind}`),
  "punctuated",
];

const SUREST = 0.997;
const logit = (chance: number) => logOdds(chance, SUREST) / 2;

/**
 * Features from which the value of each sentence is predicted: the roles of it and of its neighbours, who acts in it
 * and when, its length, its position, the form of speech. In the order of `LINE_VALUES`. Linear in the number of
 * sentences.
 */
export function describeLines(context: ClaimContext): Float64Array[] {
  const { sentences, roles, content } = context;
  const { reading } = content;
  const families = sentences.map((sentence) => FAMILIES.map((family) => roles.family(sentence, family)));
  const mean = FAMILIES.map(
    (_, at) => families.reduce((sum, row) => sum + row[at]!, 0) / Math.max(1, families.length),
  );
  const signs = sentences.map((sentence) => {
    const found = signsOf(content, sentence);
    return SENTENCE_SIGNS.map((sign) => Number(found[sign]));
  });
  const none = SENTENCE_SIGNS.map(() => 0);
  const kinds = [
    ...PITCH_TYPES.map((type) => Number(type === reading.input.pitchType)),
    ...QUESTION_KINDS.map((kind) => Number(kind === reading.questionKind)),
    Number(reading.units.punctuated),
  ];
  const count = sentences.length;
  return sentences.map((sentence, at) => {
    const { words } = sentence.sentence;
    return new Float64Array([
      ...families[at]!.map(logit),
      ...ROLES.map((role) => logit(roles.of(sentence, role))),
      ...REACH.flatMap((step) => {
        const other = families[at + step];
        return other ? [...other, 0] : [...FAMILIES.map(() => 0), 1];
      }),
      ...mean,
      Math.log(1 + words),
      ...LENGTHS.map(([, holds]) => Number(holds(words))),
      Number(at === 0),
      Number(at === 1),
      Number(at === 2),
      Number(at === count - 1),
      Number(at === count - 2),
      at / count,
      Math.log(count),
      Number(sentence.isQuestion),
      ...COUNTED.map(([name, most]) => Math.min(most, sentence[name].length)),
      sentence.substance,
      Number(isComplete(sentence)),
      ...signs[at]!,
      ...(signs[at + 1] ?? none),
      ...(signs[at - 1] ?? none),
      ...kinds,
    ]);
  });
}
