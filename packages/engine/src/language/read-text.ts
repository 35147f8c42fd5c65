import type { SentenceEnds } from "./guess-ends.ts";
import { once } from "./once.ts";
import { splitSentences } from "./sentences.ts";
import { tokenize } from "./tokenize.ts";
import type { TextUnits } from "./units.ts";
import { countWords } from "../pitch.ts";

const ACCENT = /[àâäéèêëîïôöùûüçœ]/i;
/** French text of this many words without a single accent was typed without accents (about one word in five has one). */
const WORDS_THAT_SHOW_ACCENTS = 25;

/**
 * Cuts a text into tokens, sentences and paragraphs. Typography (’ or ', no-break spaces, CRLF, NFD) never
 * changes the forms, and every offset points into the source as given. Linear; never throws. An analysis that asks again for
 * the same text has the same units: what else is told of them is kept by them.
 *
 * @param kind whose sentences are guessed in a transcript without stops
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
