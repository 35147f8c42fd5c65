import type { FillerHit } from "../language/fillers.ts";
import { findStammers } from "../language/stammers.ts";
import type { SyntaxSentence } from "../language/syntax.ts";
import { subjectOf, tenseOf } from "../roles/describe-sentences.ts";
import { agreementOfOrder, readPlaces } from "../roles/read-places.ts";
import type { SentenceRoles } from "../roles/read-roles.ts";
import { readWordChoice } from "../roles/read-word-choice.ts";

/**
 * What the sentences of a speech do and how they are written. Shares go from 0 to 1, rates are per 100 words; the share
 * of a role is the sum over sentences of its probability times their words, over all words, so that a doubtful guess
 * weighs little.
 */
export interface SpeechValues {
  livedShare: number;
  assertedShare: number;
  noiseShare: number;
  explainedShare: number;
  evidenceShare: number;
  needShare: number;
  sceneShare: number;
  quoteShare: number;
  proofShare: number;
  claimShare: number;
  clicheShare: number;
  requestShare: number;
  jargonShare: number;
  emptyShare: number;
  apologyShare: number;
  /** The same for the first three sentences after greetings, and for the last two. */
  openingLived: number;
  openingAsserted: number;
  closingAsserted: number;
  closingNoise: number;
  /** The surest request in the second half. */
  lateRequest: number;
  /** How surely the first two sentences are an opening, and the last two a closing. */
  opensSpeech: number;
  closesSpeech: number;
  /** Share of sentence pairs in the expected order: context first, the need before the offer, the request last. */
  roleOrder: number;
  /** Correlation, −1 to 1, of the order of the sentences with where such sentences usually stand. */
  usualOrder: number;
  adjectiveRate: number;
  /** Nouns of quality or action (« -tion », « -ité »), per 100 words. */
  abstractRate: number;
  /** Share of the finite verbs in a past tense. */
  pastShare: number;
  /** Share of the finite verbs whose subject is a named person or thing. */
  namedActors: number;
  /** Different content lemmas in a window of 40, as a share. */
  lexicalDiversity: number;
  /** Standard deviation of the sentences' length, in words. */
  sentenceSpread: number;
  /** Fillers in the first 60 words, per 100. */
  firstFillers: number;
  /** Words said twice in a row or cut short, per 100 words. */
  restartRate: number;
  adverbialRate: number;
  /** Mark out of ten predicted by a trained model from the words alone, regardless of their order. */
  wordChoice: number;
}

const FIRST_WORDS = 60;
const WINDOW = 40;
const OPENING = 3;
const CLOSING = 2;
/** From this probability on, a sentence is a greeting: it is not counted as the opening. */
const GREETING = 0.5;
const ABSTRACT = /(?:tion|sion|ité|ment|ance|ence|isme|ude|age)$/;
const CONTENT = new Set(["NOUN", "VERB", "ADJ", "PROPN"]);
const EMPTY_LEMMAS = new Set([
  "être",
  "avoir",
  "faire",
  "aller",
  "pouvoir",
  "dire",
  "chose",
  "devoir",
  "vouloir",
]);
const FINITE = /Ind|Cnd|Sub/;
const PAST = /^Part \+|Imp$|Past$/;

/**
 * Measures a speech from its syntax and from the roles of its sentences; linear.
 *
 * @param loose indexes of sentences unrelated to the rest, which say nothing of the speech
 * @param places where each sentence would usually stand
 * @param wordChoice the mark predicted from the words, if already known
 */
export function measureSpeech(
  all: readonly SyntaxSentence[],
  told: readonly SentenceRoles[],
  fillers: readonly FillerHit[],
  loose: ReadonlySet<number>,
  places: readonly number[] = readPlaces(all),
  wordChoice?: number,
): SpeechValues {
  const sentences = loose.size === 0 ? all : all.filter((_, at) => !loose.has(at));
  const roles = loose.size === 0 ? told : told.filter((_, at) => !loose.has(at));
  return {
    ...measureRoles(sentences, roles),
    ...countSyntax(sentences),
    ...measureFirstFillers(sentences, fillers),
    usualOrder: agreementOfOrder(loose.size === 0 ? places : places.filter((_, at) => !loose.has(at))),
    wordChoice: wordChoice ?? readWordChoice(sentences),
  };
}

