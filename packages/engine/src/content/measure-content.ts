import { findAddress } from "../language/address.ts";
import { measureCohesion, opensOnAnaphor } from "../language/cohesion.ts";
import { measureOwnership, type Ownership } from "../language/ownership.ts";
import { findPassives, type PassiveHit } from "../language/passive.ts";
import { measureReadability, type Readability } from "../language/readability.ts";
import { contentStems, stemWord } from "../language/stems.ts";
import { readText } from "../language/read-text.ts";
import type { Span } from "../language/spans.ts";
import { measureTopicFit } from "./question-topic.ts";
import { measurePlanFit } from "./plan-fit.ts";
import { readClosing, type Closing } from "./closings.ts";
import { expectedForms, STAR_FORM } from "./expected-form.ts";
import { findSlots, type SlotReading } from "./find-slots.ts";
import { readOpening, type Opening } from "./openings.ts";
import { isExample, isProof, isStrongFigure } from "./proofs.ts";
import type { PitchReading, SentenceReading } from "./read-pitch.ts";
import { measureValidity, type ValidityEvidence } from "./validity.ts";

/** Every quantity that a content metric reads, by its name in docs/metrics.md. */
export interface ContentValues {
  partsCoverage: number;
  partsFound: number;
  partsExpected: number;
  orderAgreement: number;
  openingStrength: number;
  closingStrength: number;
  wordsPerSentence: number;
  longSentenceShare: number;
  longSentences: number;
  readability: number;
  jargonRate: number;
  fillerRate: number;
  hedgeRate: number;
  clicheRate: number;
  vagueRate: number;
  passiveShare: number;
  linkShare: number;
  locality: number;
  sentenceCount: number;
  opensAlone: number;
  contentDiversity: number;
  evidenceSentences: number;
  names: number;
  weakClaimRate: number;
  unprovenClaims: number;
  addressRate: number;
  reasoningRate: number;
  openerKinds: number;
  callStrength: number;
  closingCalls: number;
  situation: number;
  task: number;
  action: number;
  result: number;
  ownership: number;
  actionCount: number;
  questionFit: number;
  topicFit: number;
  specificity: number;
  anecdote: number;
  emotion: number;
  firstPersonRate: number;
}

/** The located evidence behind the values. */
export interface ContentEvidence {
  slots: SlotReading[];
  opening: Opening;
  closing: Closing;
  readability: Readability;
  ownership: Ownership;
  passives: PassiveHit[];
  /** One value per transition between sentences: 1 linked, 0.5 weakly, 0 not. */
  links: number[];
  address: Span[];
  proofs: SentenceReading[];
  unproven: Span[];
  /** Ready-made sentences that no figure, name or action supports. */
  cliches: Span[];
  validity: ValidityEvidence;
  /** An interview answer that says nothing of what the question is about. */
  isOffTopic: boolean;
  /** Indispensable skills of the interview plan that the answer leaves out. */
  missingSkills: string[];
}

export interface ContentReading {
  reading: PitchReading;
  values: ContentValues;
  evidence: ContentEvidence;
}

