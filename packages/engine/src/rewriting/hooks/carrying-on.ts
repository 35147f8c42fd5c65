import type { PitchReading } from "../../content/pitch-reading.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { VOCATIVE } from "./can-open.ts";
import type { Candidate } from "./candidate.ts";

/**
 * The middle of a story or of a list: what was done about what was told, what came next or « aussi », whom a pronoun
 * before the verb takes up, what to do.
 */
const CARRIES_ON = regexInLines("iu")`
  ^(?:moi,? )?j['’]ai (?:alors |tout de suite )?(?:
    demandé|proposé|répondu|rappelé|vérifié|refait|recommencé|noté|expliqué|posé|mis|appelé|cherché|gardé
  )(?![\p{L}])|
  ^[^.!?]{0,200}(?<![\p{L}])aussi[.,]|
  ^(?:
    ajoutez|servez|mélangez|versez|coupez|n['’]hésitez|contactez|rejoignez|en plus|de plus|là-bas|sur place|
    à part (?:ça|cela)|à la place|à force,|le lendemain|la veille|au matin|à la fin(?! d)|cette année-là|
    (?:\p{L}{2,8}|\d{1,3}) (?:jours?|mois|ans?|semaines?|heures?|minutes?) (?:plus tard|après)|
    (?:j['’]aurais|j['’]ai|nous avons|on a) besoin
  )(?![\p{L}])|
  ^(?:l['’]|\d{1,6} |\p{L}{2,9} )(?!(?:je|on|nous|tu|vous|ils?|elles?|qui) )\p{L}{3,20} les (?:a|ont|avait|avaient)
    (?![\p{L}])
`;

/** « La dame elle a rigolé »: somebody taken up again, who was named before. */
const TAKES_AGAIN =
  /^(?:la|le) (?!nuit|soir|matin|jour|semaine|journée|principe|problème|projet)[\p{L}-]{2,25},? (?:il|elle)(?! y )(?= )/iu;
/** « Le chien dormait », where the text said « un chien » before. */
const KNOWN =
  /^(?:le |la |l['’])([\p{L}-]{3,25}) (?!c['’]|ce |tout|je |on |j['’]|qui |que |qu['’]|de |du |d['’])/iu;

const BROUGHT_IN = /(?<![\p{L}])une? ([\p{L}-]{3,25})(?: ([\p{L}-]{3,25}))?/giu;

/** Where each noun is first brought in by « un » or « une », with or without an adjective before it. */
function placesOfNouns(source: string): Map<string, number> {
  const places = new Map<string, number>();
  for (const { index, 1: one, 2: other } of source.matchAll(BROUGHT_IN))
    for (const word of [one, other])
      if (word && !places.has(word.toLowerCase())) places.set(word.toLowerCase(), index);
  return places;
}

/** Finds the lines that carry on what was told before them, though nothing in them leans on it. */
export function carryingOn({ original }: PitchReading): (line: Candidate) => boolean {
  const places = placesOfNouns(original.source);
  return ({ index, text, readings }) => {
    if (index === 0) return false;
    const told = text.replace(VOCATIVE, "");
    const known = places.get(KNOWN.exec(told)?.[1]?.toLowerCase() ?? "") ?? Infinity;
    return CARRIES_ON.test(told) || TAKES_AGAIN.test(told) || known < readings[0]!.sentence.start;
  };
}
