import { rowOf } from "../reading/hash.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { describeInPlace } from "./describe-sentences.ts";
import { describeSurroundings } from "./describe-surroundings.ts";
import { FAMILIES, type Family, ROLES, type Role } from "./role-names.ts";
import { openRoleModels, type RoleModels, tellRoles } from "./role-models.ts";
import type { SpeechContext } from "./speech-context.ts";

/** The roles of one sentence, each as a probability from 0 to 1; several may be likely, or none. */
export interface SentenceRoles {
  /** UTF-16 offsets into the source, end excluded. */
  start: number;
  end: number;
  families: Record<Family, number>;
  roles: Record<Role, number>;
}

/**
 * Predicts the roles of each sentence in two passes: from its own words and syntax, then also from the roles predicted
 * for its neighbours. Linear in the words; deterministic.
 */
export function readRoles(
  sentences: readonly SyntaxSentence[],
  context: SpeechContext,
  models: RoleModels = openRoleModels(),
): SentenceRoles[] {
  const { length } = models.labels;
  const all = new Float64Array(sentences.length * length);
  const scores = new Int32Array(length);
  const logits = describeInPlace(sentences, context).map(({ before, own, after }, at) => {
    scores.set(scoreAlone(own, models));
    const placed = new Set<number>();
    for (const feature of before) if (!own.has(feature)) placed.add(feature);
    for (const feature of after) if (!own.has(feature)) placed.add(feature);
    models.words.score(rowOf(placed), placed.size, scores);
    const row = all.subarray(at * length, (at + 1) * length);
    for (let label = 0; label < row.length; label += 1) row[label] = scores[label]! / models.scale;
    return row;
  });
  return describeSurroundings(logits, sentences, context).map((values, at) =>
    nameRoles(sentences[at]!, tellRoles(models.around, values)),
  );
}

const scored = new WeakMap<ReadonlySet<number>, { models: RoleModels; scores: Int32Array }>();

/** Scores of a sentence from its own features, wherever it stands: cached for a pitch and its rewriting. */
function scoreAlone(own: ReadonlySet<number>, models: RoleModels): Int32Array {
  const known = scored.get(own);
  if (known?.models === models) return known.scores;
  const scores = new Int32Array(models.labels.length);
  models.words.score(rowOf(own), own.size, scores);
  scored.set(own, { models, scores });
  return scores;
}

/** Labels the probabilities of one sentence by family and role. */
export function nameRoles(
  { start, end }: { start: number; end: number },
  told: readonly number[],
): SentenceRoles {
  return { start, end, families: named(FAMILIES, told, 0), roles: named(ROLES, told, FAMILIES.length) };
}

function named<Name extends string>(names: readonly Name[], told: readonly number[], from: number) {
  const row = {} as Record<Name, number>;
  for (let at = 0; at < names.length; at += 1) row[names[at]!] = told[from + at]!;
  return row;
}
