import { packModel } from "../../src/reading/linear-model.ts";
import { packNumbers } from "../../src/reading/packed-numbers.ts";
import { describeSurroundings, surroundingSize } from "../../src/roles/describe-surroundings.ts";
import { nameRoles, type SentenceRoles } from "../../src/roles/read-roles.ts";
import { describeSentences } from "../../src/roles/describe-sentences.ts";
import type { SpeechContext } from "../../src/roles/speech-context.ts";
import { AROUND_SHIFT, type PackedRoleModels, tellRoles } from "../../src/roles/role-models.ts";
import { FAMILIES, familyOf, ROLES } from "../../src/roles/role-names.ts";
import type { ReadText } from "./corpus.ts";
import { trainDense } from "./dense.ts";
import { keptTraining } from "./kept-training.ts";
import { roundWeights, rowsOf, scoreSparse, type SparseWeights, withoutEmptyRows } from "./multi-label.ts";
import { trainRidge } from "./ridge.ts";

const LABELS: readonly string[] = [...FAMILIES, ...ROLES];
const INDEX = new Map(LABELS.map((label, at) => [label, at]));
/** Folds of writers: for the second step, a sentence is always scored by a model trained without its writer. */
export const FOLDS = 6;
const SCALE = 60;
/** The smallest weight kept, in units of 1/`SCALE`. */
const LEAST = 1;
/** Cost of an error relative to the ridge, and the number of weights that the file may keep (record 247). */
const FAMILY_COST = 0.003;
const ROLE_COST = 0.006;
const KEPT = 120_000;
const SEEN_MIN = 3;
/** Weights of the second step are stored in thousandths, up to this absolute value. */
const WEIGHT_MAX = 19;

/** Files on which a cached training depends. */
const CODE = [
  "../../src/roles/role-names.ts",
  "./train-roles.ts",
  "./ridge.ts",
  "./multi-label.ts",
  "./dense.ts",
].map((file) => new URL(file, import.meta.url));

type Texts = readonly ReadText[];
type Logits = Map<string, Float64Array[]>;

/** Indexes of the labelled roles of a sentence and of their families. */
function goldOf(told: ReadonlySet<string>): number[] {
  const labels = new Set<number>();
  for (const role of told) {
    const family = familyOf(role);
    if (!family) continue;
    labels.add(INDEX.get(family)!);
    labels.add(INDEX.get(role)!);
  }
  return [...labels];
}

function trainWords(texts: Texts): SparseWeights {
  const examples = texts.flatMap((text) =>
    text.features.flatMap((features, at) => {
      const told = text.told[at];
      return told ? [{ features, labels: goldOf(told) }] : [];
    }),
  );
  const data = examples.flatMap(({ features, labels }) => [features, Int32Array.from(labels)]);
  return keptTraining(CODE, data, () => {
    const weights = trainRidge(LABELS.length, examples, {
      costs: LABELS.map((_, at) => (at < FAMILIES.length ? FAMILY_COST : ROLE_COST)),
      kept: KEPT,
      seenMin: SEEN_MIN,
    });
    roundWeights(weights, SCALE, LEAST);
    return withoutEmptyRows(weights);
  });
}

function addLogits(to: Logits, model: SparseWeights, texts: Texts): void {
  for (const text of texts)
    to.set(
      text.id,
      text.features.map((features) => scoreSparse(model, features)),
    );
}

/** The fold of each text: all texts of a writer of composed texts together, speakers of real speech spread out. */
export function foldOf({ writer, id }: ReadText): number {
  let hash = 0;
  for (const letter of writer === "real" ? id : writer) hash = (hash * 31 + letter.charCodeAt(0)) % 1009;
  return hash % FOLDS;
}

