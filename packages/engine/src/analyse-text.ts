import type { ContentValues } from "./content/content-values.ts";
import { measureContent } from "./content/measure-content.ts";
import type { PitchReading } from "./content/pitch-reading.ts";
import { readPitch } from "./content/read-pitch.ts";
import { withinAnalysis } from "./reading/once.ts";
import { runWithinBudget } from "./language/work-budget.ts";
import { estimateDuration } from "./rewriting/duration.ts";
import { writeGapsOnly } from "./rewriting/sentences/gaps.ts";
import { writeHooks } from "./rewriting/hooks/hooks.ts";
import { joinEdits } from "./rewriting/join-edits.ts";
import { type RewrittenPitch, rewritePitch } from "./rewriting/perfect-pitch.ts";
import { shorten } from "./rewriting/shorten.ts";
import { voicePitch } from "./rewriting/voice-pitch.ts";
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

/** A measure that takes less than this from a note of ten, or gives it less, is not told. */
const LEAST_POINTS = 0.25;
/** A measure is what a note holds best from this quality on, 0 to 1. */
const HELD = 0.7;

const loweredBy = ({ answers, validity, notices }: ReturnType<typeof judgeValidity>): Lowered | null => {
  if (answers < TELL) return "answers";
  return validity < TELL && notices.length > 0 ? "validity" : null;
};

/** A speech that answers its question: what is heard in it may raise its notes. */
const WHOLE = 0.99;

/** Work that one rule may take for each character of the text, and for a short one: see `countSteps`. */
const STEPS_PER_CHARACTER = 40;
const FEWEST_STEPS = 40_000;
export const stepsFor = ({ content }: PitchText): number =>
  FEWEST_STEPS + STEPS_PER_CHARACTER * content.length;

/**
 * Judges a text pitch: six metrics of 10 with their reasons, located findings, a rewriting. Pure and deterministic;
 * linear in the text; never throws, whatever the text.
 *
 * @param stepsPerRule most work of one rule; the report is made without a rule that needs more, and says so
 * @param given what a reader of the text says of its form and of what its sentences do, where there is one: the parts are
 *   then those of that form, the sum is over these roles
 */
export function analysePitchText(
  input: PitchText,
  stepsPerRule = stepsFor(input),
  given: GivenReading = NOTHING_GIVEN,
): TextReport {
  return withinAnalysis(() => report(input, stepsPerRule, given));
}

function report(input: PitchText, stepsPerRule: number, given: GivenReading): TextReport {
  const judgement = judge(input, stepsPerRule, given);
  const { reading, content, context, judged, received, skipped, register, scored, claims, leftOut, runRule } =
    judgement;
  const { validity } = judged;
  const { globalScore, maxScore } = totalScore(scored, null);
  const lowered = loweredBy(judged);
  const cards = writeCards(
    claims,
    scored.map((card) => ({ ...card, lowered })),
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
    },
    validity,
    notices: [...judged.notices, ...received, ...sayLeftOut([...leftOut])],
  };
}

/**
 * What is found in a text, what is said of it, and its rewriting.
 *
 * @param before the reading of the text that this one rewrites
 */
export function judge(
  input: PitchText,
  stepsPerRule: number = Number.MAX_SAFE_INTEGER,
  given: GivenReading = NOTHING_GIVEN,
  before?: PitchReading,
) {
  const rated = rateText(input, stepsPerRule, given, before);
  const { reading, content, context, judged, runRule } = rated;
  const remarks = "les remarques sur le texte";
  // Of a rewriting nothing is told: what it would be rewritten by is enough.
  const { claims, cards } = runRule<{ claims: Claim[]; cards?: () => Claim[] }>(
    remarks,
    () => (before ? claimsToRewrite(context) : { claims: makeClaims(context) }),
    () => ({ claims: [] }),
  );
  const ground = {
    roles: content.roles,
    claims,
    ...(cards && { cards: () => runRule(remarks, cards, () => []) }),
  };
  const { slots } = content.evidence;
  const rewritten = runRule(
    "le pitch réécrit",
    () => rewritePitch(reading, slots, ground, judged.validity),
    () => ({ text: writeGapsOnly(slots.map((slot) => slot.part.slot)), edits: null }),
  );
  return { ...rated, claims, rewritten };
}

/** What is found in a text, and its notes: see `judge`. */
export function rateText(input: PitchText, stepsPerRule: number, given: GivenReading, before?: PitchReading) {
  const reading = readPitch(input, before);
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
    input.pitchType,
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

/** A rewriting is read again, and rewritten, until nothing changes: as often as this at most. */
const MOST_READINGS = 4;

/** A rewriting that would not be rewritten: what reads better without its tics may show one more. */
function settle(
  { reading: first, rewritten }: { reading: PitchReading; rewritten: RewrittenPitch },
  stepsPerRule: number,
): RewrittenPitch {
  let { text, edits } = rewritten;
  let before = first;
  for (let count = 0; count < MOST_READINGS && edits !== null && edits.length > 0; count += 1) {
    const again = judge({ ...first.input, content: text }, stepsPerRule, NOTHING_GIVEN, before);
    // What is left once it has been said once is no pitch.
    if (again.rewritten.edits === null) return again.rewritten;
    if (again.rewritten.text === text) break;
    const joined = joinEdits(first.input.content, edits, again.rewritten.edits);
    if (joined === null) break;
    edits = joined;
    ({ text } = again.rewritten);
    before = again.reading;
  }
  return { text, edits };
}

/** The measures of at least `LEAST_POINTS`, most points first. */
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
