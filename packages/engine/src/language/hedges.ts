import { findClauses } from "./clauses.ts";
import { HEDGES } from "./lexicons/hedges.ts";
import { compileForms, findPhrases } from "./phrases.ts";
import { quotedTokens } from "./quotations.ts";
import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const FORMS = compileForms(HEDGES);

/**
 * Words that weaken a claim (« je pense que », « peut-être »), in the order of the text. Left out: the same words with
 * a plain meaning, « tout le bien que je pense », « un peu de neige », « en apprendre un peu plus », and quoted speech.
 */
export function findHedges(units: TextUnits): Span[] {
  const hits = findPhrases(units, FORMS);
  if (hits.length === 0) return hits;
  const quoted = quotedTokens(units);
  return hits.filter((hit) => quoted[hit.firstToken] !== 1 && weakens(units, hit));
}

/** Words around a form that make it a quantity or a plain verb of thought instead of a hedge. */
const AMOUNT = /^(?:de|d'|du|moins|plus|trop|aussi|partout|avant|après|tard|tôt|loin)$/;
const THOUGHT_OF = /^(?:à|au|aux|de|d'|y|en|souvent|toujours|encore|avoir|être)$/;
const RELATIVE = /^(?:que|qu'|dont|auquel|à laquelle|laquelle|lequel|auxquels|qui|où)$/;

function weakens(units: TextUnits, { form, firstToken, endToken, sentence }: Span): boolean {
  const normAt = (at: number) => {
    const token = units.tokens[at];
    return token && token.sentence === sentence ? token.norm : "";
  };
  const [before, after] = [normAt(firstToken - 1), normAt(endToken)];
  switch (form) {
    case "un peu":
    case "un petit peu":
      return !AMOUNT.test(after) && !isAfterNot(units, firstToken, sentence);
    case "plutôt":
      return after !== "que" && after !== "qu'";
    case "je pense":
    case "je crois":
      return !RELATIVE.test(before) && !THOUGHT_OF.test(after);
    case "j'espère":
    case "on devrait":
      return !RELATIVE.test(before);
    case "on verra":
    case "on verra bien":
    case "pas trop":
      return after === "" || /^[,.;:!?…]/.test(after);
    case "pourquoi pas":
      return before !== "" && units.sentences[sentence]!.terminator !== "?";
    case "peut-être":
      return !tellsOfListener(units, firstToken, sentence);
    default:
      return true;
  }
}

/** « et pas qu'un peu » is emphasis. */
function isAfterNot(units: TextUnits, firstToken: number, sentence: number): boolean {
  const { firstToken: from } = units.sentences[sentence]!;
  return (
    units.tokens
      .slice(Math.max(from, firstToken - 2), firstToken)
      .map(({ norm }) => norm)
      .join(" ") === "pas qu'"
  );
}

/** « le pain que vous avez peut-être mangé »: a statement about the listener is not a claim. */
function tellsOfListener(units: TextUnits, token: number, sentence: number): boolean {
  const clause = findClauses(units).findLast(
    (other) => other.sentence === sentence && other.firstToken <= token,
  );
  return clause?.subject === "vous" && clause.endToken >= token;
}
