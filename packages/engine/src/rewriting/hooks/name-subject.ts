import { findDependents, type SyntaxSentence } from "../../language/syntax.ts";
import { type Agreement, agreementOf } from "../sentences/stands-alone.ts";

type Words = SyntaxSentence["words"];
type Word = Words[number];
/** Indexes of a first and a last word. */
interface Range {
  from: number;
  to: number;
}

const PRONOUN = /^(?:ils?|elles?)$/iu;
/** Words; a longer group is too heavy for the subject of an opening. */
const MOST_NAMED = 7;
/** Most sentences back, all about the same person, to look for the name. */
const MOST_BACK = 3;
/** Relations of the words in a noun group to their noun. */
const IN_GROUP = /^(?:det|amod|nmod|nummod|flat|case|fixed|compound|appos)/u;
/** « ce jour-là », « tout le monde », « quelque chose »: determiners of no particular person. */
const POINTS = /^(?:ce|cet|cette|ces|quel(?:le)?s?|chaque|aucune?|tou(?:te?s?|s)|quelque)$/iu;
const NO_ACTOR = /^(?:monde|chose|fois|jour|an|année|mois|semaine|heure|moment|temps|truc|peu|genre|suite)$/u;

/** « Il a plu », « il reste trois mille euros »: an impersonal « il ». */
const RAINED = /^(?:plu|neigé)$/iu;
const IMPERSONAL =
  /^(?:falloir|pleuvoir|neiger|geler|rester|manquer|exister|suffire|agir|arriver|sembler|paraître|valoir|être)$/u;

/** Whether a noun agrees with a pronoun; unknown features match anything. The gender of a name is its article's. */
function agrees(words: Words, at: number, meant: Agreement): boolean {
  const { upos, feats } = words[at]!;
  const article = findDependents(words, at).find((dependent) => words[dependent]!.deprel === "det");
  const own = upos === "PROPN" ? { gender: "", number: "Sing" } : agreementOf(feats);
  const said = article === undefined ? own : agreementOf(words[article]!.feats);
  const gender = said.gender || own.gender;
  const number = said.number || own.number;
  return (gender === "" || gender === meant.gender) && (number === "" || number === meant.number);
}

