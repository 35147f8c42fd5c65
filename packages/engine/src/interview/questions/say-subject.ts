import { readSentence } from "../../reading/read-sentence.ts";

/** How the words of an advert can stand in a question that is said aloud. */
export type SubjectForm = "infinitif" | "nom" | "phrase" | "citation";

const SAID_MAX = 90;
/** Ends or joins sentences: what holds one is quoted as it is. */
const MARKS = /[.;:?!()[\]{}«»|•]|\s[-–—]\s/;
/** « Vous négociez… », or without its subject: « Négociez… ». */
const ACTING = /^(?:vous \p{L}+(?:ez|êtes|ites)|(?!chez|assez|nez)\p{L}{2,}ez) /iu;
/** What follows a verb, and hardly ever a noun. */
const OBJECT = /^\S+ (?:et \S+ )?(?:les? |la |l['’]|aux? |un |une |nos |vos |leurs? |ses? )/iu;
const INFINITIVE = /^(?:s['’]|se )?[\p{L}]+(?:er|ir|re|oir)$/iu;

/** « établir les déclarations » is something to do, « Excel » a thing; « vous négociez les contrats » a sentence, a longer phrase a quotation. Pure. */
export function formOf(subject: string): SubjectForm {
  if (subject.length > SAID_MAX || MARKS.test(subject)) return "citation";
  if (ACTING.test(subject)) return "phrase";
  if (/^(?:tu|nous|on|je|j['’]|il|elle) /i.test(subject)) return "citation";
  const [first = ""] = subject.split(" ");
  if (!INFINITIVE.test(first)) return "nom";
  const text = `Il faut ${lowerFirst(subject)}.`;
  const word = readSentence(text, 0, text.length).words.find(({ start }) => start === "Il faut ".length);
  return word?.upos === "VERB" || OBJECT.test(subject) ? "infinitif" : "nom";
}

/** In the middle of a sentence: a name in capitals keeps them. */
export function lowerFirst(subject: string): string {
  return /^\p{Lu}\p{Ll}/u.test(subject) && !/^\p{Lu}\p{Ll}*\p{Lu}/u.test(subject)
    ? subject.charAt(0).toLowerCase() + subject.slice(1)
    : subject;
}

export function upperFirst(subject: string): string {
  return subject.charAt(0).toUpperCase() + subject.slice(1);
}
