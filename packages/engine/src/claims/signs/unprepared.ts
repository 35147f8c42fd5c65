import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { signsOf } from "./sentence-signs.ts";

/** Smallest number of « euh », « bah » and the like for either verdict. */
const FEWEST_TICS = 6;
/** Fillers per word: from the first rate on, the speaker improvises; from the second one, they look for each word. */
const [UNPREPARED, SEARCHING] = [0.04, 0.1];

const hesitates = ({ content }: ClaimContext, rate: number): boolean => {
  const { fillers, original } = content.reading;
  return fillers.length >= FEWEST_TICS && fillers.length >= rate * original.wordCount;
};

/** Whether the speaker improvises. */
export const isUnprepared = (context: ClaimContext): boolean => hesitates(context, UNPREPARED);

/** At one filler in ten words the delivery needs work, however good the content. */
export const looksForWords = (context: ClaimContext): boolean => hesitates(context, SEARCHING);

const HESITANT = 2;

/** Whether a sentence has too many fillers to be kept as it was said. */
export function isHesitant({ content }: ClaimContext, sentence: SentenceReading): boolean {
  const { start, end } = sentence.sentence;
  return content.reading.fillers.filter((tic) => tic.start >= start && tic.end <= end).length >= HESITANT;
}

/** Whether a sentence hesitates, restarts or breaks off: too unclear to be praised. */
export const isBroken = (context: ClaimContext, sentence: SentenceReading): boolean =>
  isHesitant(context, sentence) ||
  signsOf(context.content, sentence).restart ||
  /…|\.\.\.|~/u.test(sentence.sentence.text);
