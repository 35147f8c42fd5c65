import { type SyntaxSentence, syntaxOfSentence } from "../../language/syntax.ts";
import type { LiteralChange } from "./change-words.ts";

type Word = SyntaxSentence["words"][number];

/** A seam that no French sentence has: an article or a preposition without what it calls, a subject without its verb. */
const BROKEN_SEAM: readonly (readonly [RegExp, RegExp])[] = [
  [/^DET$/, /^(?:PUNCT|DET|ADP|CCONJ|SCONJ|END)$/],
  [/^ADP$/, /^(?:PUNCT|CCONJ|END)$/],
  [/^SCONJ$/, /^(?:END)$/],
];
const CLITIC_SUBJECTS = /^(?:je|j['’]|tu|il|on|ils)$/i;
const CALLED_BY_SUBJECT = /^(?:VERB|AUX|PRON|ADV)$/;
/** « tous les jours », « toute une vie », « l'un des deux ». */
const DOUBLES = /^(?:tou(?:te?s?|s)|l['’]|des?|d['’])$/i;

/** What a sentence becomes with its changes, and where each character of the result stood. */
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
 * Whether a sentence still says who does what once it is changed: each verb that stays keeps a subject if it had one, and
 * no article, preposition or subject is left without what it calls. The result is read as a sentence of its own.
 *
 * @param changes in the order of the text, apart from each other, in places of the sentence
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

/** The broken seams of a sentence, by their words: only those that a change makes are its fault. */
function seamsOf(words: readonly Word[]): Set<string> {
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    // The two words of « du » share a place.
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

/** The finite verbs that lose the subject that they had although its word stays. */
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

/** The subject of a verb, or of what it is the auxiliary of. */
function subjectOf(words: readonly Word[], verb: number): number | null {
  const head = /^(?:aux|cop)/.test(words[verb]!.deprel) ? words[verb]!.head : verb;
  const found = words.findIndex(
    ({ head: above, deprel }) =>
      above === head && (deprel.startsWith("nsubj") || deprel.startsWith("expl:subj")),
  );
  return found < 0 ? null : found;
}
