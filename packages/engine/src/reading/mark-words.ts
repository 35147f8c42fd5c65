import { mix } from "./hash.ts";
import { bestOf } from "./linear-model.ts";
import { findMarkerPlaces, MARKER_FORMS, type MarkerPlace } from "./marker-forms.ts";
import type { Models } from "./models.ts";
import { isFiniteTag, withoutSigns } from "./tag-names.ts";
import type { WordFacts } from "./word-facts.ts";

export const MARKER_FEATURES = 40;
/** Labels of the model. */
export const MEANING = 0;
export const MARKER = 1;
const EDGE = 0x0edf;

/** Input of the marker model: the words and the hashes of their tags, without and with signs (`:d`, `:r`). */
export interface MarkerWords {
  facts: WordFacts;
  tags: Int32Array;
  signed: Int32Array;
}

/** Features of one place. Returns their number. */
export function writeMarkerFeatures(
  { facts, tags, signed }: MarkerWords,
  { form, first, end }: MarkerPlace,
  out: Int32Array,
): number {
  let size = 0;
  const put = (template: number, left: number, right = 0) => {
    out[size] = mix(mix(mix(0x500 + template, form), left), right);
    size += 1;
  };
  const isOut = (index: number) => index < 0 || index >= facts.count;
  const wordAt = (index: number) => (isOut(index) ? EDGE : facts.word[index]!);
  const tagAt = (index: number) => (isOut(index) ? EDGE : tags[index]!);
  const before = first - 1;
  put(0, 0);
  put(1, wordAt(before));
  put(2, wordAt(end));
  put(3, wordAt(before), wordAt(end));
  put(4, tagAt(before));
  put(5, tagAt(end));
  put(6, tagAt(before), tagAt(end));
  put(7, tagAt(before - 1), tagAt(before));
  put(8, tagAt(end), tagAt(end + 1));
  put(9, wordAt(end), tagAt(end + 1));
  put(10, tagAt(before - 1), wordAt(before));
  put(11, wordAt(before - 1));
  put(12, wordAt(end + 1));
  put(13, wordAt(end), wordAt(end + 1));
  put(14, wordAt(before - 1), wordAt(before));
  put(15, signed[first]!);
  put(16, mix(signed[first]!, tagAt(before)), tagAt(end));
  put(17, tags[first]!, signed[end - 1]!);
  put(18, mix(tagAt(before - 1), tagAt(before)), tagAt(end));
  put(19, mix(tagAt(before), tagAt(end)), tagAt(end + 1));
  put(20, isOut(before) ? 1 : 0, isOut(end) ? 1 : 0);
  put(21, mix(tagAt(end), tagAt(end + 1)), tagAt(end + 2));
  put(22, isOut(before) ? 1 : 0, tagAt(end));
  put(23, isOut(end) ? 1 : 0, tagAt(before));
  put(24, isOut(before) ? 1 : 0, wordAt(end));
  // Features shared by all forms, so that training on one helps the others.
  out[size] = mix(0x600, mix(tagAt(before), tagAt(end)));
  out[size + 1] = mix(0x601, mix(wordAt(before), isOut(end) ? 1 : 0));
  out[size + 2] = mix(0x602, wordAt(end));
  return size + 3;
}

/** Room for the features of one place and for its scores. */
const features = new Int32Array(MARKER_FEATURES);
const scores = new Int32Array(2);

/**
 * Places of a sentence where a form is a discourse marker, and those where it has its literal meaning.
 * `tags`: of each word, an index into the tags of the models.
 */
export function decideMarkers(
  models: Pick<Models, "markers" | "tags">,
  words: MarkerWords,
  tags: Int32Array,
): { markers: MarkerPlace[]; meanings: MarkerPlace[] } {
  const markers: MarkerPlace[] = [];
  const meanings: MarkerPlace[] = [];
  for (const place of findMarkerPlaces(words.facts.norms)) {
    const isMeant =
      isAtLast(models.tags, tags, words.facts.norms, place) ||
      isSubject(models.tags, tags, words.facts.norms, place);
    (!isMeant && isMarker(models.markers, words, place) ? markers : meanings).push(place);
  }
  return { markers, meanings };
}

