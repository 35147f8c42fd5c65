import { HAVE_AND_BE, type Mend, SKIPPED, type Words, wordsOf } from "./words-of.ts";
import { foldWord } from "../../language/tokenize.ts";
import type { TextUnits } from "../../language/units.ts";
import { isWord, rightForms } from "./known-words.ts";
import { bareForm } from "./sound-key.ts";

const LETTERS = /^\p{L}+$/u;
const PARTICIPLE = /é(?:e?s?)$/u;
const SUBJECT = /^(?:je|j'|tu|il|elle|on|ils|elles|qui|me|m'|te|t'|se|s'|ne|n'|nous|vous|y|en|lui|leur)$/;
const DETERMINER =
  /^(?:un|une|le|la|les|l'|mon|ma|mes|ton|ta|son|sa|ses|ce|cet|cette|des|du|notre|votre|au)$/;

/** Misspelt words that the word list tells: missing accents, doubled letters, « lentreprise ». */
export function wordChanges(units: TextUnits): Mend[] {
  const words = wordsOf(units);
  const isShort =
    new Set(units.tokens.map(({ norm }) => norm).filter((norm) => SURE_SHORT.has(norm))).size > 1;
  const hasNoCapital = !/\p{Lu}/u.test(units.source);
  return units.tokens.flatMap((token, at) => {
    if (token.kind !== "word") return [];
    const next = units.tokens[at + 1];
    if (isShort && /^c$/i.test(token.text) && next?.text === "t")
      return [{ start: token.start, end: next.end, insert: likeCase("c'était", token.text) }];
    const short = isShort ? writtenOut(words, at) : null;
    if (short !== null) return [{ start: token.start, end: token.end, insert: likeCase(short, token.text) }];
    if (!LETTERS.test(token.text) || isName(words, at)) return [];
    const found = rightForms(token.norm);
    if (found.length === 0) return [];
    const right =
      found.length === 1 && !mayBePresent(token.norm, found[0]!) ? found[0]! : chosen(words, at, found);
    if (right === null || !mayOpen(words, at, right) || words.isJoined(at)) return [];
    // « les dalons », friends in Réunion: no « d'allons » after « les ».
    if (right.includes("'") && DETERMINER.test(words.form(at - 1))) return [];
    if (hasNoCapital && mayBePlace(words, at, right)) return [];
    return [{ start: token.start, end: token.end, insert: likeCase(right, token.text) }];
  });
}

/** What is written short in messages; two of the sure ones tell that a text is written so. */
const SHORT = new Map(
  `slt salut
bjr bonjour
pcq parce que
pck parce que
ds dans
pr pour
vs vous
ns nous
tt tout
bcp beaucoup
qd quand
pdt pendant
ac avec
avc avec
mtn maintenant
tjs toujours
tjrs toujours
jms jamais
c c'est
g j'ai
qqn quelqu'un
qqch quelque chose
svp s'il vous plaît
stp s'il te plaît
vrmt vraiment
jsuis je suis
jvais je vais
jveux je veux
jpeux je peux
jfais je fais`
    .split("\n")
    .map((line): [string, string] => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]),
);
const SURE_SHORT = new Set(
  "slt bjr pcq pck bcp qd pdt mtn tjs tjrs jms vrmt jsuis jvais jveux jpeux qqn qqch ds vs tt".split(" "),
);

/** « c t », « jcherche », « bcp » written out, in a text written short. */
function writtenOut(words: Words, at: number): string | null {
  const { norm, text } = words.tokens[at]!;
  if (words.isJoined(at)) return null;
  const [, said] = /^j([^aeiouyhàâéèêîôû]\p{L}{2,})$/u.exec(norm) ?? [];
  if (said !== undefined && !isWord(norm) && isWord(said)) return `je ${said}`;
  return SHORT.get(text.toLowerCase()) ?? null;
}

/** « jete » is « jeté » or « jette » misspelt. */
const mayBePresent = (form: string, right: string): boolean =>
  /[^e]es?$/.test(form) && /és?$/.test(right) && isWord(right.replace(/és?$/, "er"));

/** A capital inside a sentence, or more than one. */
function isName(words: Words, at: number): boolean {
  const { text, norm } = words.tokens[at]!;
  return text !== norm && (!words.opens(at) || (text.length > 1 && text === text.toUpperCase()));
}

/** With the capital of a sentence it may still be a name: only an accent or an apostrophe lacks. */
function mayOpen(words: Words, at: number, right: string): boolean {
  const { text, norm } = words.tokens[at]!;
  return text === norm || right.includes("'") || bareForm(right) === bareForm(norm);
}

/** « à pied de thiers », in a text without capitals: no « tiers », while « à comencer » and « de facon » are misspelt. */
const mayBePlace = (words: Words, at: number, right: string): boolean =>
  PLACES.test(words.form(at - 1)) && !INFINITIVE.test(right) && foldWord(right) !== words.tokens[at]!.fold;
const PLACES = /^(?:à|de|d'|vers|depuis|chez)$/;
const INFINITIVE = /(?:er|ir|re|oir)$/;

/** « diplome » is « diplôme » or « diplômé »: the words before it tell. */
function chosen(words: Words, at: number, found: readonly string[]): string | null {
  if (/^(?:ils|elles)$/.test(words.form(at - 1))) {
    const plural = found.filter((word) => word.endsWith("ent"));
    return plural.length === 1 ? plural[0]! : null;
  }
  const [participles, others] = [true, false].map((is) =>
    found.filter((word) => PARTICIPLE.test(word) === is),
  );
  if (participles!.length !== 1 || others!.length > 1) return null;
  let before = at - 1;
  while (SKIPPED.has(words.form(before))) before -= 1;
  const form = words.form(before);
  if (HAVE_AND_BE.has(form)) return participles![0]!;
  const isCounted = words.tokens[before]?.kind === "number";
  return isCounted || SUBJECT.test(form) || DETERMINER.test(form) ? (others![0] ?? null) : null;
}

export const likeCase = (right: string, said: string): string =>
  /^\p{Lu}/u.test(said) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
