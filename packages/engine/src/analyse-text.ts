import type { ContentValues } from "./content/content-values.ts";
import { measureContent } from "./content/measure-content.ts";
import type { PitchReading } from "./content/pitch-reading.ts";
import { readPitch } from "./content/read-pitch.ts";
import { withinAnalysis } from "./reading/once.ts";
import { runWithinBudget } from "./language/work-budget.ts";
import { estimateDuration } from "./rewriting/duration.ts";
import { writeGapsOnly } from "./rewriting/sentences/gaps.ts";
import { inOwnWords } from "./rewriting/in-own-words.ts";
import { type MendedText, mendMisspelt } from "./rewriting/mend-text.ts";
import { straysFrom, writeHooks } from "./rewriting/hooks/hooks.ts";
import { openingToFind } from "./rewriting/hooks/opening-to-find.ts";
import { joinEdits, placesAfter } from "./rewriting/join-edits.ts";
import { type RewrittenPitch, rewritePitch } from "./rewriting/perfect-pitch.ts";
import { shorten } from "./rewriting/shorten.ts";
import { voicePitch } from "./rewriting/voice-pitch.ts";
import { lineHeard } from "./claims/listener/line-heard.ts";
import { lineChance } from "./claims/listener/listener.ts";
import { asReceived, NOTHING_HEARD, receive } from "./claims/listener/reception.ts";
import { contextOfClaims } from "./claims/context/context-of-claims.ts";
import { claimsToRewrite, makeClaims } from "./claims/make-claims.ts";
import { suggest } from "./claims/advice/suggest.ts";
import { type Lowered, writeCards } from "./claims/write-card.ts";
import { findFindings } from "./scoring/find-findings.ts";
import { measuresOf } from "./scoring/metric-measures.ts";
import {
  type Claim,
  type Edit,
  type FillerCount,
  type Notice,
  type ScoredMetric,
  type TextReport,
  totalScore,
} from "./report.ts";
import type { PitchText } from "./pitch.ts";
import { metricsOf, RUBRIC, type MetricRubric } from "./scoring/rubric.ts";
import { rateMetric, type ScoredPart, toScore } from "./scoring/score-metrics.ts";
import { marginOf } from "./scoring/score-weights.ts";
import { readRegister } from "./scoring/read-register.ts";
import { skippedOf } from "./scoring/skipped-measures.ts";
import { type GivenReading, NOTHING_GIVEN } from "./roles/lay-given-roles.ts";
import { judgeValidity, TELL } from "./scoring/validity-factor.ts";
import { writeVerdict } from "./scoring/write-verdict.ts";

/** In points of ten: a measure that changes a metric's score by less is not mentioned. */
const LEAST_POINTS = 0.25;
/** From this quality on (0 to 1), a measure may be named as what gives a metric its points. */
const HELD = 0.7;

const loweredBy = ({ answers, validity, notices }: ReturnType<typeof judgeValidity>): Lowered | null => {
  if (answers < TELL) return "answers";
  return validity < TELL && notices.length > 0 ? "validity" : null;
};

/** From this validity on, a mended text is French: a word salad is still broken once its words agree. */
const SET_RIGHT = 0.6;

/** From this product of validity and `answers` on, the reception of the speech may raise its scores. */
const WHOLE = 0.99;

/** Work budget of one rule per character of the text, and its minimum for a short text: see `countSteps`. */
const STEPS_PER_CHARACTER = 40;
const FEWEST_STEPS = 40_000;
export const stepsFor = ({ content }: PitchText): number =>
  FEWEST_STEPS + STEPS_PER_CHARACTER * content.length;

/**
 * Judges a text pitch: six metrics of 10 with their reasons, located findings, a rewriting. Pure and deterministic;
 * linear in the text; never throws, whatever the text.
 *
 * @param stepsPerRule work budget of one rule; a rule that needs more is left out of the report, which says so
 * @param given form and roles of the sentences given by a reader of the text, where there is one: they then decide the
 * expected parts and the score
 */
export function analysePitchText(
  input: PitchText,
  stepsPerRule = stepsFor(input),
  given: GivenReading = NOTHING_GIVEN,
): TextReport {
  return withinAnalysis(() => {
    const { reading, mended } = readAsMeant(input, stepsPerRule);
    if (mended === null) return report(reading, stepsPerRule, given);
    const placeAfter = placesAfter(input.content, mended.edits);
    const roles = given.roles.map((one) => Object.assign({}, one, placeAfter(one)));
    return inOwnWords(report(reading, stepsPerRule, { ...given, roles }), input.content, mended);
  });
}

