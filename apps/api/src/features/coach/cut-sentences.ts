import { readText } from "@app/engine/language";
import { PLACEHOLDER } from "./mask-pitch.ts";

export interface CutSentence {
  text: string;
  paragraph: number;
}

/** The sentences of a masked text. A placeholder is read as the name that it stands for: none is cut in two. */
export function cutSentences(masked: string): CutSentence[] {
  const read = masked.replace(PLACEHOLDER, (placeholder) => "N".padEnd(placeholder.length, "o"));
  return readText(read).sentences.map(({ start, end, paragraph }) => ({
    text: masked.slice(start, end).trim(),
    paragraph,
  }));
}
