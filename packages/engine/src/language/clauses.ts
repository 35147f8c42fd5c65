import { byWord } from "../reading/once.ts";
import { isPastParticiple } from "../reading/past-participle.ts";
import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { spanBetween, type Span } from "./spans.ts";
import { syntaxOf } from "./syntax.ts";
import type { TextUnits } from "./units.ts";

type SyntaxWord = SyntaxSentence["words"][number];

/** The kind of subject of the verb: a pronoun, a noun, or none in the text. */
type Subject = "je" | "tu" | "on" | "nous" | "vous" | "pronoun" | "noun" | "none";

type Tense = "present" | "past" | "imperfect" | "future" | "perfect" | "pluperfect" | "other";

/** A finite verb with what belongs to it: « je ne vous ai pas demandé de venir » is one clause. */
export interface Clause extends Span {
  /** Indexes of words in `syntaxOf(units)[sentence].words`: the conjugated word, then the main verb. */
  finite: number;
  verb: number;
  /** The verb's lemma: « demander ». */
  lemma: string;
  mood: "indicative" | "conditional" | "subjunctive" | "imperative";
  tense: Tense;
  subject: Subject;
  /** Index of the subject among the words, -1 when it is not in the clause. */
  subjectWord: number;
  /** The subject comes after its verb: « pourriez-vous ». */
  isInverted: boolean;
  isNegated: boolean;
  /** The verb with « me », « se »… of its own subject: « je me suis formée ». */
  isReflexive: boolean;
  isPassive: boolean;
  /** Index of the infinitive that the verb governs, -1: « pourriez me *donner* ». */
  infinitive: number;
  /** A relative or other clause that depends on a word before it. */
  isSubordinate: boolean;
  /** Index of the object pronoun that stands for the listener (« vous », « te »), -1. */
  toListener: number;
}

const clausesOf = new WeakMap<TextUnits, readonly Clause[]>();

/** The clauses of a text in the order of their verbs, from its syntax; cached. */
export function findClauses(units: TextUnits): readonly Clause[] {
  let clauses = clausesOf.get(units);
  if (!clauses) {
    clauses = syntaxOf(units).flatMap((sentence, index) => sentenceClauses(units, sentence, index));
    clausesOf.set(units, clauses);
  }
  return clauses;
}

const has = (word: SyntaxWord | undefined, feature: string) =>
  word !== undefined && word.feats.includes(feature);
const isVerb = (word: SyntaxWord | undefined) => word?.upos === "VERB" || word?.upos === "AUX";
/** True for a conjugated verb or auxiliary. */
function isFinite(word: SyntaxWord | undefined): boolean {
  return isVerb(word) && has(word, "VerbForm=Fin");
}
const isParticiple = (word: SyntaxWord | undefined) => word !== undefined && isPastParticiple(word);
const isInfinitive = (word: SyntaxWord | undefined) => isVerb(word) && has(word, "VerbForm=Inf");

/** Verbs that form their past with « être »: « est venu » is not a passive. */
const MOVES = new Set(
  `aller venir revenir devenir parvenir intervenir survenir provenir convenir arriver partir repartir entrer rentrer sortir
  ressortir monter remonter descendre redescendre tomber retomber naître renaître mourir décéder rester retourner passer
  repasser apparaître disparaître éclore échoir accourir`.split(/\s+/),
);
const REFLEXIVES = new Set(["me", "m'", "te", "t'", "se", "s'", "nous", "vous"]);

function sentenceClauses(units: TextUnits, sentence: SyntaxSentence, index: number): Clause[] {
  const { words } = sentence;
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isFinite(words[at])) continue;
    const clause = clauseAt(units, words, at, index, clauses.at(-1));
    clauses.push(clause);
    at = Math.max(at, clause.isPassive || clause.verb > at ? clause.verb : at);
  }
  return clauses;
}

const form = (word: SyntaxWord | undefined) => (word === undefined ? "" : plainForm(word.form));

const plainForm = byWord((written) =>
  written
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/^[-‑](?:t[-‑])?/, ""),
);

const BETWEEN = new Set(["ADV", "INTJ", "PRON", "PUNCT"]);
const GAP = 5;

