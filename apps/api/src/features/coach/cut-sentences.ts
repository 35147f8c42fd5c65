import { readText } from "@app/engine/language";

/** What `maskIdentities` puts in place of an identity. */
export const PLACEHOLDER = /\[[A-Z]+_\d+[a-z]?\]/g;

/** The sentences of a masked text. Placeholders are replaced by a name-like word first, so that none is split. */
export function cutSentences(masked: string): { text: string }[] {
  const read = masked.replace(PLACEHOLDER, (placeholder) => "N".padEnd(placeholder.length, "o"));
  return readText(read).sentences.map(({ start, end }) => ({
    text: masked.slice(start, end).trim(),
  }));
}
