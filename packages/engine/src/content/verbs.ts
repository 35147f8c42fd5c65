import { findClauses } from "../language/clauses.ts";
import { isState } from "../language/deeds.ts";
import type { TextUnits } from "../language/units.ts";

/** What anybody can say of any job: something done, but nothing told. */
const GENERIC = new Set(
  "travailler étudier participer évoluer commencer continuer essayer faire toucher gérer intervenir collaborer".split(
    " ",
  ),
);
/** One's decisions and one's path: done, but no work that one has to show. */
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
 * What the speaker did: « j'ai réuni », « j'ai d'abord appelé », « je les ai convaincus », « je me suis formée »; states
 * and what was not done left out.
 */
export function findFirstPersonActions(units: TextUnits): FirstPersonAction[] {
  return findClauses(units).flatMap((clause) => {
    const { subject, mood, tense, isNegated, isPassive, isReflexive, lemma, firstToken, endToken } = clause;
    if (subject !== "je" || mood !== "indicative" || tense !== "perfect") return [];
    // « je me suis dit » tells a thought.
    if (isNegated || isPassive || isState(clause) || (isReflexive && lemma === "dire")) return [];
    return [{ firstToken, endToken, verb: lemma, isGeneric: GENERIC.has(lemma) || PATH.has(lemma) }];
  });
}
