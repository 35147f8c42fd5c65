import { type Clause, findClauses } from "./clauses.ts";
import { quotedTokens } from "./quotations.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

export interface Deed extends Span {
  /** Who acts. */
  actor: "je" | "nous" | "on";
  /** Lemma of what was done: « réunir ». */
  verb: string;
  /** « j'ai travaillé », « on a participé »: tells little without the rest of the sentence. */
  isGeneric: boolean;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What one feels, knows, undergoes: a past without an action. */
const STATES = words(
  `être avoir aimer adorer penser croire pouvoir vouloir devoir savoir sentir ressentir connaître comprendre réaliser faillir
  espérer supposer trouver apprécier souhaiter vivre grandir détester sembler paraître rêver hésiter entendre voir recevoir oublier
  attendre imaginer préférer acquérir rester plaire perdre manquer regretter supporter subir mourir naître tomber
  rendre intéresser passionner habiter demeurer dormir souffrir avérer falloir valoir apercevoir souvenir
  rappeler émerveiller inquiéter étonner blesser ennuyer attacher tromper évanouir apprendre découvrir retenir`,
);
/** True where the verb tells what one is, feels or knows: « je pense », « je m'appelle ». */
export function isState({ lemma, isReflexive }: Clause): boolean {
  return STATES.has(lemma) || (isReflexive && (lemma === "appeler" || lemma === "nommer"));
}

const GENERIC = words(
  "travailler étudier participer évoluer commencer continuer essayer faire toucher gérer intervenir collaborer aller venir passer",
);
const TOLD: ReadonlySet<Clause["tense"]> = new Set(["perfect", "past", "pluperfect"]);

/**
 * What the speaker did, alone or with others: « j'ai réuni », « nous avons démonté », « on a relancé », states of mind and
 * what happened to one left out, and what others say of themselves inside quotation marks.
 */
export function findDeeds(units: TextUnits): Deed[] {
  const quoted = quotedTokens(units);
  return findClauses(units).flatMap((clause) => {
    const { subject, lemma, isNegated, isPassive, tense, mood } = clause;
    if (subject !== "je" && subject !== "nous" && subject !== "on") return [];
    if (isNegated || isPassive || !TOLD.has(tense) || mood === "conditional" || isState(clause)) return [];
    if (quoted[clause.firstToken] === 1 || (subject === "on" && isDoneToSpeaker(units, clause))) return [];
    const { start, end, quote, firstToken, endToken, sentence } = clause;
    const span = { start, end, quote, form: "deed", firstToken, endToken, sentence };
    return [{ ...span, actor: subject, verb: lemma, isGeneric: GENERIC.has(lemma) }];
  });
}

/** « on m'a demandé »: somebody else acts. */
function isDoneToSpeaker(units: TextUnits, { firstToken, endToken }: Clause): boolean {
  return units.tokens.slice(firstToken + 1, endToken).some(({ norm }) => /^(?:me|m'|nous)$/.test(norm));
}