/** First guesses for every text by models trained without its writer, and these models, one per fold. */
function guessByWriter(texts: Texts): { logits: Logits; words: SparseWeights[] } {
  const logits: Logits = new Map();
  const words = Array.from({ length: FOLDS }, (_, fold) => {
    const model = trainWords(texts.filter((text) => text.labels !== null && foldOf(text) !== fold));
    addLogits(
      logits,
      model,
      texts.filter((text) => foldOf(text) === fold),
    );
    return model;
  });
  return { logits, words };
}

function surroundingsOf(text: ReadText, logits: Logits): Float64Array[] {
  return describeSurroundings(logits.get(text.id)!, text.sentences, text.context);
}

function trainAround(texts: Texts, logits: Logits): Int32Array[] {
  const inputs: Float64Array[] = [];
  const golds: number[][] = [];
  for (const text of texts) {
    if (text.labels === null) continue;
    const rows = surroundingsOf(text, logits);
    for (const [at, told] of text.told.entries()) {
      if (!told) continue;
      inputs.push(rows[at]!);
      golds.push(goldOf(told));
    }
  }
  const data = [...inputs, ...golds.map((gold) => Int32Array.from(gold))];
  const rows = keptTraining(CODE, data, () =>
    trainDense(LABELS.length, surroundingSize(LABELS.length), inputs, golds),
  );
  return rows.map((row) =>
    Int32Array.from(row, (weight) => Math.round(1000 * Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, weight)))),
  );
}

/** Trains both steps on labelled texts. */
export function trainRoles(texts: Texts): PackedRoleModels {
  const around = trainAround(texts, guessByWriter(texts).logits);
  return {
    labels: [...LABELS],
    words: packModel(LABELS.length, rowsOf(trainWords(texts), SCALE)),
    scale: SCALE,
    around: around.map((row) => packNumbers(row.map((weight) => weight + AROUND_SHIFT))),
  };
}

type RolesOf = Map<string, SentenceRoles[]>;

function readWith(texts: Texts, logits: Logits, around: Int32Array[], into: RolesOf): void {
  for (const text of texts)
    into.set(
      text.id,
      surroundingsOf(text, logits).map((values, at) =>
        nameRoles(text.sentences[at]!, tellRoles(around, values)),
      ),
    );
}

/**
 * Roles of each text by models trained without its writer (`byWriter`) or without its folder (`bySource`); `readAs`
 * reads a text under another context, by models trained without its writer.
 *
 * @param folderOf texts of one folder share writers and readers
 */
export function readHeldOut(texts: Texts, folderOf: (text: ReadText) => string) {
  const { logits, words } = guessByWriter(texts);
  const arounds: Int32Array[][] = [];
  const byWriter: RolesOf = new Map();
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const around = trainAround(
      texts.filter((text) => foldOf(text) !== fold),
      logits,
    );
    arounds.push(around);
    readWith(
      texts.filter((text) => foldOf(text) === fold),
      logits,
      around,
      byWriter,
    );
  }
  let bySource: RolesOf | null = null;
  const readBySource = (): RolesOf => {
    const read: RolesOf = new Map();
    for (const folder of new Set(texts.map(folderOf))) {
      const others = texts.filter((text) => folderOf(text) !== folder);
      const held = texts.filter((text) => folderOf(text) === folder);
      const blind: Logits = new Map();
      addLogits(blind, trainWords(others.filter(({ labels }) => labels !== null)), held);
      readWith(held, blind, trainAround(others, logits), read);
    }
    return read;
  };
  const readAs = (text: ReadText, context: SpeechContext): SentenceRoles[] => {
    const fold = foldOf(text);
    const features = describeSentences(text.sentences, context);
    const own = features.map((list) => scoreSparse(words[fold]!, list));
    return describeSurroundings(own, text.sentences, context).map((values, at) =>
      nameRoles(text.sentences[at]!, tellRoles(arounds[fold]!, values)),
    );
  };
  return {
    byWriter,
    /** Trained on demand: most trainings only need predictions for unknown writers. */
    get bySource() {
      return (bySource ??= readBySource());
    },
    readAs,
  };
}
