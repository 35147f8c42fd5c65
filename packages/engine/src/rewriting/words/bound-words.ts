import type { SyntaxSentence } from "../../language/syntax.ts";

type Words = SyntaxSentence["words"];

const OBJECTS = /^(?:obj$|xcomp)/;
const CLITICS = /^(?:ne|n['’]|me|m['’]|te|t['’]|se|s['’]|lui|leur|en)$/i;
const PRONOUNS = /^(?:moi|toi|lui|elle|nous|vous|eux|elles)$/i;
/**
 * « j'ai vu | les enfants ils… », « … le matin on… »: followed by a subject pronoun, an apparent object starts the next
 * clause.
 */
const SUBJECTS = /^(?:je|j['’]|tu|il|elle|on|ils|elles|ça|c['’])$/i;
const MOST_STEPS = 12;

/**
 * Whether no comma may follow a word: between a subject and its verb (« chaque trousse | coûte »), a verb and its
 * object (« on vend | des savons »), a preposition and its pronoun (« avant | nous »). Ignores hesitations between the
 * two.
 *
 * @param place offset of the end of the word
 */
export function isBound(words: Words, place: number): boolean {
  const left = words.findLastIndex(({ end, upos }) => end <= place && upos !== "PUNCT" && upos !== "INTJ");
  const right = words.findIndex(
    ({ start, upos, form }) => start >= place && upos !== "PUNCT" && !/^(?:euh{1,5}|heu|hum)$/i.test(form),
  );
  if (left < 0 || right < 0) return false;
  return (
    isSubject(words, left, right) ||
    isObject(words, left, right) ||
    isCase(words, left, right) ||
    isClauseSubject(words, left, right) ||
    isSaidOf(words, left, right) ||
    isBetween(words, left, right) ||
    isSetApart(words, left, right) ||
    isFixed(words, left, right) ||
    isCounted(words[left]!, words[right]!)
  );
}

