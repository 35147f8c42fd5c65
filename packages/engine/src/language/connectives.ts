import { CONNECTIVES, type ConnectiveFunction } from "./lexicons/connectives.ts";
import { compilePhrases, findPhrases, matchPhraseAt, type PhraseHit } from "./phrases.ts";
import { tagAt } from "./token-tags.ts";
import type { TextUnits } from "./units.ts";

export type ConnectiveHit = PhraseHit<ConnectiveFunction>;

const FORMS = compilePhrases(
  Object.entries(CONNECTIVES).flatMap(([name, forms]) => {
    return forms.map((form) => [form, name as ConnectiveFunction] as const);
  }),
);

const CLAUSE_EDGE = new Set([",", ".", ";", ":", "!", "?", "…", "...", "—", "–", "(", "«"]);
const TIME_NUMBER = new Set(
  "un une deux trois quatre cinq six sept huit neuf dix quinze vingt que qu' le la l' ce cette plusieurs".split(
    " ",
  ),
);

/** Located connectives with their function; ambiguous forms are kept only where they connect. */
export function findConnectives(units: TextUnits): ConnectiveHit[] {
  return findPhrases(units, FORMS).filter((hit) => connects(units, hit.firstToken, hit.form));
}

/** True when a connective starts at this token. */
export function startsWithLink(units: TextUnits, index: number): boolean {
  const found = matchPhraseAt(units, FORMS, index);
  return found !== null && connects(units, index, found.form);
}

function connects(units: TextUnits, index: number, form: string): boolean {
  const previous = units.tokens[index - 1];
  const next = units.tokens[index + 1];
  const opens =
    !previous || previous.sentence !== units.tokens[index]!.sentence || CLAUSE_EDGE.has(previous.norm);
  switch (form) {
    case "or":
      return opens;
    case "car":
      return !isNoun(units, index);
    case "depuis":
      return next?.kind === "number" || TIME_NUMBER.has(next?.norm ?? "");
    case "quand":
      return units.sentences[units.tokens[index]!.sentence]!.terminator !== "?" || !opens;
    case "puis":
      return !tagAt(units.tokens, index).startsWith("VERB");
    case "outre":
      return opens;
    case "résultat":
    case "conséquence":
      return opens && (next?.norm === ":" || next?.norm === ",");
    default:
      return true;
  }
}

/** « un car »: the noun, not the connective. */
function isNoun({ tokens }: TextUnits, index: number): boolean {
  return /^(?:NOUN|PROPN|ADJ)/.test(tagAt(tokens, index));
}
