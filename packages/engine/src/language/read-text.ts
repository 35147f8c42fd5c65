import type { SentenceEnds } from "./guess-ends.ts";
import { once } from "./once.ts";
import { splitSentences } from "./sentences.ts";
import { tokenize } from "./tokenize.ts";
import type { TextUnits } from "./units.ts";
import { countWords } from "../pitch.ts";

const ACCENT = /[àâäéèêëîïôöùûüçœ]/i;
/** A French text with this many words and no accent was typed without accents (about one word in five has one). */
const WORDS_THAT_SHOW_ACCENTS = 25;

/**
 * Cuts a text into tokens, sentences and paragraphs. Typography (’ or ', no-break spaces, CRLF, NFD) never changes the
 * forms; every offset points into the source as given. Linear; never throws. Within an analysis, the same text returns
 * the same object, on which other results are cached.
 *
 * @param kind style of the sentences to guess in a transcript without full stops
 */
export function readText(source: string, kind: SentenceEnds = "pitch"): TextUnits {
  return cutOnce(source, kind);
}

const cutOnce = once(
  (source: string, kind: SentenceEnds) => `${kind} ${source}`,
  (source: string, kind: SentenceEnds): TextUnits => {
    const raw = tokenize(source);
    const wordCount = countWords(source);
    const split = splitSentences(source, raw, wordCount, kind);
    const words = split.tokens.filter((token) => token.kind === "word").slice(0, 2000);
    const accented = words.length < WORDS_THAT_SHOW_ACCENTS || words.some((token) => ACCENT.test(token.norm));
    return { source, wordCount, accented, ...split };
  },
);
