import { findClauses } from "./clauses.ts";
import { spanOf, type Span } from "./spans.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

const AGENT_REACH = 4;
/** « par mois », « par exemple »: no agent. */
const MANNERS = new Set(
  "mois an jour semaine exemple rapport heure ailleurs contre personne conséquent".split(" "),
);

export interface PassiveHit extends Span {
  /** True when « par » names who acts. */
  hasAgent: boolean;
}

/**
 * Located passives: « a été livré », « est fabriqué par… ». A bare « est situé » is a state, « est arrivé » a past
 * tense: neither counts.
 */
export function findPassives(units: TextUnits): PassiveHit[] {
  return findClauses(units).flatMap((clause) => {
    if (!clause.isPassive) return [];
    const { sentence, finite, verb, endToken } = clause;
    const agent = agentEnd(units, endToken, sentence);
    const list = syntaxOf(units)[sentence]!.words;
    const isDone = list.slice(finite, verb).some(({ form }) => form.toLowerCase() === "été");
    if (agent === 0 && !isDone) return [];
    const { start } = list[finite]!;
    let first = clause.firstToken;
    while (units.tokens[first]!.end <= start) first += 1;
    return [{ ...spanOf(units, first, agent > 0 ? agent : endToken, "passive"), hasAgent: agent > 0 }];
  });
}

/** Token after « par » where an agent follows a participle, else 0. */
function agentEnd(units: TextUnits, from: number, sentence: number): number {
  for (let index = from; index < from + AGENT_REACH; index += 1) {
    const token = units.tokens[index];
    if (!token || token.sentence !== sentence || token.kind === "punctuation") return 0;
    if (token.norm !== "par") continue;
    const next = units.tokens[index + 1];
    return !next || next.kind === "number" || MANNERS.has(next.norm) ? 0 : index + 1;
  }
  return 0;
}
