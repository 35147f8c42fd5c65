import { findClauses } from "../language/clauses.ts";
import { isState } from "../language/deeds.ts";
import type { Sentence, TextUnits } from "../language/units.ts";

/** Verbs that fit any job: something is done, but nothing is told. */
const GENERIC = new Set(
  "travailler étudier participer évoluer commencer continuer essayer faire toucher gérer intervenir collaborer".split(
    " ",
  ),
);
/** Decisions and moves in one's career: done, but not work to show. */
const PATH = new Set("choisir postuler aller partir venir arriver".split(" "));

export interface FirstPersonAction {
  /** Token of « j' » or « je ». */
  firstToken: number;
  /** After the verb. */
  endToken: number;
  /** Lemma, to count different actions. */
  verb: string;
  /** « j'ai travaillé », « j'ai participé »: tells little without the rest of the sentence. */
  isGeneric: boolean;
}

/**
 * What the speaker did: « j'ai réuni », « j'ai d'abord appelé », « je les ai convaincus », « je me suis formée ».
 * States and negated actions are left out.
 */
export function findFirstPersonActions(units: TextUnits): FirstPersonAction[] {
  return findClauses(units).flatMap((clause) => {
    const { subject, mood, tense, isNegated, isPassive, isReflexive, lemma, firstToken, endToken } = clause;
    if (subject !== "je" || mood !== "indicative" || tense !== "perfect") return [];
    // « je me suis dit » tells a thought, not an action.
    if (isNegated || isPassive || isState(clause) || (isReflexive && lemma === "dire")) return [];
    return [{ firstToken, endToken, verb: lemma, isGeneric: GENERIC.has(lemma) || PATH.has(lemma) }];
  });
}

/** « J'ai refait le rayon, on en a vendu 31 contre 18 »: what the speaker did, beside figures before and after it. */
export const tellsCountedDeed = ({
  sentence,
  actions,
  figures,
}: {
  sentence: Pick<Sentence, "text">;
  actions: readonly FirstPersonAction[];
  figures: readonly unknown[];
}): boolean =>
  figures.length >= 2 && actions.some(({ isGeneric }) => !isGeneric) && COMPARES.test(sentence.text);
const COMPARES =
  /(?<!\p{L})(?:contre|au lieu d[e'’]|pass(?:é|ée|ées|és|ait|aient|e|ent) d[e'’]|tomb(?:é|ée|és|ées|ait|e) d[e'’]|l['’]ann(?:é|e\u0301)e d['’]avant|le mois d['’]avant)(?!\p{L})/iu;
