import { hashWord } from "../../reading/hash.ts";
import { readSentence, type SyntaxSentence } from "../../reading/read-sentence.ts";
import { readCatalogue } from "../job-sheets/read-catalogue.ts";
import { holdsAny, plainText } from "../plain-text.ts";
import { nameSavoirEtre } from "../savoir-etre.ts";
import { NEGATIONS, WISHES } from "./cues.ts";
import type { AdvertLine } from "./cut-advert.ts";

/** A readable advert cut into lines: the input of the models. */
export interface AdvertLines {
  text: string;
  lines: readonly AdvertLine[];
}

const STEM = 5;
const OPENING_LENGTH = 400;
const stem = (word: string) => word.slice(0, STEM);

let sheetStems: { hard: Set<string>; soft: Set<string> } | undefined;

/** Stems of the skills of all our job sheets: they cover trades that no annotated advert is about. */
function openSheetStems(): { hard: Set<string>; soft: Set<string> } {
  if (!sheetStems) {
    const sheets = readCatalogue();
    const stems = (lists: readonly (readonly string[])[]) =>
      new Set(lists.flat().flatMap((words) => plainText(words).split(" ").filter(isContent).map(stem)));
    sheetStems = {
      hard: stems(sheets.map(({ hardSkills }) => hardSkills)),
      soft: stems(sheets.map(({ softSkills }) => softSkills)),
    };
  }
  return sheetStems;
}

function isContent(word: string): boolean {
  return word.length > 3;
}

const sentences = new WeakMap<AdvertLine, SyntaxSentence>();

/** The syntax of the beginning of a line; cached. */
export function syntaxOf(text: string, line: AdvertLine): SyntaxSentence {
  let read = sentences.get(line);
  if (!read) {
    read = readSentence(text, line.start, Math.min(line.end, line.start + OPENING_LENGTH));
    sentences.set(line, read);
  }
  return read;
}

/** Syntactic features of a piece: its head word, the governor of that word, the subject. */
function syntaxFacts(
  { text, lines }: AdvertLines,
  at: number,
  item: { start: number; end: number },
): string[] {
  const { words } = syntaxOf(text, lines[at]!);
  const inside = (index: number) =>
    index >= 0 && words[index]!.start >= item.start && words[index]!.end <= item.end;
  const own = words.filter((_word, index) => inside(index) && words[index]!.upos !== "PUNCT");
  const head = own.find((word) => !inside(word.head));
  const above = head && head.head >= 0 ? words[head.head] : undefined;
  const finite = own.filter(({ feats }) => feats.includes("VerbForm=Fin"));
  return [
    `tags ${own
      .slice(0, 3)
      .map(({ upos }) => upos)
      .join(" ")}`,
    `tag first ${own[0]?.upos}`,
    `head ${head?.upos} ${head?.deprel}`,
    `head lemma ${head?.lemma}`,
    `head tail ${head?.upos} ${head?.lemma.slice(-4)}`,
    `head case ${own.find(({ upos }) => upos === "ADP")?.lemma} ${head?.upos}`,
    `above ${above?.lemma}`,
    `above ${above?.upos} ${head?.deprel}`,
    `finite ${finite.length > 0} ${finite[0]?.feats.includes("Person=2")}`,
    `proper ${own.some(({ upos }) => upos === "PROPN")}`,
    ...lineSyntaxFacts(words),
  ];
}

function lineSyntaxFacts(words: SyntaxSentence["words"]): string[] {
  const root = words.find(({ head }) => head < 0);
  const subject = words.find(({ deprel }) => deprel.startsWith("nsubj"));
  return [
    `root ${root?.upos} ${root?.lemma}`,
    `root ${root?.upos}`,
    `subject ${subject?.lemma}`,
    `tense ${/Tense=\w+/.exec(root?.feats ?? "")?.[0]} ${/Person=\d/.exec(root?.feats ?? "")?.[0]}`,
  ];
}

/** Hashed features of a line: its words, its section and heading, its neighbours, its place in the advert. */
export function describeLine(advert: AdvertLines, at: number): Int32Array {
  const { words } = syntaxOf(advert.text, advert.lines[at]!);
  return Int32Array.from([...lineFacts(advert, at), ...lineSyntaxFacts(words)], hashWord);
}

