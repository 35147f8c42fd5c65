import { clefts } from "./clefts.ts";
import { thereAre } from "./counted-first.ts";
import { doubledModals, doubts, thinksSelf } from "./doubled-words.ts";
import { forgotten, headings, leadIns, presents, wornOpenings } from "./lead-ins.ts";
import { doubledSubjects } from "./doubled-subjects.ts";
import { lists } from "./lists.ts";
import { nominal } from "./nominal-turns.ts";
import type { Finder, PlainChange, Setting } from "./plain-change.ts";
import { whichIs } from "./short-relatives.ts";
import { brought, ongoing, shorter, theFact } from "./shorter-turns.ts";

const FINDERS: readonly Finder[] = [
  leadIns,
  headings,
  doubts,
  thinksSelf,
  ongoing,
  shorter,
  clefts,
  thereAre,
  whichIs,
  doubledSubjects,
  nominal,
  brought,
  doubledModals,
  theFact,
  presents,
  wornOpenings,
  forgotten,
  lists,
];

/** « effectuer la vente des plats », « il faut savoir que les plats… »: says the same with fewer words. */
export function plainChanges(setting: Setting): PlainChange[] {
  if (/[«»“”"]/.test(setting.text)) return [];
  const found: PlainChange[] = [];
  for (const find of FINDERS)
    for (const change of find(setting))
      // Where two turns meet, the second one waits for the next reading.
      if (!found.some(({ start, end }) => start <= change.end && change.start <= end))
        found.push({ ...change, kind: find === doubts || find === thinksSelf ? "hedge" : "plain" });
  return found;
}
