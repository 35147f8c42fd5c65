import { findAddress } from "../language/address.ts";
import { type Cohesion, measureCohesion, opensOnAnaphor } from "../language/cohesion.ts";
import { measureOwnership } from "../language/ownership.ts";
import { findPassives } from "../language/passive.ts";
import { measureReadability } from "../language/readability.ts";
import { contentStems } from "../language/stems.ts";
import { syntaxWithoutMasked } from "../language/syntax.ts";
import { runWithinBudget } from "../language/work-budget.ts";
import { callStrength, readClosing } from "./closings.ts";
import type { ContentEvidence, ContentReading, ContentValues } from "./content-values.ts";
import { expectedForms } from "./expected-form.ts";
import { findSlots, FOUND_COVERAGE } from "./find-slots.ts";
import { orderAgreement, partsCoverage, readStar } from "./measure-parts.ts";
import { openingStrength, readOpening } from "./openings.ts";
import { measurePlanFit } from "./plan-fit.ts";
import { findUnproven, findUnsupportedCliches, isProof, specificity } from "./proofs.ts";
import { measureQuestionFit, withPlan } from "./question-fit.ts";
import { measureTopicFit } from "./question-topic.ts";
import type { PitchReading, SentenceReading } from "./pitch-reading.ts";
import { answerLinks, linkShare } from "./sentence-links.ts";
import { readForm } from "../roles/read-form.ts";
import { readOffTopic } from "../roles/read-off-topic.ts";
import { surestAsked } from "../roles/read-topic.ts";
import { type GivenReading, layGivenRoles, NOTHING_GIVEN } from "../roles/lay-given-roles.ts";
import { readRoles } from "../roles/read-roles.ts";
import { areNotes } from "./notes.ts";
import { contextOf } from "./speech-of.ts";
import { measureSpeech } from "./measure-speech.ts";
import { withTradeWords } from "./trade-words.ts";
import { measureValidity } from "./validity.ts";

/** From this many sentences on, shared words between neighbours tell a composed text from a shuffled one. */
const ENOUGH_SENTENCES = 20;
const NO_COHESION: Cohesion = { near: 0, all: 0, locality: 0, linkShare: 0, links: [] };

function isAnswer({ input, questionKind }: PitchReading): boolean {
  return input.pitchType === "rh" && questionKind !== "none";
}

/**
 * Measures the content of a pitch: values for the rubric, located passages for the explanations.
 *
 * @param stepsPerRule work budget of one measure that compares sentences or words with each other
 * @param given what a reader of the text says of its form and of its sentences, where there is one
 */
