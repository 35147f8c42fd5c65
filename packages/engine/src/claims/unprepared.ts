import type { SentenceReading } from "../content/pitch-reading.ts";
import type { ClaimContext } from "./claim-context.ts";
import { signsOf } from "./sentence-signs.ts";

/** So many « euh », « bah » and the like, at so many words of a hundred: the words are found while they are said. */
const TICS = { least: 6, rate: 0.04 };

/** Whether somebody speaks without having prepared what they say. */
export function isUnprepared({ content }: ClaimContext): boolean {
  const { fillers, original } = content.reading;
  return fillers.length >= TICS.least && fillers.length >= TICS.rate * original.wordCount;
}

/** Whoever looks for one word in ten has something to change, however good what they say. */
const SEARCHING = 0.1;

export const looksForWords = ({ content }: ClaimContext): boolean =>
  content.reading.fillers.length >= TICS.least &&
  content.reading.fillers.length >= SEARCHING * content.reading.original.wordCount;

const HESITANT = 2;

/** A sentence that looks for its words is to be said again, not kept as it is said. */
export function isHesitant({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { start, end } = sentence.sentence;
  return content.reading.fillers.filter((tic) => tic.start >= start && tic.end <= end).length >= HESITANT;
}

/** Whether it hesitates, starts again or breaks off: what it shows is not heard well enough to be praised. */
export const isBroken = (context: ClaimContext, sentence: SentenceReading): boolean =>
  isHesitant(context, sentence) ||
  signsOf(context.content, sentence).restart ||
  /…|\.\.\.|~/u.test(sentence.sentence.text);
