import type { Span } from "./spans.ts";
import type { TextUnits } from "./units.ts";

const STOPS = new Set([",", ".", ";", ":", "!", "?", "…", "...", "..", "—", "–", ")", "»"]);
const HESITATION = /^(?:euh+|heu+|hum+|hm+|ben|bah|hein|quoi|voilà|bon|bref)$/;
const PRONOUNS = new Set("je j' tu il elle on nous vous ils elles ça c' ce".split(" "));

/** Whether a form that the reader does not decide stands aside in its sentence: « bref, … », « …, je sais pas. » */
export function standsAside(units: TextUnits, span: Span): boolean {
  const normAt = (index: number) => {
    const token = units.tokens[index];
    return token && token.sentence === span.sentence ? token.norm : "";
  };
  const previous = normAt(span.firstToken - 1);
  const next = normAt(span.endToken);
  const opens = previous === "" || STOPS.has(previous) || previous === "«" || HESITATION.test(previous);
  const closes = next === "" || STOPS.has(next);
  const sentence = units.sentences[span.sentence]!;
  switch (span.form) {
    case "je sais pas":
    case "je ne sais pas":
      return closes && sentence.firstToken !== span.firstToken && sentence.terminator !== "?";
    case "ok":
      return opens;
    case "allez":
      return opens && (PRONOUNS.has(next) || closes);
    default:
      return closes || opens;
  }
}
