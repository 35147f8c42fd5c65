import { type SyntaxSentence, syntaxOfSentence } from "../../language/syntax.ts";
import type { LiteralChange } from "./change-words.ts";

type Word = SyntaxSentence["words"][number];

/**
 * Tags that cannot follow each other in French: a determiner, preposition or conjunction without what it introduces.
 */
const BROKEN_SEAM: readonly (readonly [RegExp, RegExp])[] = [
  [/^DET$/, /^(?:PUNCT|DET|ADP|CCONJ|SCONJ|END)$/],
  [/^ADP$/, /^(?:PUNCT|CCONJ|END)$/],
  [/^SCONJ$/, /^(?:END)$/],
];
const CLITIC_SUBJECTS = /^(?:je|j['’]|tu|il|on|ils)$/i;
const CALLED_BY_SUBJECT = /^(?:VERB|AUX|PRON|ADV)$/;
/** Determiners that another one may follow: « tous les jours », « toute une vie », « l'un des deux ». */
const DOUBLES = /^(?:tou(?:te?s?|s)|l['’]|des?|d['’])$/i;

/** The sentence once changed, with the old offset of each of its characters (-1 for inserted ones). */
function applied(text: string, changes: readonly LiteralChange[]): { after: string; from: Int32Array } {
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const { start, end, insert } of changes) {
    for (let place = at; place < start; place += 1) places.push(place);
    parts.push(text.slice(at, start), insert);
    for (let step = 0; step < insert.length; step += 1) places.push(-1);
    at = end;
  }
  for (let place = at; place < text.length; place += 1) places.push(place);
  parts.push(text.slice(at));
  return { after: parts.join(""), from: Int32Array.from(places) };
}

/**
 * Whether a sentence is still grammatical once changed: each verb that stays keeps a subject if it had one, and no
 * article, preposition or subject is left without the word it needs. The result is parsed as a new sentence.
 *
 * @param changes in the order of the text, without overlap, as offsets in the sentence
 * @param syntax of the sentence as it is
 */
export function isSound(
  text: string,
  changes: readonly LiteralChange[],
  { words: before, start: origin }: SyntaxSentence,
): boolean {
  const { after, from } = applied(text, changes);
  const words = syntaxOfSentence(after).words;
  const seams = seamsOf(before);
  for (const seam of seamsOf(words)) if (!seams.has(seam)) return false;
  return lostSubjects(before, words, from, origin) === 0;
}

/**
 * The ungrammatical word pairs of a sentence; compared before and after, so that only new ones count against a change.
 */
function seamsOf(words: readonly Word[]): Set<string> {
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    // A contraction such as « du » is two words (de + le) at the same offset.
    if (next && next.start === word.start) continue;
    const upos = next?.upos ?? "END";
    const isBroken = BROKEN_SEAM.some(([left, right]) => left.test(word.upos) && right.test(upos));
    const isAlone = CLITIC_SUBJECTS.test(word.form) && word.upos === "PRON" && !CALLED_BY_SUBJECT.test(upos);
    const isInverted =
      word.form.startsWith("-") || words[at - 1]?.upos === "VERB" || words[at - 1]?.upos === "AUX";
    if ((isBroken && !DOUBLES.test(word.form)) || (isAlone && !isInverted))
      found.add(`${word.form} ${next?.form ?? ""}`.toLowerCase());
  }
  return found;
}

const isFiniteVerb = ({ upos, feats }: Word) =>
  (upos === "VERB" || upos === "AUX") && feats.includes("VerbForm=Fin");

/** Counts the finite verbs that the parser no longer links to their subject although both words stay. */
function lostSubjects(
  before: readonly Word[],
  after: readonly Word[],
  from: Int32Array,
  origin: number,
): number {
  const stays = new Map<number, number>();
  for (const [at, word] of after.entries()) {
    const place = from[word.start] ?? -1;
    if (place >= 0) stays.set(place + origin, at);
  }
  let lost = 0;
  for (const [at, word] of before.entries()) {
    if (!isFiniteVerb(word)) continue;
    const subject = subjectOf(before, at);
    const kept = stays.get(word.start);
    if (subject === null || kept === undefined || !stays.has(before[subject]!.start)) continue;
    if (!isFiniteVerb(after[kept]!) || subjectOf(after, kept) === null) lost += 1;
  }
  return lost;
}

/** The subject of a verb; for an auxiliary or a copula, the subject of its head. */
function subjectOf(words: readonly Word[], verb: number): number | null {
  const head = /^(?:aux|cop)/.test(words[verb]!.deprel) ? words[verb]!.head : verb;
  const found = words.findIndex(
    ({ head: above, deprel }) =>
      above === head && (deprel.startsWith("nsubj") || deprel.startsWith("expl:subj")),
  );
  return found < 0 ? null : found;
}
