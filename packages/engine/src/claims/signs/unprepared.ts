import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { signsOf } from "./sentence-signs.ts";

/** So many « euh », « bah » and the like are needed for either. */
const FEWEST_TICS = 6;
/** At so many words of a hundred, the words are found while they are said; at more, each of them is looked for. */
const [UNPREPARED, SEARCHING] = [0.04, 0.1];

const hesitates = ({ content }: ClaimContext, rate: number): boolean => {
  const { fillers, original } = content.reading;
  return fillers.length >= FEWEST_TICS && fillers.length >= rate * original.wordCount;
};

/** Whether somebody speaks without having prepared what they say. */
export const isUnprepared = (context: ClaimContext): boolean => hesitates(context, UNPREPARED);

/** Whoever looks for one word in ten has something to change, however good what they say. */
export const looksForWords = (context: ClaimContext): boolean => hesitates(context, SEARCHING);

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
