import { readFileSync } from "node:fs";
import type { TaggedForms } from "./train-tagger.ts";

/** Sentences of a file in this folder, written and tagged for this project. */
function ownTagged(file: "tagged-pitches.txt" | "tagged-unsure.txt"): TaggedForms[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const words = line.split(" ").map((word) => word.match(/^(.+)\/(.+)$/)!);
      return { forms: words.map(([, form]) => form!), tags: words.map(([, , tag]) => tag!) };
    });
}

const pitches = ownTagged("tagged-pitches.txt");
const unsure = ownTagged("tagged-unsure.txt");
/** Every other sentence with ambiguous words, held out for evaluation. */
export const ownJudges: readonly TaggedForms[] = unsure.filter((_, at) => at % 2 === 1);
/** Number of times that each tagged sentence of a pitch is used in training, punctuated and not. */
const PITCHES_WEIGHT = 4;

/** Our own tagged sentences for training, each punctuated and not. */
export function ownTeachers(withoutJudges: boolean): TaggedForms[] {
  const judges = new Set(withoutJudges ? ownJudges : []);
  const repeated = Array.from({ length: PITCHES_WEIGHT }, () => pitches).flat();
  return [...repeated, ...unsure.filter((sentence) => !judges.has(sentence))].flatMap((sentence) => [
    sentence,
    bareForms(sentence),
  ]);
}

/** Without punctuation or capitals, as a speech recogniser writes it. */
export function bareForms({ forms, tags }: TaggedForms): TaggedForms {
  const isWord = (_: string, at: number) => tags[at] !== "PUNCT";
  return { forms: forms.filter(isWord).map((form) => form.toLowerCase()), tags: tags.filter(isWord) };
}