/** Measures the content of a pitch: values for the rubric, located evidence for the explanations. */
export function measureContent(reading: PitchReading): ContentReading {
  const { units, input, sentences } = reading;
  const slots = expectedForms(input.pitchType, reading.questionKind, input.target)
    .map((form) => findSlots(reading, form))
    .reduce((best, other) => (partsCoverage(other) > partsCoverage(best) ? other : best));
  const opening = readOpening(reading);
  const closing = readClosing(reading, slots);
  const readability = measureReadability(units);
  const ownership = measureOwnership(units);
  const passives = findPassives(units);
  const cohesion = measureCohesion(units);
  const links = answerLinks(cohesion.links, sentences);
  const address = findAddress(units);
  const proofs = sentences.filter(isProof);
  const unproven = sentences.flatMap((sentence, at) =>
    hasFigure(sentence) || hasFigure(sentences[at + 1]) ? [] : sentence.superlatives,
  );
  const cliches = sentences.flatMap((sentence, at) =>
    isExample(sentence) || (sentences[at + 1] && isExample(sentences[at + 1]!)) ? [] : sentence.cliches,
  );
  const per100 = (count: number) => (reading.words === 0 ? 0 : (100 * count) / reading.words);
  const count = (of: (sentence: SentenceReading) => readonly unknown[]) =>
    sentences.reduce((sum, sentence) => sum + of(sentence).length, 0);
  const hedges = count((sentence) => sentence.hedges);
  const coverageOf = (name: string) => slots.find((slot) => slot.part.slot === name)?.coverage ?? 0;
  const fillerWeight = reading.fillers.reduce((sum, filler) => sum + filler.weight, 0);
  const reasons = reading.connectives.filter(
    (hit) => hit.value === "cause" || hit.value === "consequence" || hit.value === "opposition",
  );
  const stems = sentences.flatMap((sentence) => contentStems(units, sentence.sentence));
  const star = readStar(reading, slots);
  const topicFit = measureTopicFit(input.question, units);
  const planFit = input.pitchType === "rh" ? measurePlanFit(input.planSkills, units) : null;
  const evidence: ContentEvidence = {
    slots,
    opening,
    links,
    closing,
    readability,
    ownership,
    passives,
    proofs,
    cliches,
    unproven,
    address: [...address.pronouns, ...address.imperatives],
    validity: measureValidity(reading, slots),
    isOffTopic: input.pitchType === "rh" && topicFit === 0 && partsCoverage(slots) < OFF_TOPIC_COVERAGE,
    missingSkills: planFit?.missing ?? [],
  };
  const values: ContentValues = {
    partsCoverage: partsCoverage(slots),
    partsFound: slots.filter((slot) => slot.coverage >= 0.4).length,
    partsExpected: slots.length,
    orderAgreement: orderAgreement(slots),
    openingStrength: openingStrength(reading, opening),
    closingStrength: closing.strength,
    wordsPerSentence: readability.wordsPerSentence,
    longSentenceShare: readability.longSentenceShare,
    longSentences: readability.longSentences.length,
    readability: readability.kandelMoles,
    jargonRate: per100(count((sentence) => sentence.jargon)),
    fillerRate: per100(fillerWeight),
    hedgeRate: per100(hedges),
    clicheRate: per100(cliches.length),
    vagueRate: per100(count((sentence) => sentence.vague)),
    passiveShare: sentences.length === 0 ? 0 : Math.min(1, passives.length / sentences.length),
    linkShare: linkShare(links, sentences),
    // In a short text varied words say nothing of the order (measures.md §2.6).
    locality: cohesion.locality * Math.min(1, sentences.length / ENOUGH_SENTENCES),
    sentenceCount: sentences.length,
    opensAlone: opensOnAnaphor(units) ? 0 : 1,
    contentDiversity: stems.length === 0 ? 0 : new Set(stems).size / stems.length,
    evidenceSentences: proofs.length,
    names: new Set(sentences.flatMap((sentence) => sentence.names.map((name) => name.quote.toLowerCase())))
      .size,
    weakClaimRate: per100(hedges + 0.7 * unproven.length + 0.7 * cliches.length),
    unprovenClaims: unproven.length,
    addressRate: per100(address.pronouns.length + address.imperatives.length + address.questions.length),
    reasoningRate: per100(reasons.length),
    openerKinds: opening.kinds.length,
    callStrength: callStrength(closing, countRequests(sentences)),
    closingCalls: closing.sentences.flatMap((sentence) => sentence.calls).filter((call) => !call.diluted)
      .length,
    ...star,
    ownership: ownership.share,
    questionFit: partsCoverage(slots),
    topicFit: withPlan(topicFit ?? Math.max(OVERLAP_FLOOR, questionOverlap(reading)), planFit?.share),
    specificity: specificity(proofs.length, sentences),
    anecdote: coverageOf("anecdote"),
    emotion: coverageOf("emotion"),
    firstPersonRate: per100(ownership.firstPerson.length),
  };
  return { reading, values, evidence };
}

/** With an interview plan, an answer speaks of the question and of the job: half each. */
const withPlan = (topicFit: number, planFit: number | undefined) =>
  planFit === undefined ? topicFit : (topicFit + planFit) / 2;

/** A question and the sentence after it are tied, whatever their words. */
function answerLinks(links: readonly number[], sentences: readonly SentenceReading[]): number[] {
  const questions = new Set(
    sentences.filter((sentence) => sentence.isQuestion).map((sentence) => sentence.index),
  );
  return links.map((link, at) => (questions.has(at) ? 1 : link));
}

/** Links between sentences weighted by what the sentences say: empty ones chained together tie nothing. */
function linkShare(links: readonly number[], sentences: readonly SentenceReading[]): number {
  let total = 0;
  let weights = 0;
  for (const { index, substance } of sentences) {
    if (index === 0) continue;
    total += substance * (links[index - 1] ?? 0);
    weights += substance;
  }
  return weights === 0 ? 0 : total / weights;
}

function partsCoverage(slots: readonly SlotReading[]): number {
  const weights = slots.reduce((sum, slot) => sum + slot.part.weight, 0);
  const total = slots.reduce((sum, slot) => sum + slot.part.weight * slot.coverage, 0);
  return weights === 0 ? 0 : total / weights;
}

