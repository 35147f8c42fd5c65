import { type SyntaxSentence, syntaxOfSentence } from "../../language/syntax.ts";
import { countWords } from "../../pitch.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { mayOpenNext } from "./open-ends.ts";
import { capitalize, type Range } from "../edits/remove-ranges.ts";

type Word = SyntaxSentence["words"][number];

/** Words; a longer sentence is split if each part can stand alone. */
const LONGEST = 30;
const SHORTEST_PART = 6;
const LONGEST_OPENING = 10;
const LINKS = new Set(["et", "mais", "donc"]);

/** A split: the range to cut between two clauses, and its replacement. */
interface Parting extends Range {
  insert: string;
}

/**
 * Splits a sentence of more than thirty words where its syntax joins two clauses that each have their own subject and
 * verb: at a comma, or at « et », « mais », « donc ». A relative or a quotation is never cut.
 *
 * @param isCut whether a word is cut anyway: no part may start with it
 */
export function partSentence(
  source: string,
  { words, start, end }: SyntaxSentence,
  isCut: (word: Range) => boolean,
): Parting[] {
  const text = source.slice(start, end);
  if (countWords(text) <= LONGEST || /[«»“”"()[\]:]/.test(text)) return [];
  const root = words.findIndex(({ head }) => head < 0);
  if (root < 0 || !isClause(words, root)) return [];
  const edges = subtreeEdges(words);
  const found: { at: number; from: number; isLinked: boolean }[] = [];
  for (let at = root + 1; at < words.length; at += 1) {
    const { deprel } = words[at]!;
    if (deprel !== "conj" && !deprel.startsWith("parataxis")) continue;
    if (!joinsRoot(words, at, root) || !isClause(words, at)) continue;
    const from = fromItsLink(words, edges[at]!.first);
    if (from <= root || crosses(words, from, at)) continue;
    const cut = cutAt(words, from, isCut);
    if (cut) found.push({ at: from, ...cut });
  }
  // « les gens vont travailler, les enfants vont à l'école, les vieux font leurs courses »: a list of clauses is not
  // split.
  const listed = found.filter(({ isLinked }) => !isLinked).length;
  const cuts = found.filter(({ isLinked }) => isLinked || listed < 2);
  const chosen: Parting[] = [];
  const choose = (from: number, to: number) => {
    if (countWords(source.slice(from, to)) <= LONGEST) return;
    const middle = (from + to) / 2;
    const best = cuts
      .filter(({ at }) => {
        const place = words[at]!.start;
        if (place <= from || place >= to) return false;
        return (
          countWords(source.slice(from, place)) >= SHORTEST_PART &&
          countWords(source.slice(place, to)) >= SHORTEST_PART
        );
      })
      .toSorted(
        (one, other) => Math.abs(words[one.at]!.start - middle) - Math.abs(words[other.at]!.start - middle),
      )[0];
    if (!best) return;
    const place = words[best.at]!.start;
    const next = words[best.from]!;
    const before = words.slice(0, best.at).findLast(({ upos }) => upos !== "PUNCT")!;
    const opening = source.charAt(next.start).toUpperCase() + source.slice(next.start + 1, next.end);
    chosen.push({ start: before.end, end: next.end, insert: `. ${opening}` });
    choose(from, place);
    choose(place, to);
  };
  choose(start, end);
  return chosen.sort((one, other) => one.start - other.start);
}

/** Words; a longer sentence is split where its words alone show a new clause. */
const TOO_LONG = 34;
const MOST_TRIED = 3;
/** « , et je », « , mais il », « , ce qui »: a clause starts with its own subject. */
const NEW_CLAUSE = regexInLines("giu")`
  ,? (?:et|mais|donc)(?: ensuite| là| maintenant)? (?=
    (?:je|j['’]|tu|il|elle|on|nous|vous|ils|elles|c['’]|ça|cela|ce n['’])(?: |(?<=['’]))
  )|
  , ce qui (?=\p{L})
`;
const LINK = /^,? (?:et )?/i;

/**
 * The same for a long sentence whose parse shows no seam: split where a conjunction meets a subject, if both parts, each
 * read alone, are whole clauses.
 */
export function partByWords(text: string): Parting[] {
  if (countWords(text) <= TOO_LONG || /[«»“”"()[\]:?]/.test(text)) return [];
  const places = Array.from(text.matchAll(NEW_CLAUSE), ({ index, 0: words }) => ({ index, words }))
    .filter(
      ({ index, words }) =>
        // « un bac S. donc j'avais… »: a stop or « … » stands there already.
        /[\p{L}\p{N}%€]$/u.test(text.slice(0, index)) &&
        !OPEN_END.test(text.slice(0, index)) &&
        countWords(text.slice(0, index)) >= SHORTEST_CLAUSE &&
        countWords(text.slice(index + words.length)) >= SHORTEST_CLAUSE,
    )
    .toSorted(
      (one, other) => Math.abs(one.index - text.length / 2) - Math.abs(other.index - text.length / 2),
    );
  for (const { index, words } of places.slice(0, MOST_TRIED)) {
    const parting = partingAt(text, index, words);
    const after = parting.insert.slice(2) + text.slice(parting.end);
    if ([`${text.slice(0, index)}.`, after].every((part) => isWholeClause(syntaxOfSentence(part))))
      return [parting];
  }
  return [];
}
const SHORTEST_CLAUSE = 9;
/** « … qui coûte cher et | donc on s'est dit »: the clause has begun already. */
const OPEN_END = /(?<![\p{L}])(?:et|ou|mais|car|que?|qui|si|parce|puis|alors|donc)$/iu;

/** « , ce qui est rare » → « . C'est rare », « , ce qui a permis » → « . Cela a permis ». */
function partingAt(text: string, start: number, words: string): Parting {
  const from = start + words.length;
  if (words === ", ce qui ") {
    const [is = ""] = /^(?:n['’])?(?:est|était)(?= )/iu.exec(text.slice(from)) ?? [];
    const sign = text.includes("’") ? "’" : "'";
    if (is === "") return { start, end: from, insert: ". Cela " };
    return { start, end: from, insert: is.startsWith("n") ? ". Ce " : `. C${sign}` };
  }
  const said = words.replace(LINK, "") + text.charAt(from);
  return { start, end: from + 1, insert: `. ${capitalize(said)}` };
}

/**
 * The clauses of a sentence that could each stand alone: one range each, in the order of the text; clauses interrupted
 * by another are left out.
 */
export function wholeClauses({ words }: SyntaxSentence): Range[] {
  const root = words.findIndex(({ head }) => head < 0);
  if (root < 0) return [];
  const heads = words.flatMap((_, at) =>
    (at === root || joinsRoot(words, at, root)) && isClause(words, at) ? [at] : [],
  );
  const isHead = new Set(heads);
  const ownerOf = (from: number) => {
    let at = from;
    for (let steps = 0; steps < words.length && at >= 0 && !isHead.has(at); steps += 1) at = words[at]!.head;
    return at;
  };
  const owners = words.map((_, at) => ownerOf(at));
  return heads.flatMap((head) => {
    const own = owners.flatMap((owner, at) =>
      owner === head &&
      words[at]!.upos !== "PUNCT" &&
      !(words[at]!.deprel === "cc" && words[at]!.head === head)
        ? [at]
        : [],
    );
    const first = own[0]!;
    const last = own.at(-1)!;
    const isApart = words
      .slice(first, last + 1)
      .every(({ upos }, step) => upos === "PUNCT" || owners[first + step] === head);
    return isApart ? [{ start: words[first]!.start, end: words[last]!.end }] : [];
  });
}

/** Whether a sentence has a subject and a finite verb, so that it can stand alone. */
export function isWholeClause({ words }: { words: readonly Word[] }): boolean {
  const root = words.findIndex(({ head }) => head < 0);
  return root >= 0 && isClause(words, root);
}

/** A finite verb with its own subject before it, or a predicate with a subject and a copula (« le lieu est calme »). */
function isClause(words: readonly Word[], head: number): boolean {
  let hasSubject = false;
  let hasVerb = isFinite(words[head]!);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (word.head !== head) continue;
    if (word.deprel.startsWith("nsubj") || word.deprel.startsWith("expl:subj")) hasSubject ||= at < head;
    if (/^(?:aux|cop)/.test(word.deprel) && isFinite(word)) hasVerb = true;
    // « quand la lampe s'éteint » cannot stand alone.
    if (word.deprel === "mark" && at < head) return false;
  }
  return hasSubject && hasVerb;
}

const isFinite = ({ upos, feats }: Word) =>
  (upos === "VERB" || upos === "AUX") && feats.includes("VerbForm=Fin");

function joinsRoot(words: readonly Word[], at: number, root: number): boolean {
  let { head } = words[at]!;
  for (let steps = 0; steps < 8 && head >= 0; steps += 1) {
    if (head === root) return true;
    if (words[head]!.deprel !== "conj" && !words[head]!.deprel.startsWith("parataxis")) return false;
    head = words[head]!.head;
  }
  return false;
}

function subtreeEdges(words: readonly Word[]): { first: number }[] {
  const edges = words.map((_, at) => ({ first: at }));
  for (let at = 0; at < words.length; at += 1) {
    if (words[at]!.upos === "PUNCT") continue;
    let above = words[at]!.head;
    for (let steps = 0; steps < words.length && above >= 0; steps += 1) {
      if (edges[above]!.first <= at) break;
      edges[above]!.first = at;
      above = words[above]!.head;
    }
  }
  return edges;
}

/**
 * « sans compter et au printemps trois mécaniciens… »: a group after its own conjunction, coordinated with nothing
 * before, belongs to the next clause.
 */
const opensNext = (words: readonly Word[], at: number): boolean =>
  !words[at]!.deprel.startsWith("conj") &&
  words.some(({ deprel, head }, link) => deprel === "cc" && head === at && link < at);

/** The start of a clause, including such a group (see `opensNext`) right before it. */
function fromItsLink(words: readonly Word[], first: number): number {
  const before = first - 1;
  if (before < 0 || !opensNext(words, before)) return first;
  const link = words.findIndex(({ deprel, head }) => deprel === "cc" && head === before);
  const isOneGroup = words.slice(link, before).every(({ head }) => head === before);
  return isOneGroup ? link : first;
}

/** Whether a dependency other than the clause's own crosses the cut. */
function crosses(words: readonly Word[], from: number, clause: number): boolean {
  return words.some(({ head, upos, deprel }, at) => {
    if (at === clause || head < 0 || upos === "PUNCT" || (at >= from && opensNext(words, at))) return false;
    if (at >= from && head < from) return deprel !== "conj" && !deprel.startsWith("parataxis");
    return at < from && head >= from;
  });
}

/** A cut before a conjunction or after a comma, and the word that starts the second part. */
function cutAt(
  words: readonly Word[],
  first: number,
  isCut: (word: Range) => boolean,
): { from: number; isLinked: boolean } | null {
  let at = first;
  while (words[at]?.upos === "PUNCT") at += 1;
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next) return null;
  const isLink = word.deprel === "cc";
  const hasMark = words[first - 1]?.upos === "PUNCT" || at > first;
  if (isLink && !LINKS.has(word.form.toLowerCase())) return null;
  if (!isLink && !hasMark) return null;
  let from = isLink && word.form.toLowerCase() === "et" ? at + 1 : at;
  while (from < words.length - 1 && (words[from]!.upos === "PUNCT" || isCut(words[from]!))) from += 1;
  // « et qui », « et que »: the relative clause continues. « et encore, il était en visio » qualifies what precedes.
  if (/^(?:qui|que|qu['’]|dont|où|si|alors|parce|encore)$/i.test(words[from]!.form)) return null;
  if (words[from]!.upos === "PUNCT") return null;
  // « un client, un seul, je… », « au sixième, il… »: without a conjunction, a clause starts with its subject or an
  // adverb.
  const opens = [word.deprel, words[word.head]?.deprel ?? ""].some((name) =>
    /^(?:nsubj|expl|advmod)/.test(name),
  );
  // « les trois autres, je les ai appelés »: the group before may be the object, taken up by the pronoun.
  const isObject = /^(?:le|la|les|l['’]|en|y)$/i.test(next.form);
  if (!isLink && (!opens || isObject)) return null;
  // « la subvention, elle n'a pas bougé », « quand j'en suis descendu, j'avais »: the group before is the start of the
  // clause.
  const said = words
    .slice(Math.max(0, first - LONGEST_OPENING), first)
    .map(({ form }) => ({ norm: form.toLowerCase().replace("’", "'") }));
  if (!isLink && mayOpenNext(said, words[from]!.form.toLowerCase().replace("’", "'"))) return null;
  return { from, isLinked: isLink };
}
