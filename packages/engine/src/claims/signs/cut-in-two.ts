import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import { syntaxOf } from "../../language/syntax.ts";
import type { SyntaxSentence } from "../../reading/read-sentence.ts";
import type { ClaimContext } from "../context/claim-context.ts";
import { clausesOf, DANGLING, placeToQuote, showPlace } from "../context/places.ts";

/** In words: a shorter half is not a sentence. */
const FEWEST_WORDS = 7;
/** Number of words shown of the second half. */
const RESUMES = 6;
const BEGINS = 10;
/** The subject of the second half is among its first words, after a link such as « et », « car », « donc ». */
const OPENS = 4;
const WORD = /\S+/gu;
/** Show a number together with what it counts. */
const COUNTS =
  /(?<![\p{L}])(?:\d{1,9}|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|quarante|cinquante|cent|mille)$/iu;

/**
 * Where a long sentence may be cut: its first words, and those that would open the second sentence; null if nowhere.
 */
export function cutInTwo(
  { content: { reading } }: ClaimContext,
  sentence: SentenceReading,
): { begins: string; resumes: string; place: Place } | null {
  const { content } = reading.input;
  const { start, end } = sentence.sentence;
  const syntax = syntaxOf(reading.units)[sentence.index]?.words ?? [];
  const words = Array.from(content.slice(start, end).matchAll(WORD), ({ index }) => start + index);
  const middle = words[Math.floor(words.length / 2)] ?? start;
  const before = (at: number) => words.filter((word) => word < at).length;
  const cuts = clausesOf(content, { start, end })
    .map((at) => words.find((word) => word >= at) ?? end)
    .filter((at) => before(at) >= FEWEST_WORDS && words.length - before(at) >= FEWEST_WORDS)
    .filter((at) => stands(syntax, start, at) && stands(syntax, at, end) && begins(syntax, at))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  const [cut] = cuts;
  if (cut === undefined) return null;
  const at = before(cut);
  const wordsFrom = (from: number, count: number) =>
    content.slice(words[from]!, words[from + count] ?? end).trimEnd();
  const shown =
    [6, 7, 8, 9, 5, 4].find(
      (count) => !DANGLING.test(wordsFrom(at, count)) && !COUNTS.test(wordsFrom(at, count)),
    ) ?? RESUMES;
  const resumed = wordsFrom(at, shown).replace(/(?<![\s,;:.!?…«"-])[\s,;:.!?…«"-]+$/u, "");
  const head = placeToQuote(content, sentence, undefined, BEGINS);
  return {
    begins: showPlace(content, head),
    resumes: showPlace(content, { start: cut, end: cut + resumed.length }),
    place: { start, end },
  };
}

type Words = SyntaxSentence["words"];

/** Whether the words have a finite verb and a subject. */
function stands(words: Words, from: number, to: number): boolean {
  const within = words.filter(({ start, end }) => start >= from && end <= to);
  return (
    within.some(({ feats }) => feats.includes("VerbForm=Fin")) &&
    within.some(({ deprel }) => deprel.startsWith("nsubj") || deprel.startsWith("expl:subj"))
  );
}

/** Whether a sentence may begin here: « et j’ai repris », « il y a », but not « qui me coûte » nor « et former ». */
function begins(words: Words, at: number): boolean {
  const opening = words.filter(({ start }) => start >= at).slice(0, OPENS);
  return (
    opening.some(({ deprel }) => deprel.startsWith("nsubj") || deprel.startsWith("expl:subj")) &&
    !opening
      .slice(0, 2)
      .some(({ form }) => /^(?:qui|que|qu['’]|dont|où|lequel|laquelle|lesquel)/iu.test(form))
  );
}
