import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";

/** A sentence of this many words is quoted whole. */
const QUOTED_WHOLE = 32;
/** In an advice, which must be short. */
export const SHORT_QUOTE = 22;
/** A clause of fewer words says too little alone. */
const SHORTEST_CLAUSE = 5;
const STOP = /[,;:.!?…]|\s[–—-]\s/gu;
/** Words that open a clause, where no mark does. */
const OPENS_CLAUSE =
  /(?<=\s)(?:et|mais|donc|car|alors|puis|parce qu[e']|parce qu’|quand|lorsqu[e'’]|pendant que|sauf que)(?=\s|['’])/giu;
const NO_LETTER_BEFORE = /^[\s,;:.!?…–—•*·▪●»)\]-]+/u;
const TRAILING = new Set(" \u00a0\u202f\t\r\n,;:.…–—«([-");
const QUOTE_MARKS = /[«»"“”\r\n]/gu;

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;

/**
 * The words of a sentence to quote for what `sign` shows: the sentence whole, or the clauses around the sign where it is
 * long. Whole words, whole clauses, and always the sign itself. Between quotation marks of the text, its words stand alone.
 */
export function placeToQuote(
  content: string,
  { sentence }: SentenceReading,
  sign?: Place,
  longest = QUOTED_WHOLE,
): Place {
  const at = sign && sign.start >= sentence.start && sign.end <= sentence.end ? sign : null;
  const whole = trim(content, sentence, at?.start);
  if (wordCount(content.slice(whole.start, whole.end)) <= longest) return whole;
  const held = at ?? { start: whole.start, end: whole.start + 1 };
  const cuts = clausesOf(content, whole);
  let from = cuts.findLastIndex((cut) => cut <= held.start);
  let to = cuts.findIndex((cut) => cut >= held.end);
  if (from < 0) from = 0;
  if (to < 0) to = cuts.length - 1;
  const words = (first: number, last: number) => wordCount(content.slice(cuts[first], cuts[last]));
  // Grown clause by clause while it stays short: what is said before it first, then what follows.
  for (;;) {
    if (to < cuts.length - 1 && words(from, to + 1) <= longest) to += 1;
    else if (from > 0 && words(from - 1, to) <= longest) from -= 1;
    else break;
  }
  if (words(from, to) < SHORTEST_CLAUSE && to < cuts.length - 1) to += 1;
  // « au bout d’un quart d’heure, ils »: what announces something is shown with it, or not at all.
  const dangles = (last: number) => {
    const cut = content.slice(cuts[from]!, cuts[last]!);
    const said = cut.replace(/(?<![\s,;:…])[\s,;:…]+$/u, "");
    return DANGLING.test(said.slice(-16)) || ANNOUNCES_WORDS.test(cut.slice(-60));
  };
  if (to < cuts.length - 1 && dangles(to)) {
    if (words(from, to + 1) <= longest + SHORT_QUOTE / 2) to += 1;
    else if (to - 1 > from && cuts[to - 1]! >= held.end) to -= 1;
  }
  return trim(content, { start: cuts[from]!, end: cuts[to]! }, at?.start);
}

/** « après on échange » behind « Après »: the word that ties it would be said twice. */
const TIED =
  /^(?:(?:et|donc|alors),? )?(?:après|ensuite|puis)(?:,|(?= (?:je|j['’]|tu|il|on|ils|c['’])))\s*/iu;

/** A place that an advice shows behind « Après », without the word that ties it to what stands before it. */
export function placeAfter(content: string, { start, end }: Place): Place {
  const tie = TIED.exec(content.slice(start, end))?.[0].length ?? 0;
  return { start: start + tie, end };
}

/** « il m’a répondu : », « j’ai demandé à Gérard »: without what is said, nothing is. */
const ANNOUNCES_WORDS =
  /:\s{0,2}$|(?<![\p{L}])(?:dit|dis|disait|disais|demandé|demandait|répondu|répondait|répond|expliqué|crié|écrit|lancé|murmuré)(?: (?:à|au|aux) (?:[\p{L}’'-]{1,20} ?){1,3})?,?\s{0,2}$/iu;

/** Words that announce what follows them: a sentence cut after one of them holds nothing alone. */
export const DANGLING =
  /(?<![\p{L}'’-])(?:le|la|les|l['’]|un|une|des|du|de|d['’]|à|au|aux|et|ou|mais|que|qui|qu['’]|où|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|en|dans|pour|par|sur|avec|sans|chez|je|j['’]|tu|il|elle|on|nous|ils|elles|ne|n['’]|est|sont|était|se|me|ai|as|a|très|plus|si|euh)$/iu;

/** Whether a sentence ends on something: one that a transcript cut short is not quoted. */
export function isComplete({ sentence }: SentenceReading): boolean {
  const { text } = sentence;
  // « il me port~ »: a word that a transcript shows as broken off.
  if (text.includes("~")) return false;
  return !DANGLING.test(text.slice(Math.max(0, endOf(text) - 16), endOf(text)));
}

/** Starts of the clauses of a place, and its end. */
export function clausesOf(content: string, { start, end }: Place): number[] {
  const text = content.slice(start, end);
  const marks = Array.from(text.matchAll(STOP), (match) => start + match.index + match[0].length);
  // « 98,6 % »: a comma inside a number ends no clause.
  const stops = marks.filter((at) => !/\d/.test(content[at] ?? "") || /\s/.test(content[at] ?? ""));
  const words = Array.from(text.matchAll(OPENS_CLAUSE), (match) => start + match.index);
  return [...new Set([start, ...stops, ...words, end])]
    .filter((at) => at >= start && at <= end)
    .sort((a, b) => a - b);
}

/** Without the spaces, marks and bullets around it, nor the words that only tie it to what came before. */
function trim(content: string, { start, end }: Place, until = end): Place {
  const text = content.slice(start, end);
  const lead = NO_LETTER_BEFORE.exec(text)?.[0].length ?? 0;
  const tail = text.length - endOf(text);
  if (lead + tail >= text.length) return { start, end };
  const from = start + lead;
  const to = end - tail;
  const tied = FIRST_TICS.exec(content.slice(from, to))?.[0].length ?? 0;
  const isLeft = tied > 0 && from + tied <= until && wordCount(content.slice(from + tied, to)) >= ENOUGH_LEFT;
  return { start: isLeft ? from + tied : from, end: to };
}

/** « et donc du coup euh, »: they tie a sentence to the one before, which is not quoted. */
const FIRST_TICS =
  /^(?:(?:et|donc|alors|puis|bah|ben|euh|heu|hum|mh|bon|enfin|voilà|ouais|du coup|en fait|et puis|et donc|et là)(?=[\s,])[\s,]+){1,6}/iu;
const ENOUGH_LEFT = 4;

/** Said while looking for what follows: a quote that ends on one looks cut. */
const LAST_TIC = /(?:[\s,…](?:euh|heu|hein|ben)|[,…] ?(?:genre|enfin))$/iu;
const LONGEST_TIC = ", enfin".length;

/** Where a text ends without the marks and the tics that trail behind it. */
function endOf(text: string): number {
  let end = text.length;
  for (;;) {
    while (end > 0 && TRAILING.has(text[end - 1]!)) end -= 1;
    const tic = LAST_TIC.exec(text.slice(Math.max(0, end - LONGEST_TIC), end));
    if (!tic) return end;
    end -= tic[0].length;
  }
}

const bare = (text: string) => text.slice(0, endOf(text)).replace(NO_LETTER_BEFORE, "");

/** « je, je propose »: a word that is said again while the next one is looked for. */
const AGAIN =
  /(?<![\p{L}])(je|j['’]ai|tu|il|elle|on|le|la|les|une?|des?|du|et|que|qui|c['’]est|mon|ma|mes|pour|dans|avec|alors|mais),? (?:euh,? )?\1(?![\p{L}'’-])/iu;

/** Whether a sentence starts again on the same word: nobody would praise it or learn it so. */
export const stammers = (text: string): boolean => AGAIN.test(text);

/** Whether all words of a place are shown: a quotation that only opens there would hide the others. */
export const isShownWhole = (content: string, place: Place): boolean =>
  showPlace(content, place).length >= place.end - place.start;

const ANNOUNCES =
  /[,:;][^,:;]{0,40}(?:dit|dis|disait|disais|demande|demandait|demandé|répond|répondait|répondu|crie|écrit|lance)\s{0,2}$/iu;

/** Words of the pitch between French quotation marks, as written but for marks that would close them: these become “ ”. */
export function showPlace(content: string, { start, end }: Place): string {
  const lines = content.slice(start, end).split(/[\r\n]+/u);
  const longestLine = lines.reduce((best, line) => (line.length > best.length ? line : best), "");
  const nested = nestQuotes(longestLine);
  if (nested !== null) return `«\u00a0${bare(nested)}\u00a0»`;
  // A quotation that only opens or only closes here: the longest run without a mark stands for it.
  const parts = longestLine.split(QUOTE_MARKS).map((part) => bare(part));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), "");
  // « il me disait »: what announces words that are not shown is not shown either.
  const shown = longest === parts.at(-1) ? longest : bare(longest.replace(ANNOUNCES, ""));
  return `«\u00a0${shown}\u00a0»`;
}

const ANY_MARK = /[«»"“”]/gu;

/** Quotations inside a quotation, between “ ”, a mark for a mark so that they are found again; null where one is cut. */
function nestQuotes(text: string): string | null {
  let depth = 0;
  let isCut = false;
  const nested = text.replace(ANY_MARK, (mark) => {
    const opens = mark === "«" || mark === "“" || (mark === '"' && depth === 0);
    depth += opens ? 1 : -1;
    if (depth < 0 || depth > 1) isCut = true;
    return opens ? "“" : "”";
  });
  return isCut || depth !== 0 ? null : nested;
}
