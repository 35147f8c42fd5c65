import { byReading, type SyntaxSentence } from "../reading/read-sentence.ts";

type Words = SyntaxSentence["words"];
type Word = Words[number];

/** « je pense », « il me semble »: what a speaker says of their own doubt. */
export const OPINIONS: readonly (readonly string[])[] = [
  ["je", "pense"],
  ["je", "crois"],
  ["je", "trouve"],
  ["je", "dirais"],
  ["je", "suppose"],
  ["j'", "imagine"],
  ["il", "me", "semble"],
];
const PERHAPS = new Set(["peut-être", "probablement"]);
/** After these, the verb is more than a hedge: « ce que je crois », « quand je pense que… », « si je dirais ». */
const HELD = new Set("que qu' qui ce si comme où dont quand lequel laquelle auquel ne n' y en".split(" "));
/** « Mais je crois. »: without it nothing would follow the link. */
const LINKS = new Set(["mais", "et"]);
const THAT = new Set(["que", "qu'"]);
/** Relations of what is said under an opinion, the likeliest first. */
const SAID = ["ccomp", "parataxis", "obj", "xcomp", "advcl", "conj"];

/**
 * The words of a sentence without « je pense que », « je dirais », « peut-être » and the like: what is said, whatever its
 * speaker adds of doubt. What hung on them hangs on what they introduce.
 */
export const withoutOpinions: (words: readonly Word[]) => readonly Word[] = byReading((words) => {
  const forms = words.map(({ form }) => form.toLowerCase().replaceAll("’", "'"));
  const isLeft = new Uint8Array(words.length);
  let isSaid = false;
  for (let at = 0; at < words.length; at += 1) {
    const end = PERHAPS.has(forms[at]!) ? at + 1 : opinionAt(words, forms, at);
    if (end === at) continue;
    const until = THAT.has(forms[end] ?? "") ? end + 1 : end;
    isLeft.fill(1, at, until);
    isSaid = true;
    at = until - 1;
  }
  if (!isSaid || words.every(({ upos }, at) => isLeft[at] === 1 || upos === "PUNCT")) return words;
  return attach(words, isLeft);
});

/** The index after an opinion that starts at `at`, `at` itself where none does. */
function opinionAt(words: readonly Word[], forms: readonly string[], at: number): number {
  const opinion = OPINIONS.find((some) => some.every((form, step) => forms[at + step] === form));
  if (!opinion) return at;
  const end = at + opinion.length;
  const before = forms[at - 1] ?? "";
  if (HELD.has(before)) return at;
  if (THAT.has(forms[end] ?? "")) return end;
  const isAside = end === words.length || words[end]!.upos === "PUNCT";
  return (isAside || opinion[1] === "dirais") && !LINKS.has(before) ? end : at;
}

function attach(words: readonly Word[], isLeft: Uint8Array): readonly Word[] {
  const heirs = new Map<number, number>();
  const heirOf = (removed: number): number => {
    const known = heirs.get(removed);
    if (known !== undefined) return known;
    let heir = -1;
    let rank = SAID.length;
    for (const [at, { head, deprel }] of words.entries()) {
      if (head !== removed || isLeft[at] === 1) continue;
      const own = SAID.findIndex((relation) => deprel.startsWith(relation));
      if (own < 0 || own >= rank) continue;
      heir = at;
      rank = own;
    }
    heirs.set(removed, heir);
    return heir;
  };
  /** Head and relation of a word, past those that are left out. */
  const placeOf = (at: number): { head: number; deprel: string } => {
    let { head, deprel } = words[at]!;
    for (let steps = 0; head >= 0 && isLeft[head] === 1 && steps < words.length; steps += 1) {
      const heir = heirOf(head);
      if (heir >= 0 && heir !== at) return { head: heir, deprel };
      if (heir === at || words[head]!.deprel === "root") deprel = words[head]!.deprel;
      head = words[head]!.head;
    }
    return { head, deprel };
  };
  const placed = new Map<number, number>();
  for (let at = 0; at < words.length; at += 1) if (isLeft[at] === 0) placed.set(at, placed.size);
  return Array.from(placed.keys(), (at) => {
    const { head, deprel } = placeOf(at);
    return { ...words[at]!, head: placed.get(head) ?? -1, deprel };
  });
}