const isWord = ({ upos }: { upos: string }) => upos !== "PUNCT";

function measureRoles(sentences: readonly SyntaxSentence[], told: readonly SentenceRoles[]) {
  const sizes = sentences.map(({ words }) => words.filter(isWord).length);
  const shareOf = (of: (told: SentenceRoles) => number, from = 0, until = told.length) => {
    let sum = 0;
    let words = 0;
    for (let at = Math.max(0, from); at < until; at += 1) {
      sum += of(told[at]!) * sizes[at]!;
      words += sizes[at]!;
    }
    return words === 0 ? 0 : sum / words;
  };
  const count = told.length;
  let start = 0;
  while (start < count - 1 && start < 2 && told[start]!.roles.greeting > GREETING) start += 1;
  const opening = (of: (told: SentenceRoles) => number) =>
    shareOf(of, start, Math.min(count, start + OPENING));
  const closing = (of: (told: SentenceRoles) => number) => shareOf(of, count - CLOSING);
  const most = (of: (told: SentenceRoles) => number, from: number, until: number) =>
    told.slice(Math.max(0, from), until).reduce((best, one) => Math.max(best, of(one)), 0);
  return {
    livedShare: shareOf(({ families }) => families.lived),
    assertedShare: shareOf(({ families }) => families.asserted),
    noiseShare: shareOf(({ families }) => families.noise),
    explainedShare: shareOf(({ families }) => families.explained),
    evidenceShare: shareOf(({ families }) => families.evidence),
    needShare: shareOf(({ families }) => families.need),
    sceneShare: shareOf(({ roles }) => roles.scene),
    quoteShare: shareOf(({ roles }) => roles.quote),
    proofShare: shareOf(({ roles }) => roles.proof),
    claimShare: shareOf(({ roles }) => roles.claim),
    clicheShare: shareOf(({ roles }) => roles.cliche),
    requestShare: shareOf(({ roles }) => roles.request),
    jargonShare: shareOf(({ roles }) => roles.jargon),
    emptyShare: shareOf(({ roles }) => roles.filler_only),
    apologyShare: shareOf(({ roles }) => roles.apology),
    openingLived: opening(({ families }) => families.lived),
    openingAsserted: opening(({ families }) => families.asserted),
    closingAsserted: closing(({ families }) => families.asserted),
    closingNoise: closing(({ families }) => families.noise),
    lateRequest: most(
      ({ roles }) => Math.max(roles.request, roles.next_step, roles.wish),
      Math.floor(count / 2),
      count,
    ),
    opensSpeech: most(
      ({ roles, families }) =>
        Math.max(
          roles.greeting,
          roles.self_intro,
          roles.scene,
          roles.situation,
          roles.question_to_audience,
          roles.occasion,
          families.need,
        ),
      0,
      2,
    ),
    closesSpeech: most(
      ({ roles }) =>
        Math.max(
          roles.close,
          roles.thanks,
          roles.request,
          roles.wish,
          roles.next_step,
          roles.lesson,
          roles.message,
        ),
      count - CLOSING,
      count,
    ),
    roleOrder: measureOrder(told),
  };
}

/** Pairs of roles: a sentence of the first should stand before one of the second. */
const ORDERS: readonly [(told: SentenceRoles) => number, (told: SentenceRoles) => number][] = [
  [({ roles }) => Math.max(roles.greeting, roles.self_intro), ({ families }) => families.evidence],
  [
    ({ roles }) => Math.max(roles.greeting, roles.self_intro),
    ({ roles }) => Math.max(roles.thanks, roles.close),
  ],
  [({ families }) => families.need, ({ roles }) => roles.solution],
  [({ roles }) => roles.situation, ({ roles }) => roles.action],
  [({ roles }) => roles.action, ({ roles }) => Math.max(roles.result, roles.lesson)],
  [({ roles }) => roles.weakness, ({ roles }) => roles.remedy],
  [({ families }) => families.evidence, ({ roles }) => Math.max(roles.request, roles.thanks, roles.close)],
  [({ families }) => families.lived, ({ roles }) => Math.max(roles.request, roles.thanks, roles.close)],
  [({ roles }) => roles.path, ({ roles }) => Math.max(roles.why_this_job, roles.close)],
];

