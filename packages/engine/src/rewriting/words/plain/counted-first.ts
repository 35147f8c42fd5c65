import { readNumberWord } from "../../../language/numbers.ts";
import { regexInLines } from "../../../language/regex-in-lines.ts";
import type { SyntaxSentence } from "../../../language/syntax.ts";
import { REASONS } from "../../edits/reasons.ts";
import { capitalize } from "../../edits/remove-ranges.ts";
import { type Finder, isFinite } from "./plain-change.ts";

/** « Il y a 18 restaurants qui utilisent… » → « 18 restaurants utilisent… »: the count opens the sentence. */
const THERE_ARE = regexInLines("giu")`
  (?:^|(?<=, )|(?<=^(?:actuellement|aujourd['’]hui|en france|ici|à ce jour) ))((?:il )?y a (?:(chaque (?:jour|année|semaine|mois|soir)|tous les (?:jours|ans|soirs)) )?)(
    (?:en moyenne )?(?:plus de |près de |environ |au moins )?
      ((?:\d[\d\u00a0\u202f ]{0,12}|\p{L}{3,15} )(?:%|[^,.;:!?]{1,60}?)) )qui (?=\p{L})
`;
const TIMES = /^(?:ans?|années?|mois|semaines?|jours?|heures?|minutes?|secondes?|siècles?)(?![\p{L}])/iu;

export const thereAre: Finder = ({ text, syntax }) => {
  if (!/y a /i.test(text)) return [];
  const found: ReturnType<Finder> = [];
  for (const { index, 0: words, 1: opening = "", 2: when, 3: group = "", 4: counted = "" } of text.matchAll(
    THERE_ARE,
  )) {
    const [number = "", ...rest] = counted.trim().split(/\s+/);
    if (!/^\d/.test(number) && !(readNumberWord(number.toLowerCase()) ?? 0)) continue;
    if (TIMES.test(rest.join(" "))) continue;
    if (/^une?$/i.test(number) && !/ sur /.test(group)) continue;
    if (!isItsRelative(syntax(), index + opening.length, index + words.length)) continue;
    const said = when === undefined ? group : `${when}, ${group}`;
    found.push({
      start: index,
      end: index + words.length,
      insert: index === 0 ? capitalize(said) : said,
      reason: REASONS.counted,
    });
  }
  return found;
};

/** Whether « qui » has a verb that the counted group governs, and nothing before it has a verb of its own. */
function isItsRelative({ words, start: origin }: SyntaxSentence, from: number, to: number): boolean {
  const first = words.findIndex(({ start }) => start - origin >= from);
  const next = words.findIndex(({ start }) => start - origin >= to);
  if (first < 0 || next < 0) return false;
  const inside = words.slice(first, next);
  if (inside.some(isFinite)) return false;
  const verb = words.findIndex((word, at) => at >= next && isFinite(word));
  if (verb < 0 || verb - next > 3) return false;
  const head = /^(?:aux|cop)/.test(words[verb]!.deprel) ? words[verb]!.head : verb;
  const relative = words[head]!;
  return relative.deprel.startsWith("acl") && relative.head >= first && relative.head < next;
}
