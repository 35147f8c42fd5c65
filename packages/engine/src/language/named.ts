import type { SyntaxSentence } from "../reading/read-sentence.ts";
import { findClauses } from "./clauses.ts";
import { FIRST_NAMES } from "./lexicons/first-names.ts";
import { SPEECH_VERBS } from "./reported-speech.ts";
import { spanBetween, type Span } from "./spans.ts";
import { syntaxOf } from "./syntax.ts";
import { foldWord } from "./tokenize.ts";
import type { TextUnits } from "./units.ts";

/** A name of the text with what tells whose it is. */
export interface Named extends Span {
  kind: "person" | "place" | "firm" | "other";
  /** The noun that introduces it or says what it is: « la *cuisinière*, Maryse » ; empty without one. */
  role: string;
  /** The speaker's own name: « je m'appelle Yanis », « moi c'est Yannick ». */
  isSpeaker: boolean;
  /** Subject of a verb of speech: « Maryse m'a dit ». */
  speaks: boolean;
}

const words = (text: string) => new Set(text.trim().split(/\s+/));

const TITLES = words("m. mme mlle monsieur madame mademoiselle maître docteur dr pr professeur père sœur");
const TO_A_PLACE = words(
  "à en vers depuis aux au près sous rue gare ville commune quartier place lycée avenue école hôpital mairie marché centre foyer collège pays région port canton département",
);
const FIRMS = words(
  "société entreprise chez groupe association agence maison marque cabinet banque magasin usine start-up",
);
const NOT_NAMES = words(
  "monsieur madame mesdames messieurs bonjour bonsoir merci internet français française oui non ok dieu noël pâques toussaint état europe",
);

type Words = SyntaxSentence["words"];

/**
 * Names with a capital inside a sentence (or at its head, where they are a first name or stand elsewhere too), each with
 * its kind, its role and whether it speaks. A text all in capitals has none.
 */
export function findNamed(units: TextUnits): Named[] {
  const all = syntaxOf(units);
  const inner = new Set<string>();
  for (const { words: list } of all) {
    list.forEach((word, at) => {
      if (at > 0 && isCapital(word) && list[at - 1]!.upos !== "PUNCT") inner.add(word.form);
    });
  }
  const named: (Named & { roleAt: number })[] = [];
  all.forEach((sentence, index) => {
    const list = sentence.words;
    if (isShouted(list)) return;
    for (let at = 0; at < list.length; at += 1) {
      if (!isName(list, at, inner)) continue;
      let end = at + 1;
      while (end < list.length && (isName(list, end, inner) || isParticle(list, end))) end += 1;
      named.push(describe(units, index, list, at, end));
      at = end;
    }
  });
  const speakers = new Set(
    findClauses(units)
      .filter(({ lemma, subjectWord }) => SPEECH_VERBS.has(lemma) && subjectWord >= 0)
      .map(({ sentence, subjectWord }) => all[sentence]!.words[subjectWord]!.start),
  );
  return named.map(({ roleAt, ...name }) => {
    const speaks = speakers.has(name.start) || (roleAt >= 0 && speakers.has(roleAt));
    return { ...name, speaks, kind: speaks ? "person" : name.kind };
  });
}

function isCapital(word: Words[number] | undefined): boolean {
  return (
    word !== undefined &&
    /^\p{Lu}/u.test(word.form) &&
    word.form.length > 1 &&
    !/['’]$/.test(word.form) &&
    !NOT_NAMES.has(word.form.toLowerCase())
  );
}

const CLOSED = new Set(["DET", "ADP", "PRON", "CCONJ", "SCONJ", "ADV", "AUX", "INTJ", "VERB", "NUM"]);

function isName(list: Words, at: number, inner: ReadonlySet<string>): boolean {
  const word = list[at];
  if (
    !word ||
    !isCapital(word) ||
    (CLOSED.has(word.upos) && at > 0 && !FIRST_NAMES.has(foldWord(word.form.toLowerCase())))
  )
    return false;
  const opens = at === 0 || /^[«"“:•\-–—(.!?…]/.test(list[at - 1]!.form);
  if (!opens) return true;
  return (
    FIRST_NAMES.has(foldWord(word.form.toLowerCase())) || (inner.has(word.form) && !CLOSED.has(word.upos))
  );
}

/** « Jean de La Tour », « Saint-Jean le Vieux ». */
function isParticle(list: Words, at: number): boolean {
  return (
    /^(?:de|d['’]|du|des|le|la|van|von|ben)$/i.test(list[at]!.form) &&
    isCapital(list[at + 1]) &&
    list[at + 1]!.upos === "PROPN" &&
    list[at]!.deprel === "flat:name"
  );
}

function isShouted(list: Words): boolean {
  const long = list.filter(({ form }) => form.length > 2 && /\p{L}/u.test(form));
  return long.length > 2 && long.filter(({ form }) => form === form.toUpperCase()).length > long.length / 2;
}

function describe(
  units: TextUnits,
  sentence: number,
  list: Words,
  first: number,
  end: number,
): Named & { roleAt: number } {
  const at = (index: number) => (list[index]?.form ?? "").toLowerCase().replace("’", "'");
  let before = first - 1;
  if (/^[,:]$/.test(at(before))) before -= 1;
  const isFirstName = FIRST_NAMES.has(foldWord(at(first)));
  const speakerWords = `${at(first - 3)} ${at(first - 2)} ${at(first - 1)}`;
  const isSpeaker = /m' appelle$|moi c' est$|moi , c' est$|prénomme$|je suis$/.test(speakerWords);
  const noun = list[before];
  const isRole =
    noun && noun.upos === "NOUN" && !FIRMS.has(noun.lemma) && !TITLES.has(noun.form.toLowerCase());
  const role = isRole ? noun.form : roleAfter(list, end);
  const isTitled = TITLES.has(at(first - 1));
  let kind: Named["kind"] = "other";
  if (isFirstName || isTitled || isSpeaker) kind = "person";
  else if (FIRMS.has(at(first - 1)) || FIRMS.has(list[before]?.lemma ?? "")) kind = "firm";
  else if (TO_A_PLACE.has(at(first - 1)) || (at(first - 1) === "de" && TO_A_PLACE.has(at(first - 2))))
    kind = "place";
  const span = spanBetween(units, sentence, list[first]!.start, list[end - 1]!.end, "name");
  return { ...span, kind, role, isSpeaker, speaks: false, roleAt: isRole ? noun.start : -1 };
}

/** « Denise Martin, infirmière à Rouen »: what follows the comma without an article. */
function roleAfter(list: Words, end: number): string {
  if (list[end]?.form !== ",") return "";
  const next = list[end + 1];
  const isNoun = next?.upos === "NOUN" || (next?.upos === "ADJ" && next.deprel !== "amod");
  if (isNoun) return next.form;
  const after = list[end + 2];
  return next?.upos === "DET" && after?.upos === "NOUN" && after.deprel === "appos" ? after.form : "";
}
