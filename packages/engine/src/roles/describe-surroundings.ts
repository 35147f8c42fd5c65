import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { PITCH_TYPES } from "../pitch.ts";
import { QUESTION_KINDS } from "./question-kind.ts";
import { FAMILIES } from "./role-names.ts";
import type { SpeechContext } from "./speech-context.ts";

const FAMILY_COUNT = FAMILIES.length;
/** Offsets of the neighbouring sentences whose families are used as features. */
const REACH = [-2, -1, 1, 2] as const;
const LOGIT_MAX = 8;

export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

const clip = (logit: number) => Math.max(-LOGIT_MAX, Math.min(LOGIT_MAX, logit));

/** Number of features that `describeSurroundings` gives for each sentence. */
export function surroundingSize(labels: number): number {
  return (
    1 +
    labels +
    REACH.length * (FAMILY_COUNT + 1) +
    2 * FAMILY_COUNT +
    5 +
    PITCH_TYPES.length * (FAMILY_COUNT + 1) +
    QUESTION_KINDS.length
  );
}

/**
 * Features of the second pass over the roles, for each sentence: logits of its own words, families of its neighbours
 * and of the whole text, its place, the kind of speech.
 *
 * @param logits one row a sentence: families first, then roles
 */
export function describeSurroundings(
  logits: readonly Float64Array[],
  sentences: readonly SyntaxSentence[],
  { pitchType, questionKind }: SpeechContext,
): Float64Array[] {
  const count = sentences.length;
  const families = logits.map((row) => {
    const chances: number[] = [];
    for (let family = 0; family < FAMILY_COUNT; family += 1) chances.push(probability(row[family]!));
    return chances;
  });
  const whole = new Float64Array(FAMILY_COUNT);
  for (const row of families) for (let at = 0; at < FAMILY_COUNT; at += 1) whole[at]! += row[at]! / count;
  const before = new Float64Array(FAMILY_COUNT);
  const size = surroundingSize(logits[0]?.length ?? 0);
  const all = new Float64Array(count * size);
  return logits.map((own, at) => {
    // Values that are not set stay 0.
    const values = all.subarray(at * size, (at + 1) * size);
    values[0] = 1;
    let next = 1;
    for (let label = 0; label < own.length; label += 1) values[next++] = clip(own[label]!) / 2;
    for (const step of REACH) {
      const other = families[at + step];
      if (other)
        for (let family = 0; family < FAMILY_COUNT; family += 1)
          values[next + 1 + family] = 2 * other[family]!;
      else values[next] = 1;
      next += 1 + FAMILY_COUNT;
    }
    for (let family = 0; family < FAMILY_COUNT; family += 1) values[next++] = 2 * whole[family]!;
    if (at > 0)
      for (let family = 0; family < FAMILY_COUNT; family += 1)
        values[next + family] = (2 * before[family]!) / at;
    next += FAMILY_COUNT;
    values[next++] = count < 2 ? 0 : at / (count - 1);
    values[next++] = 1 / (1 + at);
    values[next++] = 1 / (count - at);
    values[next++] = Math.log(1 + sentences[at]!.words.length) / 3;
    values[next++] = Math.log(count) / 3;
    for (const type of PITCH_TYPES) {
      if (type === pitchType) {
        values[next] = 1;
        for (let family = 0; family < FAMILY_COUNT; family += 1)
          values[next + 1 + family] = clip(own[family]!) / 2;
      }
      next += 1 + FAMILY_COUNT;
    }
    const kind = QUESTION_KINDS.indexOf(questionKind);
    if (kind >= 0) values[next + kind] = 1;
    for (let family = 0; family < FAMILY_COUNT; family += 1) before[family]! += families[at]![family]!;
    return values;
  });
}
