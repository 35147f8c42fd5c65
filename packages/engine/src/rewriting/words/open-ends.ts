import type { Token } from "../../language/units.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

const THIRD = new Set("c' ce ça cela il elle ils elles".split(" "));
const SPEAKERS = new Set("je j' tu on nous vous".split(" "));
const DEFINITE = new Set(
  "le la l' les mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces".split(" "),
);
const CONDITIONS = new Set("vu quand lorsque lorsqu' si comme puisque dès pendant".split(" "));
const MOMENTS = regexInLines("u")`
  ^(?:
    années?|ans?|mois|jours?|journée|semaines?|matin|soir|nuit|fin|début|moment|fois|tard|tôt|après|avant|
    heures?|été|hiver|week-end|week-ends|vacances|hier|demain|lendemain|maintenant|aujourd'hui|là|côté|
    lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|
    septembre|octobre|novembre|décembre|\d+h\d*|\p{L}{4,}ment
  )$
`;
const PLACES = new Set(
  "chez pendant depuis avec sans pour après avant à au aux en dans sur sous vers devant derrière entre malgré selon".split(
    " ",
  ),
);
const NOUN_GROUP_WORDS = 7;
const PLACE_WORDS = 5;

/**
 * Whether the end of a clause may in fact be the start of the next one: « sa capitale | c'est Dakar », « quand un
 * nouveau arrivait | c'est à moi qu'on le donnait », « la dernière année | j'ai eu ».
 */
export function mayOpenNext(words: readonly Pick<Token, "norm">[], next: string): boolean {
  const tail = words.slice(-NOUN_GROUP_WORDS);
  if (words.slice(-NOUN_GROUP_WORDS - 2).some(({ norm }) => CONDITIONS.has(norm))) return true;
  const opensOnTime = () => tail.slice(-2).some(({ norm }) => MOMENTS.test(norm));
  if (THIRD.has(next)) return tail.some(({ norm }) => DEFINITE.has(norm)) || opensOnTime();
  if (DEFINITE.has(next) || next === "un" || next === "une") return opensOnTime();
  if (!SPEAKERS.has(next)) return false;
  return opensOnTime() || tail.slice(-PLACE_WORDS).some(({ norm }) => PLACES.has(norm));
}