export function measureContent(
  reading: PitchReading,
  stepsPerRule = Number.POSITIVE_INFINITY,
  given: GivenReading = NOTHING_GIVEN,
): ContentReading {
  const { units, input, sentences } = reading;
  const unread = new Set<keyof ContentValues>();
  const measure = <Measured>(values: (keyof ContentValues)[], rule: () => Measured, nothing: Measured) =>
    runWithinBudget(stepsPerRule, rule, () => {
      for (const value of values) unread.add(value);
      return nothing;
    });
  const context = contextOf(reading);
  const syntax = syntaxWithoutMasked(units, reading.original);
  const roles = layGivenRoles(readRoles(syntax, context), given.roles);
  const slots = expectedForms(input.pitchType, reading.questionKind, input.target)
    .map((form) => findSlots(reading, form))
    .reduce((best, other) => (partsCoverage(other) > partsCoverage(best) ? other : best));
  const opening = readOpening(reading);
  const closing = readClosing(reading, slots);
  const readability = measureReadability(units);
  const ownership = measureOwnership(units);
  const passives = findPassives(units);
  const cohesion = measure(["linkShare", "locality"], () => measureCohesion(units), NO_COHESION);
  const links = answerLinks(cohesion.links, sentences);
  const address = findAddress(units);
  const proofs = sentences.filter(isProof);
  const unproven = findUnproven(sentences);
  const cliches = findUnsupportedCliches(sentences);
  // Sentences that nothing ties to the pitch neither prove nor dilute anything.
  const tied = sentences.filter((sentence) => !sentence.isLoose);
  const loose = new Set(sentences.filter((sentence) => sentence.isLoose).map(({ index }) => index));
  const words = tied.reduce((sum, { sentence }) => sum + sentence.words, 0);
  const per100 = (count: number) => (words === 0 ? 0 : (100 * count) / words);
  const count = (of: (sentence: SentenceReading) => readonly unknown[]) =>
    sentences.reduce((sum, sentence) => sum + of(sentence).length, 0);
  const hedges = count((sentence) => sentence.hedges);
  const coverageOf = (name: string) => slots.find((slot) => slot.part.slot === name)?.coverage ?? 0;
  const fillerWeight = reading.fillers.reduce((sum, filler) => sum + filler.weight, 0);
  const reasons = reading.connectives.filter(
    (hit) => !loose.has(hit.sentence) && ["cause", "consequence", "opposition"].includes(hit.value),
  );
  const stems = sentences.flatMap((sentence) => contentStems(units, sentence.sentence));
  const star = readStar(reading, slots);
  const topicFit = measure(["topicFit"], () => measureTopicFit(input.question, units, loose), null);
  const planFit =
    input.pitchType === "rh"
      ? measure(["topicFit"], () => measurePlanFit(input.planSkills, units), null)
      : null;
  const questionFit = measure(["topicFit"], () => measureQuestionFit(reading, topicFit), 0);
  const firstPersonRate = per100(ownership.firstPerson.length);
  // Leave out sentences that nothing ties to the answer: they do not make it more on topic.
  const answered = loose.size === 0 ? syntax : syntax.filter((_, index) => !loose.has(index));
  // Bullet points without verbs do not read like answers: the off-topic model does not apply to them.
  const isNoted = areNotes(reading);
  const validity = measureValidity(reading);
  const isRead = !isNoted && !validity.isForeign;
  const offTopic = isAnswer(reading) && isRead ? readOffTopic(answered, context) : null;
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
    validity,
    isNoted,
    offTopic,
    isOffTopic: offTopic !== null && (offTopic.isSure || offTopic.driftsFrom !== null),
    missingSkills: planFit?.missing ?? [],
    withoutPlan: {
      questionFit: offTopic ? surestAsked(roles, context.questionKind) : partsCoverage(slots),
      topicFit: questionFit,
    },
  };
  const values: ContentValues = {
    partsCoverage: partsCoverage(slots),
    partsFound: slots.filter((slot) => slot.coverage >= FOUND_COVERAGE).length,
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
    // In a short text, varied words do not show a poor order.
    locality: cohesion.locality * Math.min(1, sentences.length / ENOUGH_SENTENCES),
    sentenceCount: sentences.length,
    opensAlone: opensOnAnaphor(units) ? 0 : 1,
    contentDiversity: stems.length === 0 ? 0 : new Set(stems).size / stems.length,
    evidenceSentences: proofs.length,
    names: new Set(tied.flatMap((sentence) => sentence.names.map((name) => name.quote.toLowerCase()))).size,
    weakClaimRate: per100(hedges + 0.7 * unproven.length + 0.7 * cliches.length),
    unprovenClaims: unproven.length,
    addressRate: per100(address.pronouns.length + address.imperatives.length + address.questions.length),
    reasoningRate: per100(reasons.length),
    openerKinds: opening.kinds.length,
    callStrength: callStrength(closing, sentences),
    closingCalls: closing.sentences.flatMap((sentence) => sentence.calls).filter((call) => !call.diluted)
      .length,
    ...star,
    ownership: ownership.share,
    questionFit: withPlan(evidence.withoutPlan.questionFit, planFit?.share),
    topicFit: withPlan(evidence.withoutPlan.topicFit, planFit?.share),
    offQuestion: offTopic?.chance ?? 0,
    specificity: specificity(proofs.length, sentences),
    anecdote: coverageOf("anecdote"),
    emotion: coverageOf("emotion"),
    firstPersonRate,
    ...withTradeWords(measureSpeech(syntax, roles, reading.fillers, loose), reading),
  };
  return {
    reading,
    roles,
    hasGivenRoles: given.roles.length > 0,
    form: readForm(context, roles, given.form, input.content),
    values,
    evidence,
    unread,
  };
}
