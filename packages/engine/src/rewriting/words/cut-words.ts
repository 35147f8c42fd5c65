import type { Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** « tou~, toujours »: a word that a transcript shows as cut. */
const CUT_WORD = /[\p{L}'’]{1,12}[~=](?=[\s,.…]|$)/gu;

const BEGUN = regexInLines("iu")`
  (?<=(?:^|[,.;:!?]\s|(?<![\p{L}])(?:donc|et|mais|alors)\s))
    (?:(?:je|tu|il|elle|on|ils|elles|ça) (?:(?:a|ai|as|ont|est|sont|va|vais) )?|j['’](?:ai )?)$
`;
const NEW_CLAUSE =
  /^[\s,]{1,3}(?:euh[\s,]{1,3})?(?:(?:et|mais|donc) )?(?:je |j['’]|tu |il |elle |on |ils |elles |c['’]|ça )/iu;
const MENDS = /^\s?,\s?(?:enfin|pardon|non)[\s,]{1,3}(?=\p{L})/iu;
const LONGEST_BEGUN = 24;

/** « de l~, »: the preposition before the cut word. */
const CALLED_BY = /(?<![\p{L}])(?:de |d['’]|à |dans |pour |avec |en |sur |chez |par |sans |vers )$/iu;
/** A second try at the preposition: « de l~, du lycée ». */
const CALLED_AGAIN =
  /^[\s,]{1,3}(?:euh[\s,]{1,3})?(?=(?:de|du|des|à|au|aux|dans|pour|avec|en|sur|chez|par|sans|vers)(?![\p{L}])|d['’])/iu;
/** « de l~, alors on y va »: the clause is abandoned. */
const LEFT = /^\s?,\s(?:euh[\s,]{1,3})?(?:alors|donc|mais|je|j['’]|il|on|ils|c['’]|ça)(?![\p{L}])/iu;
/** « ensemble, de l~, cette idée »: « cette idée » may complete « de » or start something else: left as it is. */
const NAMED_ANEW = /^\s?,\s(?:euh[\s,]{1,3})?(?:ce|cet|cette|ces)(?![\p{L}])/iu;

/**
 * A cut word with its preposition, when what follows does not complete it; null if unclear, undefined if it has none.
 */
function cutCalled(source: string, start: number, end: number): Range | null | undefined {
  const called = CALLED_BY.exec(source.slice(Math.max(0, start - LONGEST_BEGUN), start))?.[0];
  if (called === undefined) return undefined;
  const after = source.slice(end, end + LONGEST_BEGUN);
  const again = CALLED_AGAIN.exec(after);
  if (again) return { start: start - called.length, end: end + again[0].length };
  // Keep the comma: it separates the two clauses.
  if (LEFT.test(after)) return { start: start - called.length, end };
  return NAMED_ANEW.test(after) && /^(?:l|le|la|d|un|une)[~=]$/iu.test(source.slice(start, end))
    ? null
    : undefined;
}

/** « s'en mè~, »: the pronouns before the cut word, which nothing else calls. */
const CLITICS_BEFORE = /(?<=(?:^|\s))(?:(?:me |te |se |[mts]['’])(?:en |y )?|j['’](?:en|y) |(?:en|y) )$/iu;
/** « s'en mè~, est emmené »: another verb is said in its place. */
const SAID_ANEW = /^\s?,\s(?=(?:est|sont|a|ont|était|étaient|avait|avaient) )/iu;

/**
 * A cut word, with the start of its clause if a new clause follows: « donc il a fa~, et il faut » resumes at « il faut
 * ».
 */
function cutClause(source: string, start: number, end: number): Range | null {
  const called = cutCalled(source, start, end);
  if (called !== undefined) return called;
  const after = source.slice(end, end + LONGEST_BEGUN);
  const begun = NEW_CLAUSE.test(after)
    ? BEGUN.exec(source.slice(Math.max(0, start - LONGEST_BEGUN), start))?.[0]
    : undefined;
  const clitics = CLITICS_BEFORE.exec(source.slice(Math.max(0, start - LONGEST_BEGUN), start))?.[0];
  const anew = SAID_ANEW.exec(after)?.[0];
  if (!begun && clitics !== undefined && anew !== undefined)
    return { start: start - clitics.length, end: end + anew.length };
  // « un terrain gonf~, enfin démontable »: « enfin », which corrects the cut word, is cut too.
  if (!begun) return { start, end: end + (MENDS.exec(after)?.[0].length ?? 0) };
  const [link = ""] = /^[\s,]{1,3}(?:euh[\s,]{1,3})?(?:et )?/iu.exec(after) ?? [];
  return { start: start - begun.length, end: end + link.length };
}

/** The cut-off words of a transcript; if a new clause follows, from the start of the abandoned one. */
export const findCutWords = (source: string): Range[] =>
  Array.from(source.matchAll(CUT_WORD), ({ 0: word, index }) =>
    cutClause(source, index, index + word.length),
  ).filter((range) => range !== null);
