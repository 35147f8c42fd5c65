import { hashWord } from "./hash.ts";
import type { Models } from "./models.ts";
import { irregularLemma } from "./irregular-verbs.ts";
import { partOfTag, withoutSigns } from "./tag-names.ts";
import { normalForm } from "./word-facts.ts";

/** What a tag says of the form alone, as a number: without the signs of its place in the sentence. */
export function formKind(tag: string): number {
  return hashWord(withoutSigns(tag));
}

/** Tags of verbs but for infinitives, which are their own lemmas. */
const VERB_FORM = /^(?:VERB|AUX)(?!\.Inf)/;

/** Lemma of a form, given its tag. */
export function lemmaOf(models: Pick<Models, "lemmas" | "lemmaRules">, form: string, tag: string): string {
  const norm = normalForm(form);
  if (norm.includes("0")) return form.replace(/\s/g, "");
  const verb = VERB_FORM.test(tag) ? irregularLemma(norm) : undefined;
  if (verb !== undefined) return verb;
  const rule = models.lemmaRules[models.lemmas.find(norm, formKind(tag))];
  const base = partOfTag(tag) === "PROPN" ? form : norm;
  return rule && rule.cut <= base.length ? base.slice(0, base.length - rule.cut) + rule.add || base : base;
}

/** Features of a form, given its tag, as CoNLL-U writes them. */
export function featuresOf(
  models: Pick<Models, "morphology" | "featureSets">,
  form: string,
  tag: string,
): string {
  return models.featureSets[models.morphology.find(normalForm(form), formKind(tag))] ?? "_";
}
