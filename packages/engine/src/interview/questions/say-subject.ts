import { readSentence } from "../../reading/read-sentence.ts";
import { trimMarks } from "../advert/cut-advert.ts";
import { tellDuty } from "../advert/name-deed.ts";

/** How the words of an advert can stand in a question that is said aloud. */
export type SubjectForm = "infinitif" | "nom" | "phrase" | "citation";

const SAID_MAX = 110;
/** Ends or joins sentences: what holds one is quoted as it is. */
const MARKS = /[.;:?!()[\]{}«»|•]|\s[-–—]\s/;
/** « Vous négociez… », or without its subject: « Négociez… ». */
const ACTING = /^(?:vous (?:êtes|\p{L}+(?:ez|ites))|(?!chez|assez|nez)\p{L}{2,}ez) /iu;
/** What follows a verb, and hardly ever a noun. */
const OBJECT = /^\S+ (?:et \S+ )?(?:les? |la |l['’]|aux? |un |une |nos |vos |leurs? |ses? )/iu;
/** The advert goes on to somebody: « préparer les commandes, tu rédiges les rapports ». */
const GOES_ON = /, (?:et |puis )?(?:tu|vous) /iu;
/** « S’assurer du respect des règles »: nothing but a verb stands behind « s’ ». */
const REFLEXIVE = /^(?:s['’]|se )\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu;
const INFINITIVE = /^(?:s['’]|se )?[\p{L}]+(?:er|ir|re|oir)$/iu;

/** « établir les déclarations » is something to do, « Excel » a thing; « vous négociez les contrats » a sentence, a longer phrase a quotation. Pure. */
export function formOf(subject: string): SubjectForm {
  if (subject.length > SAID_MAX || MARKS.test(subject) || GOES_ON.test(subject)) return "citation";
  if (ACTING.test(subject)) return "phrase";
  if (/^(?:tu|nous|on|je|j['’]|il|elle) /i.test(subject)) return "citation";
  if (REFLEXIVE.test(subject)) return "infinitif";
  const [first = ""] = subject.split(" ");
  if (!INFINITIVE.test(first)) return "nom";
  const text = `Il faut ${lowerFirst(subject)}.`;
  const word = readSentence(text, 0, text.length).words.find(({ start }) => start === "Il faut ".length);
  // « élabore » ends like an infinitive.
  if (word?.upos === "VERB" && word.feats.includes("VerbForm=Fin")) return "nom";
  return word?.upos === "VERB" || OBJECT.test(subject) ? "infinitif" : "nom";
}

/**
 * The advert’s words as somebody would say them: a duty in the infinitive, without what stands between brackets. Of a
 * whole line of duties, the verb may be said of whoever holds the post: « rédige les bilans ».
 */
export function sayable(subject: string, isLine = false): string {
  const bare = trimMarks(
    withoutBrackets(subject).replaceAll(/\s/gu, " ").split(" ").filter(Boolean).join(" "),
  );
  if (bare === "") return subject;
  const told = tellDuty(bare, isLine);
  return told === null || GOES_ON.test(told) ? bare : told;
}

/** « étudiant(e) » keeps its bracket, which is part of a word. Linear. */
function withoutBrackets(text: string): string {
  const [first = "", ...rest] = text.split(" (");
  return (
    first +
    rest.map((part) => (part.includes(")") ? part.slice(part.indexOf(")") + 1) : ` (${part}`)).join("")
  );
}

/** In the middle of a sentence: a name in capitals keeps them. */
export function lowerFirst(subject: string): string {
  return /^\p{Lu}['’]?\p{Ll}/u.test(subject) && !/^\p{Lu}\p{Ll}*\p{Lu}/u.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}

/**
 * Whether the words open with a name, which keeps its capital: « Python », « Excel et logiciel Sage ». A word that the
 * advert also writes in small letters is none. Pure, linear.
 */
export function opensWithName(subject: string, description: string): boolean {
  const [first = ""] = /^\p{L}+/u.exec(subject) ?? [];
  const small = lowerFirst(first);
  const written = description.split(/[^\p{L}]/u);
  if (small === first || written.includes(small) || written.includes(`${small}s`)) return false;
  if (!subject.includes(" ") || TWO_NAMES.test(subject)) return true;
  const text = `Parlons de ${subject}.`;
  const { words } = readSentence(text, 0, text.length);
  return words.some(({ start, upos }) => start === "Parlons de ".length && upos === "PROPN");
}
/** « Adobe Photoshop », « Word et Excel ». */
const TWO_NAMES = /^\p{Lu}\p{Ll}+ (?:et |ou )?\p{Lu}\p{Ll}/u;

export function upperFirst(subject: string): string {
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}