function isMarker(model: Models["markers"], words: MarkerWords, place: MarkerPlace): boolean {
  scores.fill(0);
  model.score(features, writeMarkerFeatures(words, place, features), scores);
  return bestOf(scores) === MARKER;
}

/**
 * Whether « enfin » stands, without a comma, between a verb and the infinitive, the participle or the possessive that it
 * governs: « on va enfin respirer », « elle a pu enfin le voir », « c'était enfin mon tour ». It then says « at last »;
 * who corrects themselves starts a clause or a noun again instead.
 */
function isAtLast(
  tagNames: readonly string[],
  tags: Int32Array,
  norms: readonly string[],
  { form, first, end }: MarkerPlace,
): boolean {
  if (form !== ENFIN) return false;
  const isVerb = (at: number) => /^(?:VERB|AUX)/.test(tagNames[tags[at] ?? -1] ?? "");
  if (first === 0 || !isVerb(first - 1)) return false;
  let next = end;
  while (CLITICS.has(norms[next] ?? "")) next += 1;
  if (isVerb(next)) return !isFiniteTag(tagNames[tags[next]!]!);
  return next === end && POSSESSIVES.has(norms[end] ?? "");
}

/** Whether « tout » of « et tout » is the subject of the verb after it: « et tout s'est bien passé ». */
function isSubject(
  tagNames: readonly string[],
  tags: Int32Array,
  norms: readonly string[],
  { form, end }: MarkerPlace,
): boolean {
  if (form !== ET_TOUT) return false;
  let next = end;
  while (CLITICS.has(norms[next] ?? "") || NOT.has(norms[next] ?? "")) next += 1;
  const tag = withoutSigns(tagNames[tags[next] ?? -1] ?? "");
  return isFiniteTag(tag) && tag.endsWith("3");
}

/** Tags made consistent with the decisions, by word index. */
export function correctTags(
  models: Pick<Models, "tags">,
  tags: Int32Array,
  decided: { markers: readonly MarkerPlace[]; meanings: readonly MarkerPlace[] },
): void {
  const set = (at: number, tag: string | undefined) => {
    const index = tag === undefined ? -1 : models.tags.indexOf(tag);
    if (index >= 0) tags[at] = index;
  };
  for (const { form, first } of decided.markers) {
    const { head, asMarker } = MARKER_FORMS[form]!;
    if (asMarker) asMarker.forEach((tag, step) => set(first + step, tag));
    else set(first + head, `${withoutSigns(models.tags[tags[first + head]!]!)}:d`);
  }
  for (const { form, first, end } of decided.meanings) {
    const { asMeaning } = MARKER_FORMS[form]!;
    const isSigned = (at: number) => models.tags[tags[at]!]!.endsWith(":d");
    for (let at = first; at < end; at += 1) {
      const wrong = isSigned(at) || models.tags[tags[at]!]!.startsWith("INTJ") || form === EN_FAIT;
      if (!wrong) continue;
      set(at, asMeaning?.[at - first] ?? withoutSigns(models.tags[tags[at]!]!));
    }
  }
}

const ENFIN = MARKER_FORMS.findIndex(({ words }) => words.join(" ") === "enfin");
const ET_TOUT = MARKER_FORMS.findIndex(({ words }) => words.join(" ") === "et tout");
const NOT = new Set(["ne", "n'"]);
const CLITICS = new Set([
  "me",
  "m'",
  "te",
  "t'",
  "se",
  "s'",
  "le",
  "la",
  "l'",
  "les",
  "lui",
  "leur",
  "nous",
  "vous",
  "y",
  "en",
]);
const POSSESSIVES = new Set([
  "mon",
  "ma",
  "mes",
  "ton",
  "ta",
  "tes",
  "son",
  "sa",
  "ses",
  "notre",
  "nos",
  "votre",
  "vos",
  "leurs",
]);
const EN_FAIT = MARKER_FORMS.findIndex(({ words }) => words.join(" ") === "en fait");
