import { readFileSync } from "node:fs";

/** One syntactic word of a treebank; `head` counts from 1, and 0 is the root. */
export interface GoldWord {
  form: string;
  lemma: string;
  upos: string;
  feats: string;
  head: number;
  deprel: string;
  misc: string;
}

export interface GoldSentence {
  id: string;
  text: string;
  words: GoldWord[];
  /** Contractions: surface form of words `from` to `to` (indexes from 0, both included). */
  ranges: { form: string; from: number; to: number; misc: string }[];
}

export function readConllu(path: string): GoldSentence[] {
  const sentences: GoldSentence[] = [];
  let current: GoldSentence = { id: "", text: "", words: [], ranges: [] };
  for (const line of readFileSync(path, "utf8").split("\n")) {
    if (line === "") {
      if (current.words.length > 0) sentences.push(current);
      current = { id: "", text: "", words: [], ranges: [] };
    } else if (line.startsWith("#")) {
      if (line.startsWith("# sent_id = ")) current.id = line.slice(12);
      if (line.startsWith("# text = ")) current.text = line.slice(9);
    } else {
      const column = line.split("\t");
      const id = column[0]!;
      if (id.includes(".")) continue;
      if (id.includes("-")) {
        const [from, to] = id.split("-").map(Number);
        current.ranges.push({ form: column[1]!, from: from! - 1, to: to! - 1, misc: column[9]! });
        continue;
      }
      current.words.push({
        form: column[1]!,
        lemma: column[2]!,
        upos: column[3]!,
        feats: column[5]!,
        head: Number(column[6]),
        deprel: column[7]!,
        misc: column[9]!,
      });
    }
  }
  return sentences;
}
