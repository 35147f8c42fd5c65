import { FUNCTION_WORDS } from "../language/lexicons/function-words.ts";
import { opensOnCapital } from "../language/capitals.ts";
import { spanOf, type Span } from "../language/spans.ts";
import type { TextUnits, Token } from "../language/units.ts";
import { FIRST_NAMES } from "../language/lexicons/first-names.ts";

const NOT_NAMES = new Set(
  "monsieur madame mesdames messieurs bonjour bonsoir merci internet français française françaises sms gps pdf ia rh ceo cto oui non ok tout toute tous".split(
    " ",
  ),
);
/** Words that introduce the name of the speaker's own product or company. */
const INTRODUCES_BRAND = new Set(
  "application appli logiciel plateforme service marque projet produit startup start-up société entreprise association créé créée lancé lancée conçu fabriqué développé inventé monté baptisé baptisée appelé appelée s'appelle appelle nommé outil site avec".split(
    " ",
  ),
);
/** « Repièce est une plateforme… » */
const BRAND_ARTICLES = new Set(["un", "une", "le", "la"]);
const INTRODUCES_SELF = new Set(["m'appelle", "appelle", "prénomme", "nomme"]);

/**
 * Names of people, places and brands: capitals inside a sentence, several in a row as one; at the head of a sentence
 * only a known first name or a name met elsewhere. In a text all in capitals none is found. The speaker's own name is
 * left out: it proves nothing.
 */
export function findNames(units: TextUnits): Span[] {
  if (isAllCapitals(units)) return [];
  const inside = new Set<string>();
  for (let index = 0; index < units.tokens.length; index += 1) {
    if (isInnerName(units, index)) inside.add(units.tokens[index]!.norm);
  }
  const brands = findBrands(units);
  const isName = (index: number) => isInnerName(units, index) || isInitialName(units, index, inside);
  const spans: Span[] = [];
  let index = 0;
  while (index < units.tokens.length) {
    let end = index;
    while (
      end < units.tokens.length &&
      units.tokens[end]!.sentence === units.tokens[index]!.sentence &&
      isName(end)
    ) {
      end += 1;
    }
    if (end > index && !isSelf(units, index) && !brands.has(units.tokens[index]!.norm))
      spans.push(spanOf(units, index, end, "name"));
    index = Math.max(end, index + 1);
  }
  return spans;
}

function isCapitalised(token: Token): boolean {
  return (
    token.kind === "word" &&
    token.text.length > 1 &&
    opensOnCapital(token.text) &&
    !/['’]$/.test(token.text) &&
    !NOT_NAMES.has(token.norm)
  );
}

function isInnerName(units: TextUnits, index: number): boolean {
  const token = units.tokens[index]!;
  const previous = units.tokens[index - 1];
  if (!isCapitalised(token) || !previous || previous.sentence !== token.sentence) return false;
  return !/^[«"“:•\-–—(]/.test(previous.text) || FIRST_NAMES.has(token.fold);
}

function isInitialName(units: TextUnits, index: number, inside: ReadonlySet<string>): boolean {
  const token = units.tokens[index]!;
  if (!isCapitalised(token) || FUNCTION_WORDS.has(token.norm)) return false;
  return FIRST_NAMES.has(token.fold) || inside.has(token.norm);
}

/** Names that the pitch gives to its own product: they prove nothing, like the speaker's own name. */
function findBrands(units: TextUnits): Set<string> {
  const brands = new Set<string>();
  for (let index = 1; index < units.tokens.length; index += 1) {
    const token = units.tokens[index]!;
    if (!isInnerName(units, index) || FIRST_NAMES.has(token.fold)) continue;
    const before = units.tokens[index - 1]!.norm;
    const article =
      before === "la" || before === "le" || before === "l'" ? units.tokens[index - 2]?.norm : before;
    if (INTRODUCES_BRAND.has(article ?? "")) brands.add(token.norm);
  }
  for (let index = 0; index < units.tokens.length; index += 1) {
    const token = units.tokens[index]!;
    const isDefined =
      units.tokens[index + 1]?.norm === "est" && BRAND_ARTICLES.has(units.tokens[index + 2]?.norm ?? "");
    const isNoun = isCapitalised(token) && !FUNCTION_WORDS.has(token.norm) && !FIRST_NAMES.has(token.fold);
    if (isDefined && isNoun) brands.add(token.norm);
  }
  return brands;
}

function isSelf(units: TextUnits, index: number): boolean {
  const [before, earlier] = [units.tokens[index - 1]?.norm ?? "", units.tokens[index - 2]?.norm ?? ""];
  if (INTRODUCES_SELF.has(before)) return true;
  if (before === "suis" && earlier === "je") return true;
  return before === "est" && units.tokens[index - 3]?.norm === "moi";
}

function isAllCapitals(units: TextUnits): boolean {
  let capitals = 0;
  let letters = 0;
  for (const token of units.tokens) {
    if (token.kind !== "word" || token.text.length < 3) continue;
    letters += 1;
    if (token.text === token.text.toUpperCase()) capitals += 1;
  }
  return letters > 0 && capitals / letters > 0.5;
}
