import { readFileSync } from "node:fs";
import type { TaggedForms } from "./train-tagger.ts";

/** Sentences of a file beside this one, written and tagged for this project. */
export function ownTagged(file: "tagged-pitches.txt" | "own-judges.txt"): TaggedForms[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => {
      const words = line.split(" ").map((word) => word.match(/^(.+)\/(.+)$/)!);
      return { forms: words.map(([, form]) => form!), tags: words.map(([, , tag]) => tag!) };
    });
}

/** Without its stops nor its capitals, as a recogniser writes it. */
export function bareForms({ forms, tags }: TaggedForms): TaggedForms {
  const isWord = (_: string, at: number) => tags[at] !== "PUNCT";
  return { forms: forms.filter(isWord).map((form) => form.toLowerCase()), tags: tags.filter(isWord) };
}