/** Weighted share of the pairs in the right order, by their probabilities; .5 where there are none. */
function measureOrder(told: readonly SentenceRoles[]): number {
  let right = 0.5;
  let all = 1;
  for (const [first, second] of ORDERS) {
    let before = 0;
    let seconds = 0;
    let inOrder = 0;
    for (const one of told) {
      const later = second(one);
      inOrder += before * later;
      before += first(one);
      seconds += later;
    }
    let same = 0;
    for (const one of told) same += first(one) * second(one);
    const pairs = before * seconds - same;
    if (pairs <= 0) continue;
    const weight = Math.min(1, pairs);
    right += (weight * inOrder) / pairs;
    all += weight;
  }
  return right / all;
}

function countSyntax(sentences: readonly SyntaxSentence[]) {
  let words = 0;
  let finite = 0;
  let past = 0;
  let named = 0;
  let adjectives = 0;
  let abstract = 0;
  let restarts = 0;
  let adverbial = 0;
  const lemmas: string[] = [];
  const lengths: number[] = [];
  for (const sentence of sentences) {
    const before = words;
    let previous = "";
    for (const [at, word] of sentence.words.entries()) {
      const { upos, lemma, form, deprel } = word;
      if (!isWord(word)) continue;
      words += 1;
      const norm = form.toLowerCase();
      const isCut = norm.endsWith("~") || (norm.includes("-") && findStammers(form).length > 0);
      if (norm === previous || isCut || deprel === "reparandum") restarts += 1;
      previous = norm;
      if (deprel.startsWith("advcl")) adverbial += 1;
      if (upos === "ADJ") adjectives += 1;
      if (upos === "NOUN" && lemma.length > 6 && ABSTRACT.test(lemma)) abstract += 1;
      if (CONTENT.has(upos) && !EMPTY_LEMMAS.has(lemma)) lemmas.push(lemma);
      if (upos !== "VERB" && upos !== "AUX") continue;
      if (upos === "AUX" && word.head >= 0 && sentence.words[word.head]!.upos === "VERB") continue;
      const tense = tenseOf(sentence.words, at);
      if (!FINITE.test(tense)) continue;
      finite += 1;
      if (PAST.test(tense)) past += 1;
      const subject = subjectOf(sentence.words, at);
      if (subject === "NOUN" || subject === "PROPN") named += 1;
    }
    if (words > before) lengths.push(words - before);
  }
  const per100 = (count: number) => (words === 0 ? 0 : (100 * count) / words);
  const mean = words / Math.max(1, lengths.length);
  const spread = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length);
  return {
    adjectiveRate: per100(adjectives),
    abstractRate: per100(abstract),
    pastShare: finite === 0 ? 0 : past / finite,
    namedActors: finite === 0 ? 0 : named / finite,
    lexicalDiversity: diversityOf(lemmas),
    sentenceSpread: Math.sqrt(spread),
    restartRate: per100(restarts),
    adverbialRate: per100(adverbial),
  };
}

/** Mean share of different lemmas over windows of 40 content words, or over the whole text if shorter. */
function diversityOf(lemmas: readonly string[]): number {
  const size = Math.min(WINDOW, lemmas.length);
  if (size === 0) return 0;
  const seen = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  for (const [at, lemma] of lemmas.entries()) {
    seen.set(lemma, (seen.get(lemma) ?? 0) + 1);
    if (at >= size) {
      const old = lemmas[at - size]!;
      const left = seen.get(old)! - 1;
      if (left === 0) seen.delete(old);
      else seen.set(old, left);
    }
    if (at < size - 1) continue;
    sum += seen.size / size;
    windows += 1;
  }
  return sum / windows;
}

function measureFirstFillers(sentences: readonly SyntaxSentence[], fillers: readonly FillerHit[]) {
  let words = 0;
  let end = 0;
  for (const word of sentences.flatMap(({ words: all }) => all)) {
    if (words === FIRST_WORDS) break;
    if (isWord(word)) words += 1;
    end = word.end;
  }
  const first = fillers.filter(({ start, weight }) => start < end && weight > 0);
  return { firstFillers: words === 0 ? 0 : (100 * first.length) / words };
}