/** The next participle of a compound tense, past adverbs and pronouns; -1 when there is none. */
function participleAfter(words: readonly SyntaxWord[], at: number): number {
  for (let next = at + 1; next < Math.min(words.length, at + 1 + GAP); next += 1) {
    const word = words[next]!;
    if (isParticiple(word)) return next;
    // « j'ai d'abord parlé »
    if (form(word) === "d'" && form(words[next + 1]) === "abord") {
      next += 1;
      continue;
    }
    // « c'est le but visé », « il est, je crois, parti »: only adverbs and commas may stand between.
    if (!BETWEEN.has(word.upos) || (word.upos === "PRON" && has(word, "PronType=Rel"))) return -1;
    if (word.upos === "PUNCT" && word.form !== ",") return -1;
  }
  return -1;
}

function clauseAt(
  units: TextUnits,
  words: readonly SyntaxWord[],
  finite: number,
  sentence: number,
  before: Clause | undefined,
): Clause {
  const first = words[finite]!;
  const auxiliary = first.lemma === "avoir" || first.lemma === "être";
  let verb = finite;
  let isPassive = false;
  const participle = auxiliary ? participleAfter(words, finite) : -1;
  const subject = subjectOf(words, finite, before, words.at(-1)?.form.endsWith("?") ?? false);
  const isReflexive = reflexiveBefore(words, finite, subject.kind);
  if (participle >= 0) {
    verb = participle;
    const lemma = words[participle]!.lemma;
    const second = form(words[participle]) === "été" ? participleAfter(words, participle) : -1;
    if (first.lemma === "avoir" && second >= 0) {
      verb = second;
      isPassive = !MOVES.has(words[second]!.lemma);
    } else if (first.lemma === "être" && !isReflexive && !MOVES.has(lemma)) isPassive = true;
  }
  const isCompound = verb > finite && !(isPassive && first.lemma === "être");
  const tense = tenseOf(first, isCompound);
  const infinitive = infinitiveAfter(words, verb);
  const start =
    subject.at >= 0 && subject.at < finite ? words[subject.at]!.start : firstClitic(words, finite);
  const head = words[verb]!;
  const last = subject.isInverted ? Math.max(verb, subject.at) : verb;
  return {
    ...spanBetween(units, sentence, start, words[last]!.end, "clause"),
    finite,
    verb,
    lemma: lemmaOf(head),
    mood: moodOf(first, subject.kind),
    tense,
    subject: subject.kind,
    subjectWord: subject.at,
    isInverted: subject.isInverted,
    isNegated: isNegated(words, finite, verb),
    isReflexive,
    isPassive,
    infinitive,
    isSubordinate: isSubordinate(words, finite, subject.at),
    toListener: listenerBefore(words, finite, subject),
  };
}

/** Irregular forms whose lemma is often guessed wrong. */
const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/^pourr/, "pouvoir"],
  [/^voudr|^veuill/, "vouloir"],
  [/^faudr|^faut$|^fallait$/, "falloir"],
  [/^devr|^dois$|^devez$|^devons$/, "devoir"],
  [/^saur|^sach/, "savoir"],
  [/^ser(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/, "être"],
  [/^aur(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient)$/, "avoir"],
];

function lemmaOf(word: SyntaxWord): string {
  const written = form(word);
  return IRREGULAR.find(([pattern]) => pattern.test(written))?.[1] ?? word.lemma;
}

const CONDITIONAL =
  /^(?:pourr|voudr|faudr|devr|saur|ser|aur|aimer|souhaiter|pr[ée]f[ée]rer)(?:ais|ait|ions|iez|aient)$/;

function moodOf(word: SyntaxWord, subject: Subject): Clause["mood"] {
  if (has(word, "Mood=Cnd") || CONDITIONAL.test(form(word))) return "conditional";
  if (subject === "none" && has(word, "Mood=Imp")) return "imperative";
  // « venez jeudi »: a form in -ez without a subject is an imperative.
  if (subject === "none" && /.{2}ez$/.test(form(word)) && !has(word, "Mood=Sub")) return "imperative";
  return has(word, "Mood=Sub") ? "subjunctive" : "indicative";
}

