import type { SyntaxSentence } from "../language/syntax.ts";
import { isFiniteVerbAt } from "../language/token-tags.ts";
import type { TextUnits, Token } from "../language/units.ts";
import { spokenCommas } from "./punctuate-speech.ts";

/** Subjects, and links that a clause follows: where one of them begins what may be a sentence, a comma is never wrong. */
const SUBJECTS = new Set("je j' tu il elle on nous vous ils elles c' ça y".split(" "));
const LINKS = new Set("donc alors sinon".split(" "));
/** What a clause of its own verb follows: « si jamais un jour | vous cherchez ». */
const OPENS_CLAUSE =
  /^(?:si|s'|quand|lorsqu[e']|comme|qu[e'i]|dont|où|(?:le|la|les|du|des|au|aux)quel(?:le)?s?|puisqu[e']|jusqu')$/;
const LONGEST_OPENING = 8;
/** Nothing ends on one of these. */
const CALLS = new Set(
  `de d' du des à au aux en par pour sur avec sans dans chez que qu' qui et ou mais où si comme quand lorsque combien comment pourquoi
  je j' tu il on ils ne n' me m' te t' se s' le la l' les un une mon ma mes ton ta tes son sa ses notre nos votre vos leurs cet cette
  ces est sont suis était ai as a ont avait très donc alors puis enfin moi toi lui eux elle là oui non voilà parce sinon nous vous`.split(
    /\s+/,
  ),
);
const NEVER_LAST = /^(?:ADP|SCONJ|CCONJ|DET|AUX)$/;
/** « de quelle moyenne | on parle », « si vous voulez | vous pouvez »: one part. */
const ASKS = /^(?:.{0,3}quel(?:le)?s?|voulez|veux)$/;

/**
 * Where a speaker of a transcript without stops takes breath before a clause: a comma there agrees with what writers do, or
 * stands after what is said first (« le lundi, je… »), where a stop could cut a clause.
 *
 * @param joined sentences whose start is only guessed
 * @param tics where the tokens of the tics begin: what stands beside one has its own rules
 * @returns places of commas inside sentences, and the sentences that one stands before
 */
export function breaths(
  units: TextUnits,
  syntax: readonly SyntaxSentence[],
  joined: ReadonlySet<number>,
  tics: ReadonlySet<number>,
): { commas: number[]; parted: Set<number> } {
  const parted = new Set<number>();
  if (units.punctuated) return { commas: [], parted };
  const { tokens, sentences } = units;
  const mayEnd = (at: number) => {
    const last = tokens[at]!;
    return (
      last.kind !== "punctuation" &&
      !tics.has(last.start) &&
      !CALLS.has(last.norm) &&
      !tokens.slice(Math.max(0, at - 1), at + 1).some(({ norm }) => ASKS.test(norm)) &&
      !awaitsVerb(tokens, at)
    );
  };
  for (const index of joined) {
    const sentence = sentences[index];
    const before = sentences[index - 1];
    if (!sentence || !before) continue;
    let first = sentence.firstToken;
    while (first < sentence.endToken - 1 && tics.has(tokens[first]!.start)) first += 1;
    const last = syntax[index - 1]!.words.findLast(({ upos }) => upos !== "PUNCT");
    if (!mayEnd(before.endToken - 1) || NEVER_LAST.test(last?.upos ?? "")) continue;
    if (LINKS.has(tokens[first]!.norm) || opensOnSubject(syntax[index]!, tokens[first]!)) parted.add(index);
  }
  const endAt = new Map(tokens.map(({ end }, at) => [end, at]));
  const ends = new Set(sentences.map(({ endToken }) => endToken - 1));
  const commas = spokenCommas(units.source).filter((place) => {
    const at = endAt.get(place);
    const next = at === undefined ? undefined : tokens[at + 1];
    if (at === undefined || !next || ends.has(at) || !mayEnd(at) || tics.has(next.start)) return false;
    return !SUBJECTS.has(next.norm) || opensOnSubject(syntax[next.sentence]!, next);
  });
  return { commas, parted };
}

/** Whether a clause was opened that has no verb yet. */
function awaitsVerb(tokens: readonly Token[], last: number): boolean {
  for (let at = last; at > Math.max(-1, last - LONGEST_OPENING); at -= 1) {
    const { norm, kind } = tokens[at]!;
    if (kind === "punctuation" || isFiniteVerbAt(tokens, at)) return false;
    if (OPENS_CLAUSE.test(norm)) return true;
  }
  return false;
}

function opensOnSubject({ words }: SyntaxSentence, { norm, start }: Token): boolean {
  if (!SUBJECTS.has(norm)) return false;
  const at = words.findIndex((word) => word.start === start);
  const { deprel, head, form } = words[at] ?? { deprel: "", head: -1, form: "" };
  if (!/^(?:nsubj|expl)/.test(deprel) || head <= at) return false;
  return !/^[nv]ous$/i.test(form) || !words[at + 1]?.feats.includes("Person=3");
}
