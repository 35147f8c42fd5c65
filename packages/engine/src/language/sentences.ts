import { guessEnds, type SentenceEnds } from "./guess-ends.ts";
import { findLinks } from "./links.ts";
import type { RawToken } from "./tokenize.ts";
import type { Paragraph, Sentence, TextUnits, Token } from "./units.ts";

const TERMINATOR = /^[.!?…]+$/;
const CLOSING = new Set(["»", ")", "]", "”", '"', "’’"]);
const BULLETS = new Set(["-", "–", "—", "•", "*", "·", "▪", "●", "→"]);
const TITLES = new Set(
  "m mm mr mme mmes mlle dr drs pr prs me st ste cf ex fig art chap vol env approx tél".split(" "),
);
const SOFT_ABBREVIATIONS = new Set("etc av bd n p pp max min vs sté éd nb".split(" "));

/** With more words per full stop, the stops do not show where sentences end. */
const WORDS_PER_STOP = 40;
/**
 * Up to this many words per stop, they do if each sentence has a capital and a final stop, with commas between the
 * clauses.
 */
const WRITTEN_WORDS_PER_STOP = 70;
const WORDS_PER_MARK = 12;

type Split = Pick<TextUnits, "tokens" | "sentences" | "paragraphs" | "punctuated" | "heard">;

/**
 * Sentences and paragraphs. Abbreviations, initials, decimals and quoted stops do not end a sentence; a blank line or a
 * list item does. A text with fewer than one stop per 40 words is a transcript: its sentence ends are guessed, unless
 * its punctuation shows long written sentences.
 */
export function splitSentences(
  source: string,
  raw: RawToken[],
  wordCount: number,
  kind: SentenceEnds,
): Split {
  const hasBlankLine = raw.some((token, index) => index > 0 && token.before === "blank");
  const ends = new Set<number>();
  const paragraphEnds = new Set<number>();
  let stops = 0;
  let openQuotes = 0;
  const links = findLinks(source);
  // « https://example.org/page?date=mai »: punctuation inside a URL ends no sentence.
  const isInLink = ({ start }: RawToken) => links.some((link) => link.start <= start && start < link.end);

  for (let index = 0; index < raw.length; index += 1) {
    const token = raw[index]!;
    if (token.text.startsWith("«")) openQuotes += 1;
    if (token.text.startsWith("»")) openQuotes = Math.max(0, openQuotes - 1);
    let end = index;
    let isStop =
      token.kind === "punctuation" &&
      TERMINATOR.test(token.text) &&
      endsSentence(raw, index) &&
      !isInLink(token);
    if (isStop) {
      while (isClosing(raw[end + 1])) {
        end += 1;
        if (raw[end]!.text.startsWith("»")) openQuotes = Math.max(0, openQuotes - 1);
      }
      const following = raw[end + 1];
      const quoted = end > index || openQuotes > 0;
      if (quoted && following && following.before !== "blank" && startsLower(following)) isStop = false;
      if (end > index && following && TERMINATOR.test(following.text)) isStop = false;
    }
    if (isStop) {
      stops += 1;
      ends.add(end + 1);
      const after = raw[end + 1];
      if (after && !hasBlankLine && after.before === "line") paragraphEnds.add(end + 1);
      index = end;
    }
    const following = raw[end + 1];
    if (following?.before === "blank") {
      ends.add(end + 1);
      paragraphEnds.add(end + 1);
      openQuotes = 0;
    } else if (following?.before === "line" && startsLine(raw, end + 1)) {
      ends.add(end + 1);
    }
  }

  const punctuated =
    wordCount <= WORDS_PER_STOP ||
    wordCount / Math.max(1, stops) <= WORDS_PER_STOP ||
    isWrittenAtLength(raw, ends, stops, wordCount);
  const heard = punctuated ? [] : guessEnds(source, raw, ends, kind);
  return { ...assemble(source, raw, ends, paragraphEnds), punctuated, heard };
}