/** The reading of a pitch; of its mended text where it is misspelt throughout, and French once mended. */
export function readAsMeant(
  input: PitchText,
  stepsPerRule: number,
): { reading: PitchReading; mended: MendedText | null } {
  const reading = readPitch(input);
  const mended = mendMisspelt(reading);
  if (mended === null) return { reading, mended };
  const right = readPitch({ ...input, content: mended.text });
  const { validity } = judgeValidity(measureContent(right, stepsPerRule));
  return validity < SET_RIGHT ? { reading, mended: null } : { reading: right, mended };
}

function report(read: PitchReading, stepsPerRule: number, given: GivenReading): TextReport {
  const { input } = read;
  const judgement = judge(input, stepsPerRule, given, undefined, read);
  const { reading, content, context, judged, received, skipped, register, scored, claims, leftOut, runRule } =
    judgement;
  const { validity } = judged;
  const { globalScore, maxScore } = totalScore(scored, null);
  const lowered = loweredBy(judged);
  const cards = writeCards(
    claims,
    scored.map((card) => ({ ...card, lowered, form: context.form.name })),
  );
  const metrics = scored.map(({ key, label, score, moved }, at): ScoredMetric => ({
    label,
    score,
    explanation: cards[at]!,
    method: "règles",
    measures: measuresOf(key, content.values, skipped, moved),
  }));
  const rewritten = settle(judgement, stepsPerRule);
  const voiced = runRule(
    "les marques d'intonation",
    () => voicePitch(input.content, rewritten),
    () => ({ oral: rewritten.text, marks: [] }),
  );
  const shorter = runRule(
    "les versions plus courtes",
    () => (rewritten.edits ? shorten(reading, content.roles, rewritten.edits) : []),
    () => [],
  );
  const hooks = runRule(
    "les accroches",
    () =>
      writeHooks(reading, content.roles, validity, rewritten.edits ?? [], claims, (sentence) =>
        lineChance(context, sentence, "open"),
      ),
    () => writeHooks(reading, [], 0, []),
  );

  return {
    pitchType: input.pitchType,
    globalScore,
    maxScore,
    margin: marginOf(register, maxScore),
    verdict: writeVerdict(metrics, claims, validity, input.pitchType),
    claims,
    metrics,
    findings: findFindings(claims, input.content),
    fillers: countFillers(reading),
    recommendations: {
      wordCount: reading.original.wordCount,
      estimatedDuration: estimateDuration(reading.original.wordCount),
      perfectPitch: rewritten.text,
      perfectPitchOral: voiced.oral,
      rewriting: rewritten.edits && { edits: rewritten.edits, marks: voiced.marks, shorter },
      suggestions: suggest(claims),
      hooks,
      openingToFind: openingToFind(reading, hooks, straysFrom(claims) === 0),
    },
    validity,
    notices: [...judged.notices, ...received, ...sayLeftOut([...leftOut])],
  };
}

/**
 * The measures of a text, the claims on it, and its rewriting.
 *
 * @param before the reading of the text that this one rewrites
 */
export function judge(
  input: PitchText,
  stepsPerRule: number = Number.MAX_SAFE_INTEGER,
  given: GivenReading = NOTHING_GIVEN,
  before?: PitchReading,
  read: PitchReading = readPitch(input, before),
  keepsTurns = false,
) {
  const rated = rateText(read, stepsPerRule, given);
  const { reading, content, context, judged, runRule } = rated;
  const remarks = "les remarques sur le texte";
  // For a text that is a rewriting, only make the claims that rewriting it again needs.
  const { claims, cards } = runRule<{ claims: Claim[]; cards?: () => Claim[] }>(
    remarks,
    () => (before ? claimsToRewrite(context) : { claims: makeClaims(context) }),
    () => ({ claims: [] }),
  );
  const ground = {
    roles: content.roles,
    claims,
    lineHeard: (end: number) => lineHeard(context, end),
    ...(cards && { cards: () => runRule(remarks, cards, () => []) }),
  };
  const { slots } = content.evidence;
  const rewrite = (keeps: boolean) =>
    runRule<RewrittenPitch>(
      "le pitch réécrit",
      () => rewritePitch(reading, slots, { ...ground, keepsTurns: keeps }, judged.validity),
      () => ({ text: writeGapsOnly(slots.map((slot) => slot.part.slot)), edits: null }),
    );
  return { ...rated, claims, rewritten: rewrite(keepsTurns), rewrite };
}

