import { COMMA_FROM } from "../language/hear-marks.ts";
import { readNumberWord } from "../language/numbers.ts";
import type { TextUnits } from "../language/units.ts";
import type { Place } from "../report.ts";
import { isFiniteVerbAt } from "../language/token-tags.ts";
import { quietMarks } from "../language/quiet-marks.ts";
import { unsureStarts } from "../language/unsure-ends.ts";

/** Words between two places where a writer would put a mark. */
interface BreathGroup extends Place {
  /** Probability of a full stop after it, 0 to 1. */
  stop: number;
}

/** How a guessed sentence of an unpunctuated transcript divides, so that a quote is made of whole clauses. */
export interface Spoken {
  groups: readonly BreathGroup[];
  /** Its first words may belong to the sentence before: « du lit au couloir ». */
  startsCut: boolean;
  /** Its last words may need the next sentence: « parce que monsieur Roche, qui ne parlait plus ». */
  endsCut: boolean;
}

const LINKS = /^(?:et|mais|car|parce|quand|lorsque|lorsqu'|sauf)$/;

/** Ends of the words before those that may open a clause, save inside a number: « vingt | et un ». */
function linksOf({ tokens }: TextUnits): number[] {
  return tokens.flatMap(({ norm }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (!before || !next || !LINKS.test(norm) || LINKS.test(before.norm)) return [];
    const isNumber = readNumberWord(before.norm) !== null && readNumberWord(next.norm) !== null;
    return isNumber ? [] : [before.end];
  });
}

/** « sauf que le deuxième coup »: their verb comes in the next group, or in the next sentence. */
const CALLS =
  /^\s*(?:(?:et|mais|donc|alors|euh)\s)?(?:sauf qu|parce qu|pour qu|quand|lorsqu|si\s|comme\s|qu[e'’]|où\s)/iu;
/** « le lundi | on ouvre »: they begin the next group, if there is one. */
const BEGINS =
  /^\s*(?:(?:et|mais|donc|alors|euh)\s)?(?:les?\s|la\s|l['’]|un (?:jour|matin|soir)|une (?:fois|nuit)|m(?:on|a|es)\s|moi\s|mais\s)|^\s*et\s(?:aux?|à|en|depuis|après|dans)\s/iu;

/** « et le soir même » at the end of a sentence that goes on: it begins the next one. */
const LINKED = /^\s*(?:et|mais|puis|donc|alors)\s/iu;

/** Joins the groups without a verb to one that has it: « une avance | sur trois mois », « le lundi | on ouvre ». */
function joinVerbless(
  source: string,
  groups: readonly BreathGroup[],
  hasVerb: (place: Place) => boolean,
  goesOn: boolean,
): BreathGroup[] {
  const joined: BreathGroup[] = [];
  let from: number | null = null;
  for (const [at, group] of groups.entries()) {
    const whole: BreathGroup = from === null ? group : { ...group, start: from };
    const before = joined.at(-1);
    const isBare = !hasVerb(group);
    const words = source.slice(group.start, group.end);
    const isLast = at === groups.length - 1;
    const waits = isBare && (!before || CALLS.test(words) || (!isLast && BEGINS.test(words)));
    from = null;
    if (waits && !isLast) from = whole.start;
    else if (isBare && before && !waits && !(isLast && goesOn && LINKED.test(words)))
      joined.splice(-1, 1, { start: before.start, end: whole.end, stop: whole.stop });
    else joined.push(whole);
  }
  return joined;
}

/** « Elle m’a dit | merci maman »: the sentence begins with the words of somebody else. */
const SAYS_BEFORE =
  /(?<![\p{L}])(?<!(?:rien|pas|jamais) )(?:dit|dis|disait|disais|répond|répondu|demande|demandé)[\s,:]{1,3}$/iu;
const SAYING = 16;

/** The groups of each sentence of an unpunctuated transcript, by the start of the sentence; empty for a written text. */
export function findBreathGroups(units: TextUnits): (place: Place) => Spoken | null {
  if (units.punctuated) return () => null;
  const marks = quietMarks(units);
  const unsure = unsureStarts(units, marks);
  const verbs = units.tokens.filter((_, at) => isFiniteVerbAt(units.tokens, at)).map(({ start }) => start);
  const hasVerb = ({ start, end }: Place) => verbs.some((verb) => verb >= start && verb < end);
  const links = linksOf(units);
  const spoken = units.sentences.map(({ index, start, end }): Spoken & Place => {
    const cuts = new Map<number, number>();
    for (const mark of marks)
      if (mark.end > start && mark.end < end && mark.any >= COMMA_FROM) cuts.set(mark.end, mark.stop);
    for (const at of links) if (at > start && at < end && !cuts.has(at)) cuts.set(at, 0);
    const ends = [...cuts.keys()].toSorted((one, other) => one - other);
    const groups = [...ends, end].map((at, index): BreathGroup => ({
      start: ends[index - 1] ?? start,
      end: at,
      stop: cuts.get(at) ?? 1,
    }));
    const goesOn = unsure.get(index + 1) === "open";
    const joined = joinVerbless(units.source, groups, hasVerb, goesOn);
    return {
      start,
      end,
      groups: joined,
      startsCut:
        unsure.get(index) === "tail" || SAYS_BEFORE.test(units.source.slice(0, start).slice(-SAYING)),
      endsCut: goesOn || (joined.length > 1 && !hasVerb(joined.at(-1)!)),
    };
  });
  return ({ start }) => spoken.findLast((sentence) => sentence.start <= start) ?? null;
}
