import type { SyntaxSentence } from "../../reading/read-sentence.ts";
import { holdsAny } from "../plain-text.ts";

type Words = SyntaxSentence["words"];

/** Under a negation these still make a demand: « n’hésitez pas », « n’a pas peur », « n’est pas une option ». */
const ASKING = new Set(
  "hésiter négliger oublier craindre manquer peur option secret problème compter effrayer rebuter".split(" "),
);
const NEGATORS = new Set("pas plus jamais aucun rien guère nullement".split(" "));
const CLAUSES = new Set(["conj", "parataxis", "advcl", "acl:relcl", "acl", "ccomp"]);
/** Subjects other than the candidate: their sentence demands nothing. */
const OTHERS =
  "on y|chez nous on|notre equipe|notre service|notre direction|notre groupe|notre association|notre entreprise|notre cabinet|nos equipes|nos techniciens|nos collaborateurs|la collegue|le collegue|votre tuteur|votre tutrice|ton tuteur|ta tutrice|maitre d apprentissage|maitre de stage|maitresse d apprentissage";
const ASKS =
  "recherch|cherch|attend|demand|exig|souhait|veut=|voulons|apprecie|recrut|vous=|tu=|votre profil";
/** What will be taught is not a requirement. */
const TAUGHT =
  "apprendras|apprendrez|tu apprends|vous apprenez|vous serez forme|tu seras forme|vous serez initie|tu seras initie|nous vous formerons|on te formera|on vous formera";

/** Whether somebody other than the candidate acts in a line. */
export function tellsOfOthers(plain: string): boolean {
  const cue = OTHERS.split("|").find((other) => ` ${plain} `.includes(` ${other}`));
  if (!cue) return false;
  const before = plain.slice(0, plain.indexOf(cue));
  return !holdsAny(plain, ASKS) || holdsAny(cue, "votre tut|ton tut|ta tut|maitre")
    ? before.split(" ").length <= 6
    : false;
}

/** Index, in the plain text of a line, from which the advert tells what will be taught; -1 where it does not. */
export function teachesAt(plain: string): number {
  const found = TAUGHT.split("|")
    .map((cue) => ` ${plain}`.indexOf(` ${cue}`))
    .filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : -1;
}

/** Whether a piece is governed by a negated verb of its own clause. */
export function isNegated(words: Words, item: { start: number; end: number }): boolean {
  const negated = new Set<number>();
  for (const word of words)
    if (word.lemma === "ne" && word.head >= 0 && isFullNegation(words, word.head)) negated.add(word.head);
  if (negated.size === 0) return false;
  const own = words.flatMap((word, at) =>
    word.start >= item.start && word.end <= item.end && word.upos !== "PUNCT" ? [at] : [],
  );
  const heads = own.filter((at) => !own.includes(words[at]!.head));
  return heads.length > 0 && heads.every((at) => reaches(words, at, negated));
}

function isFullNegation(words: Words, verb: number): boolean {
  const mine = words.filter(({ head }, at) => head === verb || at === verb);
  const below = words.filter(({ head }) => head >= 0 && words[head]!.head === verb);
  if ([...mine, ...below].some(({ lemma }) => ASKING.has(lemma))) return false;
  return [...mine, ...below].some(({ lemma }) => NEGATORS.has(lemma));
}

function reaches(words: Words, from: number, negated: ReadonlySet<number>): boolean {
  let at = from;
  for (let step = 0; step <= words.length && at >= 0; step += 1) {
    if (negated.has(at)) return true;
    const { deprel, upos, head } = words[at]!;
    if (CLAUSES.has(deprel) && (upos === "VERB" || deprel === "conj")) return false;
    at = head;
  }
  return false;
}