/** The measures of a text and its scores: the first part of `judge`. */
export function rateText(reading: PitchReading, stepsPerRule: number, given: GivenReading) {
  const { pitchType } = reading.input;
  const content = measureContent(reading, stepsPerRule, given);
  const judged = judgeValidity(content);
  const { validity, answers } = judged;
  const skipped = skippedOf(reading, content.unread);
  const register = readRegister(content);
  const leftOut = new Set<string>();
  const runRule = <Answer>(part: string, rule: () => Answer, otherwise: () => Answer) =>
    runWithinBudget(stepsPerRule, rule, () => {
      leftOut.add(part);
      return otherwise();
    });
  const keys = metricsOf(
    pitchType,
    reading.questionKind === "behavioural" || reading.questionKind === "none",
  );

  const measured = keys.map((key) => {
    const rubric: MetricRubric = RUBRIC[key];
    const { quality, parts } = rateMetric(key, content.values, skipped, register);
    const isUnread = rubric.parts.some((part) => content.unread.has(part.measure));
    if (isUnread) leftOut.add(rubric.label);
    const counted = parts.filter(({ counts }) => counts);
    const costs = mostPoints(counted, ({ weight, quality: held }) => weight * (1 - held));
    const gains = mostPoints(
      counted.filter(({ quality: held }) => held >= HELD),
      ({ weight, quality: held }) => weight * held,
    );
    const held = quality * validity * answers;
    return { key, label: rubric.label, held, score: toScore(held), isUnread, costs, gains };
  });
  const shareOf = (cards: readonly { label: MetricRubric["label"]; score: number }[]) => {
    const { globalScore, maxScore } = totalScore(cards, null);
    return globalScore / maxScore;
  };
  const unmoved = contextOfClaims(content, shareOf(measured), validity, measured);
  const isWhole = validity * answers >= WHOLE;
  const { heard, notices } = runRule(
    "la façon dont le texte serait reçu",
    () => receive(unmoved, isWhole),
    () => ({ heard: NOTHING_HEARD, notices: [] }),
  );
  const scored = measured.map(({ held, ...card }) => {
    const score = toScore(asReceived(held, heard));
    return { ...card, score, moved: score - card.score };
  });
  const context = { ...unmoved, quality: shareOf(scored), scored };
  return {
    reading,
    content,
    context,
    judged,
    received: notices,
    skipped,
    register,
    scored,
    leftOut,
    runRule,
  };
}

/** Most times that a rewriting is read and rewritten again. */
const MOST_READINGS = 4;

/** Rewrites a rewriting until it no longer changes: without its fillers, a text may show others. */
function settle(judgement: ReturnType<typeof judge>, stepsPerRule: number): RewrittenPitch {
  const { reading } = judgement;
  const settled = settleFrom(reading, judgement.rewritten, stepsPerRule, false);
  if (settled !== null) return settled;
  const kept = settleFrom(reading, judgement.rewrite(true), stepsPerRule, true)!;
  // Read again as any text, it may still have a turn to say straight.
  return settleFrom(reading, kept, stepsPerRule, false) ?? kept;
}

/** Null if the rewriting, read again, would ask for a part that its source is not said to lack. */
function settleFrom(
  first: PitchReading,
  rewritten: RewrittenPitch,
  stepsPerRule: number,
  keepsTurns: boolean,
): RewrittenPitch | null {
  let { text, edits } = rewritten;
  let before = first;
  const gaps = countGaps(edits);
  for (let count = 0; count < MOST_READINGS && edits !== null && edits.length > 0; count += 1) {
    const again = judge(
      { ...first.input, content: text },
      stepsPerRule,
      NOTHING_GIVEN,
      before,
      undefined,
      keepsTurns,
    );
    // If nothing is left once repeats are removed, the text is not a pitch.
    if (again.rewritten.edits === null) return again.rewritten;
    if (again.rewritten.text === text) break;
    if (!keepsTurns && gaps === 0 && countGaps(again.rewritten.edits) > 0) return null;
    const joined = joinEdits(first.input.content, edits, again.rewritten.edits);
    if (joined === null) break;
    edits = joined;
    ({ text } = again.rewritten);
    before = again.reading;
  }
  return { text, edits };
}

const countGaps = (edits: readonly Edit[] | null) => edits?.filter(({ kind }) => kind === "gap").length ?? 0;

/** The measures of at least `LEAST_POINTS` points, highest first. */
function mostPoints(
  parts: readonly ScoredPart[],
  pointsOf: (part: ScoredPart) => number,
): (keyof ContentValues)[] {
  return parts
    .map((part) => ({ measure: part.measure, points: pointsOf(part) }))
    .filter(({ points }) => points >= LEAST_POINTS)
    .toSorted((one, other) => other.points - one.points)
    .map(({ measure }) => measure);
}

function sayLeftOut(parts: readonly string[]): Notice[] {
  if (parts.length === 0) return [];
  const message = `Une partie de ce texte demande trop de calcul. N'ont pas pu être analysés : ${parts.join(", ")}.`;
  return [{ rule: "leftOut", message }];
}

function countFillers(reading: PitchReading): FillerCount[] {
  const counts = new Map<string, number>();
  for (const { form } of reading.fillers) counts.set(form, (counts.get(form) ?? 0) + 1);
  return Array.from(counts, ([form, count]) => ({ form, count })).sort(
    (left, right) => right.count - left.count || (left.form < right.form ? -1 : 1),
  );
}
