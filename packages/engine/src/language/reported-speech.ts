import { type Clause, findClauses } from "./clauses.ts";
import { quotedTokens } from "./quotations.ts";
import { spanOf, type Span } from "./spans.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

/** What somebody says, in their words or told. */
export interface ReportedSpeech extends Span {
  /** « … » as it was said, or « il m'a dit que… ». */
  manner: "direct" | "indirect";
  /** The clause that names who says it; null for quotation marks with no verb of speech near them. */
  clause: Clause | null;
  /** The speaker quotes somebody else than themselves. */
  isOther: boolean;
}

export const SPEECH_VERBS = new Set(
  "dire demander répondre crier expliquer raconter annoncer répéter murmurer lancer avouer confier affirmer écrire hurler rétorquer souffler".split(
    " ",
  ),
);

/**
 * Words of others: what stands inside quotation marks, and what follows « il m'a dit que », « elle demande si ».
 * A word between quotation marks that is no sentence (« la “norme” ») is a mention: `direct` without a clause.
 */
export function findReportedSpeech(units: TextUnits): ReportedSpeech[] {
  const quoted = quotedTokens(units);
  const speeches = findClauses(units).filter(({ lemma }) => SPEECH_VERBS.has(lemma));
  const found: ReportedSpeech[] = [];
  for (let at = 0; at < quoted.length; at += 1) {
    if (quoted[at] !== 1) continue;
    let end = at;
    while (end < quoted.length && quoted[end] === 1) end += 1;
    const clause = speakerOf(speeches, at, end);
    const isOther = clause === null || !(clause.subject === "je" && clause.tense === "present");
    found.push({ ...spanOf(units, at, end, "direct"), manner: "direct", clause, isOther });
    at = end;
  }
  for (const clause of speeches) {
    if (
      clause.subject === "je" ||
      clause.subject === "nous" ||
      clause.mood === "imperative" ||
      clause.subject === "vous"
    )
      continue;
    const { words } = syntaxOf(units)[clause.sentence]!;
    const mark = words[clause.verb + 1]?.form.toLowerCase().replace("’", "'") ?? "";
    if (!/^(?:que|qu'|si|s'|de|d')$/.test(mark) || words[clause.verb + 2] === undefined) continue;
    const { endToken } = units.sentences[clause.sentence]!;
    let first = clause.endToken;
    while (first < endToken && units.tokens[first]!.start < words[clause.verb + 1]!.start) first += 1;
    if (first >= endToken || quoted[first] === 1) continue;
    found.push({ ...spanOf(units, first, endToken, "indirect"), manner: "indirect", clause, isOther: true });
  }
  return found.sort((left, right) => left.start - right.start);
}

const REACH = 8;

/** The verb of speech nearest to a quotation: just before it, « il m'a dit : « … » », else in what follows, « … », dit-il. */
function speakerOf(speeches: readonly Clause[], from: number, to: number): Clause | null {
  const isNear = ({ firstToken, endToken }: Clause) => firstToken < from && endToken > from - REACH;
  const isAfter = ({ firstToken }: Clause) => firstToken >= to && firstToken < to + REACH;
  return speeches.findLast(isNear) ?? speeches.find(isAfter) ?? null;
}
