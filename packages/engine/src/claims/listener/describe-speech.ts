import type { ContentValues } from "../../content/content-values.ts";
import { PITCH_TYPES } from "../../pitch.ts";
import { QUESTION_KINDS } from "../../roles/question-kind.ts";
import { FAMILIES, ROLES } from "../../roles/role-names.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { SENTENCE_SIGNS, signsOf } from "../signs/sentence-signs.ts";

/** Measures of the whole text. The one expected from its words alone is left out: it was trained on the same texts. */
const MEASURES = [
  "action",
  "actionCount",
  "abstractRate",
  "addressRate",
  "adjectiveRate",
  "adverbialRate",
  "anecdote",
  "apologyShare",
  "assertedShare",
  "callStrength",
  "claimShare",
  "clicheRate",
  "clicheShare",
  "closesSpeech",
  "closingAsserted",
  "closingCalls",
  "closingNoise",
  "closingStrength",
  "contentDiversity",
  "emotion",
  "emptyShare",
  "evidenceSentences",
  "evidenceShare",
  "explainedShare",
  "fillerRate",
  "firstFillers",
  "firstPersonRate",
  "hedgeRate",
  "jargonRate",
  "jargonShare",
  "lateRequest",
  "lexicalDiversity",
  "linkShare",
  "livedShare",
  "locality",
  "longSentenceShare",
  "longSentences",
  "namedActors",
  "names",
  "needShare",
  "noiseShare",
  "offQuestion",
  "openerKinds",
  "openingAsserted",
  "openingLived",
  "openingStrength",
  "opensAlone",
  "opensSpeech",
  "orderAgreement",
  "ownership",
  "partsCoverage",
  "partsExpected",
  "partsFound",
  "passiveShare",
  "pastShare",
  "proofShare",
  "questionFit",
  "quoteShare",
  "readability",
  "reasoningRate",
  "requestShare",
  "restartRate",
  "result",
  "roleOrder",
  "sceneShare",
  "sentenceCount",
  "sentenceSpread",
  "situation",
  "specificity",
  "task",
  "topicFit",
  "unprovenClaims",
  "usualOrder",
  "vagueRate",
  "weakClaimRate",
  "wordsPerSentence",
] as const satisfies readonly (keyof ContentValues)[];
const NAMES = [...FAMILIES, ...ROLES];
/** Number of sentences that count as the opening, and as the closing. */
const ENDS = 2;

/** Names of the values of `describeSpeech`, in their order. */
export const SPEECH_VALUES: readonly string[] = [
  ...MEASURES,
  ...NAMES.map((name) => `mean ${name}`),
  ...NAMES.map((name) => `surest ${name}`),
  ...NAMES.map((name) => `opening ${name}`),
  ...NAMES.map((name) => `closing ${name}`),
  "log words",
  "log sentences",
  "punctuated",
  ...PITCH_TYPES.map((type) => `type ${type}`),
  ...QUESTION_KINDS.map((kind) => `asked ${kind}`),
  ...SENTENCE_SIGNS.map((sign) => `share ${sign}`),
  ...SENTENCE_SIGNS.map((sign) => `last ${sign}`),
  ...SENTENCE_SIGNS.map((sign) => `first ${sign}`),
];

/** Rates and counts have long tails: take their logarithm. */
const shorten = (value: number) => Math.sign(value) * Math.log1p(Math.abs(value));

/**
 * Features from which a listener's judgement of a whole speech is predicted: its measures; the mean and maximum of its
 * sentences' roles, and their maximum in the first two and the last two; who acts and when; its length; the kind of
 * speech. In the order of `SPEECH_VALUES`.
 */
export function describeSpeech({ sentences, roles, content }: ClaimContext): Float64Array {
  const { reading, evidence } = content;
  // The listener knows the question, but not the plan of the interview.
  const values = { ...content.values, ...evidence.withoutPlan };
  const rows = sentences.map((sentence) => [
    ...FAMILIES.map((family) => roles.family(sentence, family)),
    ...ROLES.map((role) => roles.of(sentence, role)),
  ]);
  const signs = sentences.map((sentence) => {
    const found = signsOf(content, sentence);
    return SENTENCE_SIGNS.map((sign) => Number(found[sign]));
  });
  const most = (some: readonly (readonly number[])[]) =>
    NAMES.map((_, at) => some.reduce((surest, row) => Math.max(surest, row[at]!), 0));
  const mean = (some: readonly (readonly number[])[], size: number) =>
    Array.from(
      { length: size },
      (_, at) => some.reduce((sum, row) => sum + row[at]!, 0) / Math.max(1, some.length),
    );
  const none = SENTENCE_SIGNS.map(() => 0);
  const all = [
    ...MEASURES.map((name) => (Number.isFinite(values[name]) ? values[name] : 0)),
    ...mean(rows, NAMES.length),
    ...most(rows),
    ...most(rows.slice(0, ENDS)),
    ...most(rows.slice(-ENDS)),
    Math.log(1 + sentences.reduce((sum, { sentence }) => sum + sentence.words, 0)),
    Math.log(Math.max(1, sentences.length)),
    Number(reading.units.punctuated),
    ...PITCH_TYPES.map((type) => Number(type === reading.input.pitchType)),
    ...QUESTION_KINDS.map((kind) => Number(kind === reading.questionKind)),
    ...mean(signs, SENTENCE_SIGNS.length),
    ...(signs.at(-1) ?? none),
    ...(signs[0] ?? none),
  ];
  return new Float64Array(all.map(shorten));
}
