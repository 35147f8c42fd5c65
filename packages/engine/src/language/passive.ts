import { isParticiple, takesEtre } from "./participles.ts";
import { spanOf, type Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const ETRE = new Set(
  "suis es est sommes êtes sont étais était étions étiez étaient fut furent serai seras sera serons serez seront serait seraient soit soient être été étant".split(
    " ",
  ),
);
const BETWEEN = new Set(
  "pas plus jamais déjà toujours encore bien très souvent aussi ensuite ainsi alors tous toutes entièrement".split(
    " ",
  ),
);
const REFLEXIVE = new Set("me m' te t' se s'".split(" "));
const AGENT_REACH = 4;

export interface PassiveHit extends Span {
  /** True when « par » names who acts. */
  hasAgent: boolean;
}

/**
 * Located passives: « a été livré », « est fabriqué par… ». A bare « est situé » is a state, « est arrivé » a past
 * tense: neither counts.
 */
export function findPassives(units: TextUnits): PassiveHit[] {
  const hits: PassiveHit[] = [];
  const { tokens } = units;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index]!;
    if (!ETRE.has(token.norm) || REFLEXIVE.has(tokens[index - 1]?.norm ?? "")) continue;
    let at = index + 1;
    while (at < index + 3 && (BETWEEN.has(tokens[at]?.norm ?? "") || tokens[at]?.norm.endsWith("ment")))
      at += 1;
    const participle = tokens[at];
    if (!participle || participle.sentence !== token.sentence) continue;
    if (!isParticiple(participle, units.accented) || participle.norm === "été" || takesEtre(participle))
      continue;
    const agent = agentEnd(units, at + 1, token.sentence);
    if (agent === 0 && token.norm !== "été") continue;
    const span = spanOf(units, index, agent > 0 ? agent : at + 1, "passive");
    hits.push({ ...span, hasAgent: agent > 0 });
    index = at;
  }
  return hits;
}

/** End of « par » after a participle, 0 when no agent follows. */
function agentEnd(units: TextUnits, from: number, sentence: number): number {
  for (let index = from; index < from + AGENT_REACH; index += 1) {
    const token = units.tokens[index];
    if (!token || token.sentence !== sentence || token.kind === "punctuation") return 0;
    if (token.norm !== "par") continue;
    const next = units.tokens[index + 1];
    const isManner =
      next?.kind === "number" ||
      ["mois", "an", "jour", "semaine", "exemple", "rapport", "heure", "ailleurs", "contre"].includes(
        next?.norm ?? "",
      );
    return isManner ? 0 : index + 1;
  }
  return 0;
}
