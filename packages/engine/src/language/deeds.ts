import type { Clause } from "./clauses.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Feelings, knowledge, what happens to somebody: past verbs that are not actions. */
const STATES = words(
  `être avoir aimer adorer penser croire pouvoir vouloir devoir savoir sentir ressentir connaître comprendre réaliser faillir
  espérer supposer trouver apprécier souhaiter vivre grandir détester sembler paraître rêver hésiter entendre voir recevoir oublier
  attendre imaginer préférer acquérir rester plaire perdre manquer regretter supporter subir mourir naître tomber
  rendre intéresser passionner habiter demeurer dormir souffrir avérer falloir valoir apercevoir souvenir
  rappeler émerveiller inquiéter étonner blesser ennuyer attacher tromper évanouir apprendre découvrir retenir`,
);
/** True where the verb tells a state: « je pense », « je m'appelle ». */
export function isState({ lemma, isReflexive }: Clause): boolean {
  return STATES.has(lemma) || (isReflexive && (lemma === "appeler" || lemma === "nommer"));
}