const SPEAKER = /^(?:moi|je|j['’])$/iu;
const isNoun = ({ upos }: Word) => upos === "NOUN" || upos === "PROPN";

/** Indexes of the words of a noun group; null if it is not contiguous or too long. */
function groupOf(words: Words, head: number): Range | null {
  const inside = [head];
  for (let at = 0; at < inside.length && inside.length <= MOST_NAMED; at += 1)
    inside.push(
      ...findDependents(words, inside[at]!).filter((dependent) => IN_GROUP.test(words[dependent]!.deprel)),
    );
  const from = Math.min(...inside);
  const to = Math.max(...inside);
  return to - from + 1 === inside.length && inside.length <= MOST_NAMED ? { from, to } : null;
}

/** The subject of the main verb of a sentence. */
function subjectOf(words: Words): number {
  const root = words.findIndex(({ deprel }) => deprel === "root");
  return findDependents(words, root).find((at) => words[at]!.deprel.startsWith("nsubj")) ?? -1;
}

/** An object pronoun before its verb, which may be another person: « le taxi lui coûterait ». */
const isSomebodyElse = ({ upos, feats, form, deprel, head }: Word, at: number) =>
  upos === "PRON" &&
  head > at &&
  feats.includes("Person=3") &&
  /^(?:lui|leur|l['’]|le|la|les)$/iu.test(form) &&
  !/^nsubj|^expl/u.test(deprel);
/** A name that may be a person's: « Mon oncle est pisteur à Valloire » names one person. */
const isName = (words: Words) => (place: number) =>
  words[place]!.upos === "PROPN" &&
  !findDependents(words, place).some((at) => /^(?:à|au|en|dans|près|vers|sous|sur)$/iu.test(words[at]!.form));
/** « Mon oncle », « Papa », « Karine »: a person, the likeliest antecedent among several nouns. */
const isSomebody = (words: Words, { from, to }: Range) =>
  words.slice(from, to + 1).some(({ upos }) => upos === "PROPN") ||
  /^(?:mon|ma|mes)$/iu.test(words[from]!.form);

/**
 * The antecedent of « il », « elle », « ils » or « elles » at the start of a sentence: the words of its group, in the
 * sentences before it, or null where more than one could be meant. The subject of the sentence before is meant (Grosz,
 * Joshi and Weinstein 1995), where it agrees and nothing else of that sentence does; beside somebody, only another
 * name.
 *
 * @param sentences of the text, as read
 * @param at place of the sentence that the pronoun opens
 * @param pronoun that word
 */
export function namedBefore(
  sentences: readonly SyntaxSentence[],
  at: number,
  pronoun: Word,
): readonly Word[] | null {
  if (!PRONOUN.test(pronoun.form) || !pronoun.deprel.startsWith("nsubj")) return null;
  const own = sentences[at]!.words;
  const next = own[own.indexOf(pronoun) + 1];
  const verb = own[pronoun.head];
  if (
    !next ||
    !verb ||
    /^(?:y|en)$/iu.test(next.form) ||
    IMPERSONAL.test(verb.lemma) ||
    RAINED.test(verb.form)
  )
    return null;
  const meant = {
    gender: /^elle/iu.test(pronoun.form) ? "Fem" : "Masc",
    number: /s$/iu.test(pronoun.form) ? "Plur" : "Sing",
  };
  const topic = topicOf(sentences[0]!.words, meant);
  for (let back = 1; back <= MOST_BACK; back += 1) {
    const words = sentences[at - back]?.words;
    if (!words) return null;
    // « Je vais vous parler de ma grand-mère Lucette. Elle est née à Saugues. »
    if (at === back && topic) return topic;
    // « Le taxi lui coûterait 62 euros. Il va reporter »: « il » may be the person of « lui », named earlier.
    if (words.some(isSomebodyElse)) return null;
    const subject = subjectOf(words);
    // The same pronoun is the subject there: look further back for its antecedent.
    if (words[subject]?.form.toLowerCase() === pronoun.form.toLowerCase()) continue;
    const agreeing = words.flatMap((word, place) =>
      isNoun(word) && agrees(words, place, meant) ? [place] : [],
    );
    const group = agreeing.includes(subject) ? groupOf(words, subject) : null;
    if (!group) return null;
    // « Moi c'est Yves Morel et j'ai écrit un livre. Il »: the name is the speaker's own.
    if (words[subject]!.upos === "PROPN" && words.some(({ form }) => SPEAKER.test(form))) return null;
    const others = agreeing.filter((place) => place < group.from || place > group.to);
    const isMeant = isSomebody(words, group) ? !others.some(isName(words)) : others.length === 0;
    return isMeant ? spokenGroup(words, group, subject) : null;
  }
  return null;
}

/** The person whom a speech says that it is about, in its first sentence; null if it says none. */
function topicOf(words: Words, meant: Agreement): readonly Word[] | null {
  const told = words.findIndex(({ lemma }) => /^(?:parler|présenter)$/u.test(lemma));
  const head = findDependents(words, told).find(
    (at) => at > told && isNoun(words[at]!) && /^(?:obl|obj)/u.test(words[at]!.deprel),
  );
  if (told < 0 || head === undefined || !agrees(words, head, meant)) return null;
  const group = groupOf(words, head);
  if (!group) return null;
  const from = words.findIndex(({ upos }, at) => at >= group.from && upos !== "ADP");
  return isSomebody(words, { from, to: group.to }) ? spokenGroup(words, { from, to: group.to }, head) : null;
}

/** The words of a group that can replace the pronoun: a name, or a noun whose determiner is not in `POINTS`. */
function spokenGroup(words: Words, { from, to }: Range, head: number): readonly Word[] | null {
  if (NO_ACTOR.test(words[head]!.lemma)) return null;
  const said = words.slice(from, to + 1);
  if (said.some(({ form }) => POINTS.test(form))) return null;
  const [first] = said;
  const isDetermined = first!.upos === "DET" || first!.upos === "PROPN" || first!.upos === "NUM";
  return isDetermined ? said : null;
}
