import { spanOf, type Span } from "./spans.ts";
import { tagAt } from "./token-tags.ts";
import type { TextUnits } from "./units.ts";

interface Address {
  /**
   * « vous », « votre », « vos » (or « tu », « ton »…) that address the listener; the caller leaves out tics such as
   * « vous voyez ».
   */
  pronouns: Span[];
  imperatives: Span[];
  questions: Span[];
}

const SECOND_PERSON = new Set("vous votre vos vôtre vôtres tu te t' toi ton ta tes".split(" "));
/** Verbs of a question rather than of an order: « savez-vous », « avez-vous ». */
const NOT_IMPERATIVE = new Set("savez voulez pouvez avez avons sommes voyez".split(" "));
const IMPERATIVE = /.{2}(?:ez|ons)$|^(?:faites|dites)$/;
const CLAUSE_EDGE = new Set([
  ",",
  ".",
  ";",
  ":",
  "!",
  "?",
  "…",
  "...",
  "—",
  "–",
  "«",
  "et",
  "puis",
  "ou",
  "mais",
  "alors",
  "donc",
  "maintenant",
  "surtout",
  "demain",
  "aujourd'hui",
]);
/** Where the text addresses its listener: second person, imperatives, questions. */
export function findAddress(units: TextUnits): Address {
  const pronouns: Span[] = [];
  for (let index = 0; index < units.tokens.length; index += 1) {
    const token = units.tokens[index]!;
    if (token.kind !== "word" || !SECOND_PERSON.has(token.norm)) continue;
    if (token.norm === "t'" && units.tokens[index + 1]?.norm === "il") continue;
    pronouns.push(spanOf(units, index, index + 1, token.norm));
  }
  const questions = units.sentences
    .filter((sentence) => sentence.terminator === "?" && sentence.words > 1)
    .map((sentence) => spanOf(units, sentence.firstToken, sentence.endToken, "question"));
  return { pronouns, imperatives: findImperatives(units), questions };
}

/** Imperatives in -ez or -ons that open a clause: « Imaginez », « Venez jeudi », « parlons-en ». */
export function findImperatives(units: TextUnits): Span[] {
  const hits: Span[] = [];
  for (let index = 0; index < units.tokens.length; index += 1) {
    const token = units.tokens[index]!;
    if (token.kind !== "word" || token.norm.length < 4) continue;
    if (!IMPERATIVE.test(token.norm) || NOT_IMPERATIVE.has(token.norm)) continue;
    const previous = units.tokens[index - 1];
    const opens =
      !previous ||
      previous.sentence !== token.sentence ||
      CLAUSE_EDGE.has(previous.norm) ||
      previous.norm === "n'" ||
      previous.norm === "ne";
    if (!opens || isSubjectNear(units, index) || !isVerb(units, index)) continue;
    // « avez-vous », « pouvez-vous »: an inverted question, not an order.
    const next = units.tokens[index + 1];
    const inverted =
      (next?.norm === "vous" || next?.norm === "nous") && units.sentences[token.sentence]?.terminator === "?";
    if (!inverted) hits.push(spanOf(units, index, index + 1, token.norm));
  }
  return hits;
}

/**
 * « Chez », « assez », « des tampons » only have the ending of an imperative; « nous publierons et ne déposerons » is a
 * statement.
 */
function isVerb({ tokens }: TextUnits, index: number): boolean {
  const tag = tagAt(tokens, index);
  return tokens[index]!.norm.endsWith("ons")
    ? /^VERB\.(?:Ind|Imp|Sub)Pres/.test(tag)
    : !/^(?:ADP|ADV|DET|NOUN|NUM|PRON)/.test(tag);
}

/** « vous ne venez », « nous, et nous prenons »: a subject stands right before, apart from « ne ». */
function isSubjectNear(units: TextUnits, index: number): boolean {
  const normAt = (at: number) => units.tokens[at]?.norm;
  const isNegated = normAt(index - 1) === "ne" || normAt(index - 1) === "n'";
  const before = isNegated ? index - 2 : index - 1;
  if (isNegated && (normAt(before) === "vous" || normAt(before) === "nous")) return true;
  if (normAt(before) !== "et" && normAt(before) !== "ou") return false;
  // « vous cherchez et trouvez »: both verbs share the first subject.
  const sentence = units.tokens[index]!.sentence;
  for (let at = before - 1; at >= Math.max(0, index - 8); at -= 1) {
    const token = units.tokens[at]!;
    if (token.sentence !== sentence || token.kind === "punctuation") return false;
    if (token.norm === "vous" || token.norm === "nous")
      return !IMPERATIVE.test(units.tokens[at - 1]?.norm ?? "");
  }
  return false;
}
