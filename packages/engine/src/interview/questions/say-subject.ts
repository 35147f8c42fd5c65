import { readSentence } from "../../reading/read-sentence.ts";
import { trimMarks } from "../advert/cut-advert.ts";
import { genderOf } from "./noun-gender.ts";
import { tellDuty } from "../advert/name-deed.ts";

/** The grammatical form in which words of an advert can be put into a spoken question. */
export type SubjectForm = "infinitif" | "nom" | "phrase" | "citation";

const SAID_MAX = 110;
/** Punctuation that ends or joins sentences: words with one are quoted unchanged. */
const MARKS = /[.;:?!()[\]{}«»|•]|\s[-–—]\s/;
/** A duty in « vous », « Vous négociez… », or without its subject: « Négociez… ». */
const ACTING = /^(?:vous (?:êtes|\p{L}+(?:ez|ites))|(?!chez|assez|nez)\p{L}{2,}ez) /iu;
/** A first word followed by an article: a verb, hardly ever a noun. */
const OBJECT = /^\S+ (?:et \S+ )?(?:les? |la |l['’]|aux? |un |une |nos |vos |leurs? |ses? )/iu;
/** The words go on with another sentence: « préparer les commandes, tu rédiges les rapports ». */
const GOES_ON = /, (?:et |puis )?(?:tu|vous) | et tu /iu;
/** « S’assurer du respect des règles »: after « s’ », only a verb is possible. */
const REFLEXIVE = /^(?:s['’]|se )\p{L}+(?:er|ir|re|oir)(?!\p{L})/iu;
const INFINITIVE = /^(?:s['’]|se )?[\p{L}]+(?:er|ir|re|oir)$/iu;

/**
 * « établir les déclarations » is an infinitive, « Excel » a noun, « vous négociez les contrats » a sentence, a longer
 * phrase a quotation. Pure.
 */
export function formOf(subject: string): SubjectForm {
  if (subject.length > SAID_MAX || MARKS.test(subject) || GOES_ON.test(subject)) return "citation";
  if (ACTING.test(subject)) return "phrase";
  if (/^(?:tu|nous|on|je|j['’]|il|elle) /i.test(subject)) return "citation";
  if (REFLEXIVE.test(subject)) return "infinitif";
  const [first = ""] = subject.split(" ");
  if (!INFINITIVE.test(first)) return "nom";
  const text = `Il faut ${lowerFirst(subject)}.`;
  const word = readSentence(text, 0, text.length).words.find(({ start }) => start === "Il faut ".length);
  // « élabore » only ends like an infinitive.
  if (word?.upos === "VERB" && word.feats.includes("VerbForm=Fin")) return "nom";
  return word?.upos === "VERB" || OBJECT.test(subject) ? "infinitif" : "nom";
}

/**
 * The advert’s words as somebody would say them: a duty in the infinitive, without brackets. With `isLine`, the whole
 * line may be a duty in the third person: « rédige les bilans ».
 */
export function sayable(subject: string, isLine = false): string {
  const bare = trimMarks(
    withoutBrackets(subject).replaceAll(/\s/gu, " ").split(" ").filter(Boolean).join(" "),
  );
  if (bare === "") return subject;
  const told = tellDuty(bare, isLine);
  return politely(told === null || GOES_ON.test(told) ? bare : told);
}

/** The questions say « vous »: « ton directeur » becomes « votre directeur ». « Le ton » is a noun. */
function politely(said: string): string {
  return said
    .replaceAll(/(?<!\p{L})(quand|si|ce que|où|comme) tu (\p{Ll}{2,20})es(?!\p{L})/gu, "$1 vous $2ez")
    .replaceAll(/(?<!(?:le|un|du|au|bon) )(?<!\p{L})(?:ton|ta)(?= \p{Ll})/gu, "votre")
    .replaceAll(/(?<!\p{L})tes(?= \p{Ll})/gu, "vos");
}

/** Removes brackets; « étudiant(e) » keeps its own, which is part of a word. Linear. */
function withoutBrackets(text: string): string {
  const [first = "", ...rest] = text.split(" (");
  return (
    first +
    rest.map((part) => (part.includes(")") ? part.slice(part.indexOf(")") + 1) : ` (${part}`)).join("")
  );
}

/** Lower-cases the first letter, for the middle of a sentence; words in capitals are kept. */
export function lowerFirst(subject: string): string {
  return /^\p{Lu}['’]?\p{Ll}/u.test(subject) && !/^\p{Lu}\p{Ll}*\p{Lu}/u.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}

/**
 * Whether the words open with a proper name, which keeps its capital: « Python », « Excel et logiciel Sage ». A word
 * that the advert also writes in lower case is not one. Pure, linear.
 */
export function opensWithName(subject: string, description: string): boolean {
  const [first = ""] = /^\p{L}+/u.exec(subject) ?? [];
  const small = lowerFirst(first);
  const written = description.split(/[^\p{L}]/u);
  if (small === first || genderOf(small) !== null || written.includes(small) || written.includes(`${small}s`))
    return false;
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
