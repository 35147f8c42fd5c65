import { down, up, type Curve } from "../content/curves.ts";
import type { ContentValues } from "../content/content-values.ts";
import type { ContentMetricLabel } from "../report.ts";
import type { PitchType } from "../pitch.ts";

export type MeasureId = keyof ContentValues;

/** Where a constant comes from: a numbered source of docs/metrics.md, « M » measured on French talks, « choix » ours. */
type Source = string;

/**
 * How a speech is to be judged. `pitch`: composed to convince or to present, said or written. `explained`: an answer
 * that explains a thing, with the same measures on a curve of its own, since it holds fewer scenes and personal facts.
 * `story`: a lived event told unprepared. `plain`: directions, a film retold, a lesson, a public speech: judged only by
 * how it is said, since the roles of its sentences say nothing of its worth.
 */
export const REGISTERS = ["pitch", "explained", "story", "plain"] as const;
export type Register = (typeof REGISTERS)[number];

/** One measure of a metric. Its direction is set here; its weight is fitted, and can never reverse the direction. */
export interface RubricPart {
  measure: MeasureId;
  direction: 1 | -1;
  /** Registers in which the direction holds; elsewhere the measure does not count. */
  registers: readonly Register[];
  /** Why the direction holds. */
  why: string;
  /** Least number of points that it moves, whatever the fit says, and why. */
  least?: { points: number; why: string };
  /** Fixed bounds between which it moves, where the spread of the training texts must not set them, and why. */
  between?: { from: number; to: number; why: string };
}

export interface MetricRubric {
  label: ContentMetricLabel;
  parts: readonly RubricPart[];
}

const ALL = REGISTERS;
const COMPOSED = ["pitch", "explained"] as const;
const TOLD = ["pitch", "explained", "story"] as const;
const UNPREPARED = ["story", "plain"] as const;

const part = (
  measure: MeasureId,
  direction: 1 | -1,
  registers: readonly Register[],
  why: string,
): RubricPart => ({ measure, direction, registers, why });

const PROOF = part("proofShare", 1, COMPOSED, "what supports a claim is believed");
const CLAIM = part("claimShare", -1, COMPOSED, "what is only claimed could be said by anybody");
const CLICHE = part("clicheShare", -1, COMPOSED, "ready-made sentences are not heard");
const ASSERTED = part("assertedShare", -1, COMPOSED, "assertions ask to be taken on trust");
const EVIDENCE = part("evidenceShare", 1, COMPOSED, "facts and results can be checked");
const SCENE = part("sceneShare", 1, TOLD, "a scene is seen by the listener");
const LIVED = part("livedShare", 1, TOLD, "what was lived belongs to the speaker alone");
const QUOTE = part("quoteShare", 1, TOLD, "words of others make a scene heard");
const PAST = part("pastShare", 1, TOLD, "what happened is told in the past, what is hoped for is not");
const NAMED = part("namedActors", 1, ALL, "sentences where somebody or something named acts are pictured");
const FIRST_FILLERS = part("firstFillers", -1, ALL, "the first minute sets what is expected");
const APOLOGY = part("apologyShare", -1, ALL, "an apology points at what it excuses");
const EMPTY = part("emptyShare", -1, ALL, "sentences that say nothing make others wait");
const CLOSING_ASSERTED = part("closingAsserted", -1, COMPOSED, "a slogan for an end leaves nothing to do");
const LATE_REQUEST = part("lateRequest", 1, COMPOSED, "the listener knows what is asked");
const REQUEST = part("requestShare", 1, COMPOSED, "a request made plain can be answered");
const WORDS = part(
  "wordChoice",
  1,
  COMPOSED,
  "words of a day, a place, a deed are marked higher than words that say anything",
);
/** The training set holds almost no speech out of order: a fit alone would let a shuffled one score as well. */
const SHUFFLED = "a shuffled speech must not score as well as the same speech in order";
const ORDER: RubricPart = {
  ...part("roleOrder", 1, COMPOSED, "the need before the offer, the facts before the request"),
  least: { points: 2.4, why: SHUFFLED },
};
const USUAL_ORDER: RubricPart = {
  ...part("usualOrder", 1, COMPOSED, "words that open a speech stand first, those that close it last"),
  least: { points: 2, why: SHUFFLED },
  between: {
    from: -0.1,
    to: 0.45,
    why: "three speeches in four stand over it, and an order that is still more usual is no better",
  },
};