/** « quand le creuset | t'est tombé dessus »: nothing but a link stands before the subject. */
const isClauseSubject = (words: Words, left: number, right: number): boolean =>
  /^(?:me|m['’]|te|t['’]|se|s['’])$/i.test(words[right]!.form) &&
  words[left]!.upos === "NOUN" &&
  words[left - 1]?.upos === "DET" &&
  /^(?:SCONJ|CCONJ)$/.test(words[left - 2]?.upos ?? "");

/** « deux palettes | tombées », « en prendre deux | gratuitement »: a participle of the noun, an adverb of the verb. */
function isSaidOf(words: Words, left: number, right: number): boolean {
  const { upos, head, feats, form, deprel } = words[right]!;
  const after = words[right + 1];
  if (after && SUBJECTS.test(after.form)) return false;
  if (words[left]!.upos === "NOUN" && head === left)
    return feats.includes("VerbForm=Part") && deprel === "acl";
  return (
    upos === "ADV" && /.{4}ment$/i.test(form) && head >= 0 && head < right && words[head]!.upos === "VERB"
  );
}

/** « entre Marvejols | et Séverac » */
function isBetween(words: Words, left: number, right: number): boolean {
  if (words[right]!.form !== "et") return false;
  const between = words.findLastIndex(({ form }, at) => at < left && /^entre$/i.test(form));
  return (
    between >= 0 &&
    left - between <= BETWEEN_WORDS &&
    words.slice(between, left + 1).every(({ feats }) => !feats.includes("VerbForm=Fin"))
  );
}
const BETWEEN_WORDS = 4;

/** « c'est pour eux | qu'on est là »: both halves of one clause. */
function isSetApart(words: Words, left: number, right: number): boolean {
  if (!/^(?:que|qu['’])$/i.test(words[right]!.form)) return false;
  const verb = words.findLastIndex(({ feats }, at) => at <= left && feats.includes("VerbForm=Fin"));
  return (
    verb > 0 &&
    left - verb <= APART_WORDS &&
    /^c['’]$/i.test(words[verb - 1]!.form) &&
    /^(?:ADP|ADV)$/.test(words[verb + 1]!.upos)
  );
}
const APART_WORDS = 7;

/** « au jour | le jour » */
const isFixed = (words: Words, left: number, right: number): boolean =>
  words[left]!.form === "jour" &&
  words[right]!.form === "le" &&
  words[right + 1]?.form === "jour" &&
  words[left - 1]?.form === "le";

const HUNDREDS = /^(?:vingts?|trente|quarante|cinquante|soixante|cents?|mille|\d{1,6})$/i;
/** « deux cents | couverts »: a number and what it counts. */
const isCounted = (number: Words[number], noun: Words[number]): boolean =>
  HUNDREDS.test(number.form) &&
  /[sx]$/i.test(noun.form) &&
  /^(?:NOUN|ADJ|VERB)$/.test(noun.upos) &&
  !noun.feats.includes("VerbForm=Fin");

/** Climbs from a word to its highest head within the stretch. */
function topOf(words: Words, at: number, isInside: (head: number) => boolean): number {
  let top = at;
  for (let steps = 0; steps < MOST_STEPS && isInside(words[top]!.head); steps += 1) top = words[top]!.head;
  return top;
}

function isSubject(words: Words, left: number, right: number): boolean {
  let verb = right;
  while (verb < words.length - 1 && CLITICS.test(words[verb]!.form)) verb += 1;
  if (!/^(?:VERB|AUX)$/.test(words[verb]!.upos) || !words[verb]!.feats.includes("VerbForm=Fin")) return false;
  const owner = /^(?:aux|cop)/.test(words[verb]!.deprel) ? words[verb]!.head : verb;
  const subjects = words.flatMap(({ head, deprel }, at) =>
    head === owner && /^(?:nsubj|expl:subj)/.test(deprel) ? [at] : [],
  );
  const [subject] = subjects;
  if (subjects.length !== 1 || subject === undefined || subject > left || words[verb]!.form === "faut")
    return false;
  // « mon tuteur, monsieur Vidal, m'a proposé »: a name may be in apposition or an address, with commas.
  const group = words.slice(subject, left + 1);
  if (words[subject]!.upos !== "NOUN" || group.some(({ upos }) => upos === "PROPN")) return false;
  if (/^(?:monsieur|madame|docteur)$/i.test(words[subject]!.form)) return false;
  return topOf(words, left, (head) => head >= 0 && head <= left && head >= subject) === subject;
}

function isObject(words: Words, left: number, right: number): boolean {
  // No bare participle: « on a évité | deux tonnes », not « les sacs donnés | deux voisins… »
  const isSaid =
    /VerbForm=(?:Fin|Inf)/.test(words[left]!.feats) ||
    words.some(({ head, deprel }) => head === left && deprel === "aux:tense");
  if (words[left]!.upos !== "VERB" || !isSaid) return false;
  if (!/^(?:DET|NUM|ADP|VERB)$/.test(words[right]!.upos)) return false;
  const top = topOf(words, right, (head) => head >= right);
  const { head, deprel, upos } = words[top]!;
  if (head !== left || !OBJECTS.test(deprel) || SUBJECTS.test(words[right]!.form)) return false;
  // « il m'a tout appris | le pétrissage, la cuisson »: an enumeration of « tout » takes a comma.
  if (words.some((word, at) => at < left && word.head === left && /^(?:tout|ça|rien)$/i.test(word.form)))
    return false;
  const after = words[top + 1];
  // « il m'a dit | prends ton manteau »: quoted speech is separate.
  if (upos !== "NOUN") return upos === "VERB" && words[top]!.feats.includes("VerbForm=Inf");
  return !(after && (SUBJECTS.test(after.form) || after.feats.includes("VerbForm=Fin")));
}

const isCase = (words: Words, left: number, right: number): boolean =>
  words[left]!.upos === "ADP" && words[left]!.head === right && PRONOUNS.test(words[right]!.form);
