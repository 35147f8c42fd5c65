import { hashWord } from "./hash.ts";
import type { Models } from "./models.ts";
import { irregularLemma } from "./irregular-verbs.ts";
import { partOfTag, withoutSigns } from "./tag-names.ts";

/** The index of a tag without its signs of place in the sentence (`ADV:d` → `ADV`). */
export function formKind(tag: string): number {
  return hashWord(withoutSigns(tag));
}

/** Tags of verbs but for infinitives, which are their own lemmas. */
const VERB_FORM = /^(?:VERB|AUX)(?!\.Inf)/;

/** Lemma of a form, given its normal form, its tag and the `formKind` of that tag. */
export function lemmaOf(
  models: Pick<Models, "lemmas" | "lemmaRules">,
  form: string,
  norm: string,
  tag: string,
  kind: number,
): string {
  if (norm.includes("0")) return form.replace(/\s/g, "");
  const verb = VERB_FORM.test(tag) ? irregularLemma(norm) : undefined;
  if (verb !== undefined) return verb;
  const rule = models.lemmaRules[models.lemmas.find(norm, kind)];
  const base = partOfTag(tag) === "PROPN" ? form : norm;
  return rule && rule.cut <= base.length ? base.slice(0, base.length - rule.cut) + rule.add || base : base;
}

/** Morphological features of a normal form under a tag, in the format of CoNLL-U. */
export function featuresOf(
  models: Pick<Models, "morphology" | "featureSets">,
  norm: string,
  kind: number,
): string {
  return models.featureSets[models.morphology.find(norm, kind)] ?? "_";
}