/** Pairs of parts in their expected order; an absent part leaves its pairs at .3, so that removing one never helps. */
function orderAgreement(slots: readonly SlotReading[]): number {
  let total = 0;
  let pairs = 0;
  for (let left = 0; left < slots.length; left += 1) {
    for (let right = left + 1; right < slots.length; right += 1) {
      if (slots[left]!.part.anywhere || slots[right]!.part.anywhere) continue;
      const [a, b] = [slots[left]!.position, slots[right]!.position];
      pairs += 1;
      if (a === null || b === null) total += 0.3;
      else total += a <= b + 0.02 ? 1 : 0;
    }
  }
  return pairs === 0 ? partsCoverage(slots) : total / pairs;
}

/** From this many sentences on, neighbours that share words tell a built text from a shuffled one. */
const ENOUGH_SENTENCES = 20;
/** Openers saturate: one gives .46, two .71, three .84. */
const OPENER_SCALE = 1.6;

function openingStrength(reading: PitchReading, opening: Opening): number {
  const caught = 1 - Math.exp(-opening.kinds.length / OPENER_SCALE);
  if (reading.input.pitchType !== "rh") return opening.flat ? Math.min(0.35, caught) : Math.max(0.2, caught);
  const first = reading.sentences.slice(0, 2);
  const substance = Math.max(0, ...first.map((sentence) => sentence.substance));
  return opening.flat && opening.kinds.length === 0 ? 0.3 : Math.max(0.2, 0.35 * caught + 0.65 * substance);
}

/** Asked once more in the second half: up to twice, each worth a little. */
const REPEATED_REQUEST = 0.04;

/** Sentences of the second half that ask something plainly. */
function countRequests(sentences: readonly SentenceReading[]): number {
  return sentences.slice(Math.floor(sentences.length / 2)).filter((sentence) => {
    return sentence.calls.some((call) => !call.diluted);
  }).length;
}

/** From nothing asked to a dated request that a question seals. */
function callStrength(closing: Closing, requests: number): number {
  const { call, question, isAnchored } = closing;
  const repeated = REPEATED_REQUEST * Math.min(2, Math.max(0, requests - 1));
  if (call && !call.diluted) return (isAnchored ? 0.84 : 0.64) + (question ? 0.08 : 0) + repeated;
  if (question) return 0.5;
  return call ? 0.22 : 0.05;
}

function hasFigure(sentence: SentenceReading | undefined): boolean {
  return sentence !== undefined && sentence.figures.some(isStrongFigure);
}

function specificity(proofs: number, sentences: readonly SentenceReading[]): number {
  const mean =
    sentences.length === 0
      ? 0
      : sentences.reduce((sum, sentence) => sum + sentence.substance, 0) / sentences.length;
  return 0.6 * (1 - Math.exp(-proofs / 2.2)) + 0.4 * mean;
}

/** Situation, task, action and result, read in any answer whatever its expected form. */
function readStar(reading: PitchReading, slots: readonly SlotReading[]) {
  const known = slots.some((slot) => STAR_FORM.includes(slot.part));
  const star = known ? slots : reading.input.pitchType === "rh" ? findSlots(reading, STAR_FORM) : [];
  const of = (name: string) => star.find((slot) => slot.part.slot === name)?.coverage ?? 0;
  const told = reading.sentences.flatMap((sentence) =>
    sentence.actions.filter((action) => !action.isGeneric),
  );
  const actions = new Set(told.map((action) => action.verb));
  return {
    situation: of("situation"),
    task: of("task"),
    action: 1 - Math.exp(-actions.size / 2.2),
    result: of("result"),
    actionCount: actions.size,
  };
}

/** Taking up none of the words of a question is no fault in itself. */
const OVERLAP_FLOOR = 0.4;
/** With fewer of the expected parts than this, an answer without a word on the topic is off it. */
const OFF_TOPIC_COVERAGE = 0.4;

/** Share of the content words of the question that the answer takes up. */
function questionOverlap(reading: PitchReading): number {
  const question = readText(reading.input.question ?? "");
  const asked = new Set(
    question.sentences
      .flatMap((sentence) => contentStems(question, sentence))
      .filter((stem) => !POLITE.has(stem)),
  );
  if (asked.size === 0) return 0.5;
  const said = new Set(
    reading.sentences.flatMap((sentence) => contentStems(reading.units, sentence.sentence)),
  );
  return [...asked].filter((stem) => said.has(stem)).length / asked.size;
}

const POLITE = new Set(
  ["parlez", "racontez", "donnez", "decrivez", "presenter", "pouvez"].map((word) => stemWord(word)),
);
