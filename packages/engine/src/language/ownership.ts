import { findClauses } from "./clauses.ts";
import { isState } from "./deeds.ts";
import { findPassives } from "./passive.ts";
import { spanOf, type Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

interface ActionHit extends Span {
  /** Lemma of the verb, to count distinct actions. */
  verb: string;
}

export interface Ownership {
  /** « j'ai réuni », « je pilote »: first-person actions, without states of mind. */
  actions: ActionHit[];
  /** Number of different verbs among them. */
  distinctActions: number;
  /** Every je or j'. */
  firstPerson: Span[];
  /** « on a fait »: hides who acts. */
  impersonal: Span[];
  /** nous as a subject or a possessive. */
  collective: Span[];
  /** (j'ai + je) / (j'ai + je + on + passive), 0 to 1; 0 when none of them is there. */
  share: number;
}

/** Present-tense verbs of state or intention: no action to show. */
const PRESENT_STATES = new Set(
  "aller venir habiter rester demeurer compter espérer proposer chercher remercier".split(" "),
);

/** Who acts in the text: je, on, nous, or nobody. */
export function measureOwnership(units: TextUnits): Ownership {
  const actions = findActions(units);
  const firstPerson: Span[] = [];
  const impersonal: Span[] = [];
  const collective: Span[] = [];
  let plain = 0;
  for (const [index, token] of units.tokens.entries()) {
    if (token.kind !== "word") continue;
    if (token.norm === "je" || token.norm === "j'") {
      firstPerson.push(spanOf(units, index, index + 1, "je"));
      plain += 1;
    } else if (token.norm === "on" && units.tokens[index - 1]?.norm !== "l'") {
      impersonal.push(spanOf(units, index, index + 1, "on"));
    } else if (token.norm === "nous" || token.norm === "notre" || token.norm === "nos") {
      collective.push(spanOf(units, index, index + 1, token.norm));
    } else if (token.norm === "ai" && units.tokens[index - 1]?.norm === "j'") {
      plain += 1;
    }
  }
  const hidden = impersonal.length + findPassives(units).length;
  const distinctActions = new Set(actions.map((action) => action.verb)).size;
  const share = plain + hidden === 0 ? 0 : plain / (plain + hidden);
  return { actions, distinctActions, firstPerson, impersonal, collective, share };
}

/** What « je » does or did, without states of mind: « j'ai réuni », « je pilote ». */
function findActions(units: TextUnits): ActionHit[] {
  return findClauses(units).flatMap((clause) => {
    const { subject, lemma, mood, tense, isNegated, isPassive, firstToken, endToken } = clause;
    if (subject !== "je" || mood !== "indicative" || isNegated || isPassive || isState(clause)) return [];
    if (tense === "future" || tense === "other") return [];
    if (tense === "present" && (PRESENT_STATES.has(lemma) || clause.toListener >= 0)) return [];
    return [{ ...spanOf(units, firstToken, endToken, "action"), verb: lemma }];
  });
}