/** Whether long sentences with capitals, commas and stops, and no « euh », are those of their author. */
function isWrittenAtLength(
  raw: readonly RawToken[],
  ends: ReadonlySet<number>,
  stops: number,
  wordCount: number,
): boolean {
  if (stops === 0 || wordCount / stops > WRITTEN_WORDS_PER_STOP || !ends.has(raw.length)) return false;
  const commas = raw.filter(({ text }) => text === ",").length;
  if (wordCount / (stops + commas) > WORDS_PER_MARK) return false;
  const opensOnCapital = (at: number) => raw[at] === undefined || !startsLower(raw[at]);
  return (
    opensOnCapital(0) && [...ends].every(opensOnCapital) && !raw.some(({ norm }) => HESITATION.test(norm))
  );
}
const HESITATION = /^(?:euh+|heu+|hum+|ben|bah|hein)$/;

function isClosing(token: RawToken | undefined): boolean {
  if (!token || !CLOSING.has(token.text.charAt(0))) return false;
  return token.before === "none" || token.text.startsWith("»");
}

function startsLower(token: RawToken): boolean {
  return token.kind === "word" && token.text.charAt(0) !== token.text.charAt(0).toUpperCase();
}

function startsLine(raw: RawToken[], index: number): boolean {
  const token = raw[index]!;
  if (BULLETS.has(token.text)) return true;
  const previous = raw[index - 1];
  if (previous?.text === ",") return false;
  return token.kind === "number" || (token.kind === "word" && !startsLower(token));
}

/** Whether the stop at `index` ends a sentence, judged by its context. */
function endsSentence(raw: RawToken[], index: number): boolean {
  const token = raw[index]!;
  const previous = raw[index - 1];
  const next = raw[index + 1];
  if (!next) return true;
  const isDot = token.text === ".";
  if (next.before === "none" && !isClosing(next)) {
    if (!isDot || next.kind !== "word" || startsLower(next))
      return token.text !== "." && next.kind === "word";
    return previous?.kind === "word" && previous.norm.length > 2;
  }
  if (isDot && previous?.kind === "word" && token.before === "none") {
    if (TITLES.has(previous.norm)) return false;
    if (SOFT_ABBREVIATIONS.has(previous.norm)) return !startsLower(next) && next.kind === "word";
    if (previous.text.length === 1 && previous.text !== previous.norm) return false;
  }
  if (token.text.startsWith("…") || token.text.startsWith("..")) {
    return !startsLower(next) || next.before === "blank";
  }
  return true;
}

/** Builds sentences and paragraphs from their ends, and sets the sentence of each token. */
function assemble(source: string, tokens: RawToken[], ends: Set<number>, paragraphEnds: Set<number>) {
  const sentences: Sentence[] = [];
  const paragraphs: Paragraph[] = [];
  let firstToken = 0;
  let paragraphStart = tokens[0]?.start ?? 0;

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    token.sentence = sentences.length;
    const endToken = index + 1;
    const isLast = endToken === tokens.length;
    if (!isLast && !ends.has(endToken)) continue;
    sentences.push(sentenceOf(source, tokens, { firstToken, endToken }, sentences.length, paragraphs.length));
    firstToken = endToken;
    if (isLast || paragraphEnds.has(endToken)) {
      paragraphs.push({ start: paragraphStart, end: token.end });
      paragraphStart = tokens[endToken]?.start ?? token.end;
    }
  }
  return { tokens, sentences, paragraphs };
}

function sentenceOf(
  source: string,
  tokens: readonly Token[],
  { firstToken, endToken }: Pick<Sentence, "firstToken" | "endToken">,
  index: number,
  paragraph: number,
): Sentence {
  const start = tokens[firstToken]!.start;
  const end = tokens[endToken - 1]!.end;
  let words = 0;
  let terminator: Sentence["terminator"] = "";
  for (let at = firstToken; at < endToken; at += 1) {
    const token = tokens[at]!;
    if (token.opensWord) words += 1;
    if (token.kind === "punctuation" && TERMINATOR.test(token.text)) {
      const mark = token.text.length > 1 && token.text.startsWith(".") ? "…" : token.text.charAt(0);
      terminator = mark as Sentence["terminator"];
    }
  }
  return {
    index,
    start,
    end,
    text: source.slice(start, end),
    firstToken,
    endToken,
    paragraph,
    terminator,
    words,
  };
}