function tenseOf(word: SyntaxWord, isCompound: boolean): Tense {
  const isPresent = has(word, "Tense=Pres");
  const isImperfect = has(word, "Tense=Imp");
  if (isCompound) return isPresent ? "perfect" : isImperfect ? "pluperfect" : "other";
  if (isPresent) return "present";
  if (isImperfect) return CONDITIONAL.test(form(word)) ? "present" : "imperfect";
  return has(word, "Tense=Past") ? "past" : has(word, "Tense=Fut") ? "future" : "other";
}

const PERSONAL = new Map<string, Subject>([
  ["je", "je"],
  ["j'", "je"],
  ["tu", "tu"],
  ["t'", "tu"],
  ["on", "on"],
  ["il", "pronoun"],
  ["elle", "pronoun"],
  ["ils", "pronoun"],
  ["elles", "pronoun"],
  ["ce", "pronoun"],
  ["c'", "pronoun"],
  ["ça", "pronoun"],
  ["cela", "pronoun"],
  ["qui", "pronoun"],
]);
const CLITICS = new Set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous".split(" "));

interface FoundSubject {
  kind: Subject;
  at: number;
  isInverted: boolean;
}

function subjectOf(
  words: readonly SyntaxWord[],
  finite: number,
  before: Clause | undefined,
  isQuestion: boolean,
): FoundSubject {
  const verb = words[finite]!;
  const isWe = has(verb, "Person=1") && has(verb, "Number=Plur");
  const isYou =
    (has(verb, "Person=2") && has(verb, "Number=Plur")) || /ez$|^êtes$|^dites$|^faites$/.test(form(verb));
  for (let at = finite - 1; at >= 0; at -= 1) {
    const written = form(words[at]);
    if (written === "t'" && !has(verb, "Person=2")) continue;
    const kind = PERSONAL.get(written);
    if (kind && !words[at]!.form.startsWith("-")) return { kind, at, isInverted: false };
    const before2 = form(words[at - 1]);
    if (written === "nous" && isWe && !PERSONAL.has(before2)) return { kind: "nous", at, isInverted: false };
    if (written === "vous" && isYou && !PERSONAL.has(before2)) return { kind: "vous", at, isInverted: false };
    if (CLITICS.has(written)) continue;
    // « moi je, euh, pense », « on va dire »: an interjection may stand between subject and verb.
    const isAside = words[at]!.upos === "INTJ" || words[at]!.deprel === "discourse";
    if (!isAside) break;
  }
  const next = words[finite + 1];
  if (next && /^[-‑]/.test(next.form)) {
    const written = form(next);
    const kind: Subject | undefined =
      PERSONAL.get(written) ??
      // « inscrivez-vous » is an imperative, « pourriez-vous ? » a question.
      (written === "vous" && isYou && isQuestion ? "vous" : undefined) ??
      (written === "nous" && isWe && isQuestion ? "nous" : undefined);
    if (kind) return { kind, at: finite + 1, isInverted: true };
  }
  const noun = nounSubject(words, finite);
  if (noun >= 0 && !isYou && !isWe) {
    const kind = PERSONAL.get(form(words[noun])) ?? (words[noun]!.upos === "PRON" ? "pronoun" : "noun");
    return { kind, at: noun, isInverted: false };
  }
  // « je lis et note »: the subject is that of the verb before.
  const join = form(words[finite - 1]);
  if (
    (join === "et" || join === "ou" || join === "puis") &&
    before &&
    before.mood !== "imperative" &&
    agrees(verb, before.subject)
  ) {
    return { kind: before.subject, at: -1, isInverted: false };
  }
  return { kind: "none", at: -1, isInverted: false };
}

const SUBJECT_REACH = 40;

function nounSubject(words: readonly SyntaxWord[], finite: number): number {
  const head = headOf(words, finite);
  for (let at = Math.max(0, finite - SUBJECT_REACH); at < finite; at += 1) {
    if (words[at]!.head === head && words[at]!.deprel.startsWith("nsubj")) return at;
  }
  return -1;
}

/** The head of the clause in the tree: the verb of an auxiliary, else the verb itself. */
function headOf(words: readonly SyntaxWord[], finite: number): number {
  const { deprel, head } = words[finite]!;
  return head >= 0 && /^(?:aux|cop)/.test(deprel) ? head : finite;
}

