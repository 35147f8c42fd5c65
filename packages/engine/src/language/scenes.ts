import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { type Clause, findClauses } from "./clauses.ts";
import { spanOf, type Span } from "./spans.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

/** A sentence that tells what happened to somebody at a moment, and what says so. */
export interface Scene extends Span {
  /** A moment is named: « un mardi de mars », « à six heures », « ce jour-là ». */
  hasTime: boolean;
  /** A place is named: « à la gare de Lyon », « sous l'évier ». */
  hasPlace: boolean;
  /** Somebody speaks: « il m'a dit ». */
  hasSpeech: boolean;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

const SPEECH = words(
  "dire demander répondre crier appeler murmurer lancer chuchoter hurler expliquer raconter annoncer répéter souffler",
);
const MOMENTS = words(
  `matin matinée soir soirée nuit midi minuit lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai
  juin juillet août septembre octobre novembre décembre hiver été automne printemps noël pâques toussaint veille lendemain
  hier week-end heure rentrée vacances`,
);
const PLACE_CASES = words("à dans sur sous devant derrière chez au-dessus contre entre vers jusqu' jusque");
/** Nouns that follow « dans », « sur » or « à » without being a place. */
const NOT_PLACES = words(
  `an année mois semaine jour heure minute seconde temps moment fois cadre domaine secteur niveau base but fait cas sens façon
  manière projet équipe vie monde avenir compte sujet marché suite cours titre terme prix coût point aide fin partir travers
  cause propos part peu mesure demande besoin service disposition question intérêt expérience`,
);
/** Verbs of habit and of being that tell no event in the present. */
const STATES = words("être avoir falloir pouvoir devoir vouloir aimer penser croire savoir connaître");
const TOLD: ReadonlySet<Clause["tense"]> = new Set(["perfect", "past", "pluperfect", "imperfect"]);

/**
 * Sentences that tell a lived moment: a person, a verb in the past (or in the present of a tale, where time and place are
 * both named), and a time, a place or somebody's words. « Alors ce soir, je vous demande » is none: nothing happened.
 */
export function findScenes(units: TextUnits): Scene[] {
  const scenes: Scene[] = [];
  const bySentence = new Map<number, Clause[]>();
  for (const clause of findClauses(units)) {
    const group = bySentence.get(clause.sentence);
    if (group) group.push(clause);
    else bySentence.set(clause.sentence, [clause]);
  }
  for (const [sentence, clauses] of bySentence) {
    const list = syntaxOf(units)[sentence]!.words;
    const hasTime = namesTime(list);
    const hasPlace = namesPlace(list);
    const hasSpeech = clauses.some(({ lemma, tense }) => SPEECH.has(lemma) && TOLD.has(tense));
    const told = clauses.filter((clause) => tells(clause));
    const events = told.filter(({ tense }) => tense !== "imperfect");
    const present = clauses.filter((clause) => tellsNow(clause));
    const speaksToListener = clauses.some(({ subject, toListener }) => subject === "vous" || toListener >= 0);
    const anchors = Number(hasTime) + Number(hasPlace) + Number(hasSpeech);
    const isTold =
      told.length > 0 && (anchors >= 2 || (anchors === 1 && (events.length > 0 || told.length > 1)));
    const isTale = !speaksToListener && present.length > 0 && hasTime && hasPlace;
    if (!isTold && !isTale) continue;
    const { firstToken, endToken } = units.sentences[sentence]!;
    scenes.push({ ...spanOf(units, firstToken, endToken, "scene"), hasTime, hasPlace, hasSpeech });
  }
  return scenes;
}

function tells({ tense, mood, subject, isPassive }: Clause): boolean {
  return TOLD.has(tense) && mood === "indicative" && subject !== "none" && subject !== "vous" && !isPassive;
}

function tellsNow({ tense, mood, subject, lemma, infinitive, isSubordinate }: Clause): boolean {
  return (
    tense === "present" &&
    mood === "indicative" &&
    subject !== "none" &&
    subject !== "vous" &&
    !STATES.has(lemma) &&
    infinitive < 0 &&
    !isSubordinate
  );
}

type Words = SyntaxSentence["words"];

function namesTime(list: Words): boolean {
  return list.some((word, at) => {
    const form = word.form.toLowerCase();
    // « le soir », « un mardi », « ce jour-là », « à six heures ».
    if (form === "jour" || form === "jours")
      return (
        /^-là$/.test(list[at + 1]?.form ?? "") || (form === "jour" && /^un$/i.test(list[at - 1]?.form ?? ""))
      );
    if (form === "heures" || form === "heure" || form === "h")
      return list[at - 1]?.upos === "NUM" && list[at - 2]?.form.toLowerCase() === "à";
    if (/^(?:19|20)\d\d$/.test(form)) return true;
    return MOMENTS.has(form) && form !== "heure";
  });
}

function namesPlace(list: Words): boolean {
  return list.some((word, at) => {
    if (word.upos !== "ADP" || !PLACE_CASES.has(word.form.toLowerCase().replace("’", "'"))) return false;
    for (let next = at + 1; next < Math.min(list.length, at + 5); next += 1) {
      const noun = list[next]!;
      if (noun.upos === "NOUN") return !NOT_PLACES.has(noun.lemma) && !MOMENTS.has(noun.form.toLowerCase());
      if (noun.upos === "PROPN") return true;
      if (!/^(?:DET|ADJ|NUM|ADP)$/.test(noun.upos)) return false;
    }
    return false;
  });
}