const OFF_QUESTION: RubricPart = {
  ...part("offQuestion", -1, COMPOSED, "what answers another question helps nobody who asked this one"),
  least: { points: 5, why: "hardly an answer that was read leaves its question, so that a fit sees none" },
  between: {
    from: 0.9,
    to: 0.96,
    why: "of answers under it, readers found most on their question; most kinds are told off it near the upper end",
  },
};

export const RUBRIC = {
  structure: {
    label: "Structure",
    parts: [
      WORDS,
      ORDER,
      USUAL_ORDER,
      part("opensSpeech", 1, COMPOSED, "a listener knows that it begins"),
      part("closesSpeech", 1, COMPOSED, "a listener knows that it ends"),
      part("needShare", 1, COMPOSED, "it says whom it is for and what they lack"),
      EVIDENCE,
      PROOF,
      CLAIM,
      PAST,
      CLOSING_ASSERTED,
      LATE_REQUEST,
    ],
  },
  clarity: {
    label: "Clarté",
    parts: [
      WORDS,
      {
        ...part("fillerRate", -1, ALL, "fillers stand between words and sense"),
        least: {
          points: 2,
          why: "a hesitation that is added must never help, whatever else it makes read otherwise",
        },
      },
      FIRST_FILLERS,
      part("hedgeRate", -1, ALL, "a hedge takes back what it says"),
      EMPTY,
      part("restartRate", -1, UNPREPARED, "a sentence begun twice is heard twice"),
      part("abstractRate", -1, COMPOSED, "nouns of quality and action show nothing"),
      part("adjectiveRate", -1, COMPOSED, "adjectives judge where facts would show"),
      part("vagueRate", -1, COMPOSED, "vague words stand where a fact should"),
      part("jargonShare", -1, COMPOSED, "insiders' words shut the others out"),
      CLICHE,
    ],
  },
  coherence: {
    label: "Cohérence",
    parts: [
      WORDS,
      part("linkShare", 1, COMPOSED, "sentences that take up the one before are followed"),
      ORDER,
      USUAL_ORDER,
      part("explainedShare", 1, COMPOSED, "reasons and examples tie facts together"),
      part("adverbialRate", 1, COMPOSED, "when, because, so that: clauses that link"),
      PAST,
      SCENE,
      NAMED,
      part("lexicalDiversity", 1, UNPREPARED, "the same words again turn in circles"),
      part("noiseShare", -1, ALL, "restarts and asides cut the thread"),
      part("closingNoise", -1, ALL, "an end that trails off unties what was built"),
      EMPTY,
      APOLOGY,
      CLAIM,
      PROOF,
    ],
  },
  persuasion: {
    label: "Persuasion",
    parts: [
      WORDS,
      PROOF,
      EVIDENCE,
      ASSERTED,
      CLAIM,
      CLICHE,
      part("weakClaimRate", -1, COMPOSED, "hedged or unproven superlatives weaken what they praise"),
      QUOTE,
      REQUEST,
      NAMED,
      FIRST_FILLERS,
    ],
  },
  hook: {
    label: "Accroche",
    parts: [
      WORDS,
      part("openingLived", 1, TOLD, "an opening that was lived is seen at once"),
      part("openingAsserted", -1, COMPOSED, "an opening that asserts could open any speech"),
      part("opensSpeech", 1, COMPOSED, "a listener knows that it begins"),
      FIRST_FILLERS,
      part("needShare", 1, COMPOSED, "it says whom it is for and what they lack"),
      SCENE,
    ],
  },
  callToAction: {
    label: "Appel à l'action",
    parts: [
      WORDS,
      LATE_REQUEST,
      REQUEST,
      CLOSING_ASSERTED,
      part("closesSpeech", 1, COMPOSED, "a listener knows that it ends"),
      PROOF,
    ],
  },
  star: {
    label: "Méthode STAR",
    parts: [WORDS, SCENE, LIVED, QUOTE, PAST, PROOF, CLAIM, OFF_QUESTION],
  },
  examples: {
    label: "Exemples concrets",
    parts: [WORDS, PROOF, EVIDENCE, SCENE, LIVED, QUOTE, CLAIM],
  },
  relevance: {
    label: "Pertinence",
    parts: [
      WORDS,
      part("questionFit", 1, COMPOSED, "what the question asks for is there"),
      OFF_QUESTION,
      EVIDENCE,
      PROOF,
      part("explainedShare", 1, COMPOSED, "reasons and examples tie facts together"),
      CLAIM,
      CLICHE,
      part("jargonShare", -1, COMPOSED, "insiders' words shut the others out"),
    ],
  },
  authenticity: {
    label: "Authenticité",
    parts: [WORDS, LIVED, SCENE, QUOTE, PAST, NAMED, CLAIM, CLICHE, APOLOGY, FIRST_FILLERS],
  },
} as const satisfies Record<string, MetricRubric>;