/** Hashed features of a piece of a line, besides those of the line. */
export function describeItem(
  advert: AdvertLines,
  at: number,
  item: { start: number; end: number },
): Int32Array {
  const said = advert.text.slice(item.start, item.end);
  const plain = plainText(said);
  const words = plain.split(" ");
  const { section, start, end } = advert.lines[at]!;
  const facts = [
    "bias",
    ...wordFacts("i", words),
    `size ${Math.min(8, words.length)}`,
    `first ${words[0]}`,
    `first ${section} ${words[0]!.slice(-2)}`,
    `last ${words.at(-1)}`,
    `named ${/\S\s+\S*\p{Lu}/u.test(said)} ${section}`,
    `capital ${/^\p{Lu}/u.test(said)}`,
    `digit ${/\d/.test(said)}`,
    `whole ${item.start === start} ${item.end >= end - 1}`,
    `soft ${nameSavoirEtre(said) !== null} ${section}`,
    `soft ${nameSavoirEtre(said) !== null}`,
    ...sheetFacts(words),
    ...syntaxFacts(advert, at, item),
  ];
  return Int32Array.from([...facts, ...lineFacts(advert, at)], hashWord);
}

/**
 * Whether words belong to a trade: most of them are among the skills of our job sheets, fewer among their savoir-être.
 */
export function namesTrade(said: string): boolean {
  const { hard, soft } = openSheetStems();
  const content = plainText(said)
    .split(" ")
    .filter((word) => isContent(word) && !/^(?:savoir|savez|sais)$/.test(word));
  const count = (stems: ReadonlySet<string>) => content.filter((word) => stems.has(stem(word))).length;
  return content.length > 1 && count(hard) >= TRADE_MIN * content.length && count(hard) > count(soft);
}
const TRADE_MIN = 0.75;

function sheetFacts(words: readonly string[]): string[] {
  const { hard, soft } = openSheetStems();
  const content = words.filter(isContent);
  const share = (stems: ReadonlySet<string>) =>
    Math.round((4 * content.filter((word) => stems.has(stem(word))).length) / (content.length || 1));
  return [`sheet hard ${share(hard)}`, `sheet soft ${share(soft)}`];
}

function lineFacts({ text, lines }: AdvertLines, at: number): string[] {
  const line = lines[at]!;
  const said = opening(text, line);
  const plain = plainText(said);
  const words = plain.split(" ");
  const heading = lines.slice(0, at).findLast((other) => other.heading);
  const headingWords = heading ? plainText(opening(text, heading)).split(" ") : [];
  const before = at > 0 ? plainText(opening(text, lines[at - 1]!)).split(" ") : [];
  const address = words.some(
    (word) => word === "vous" || word === "tu" || word === "votre" || word === "ton",
  );
  const employer = words.some(
    (word) => word === "nous" || word === "notre" || word === "nos" || word === "on",
  );
  return [
    "line",
    ...wordFacts("l", words),
    `opens ${words[0]}`,
    `opens ${words.slice(0, 2).join(" ")}`,
    `ends ${words[0]!.slice(-2)} ${line.bullet}`,
    `section ${line.section}`,
    `section ${line.section} ${line.bullet}`,
    `who ${address} ${employer}`,
    `who ${address} ${employer} ${line.section}`,
    `negated ${holdsAny(plain, NEGATIONS)}`,
    `wished ${holdsAny(plain, WISHES)}`,
    `figures ${/\d/.test(said)} ${/[€%]/.test(said)}`,
    `size ${Math.min(5, words.length >> 2)}`,
    `place ${Math.floor((5 * line.start) / (text.length + 1))}`,
    `number ${Math.min(at, 3)}`,
    ...headingWords.filter(isContent).map((word) => `heading ${stem(word)}`),
    ...before.filter(isContent).map((word) => `before ${stem(word)}`),
  ];
}

/** The beginning of a line is enough to classify it; the cap keeps the work linear on a line of 20 000 characters. */
function opening(text: string, { start, end }: AdvertLine): string {
  return text.slice(start, Math.min(end, start + OPENING_LENGTH));
}

function wordFacts(role: string, words: readonly string[]): string[] {
  return words.flatMap((word, index) => [
    `${role} ${word}`,
    ...(isContent(word) ? [`${role} stem ${stem(word)}`, `${role} end ${word.slice(-3)}`] : []),
    `${role} pair ${words[index - 1] ?? ""} ${word}`,
  ]);
}
