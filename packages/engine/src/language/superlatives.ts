import { findClauses } from "./clauses.ts";
import { SUPERLATIVES } from "./lexicons/superlatives.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import { quotedTokens } from "./quotations.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";
import { regexInLines } from "./regex-in-lines.ts";

const FORMS = compileForms(SUPERLATIVES);

/** Nouns with which « unique » means "only one", not "the best". */
const ONE_OF_ITS_KIND = regexInLines("")`
  ^(?:
    fils|fille|enfant|menu|plat|prix|tarif|guichet|interlocut|sens|page|voie|numéro|identifiant|taille|
    pièce|exemplaire|parti|bulletin|contact|point|compte|site|salle
  )
`;

/**
 * Claims of excellence, supported or not. Left out: « Menu unique », names (« Super U »), denials (« rien
 * d'extraordinaire ») and quoted speech.
 */
export function findSuperlatives(units: TextUnits): Span[] {
  const hits = findPhrases(units, FORMS);
  if (hits.length === 0) return hits;
  const quoted = quotedTokens(units);
  return hits.filter((hit) => quoted[hit.firstToken] !== 1 && claims(units, hit));
}

function claims(units: TextUnits, hit: Span): boolean {
  const { firstToken, endToken, sentence } = hit;
  const { firstToken: from } = units.sentences[sentence]!;
  const before = units.tokens.slice(Math.max(from, firstToken - 3), firstToken).map(({ norm }) => norm);
  if (hit.form.startsWith("unique") && ONE_OF_ITS_KIND.test(before.at(-1) ?? "")) return false;
  // « rien d'extraordinaire », « pas révolutionnaire ».
  if (/(?:^| )(?:rien d'|rien de|pas|ni)$/.test(before.join(" "))) return false;
  const isName = units.tokens
    .slice(firstToken, endToken)
    .some(({ text }, at) => firstToken + at > from && /^\p{Lu}\p{Ll}/u.test(text));
  if (isName) return false;
  if (/^(?:pas|aucune?|sans|personne|jamais|du jamais) /.test(hit.form)) return true;
  const clause = findClauses(units).findLast(
    (other) => other.sentence === sentence && other.firstToken <= firstToken,
  );
  return !(clause?.isNegated && clause.lemma === "être" && clause.endToken >= firstToken - 3);
}