function agrees(verb: SyntaxWord, subject: Subject): boolean {
  const [person, number] = [/Person=(\d)/.exec(verb.feats)?.[1], /Number=(\w)/.exec(verb.feats)?.[1]];
  if (subject === "je") return person === "1" && number === "S";
  if (subject === "nous") return person === "1" && number === "P";
  if (subject === "vous") return person === "2" && number === "P";
  if (subject === "tu") return person === "2" && number === "S";
  return person === "3";
}

function firstClitic(words: readonly SyntaxWord[], finite: number): number {
  let at = finite;
  while (at > 0 && CLITICS.has(form(words[at - 1])) && words[at - 1]!.upos !== "DET") at -= 1;
  return words[at]!.start;
}

function reflexiveBefore(words: readonly SyntaxWord[], finite: number, subject: Subject): boolean {
  for (let at = finite - 1; at >= Math.max(0, finite - 4); at -= 1) {
    const written = form(words[at]);
    if (!CLITICS.has(written)) return false;
    if (!REFLEXIVES.has(written)) continue;
    if (written === "se" || written === "s'") return true;
    if (subject === "je") return written === "me" || written === "m'";
    if (subject === "tu") return written === "te" || written === "t'";
    // « nous nous sommes », « vous vous êtes »: the first one is the subject.
    if (form(words[at - 1]) === written) return true;
  }
  return false;
}

const NEGATIONS = new Set(["pas", "jamais", "plus", "rien", "aucun", "aucune", "guère"]);

function isNegated(words: readonly SyntaxWord[], finite: number, verb: number): boolean {
  for (let at = finite - 1; at >= Math.max(0, finite - 5); at -= 1) {
    const written = form(words[at]);
    if (written === "ne" || written === "n'") return !isOnly(words, verb);
    if (!CLITICS.has(written)) break;
  }
  for (let at = finite + 1; at <= Math.min(words.length - 1, Math.max(verb, finite + 2)); at += 1) {
    const written = form(words[at]);
    if (written === "pas" || written === "jamais") return true;
    // « j'ai rien préparé »
    if (written === "rien" && at < verb) return true;
    if (words[at]!.upos !== "ADV" && words[at]!.upos !== "PRON" && at > verb) return false;
  }
  return false;
}

/** « nous n'avons perdu que deux clients »: « ne… que » is a restriction, not a negation. */
function isOnly(words: readonly SyntaxWord[], verb: number): boolean {
  for (let at = verb + 1; at <= Math.min(words.length - 1, verb + 3); at += 1) {
    const written = form(words[at]);
    if (NEGATIONS.has(written)) return false;
    if (written === "que" || written === "qu'") return true;
  }
  return false;
}

/** The infinitive that a verb governs, past « de », « à », pronouns and adverbs. */
function infinitiveAfter(words: readonly SyntaxWord[], verb: number): number {
  for (let at = verb + 1; at < Math.min(words.length, verb + 7); at += 1) {
    const word = words[at]!;
    if (isInfinitive(word)) return at;
    const passes =
      word.upos === "ADV" ||
      (word.upos === "PRON" && (CLITICS.has(form(word)) || /^[-‑]/.test(word.form))) ||
      (word.upos === "ADP" && /^(?:de|d'|à)$/.test(form(word)));
    if (!passes) return -1;
  }
  return -1;
}

const OPENERS = new Set(
  "que qu' qui dont où quand lorsque lorsqu' si s' puisque puisqu' comme parce quoique".split(" "),
);

function isSubordinate(words: readonly SyntaxWord[], finite: number, subject: number): boolean {
  const from = subject >= 0 && subject < finite ? subject : finite;
  if (form(words[from]) === "qui") return true;
  for (let at = from - 1; at >= Math.max(0, from - 3); at -= 1) {
    const word = words[at]!;
    if (word.upos === "PUNCT") return false;
    if (OPENERS.has(form(word)) && word.upos !== "NOUN") {
      // « est-ce que vous pourriez », « ce que je demande, c'est » are main requests, not subordinate clauses.
      return form(words[at - 1]) !== "ce";
    }
  }
  return false;
}

function listenerBefore(words: readonly SyntaxWord[], finite: number, subject: FoundSubject): number {
  for (let at = finite - 1; at > Math.max(-1, finite - 5); at -= 1) {
    const written = form(words[at]);
    if (!CLITICS.has(written)) return -1;
    if (at !== subject.at && (written === "vous" || written === "te" || written === "t'")) return at;
  }
  return -1;
}
