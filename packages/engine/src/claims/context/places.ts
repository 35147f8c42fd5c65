import type { Spoken } from "../../content/breath-groups.ts";
import type { SentenceReading } from "../../content/pitch-reading.ts";
import type { Place } from "../../report.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** Up to this many words, quote the whole sentence. */
const QUOTED_WHOLE = 32;
/** The limit within advice, which must be short. */
export const SHORT_QUOTE = 22;
/** In words: a shorter clause says too little alone. */
const SHORTEST_CLAUSE = 5;
const STOP = /[,;:.!?…]|\s[–—-]\s/gu;
/** Words that open a clause where there is no punctuation mark. */
const OPENS_CLAUSE =
  /(?<=\s)(?:et|mais|donc|car|alors|puis|parce qu[e']|parce qu’|quand|lorsqu[e'’]|pendant que|sauf que)(?=\s|['’])/giu;
const NO_LETTER_BEFORE = /^[\s,;:.!?…–—•*·▪●»)\]-]+/u;
const TRAILING = new Set(" \u00a0\u202f\t\r\n,;:.…–—«([-");
const QUOTE_MARKS = /[«»"“”\r\n]/gu;

const wordCount = (text: string) => text.match(/\S+/g)?.length ?? 0;

/**
 * The words of a sentence to quote as evidence for `sign`: the whole sentence, or the clauses around the sign in a long
 * one. Keep whole words and whole clauses, and always the sign. Words that the text quotes are quoted alone.
 */
export function placeToQuote(
  content: string,
  { sentence, spoken }: SentenceReading,
  sign?: Place,
  longest = QUOTED_WHOLE,
): Place {
  const said = spoken && placeInSpeech(content, sentence, spoken, sign, longest);
  if (said && !leadsOn(content.slice(said.start, said.end))) return said;
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
  // Add clauses while the quote stays short: first those after, then those before.
  for (;;) {
    if (to < cuts.length - 1 && words(from, to + 1) <= longest) to += 1;
    else if (from > 0 && words(from - 1, to) <= longest) from -= 1;
    else break;
  }
  if (words(from, to) < SHORTEST_CLAUSE && to < cuts.length - 1) to += 1;
  // « au bout d’un quart d’heure, ils »: show words that announce something together with it, or leave both out.
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

/** In words: fewer make no quote, and more are added only where no full stop would stand between. */
const ENOUGH_SPOKEN = 10;
/** Up to this probability of a full stop between them, two breath groups make one sentence. */
const ONE_SENTENCE = 0.45;

/**
 * The same in an unpunctuated transcript: the breath groups around the sign, each whole. Groups that another sentence
 * probably needs are left out.
 */
function placeInSpeech(
  content: string,
  sentence: Place,
  { groups, startsCut, endsCut }: Spoken,
  sign: Place | undefined,
  longest: number,
): Place {
  const at = sign && sign.start >= sentence.start && sign.end <= sentence.end ? sign : null;
  const first = startsCut && groups.length > 1 && !(at && at.start < groups[0]!.end) ? 1 : 0;
  const end = groups.length - 1;
  const last = endsCut && end > first && !(at && at.end > groups[end]!.start) ? end - 1 : end;
  const show = (from: number, to: number) =>
    trim(content, { start: Math.max(sentence.start, groups[from]!.start), end: groups[to]!.end }, at?.start);
  const words = (from: number, to: number) => {
    const { start, end: stop } = show(from, to);
    return wordCount(content.slice(start, stop));
  };
  const isOne = groups.slice(first, last).every(({ stop }) => stop <= ONE_SENTENCE);
  if (words(first, last) <= longest && (isOne || !at)) return show(first, last);
  let from = at
    ? Math.max(
        first,
        groups.findLastIndex(({ start }) => start <= at.start),
      )
    : first;
  let to = at
    ? Math.max(
        from,
        groups.findIndex((group) => group.end >= at.end),
      )
    : first;
  for (;;) {
    const fits = (left: number, right: number) => words(left, right) <= longest;
    const after = to < last && fits(from, to + 1) ? groups[to]!.stop : 1;
    const before = at && from > first && fits(from - 1, to) ? groups[from - 1]!.stop : 1;
    const { start, end: shownEnd } = show(from, to);
    const isOpen = leadsOn(content.slice(start, shownEnd));
    if (isOpen && after < 1) to += 1;
    else if (Math.min(after, before) >= (words(from, to) < ENOUGH_SPOKEN ? 1 : ONE_SENTENCE)) break;
    else if (after <= before) to += 1;
    else from -= 1;
  }
  return show(from, to);
}

/** « il m’a dit », « et sur les », « ce que je vous demande ce soir »: words that announce others. */
const leadsOn = (said: string): boolean =>
  DANGLING.test(said.slice(-16)) ||
  ANNOUNCES_WORDS.test(said.slice(-60)) ||
  (/^ce (?:que |qu['’]|qui |dont )/iu.test(said) && !/(?<!\p{L})c['’](?:est|était)(?!\p{L})/iu.test(said));

/** « après on échange » shown after « Après »: the connective would be said twice. */
const TIED =
  /^(?:(?:et|donc|alors),? )?(?:après|ensuite|puis)(?:,|(?= (?:je|j['’]|tu|il|on|ils|c['’])))\s*/iu;

/** A place that advice shows after « Après », without its own leading connective. */
export function placeAfter(content: string, { start, end }: Place): Place {
  const tie = TIED.exec(content.slice(start, end))?.[0].length ?? 0;
  return { start: start + tie, end };
}

/** « il m’a répondu : », « j’ai demandé à Gérard »: pointless without the reported words. */
const ANNOUNCES_WORDS = regexInLines("iu")`
  :\s{0,2}$|
  (?<![\p{L}])
    (?:dit|dis|disait|disais|demandé|demandait|répondu|répondait|répond|expliqué|crié|écrit|lancé|murmuré)
    (?: (?:à|au|aux) (?:[\p{L}’'-]{1,20} ?){1,3})?,?\s{0,2}$
`;

/** Words that need what follows them: a sentence cut after one of them makes no sense alone. */
export const DANGLING = regexInLines("iu")`
  (?<![\p{L}'’-])(?:
    le|la|les|l['’]|un|une|des|du|de|d['’]|à|au|aux|et|ou|mais|que|qui|qu['’]|où|mon|ma|mes|ton|ta|tes|son|
    sa|ses|notre|nos|votre|vos|leur|leurs|ce|cet|cette|ces|en|dans|pour|par|sur|avec|sans|chez|je|j['’]|tu|
    il|elle|on|nous|ils|elles|ne|n['’]|est|sont|était|se|me|ai|as|a|très|plus|si|euh
  )$
`;

/** Whether a sentence is finished: one that the transcript cut short is not quoted. */
export function isComplete({ sentence, spoken }: SentenceReading): boolean {
  const { text } = sentence;
  // In a transcript, other groups of the same sentence may still be quoted.
  if (spoken && spoken.groups.length === 1 && (spoken.startsCut || spoken.endsCut)) return false;
  // « il me port~ »: a word that a transcript shows as broken off.
  if (text.includes("~")) return false;
  return !DANGLING.test(text.slice(Math.max(0, endOf(text) - 16), endOf(text)));
}

/** Start offsets of the clauses of a place, then the end offset. */
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

/** Strip the spaces, marks and bullets around it, and the leading words that only link it to what came before. */
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

/** « et donc du coup euh, »: they link a sentence to the previous one, which is not quoted. */
const FIRST_TICS = regexInLines("iu")`
  ^(?:
    (?:
      et|donc|alors|puis|bah|ben|euh|heu|hum|mh|bon|enfin|voilà|ouais|du coup|en fait|et puis|et donc|et là
    )(?=[\s,])[\s,]+
  ){1,6}
`;
const ENOUGH_LEFT = 4;

/** Fillers said while looking for the next words: a quote that ends on one looks cut. */
const LAST_TIC = /(?:[\s,…](?:euh|heu|hein|ben)|[,…] ?(?:genre|enfin))$/iu;
const LONGEST_TIC = ", enfin".length;

/** Offset at which a text ends without its trailing marks and fillers. */
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

/** « je, je propose »: a word repeated while looking for the next one. */
const AGAIN = regexInLines("iu")`
  (?<![\p{L}])(
    je|j['’]ai|tu|il|elle|on|le|la|les|une?|des?|du|et|que|qui|c['’]est|mon|ma|mes|pour|dans|avec|alors|mais
  ),? (?:euh,? )?\1(?![\p{L}'’-])
`;

/** Whether a sentence restarts on the same word: not to be praised, nor learnt by heart. */
export const stammers = (text: string): boolean => AGAIN.test(text);

/** Whether all words of a place are shown: a quotation that opens there and does not close would hide some. */
export const isShownWhole = (content: string, place: Place): boolean =>
  showPlace(content, place).length >= place.end - place.start;

const ANNOUNCES =
  /[,:;][^,:;]{0,40}(?:dit|dis|disait|disais|demande|demandait|demandé|répond|répondait|répondu|crie|écrit|lance)\s{0,2}$/iu;

/** Words of the pitch between French quotation marks, verbatim except inner quotation marks, which become “ ”. */
export function showPlace(content: string, { start, end }: Place): string {
  const lines = content.slice(start, end).split(/[\r\n]+/u);
  const longestLine = lines.reduce((best, line) => (line.length > best.length ? line : best), "");
  const nested = nestQuotes(longestLine);
  if (nested !== null) return `«\u00a0${bare(nested)}\u00a0»`;
  // A quotation only opens or only closes here: show the longest run without a quotation mark.
  const parts = longestLine.split(QUOTE_MARKS).map((part) => bare(part));
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), "");
  // « il me disait »: leave out words that announce others which are not shown.
  const shown = longest === parts.at(-1) ? longest : bare(longest.replace(ANNOUNCES, ""));
  return `«\u00a0${shown}\u00a0»`;
}

const ANY_MARK = /[«»"“”]/gu;

/**
 * Turns inner quotation marks into “ ”, one character for one so that offsets stay valid; null when a quotation is cut.
 */
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