export type MetricKey = keyof typeof RUBRIC;
export const METRIC_KEYS = Object.keys(RUBRIC) as MetricKey[];

/** The six metrics of each pitch type, in the order of display. */
export function metricsOf(pitchType: PitchType, isStory: boolean): readonly MetricKey[] {
  const common: MetricKey[] = ["structure", "clarity", "coherence", "persuasion"];
  if (pitchType === "produit") return [...common, "hook", "callToAction"];
  if (pitchType === "perso") return [...common, "hook", "authenticity"];
  return [...common, "relevance", isStory ? "star" : "examples"];
}

/** Whether a text is a French pitch at all; the product of these multiplies every metric. */
export const VALIDITY = {
  functionWordRatio: { curve: up(0.15, 0.33), source: "M" },
  brokenSyntax: { curve: down(1, 2.6), source: "choix" },
  contentRunShare: { curve: down(0.06, 0.2), source: "choix" },
  topWordShare: { curve: down(0.3, 0.55), source: "choix" },
  foreignShare: { curve: down(0.08, 0.3), source: "choix" },
  repeatedBigramShare: { curve: down(0.25, 0.65), source: "M" },
  scoredWords: { curve: up(8, 45), source: "choix" },
  codeSigns: { curve: down(0.03, 0.2), source: "choix" },
  blankRate: { curve: down(7, 18), source: "choix" },
} as const satisfies Record<string, { curve: Curve; source: Source }>;
/** Largest share of its score that a duplicated text loses. */
export const DUPLICATE_COST = 0.35;
/** Factor for a text that held an instruction to the grader, once it is removed. */
export const INSTRUCTION_FACTOR = 0.9;
/** « Je », « nous », « on » and « vous » per 100 words: one in a minute is enough. */
export const SPEAKER_CURVE = up(0.05, 0.35);
/**
 * For texts without « je » or « vous » that look like a recipe, an article or a contract: the signs of speech that
 * still count, how much the sentences offer, lack and ask (or tell, explain and present), and their word choice. Bounds
 * set on passages of articles, encyclopaedias and leaflets (record 368).
 */
export const OFFERS_CURVE = up(1.06, 1.18);
export const TELLS_CURVE = up(0.85, 1.1);
export const SPEAKERLESS_FLOOR = 0.2;
/** Share of its score that an off-topic answer keeps: less than 20 of 60, however well told. */
export const OFF_TOPIC_FACTOR = 0.33;
/**
 * Width in probability, below the off-topic threshold, over which the penalty grows gradually to its full value, so
 * that one word more or less makes no step. Not applied to answers on leaving an employer: they tell a story.
 */
export const OFF_TOPIC_DOUBT = 0.06;
