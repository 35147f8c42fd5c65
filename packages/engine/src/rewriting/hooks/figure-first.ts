import { regexInLines } from "../../language/regex-in-lines.ts";
import { findDependents, type SyntaxSentence, syntaxOfSentence } from "../../language/syntax.ts";
import type { HookType } from "../../report.ts";
import { uncapital } from "../sentences/stands-alone.ts";
import { capitalize } from "../edits/remove-ranges.ts";

type Words = SyntaxSentence["words"];

/** A fact said figure first, or asked. */
export interface FigureFirst {
  type: HookType;
  text: string;
  isMeasure: boolean;
}

/** One sentence without quotation, bracket or list; a figure that counts something. */
const PLAIN_SENTENCE = /^[^.?!…«»"“”:;()]{12,170}\.$/u;
const NUMBER = regexInLines("iu")`
  ^(?:
    \d[\d\u00a0\u202f ]{0,9}(?:,\d{1,2})?|
    (?:
      deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|
      quarante|cinquante|soixante|cents?|mille
    )(?:(?:-| et | )(?:
      une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|
      trente|quarante|cinquante|soixante|cents?|mille
    )){0,4}
  )(?=[\s\u00a0\u202f])
`;
const HOLDS_NUMBER =
  /\d|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|z[eé]|ante|vingt|cents?|mille)(?![\p{L}])/iu;
/** Measures, which may be small: « neuf tonnes ». */
const MEASURES = regexInLines("iu")`
  ^(?:
    tonnes?|kilos?|kilogrammes?|grammes?|litres?|mètres?|kilomètres?|hectares?|heures?|minutes?|degrés?|
    kilowattheures?|watts?|euros?|millions?|milliards?|%
  )$
`;
/** From this number, what is counted is worth opening on though it is no measure. */
const MANY = 10;
/** Verbs whose object is no deed done to it, or that say a price. */
const NO_DEED = regexInLines("iu")`
  ^(?:
    être|avoir|faire|compter|coûter|peser|durer|mesurer|valoir|passer|falloir|rester|atteindre|représenter|
    dépasser|comprendre|comporter|concerner|demander|chercher|lever|facturer|rechercher|vouloir|devoir|
    pouvoir|aller|venir|proposer|souhaiter|former|avoisiner|totaliser|regrouper|employer|embaucher|
    encadrer|accueillir|suivre|prendre|asseoir|diriger|rassembler|réunir|approcher|remercier|avancer|vivre|connaître
  )$
`;
/** Time that is spent: « je marche vingt-cinq minutes » has no object. */
const SPENDS = /^(?:perdre|gagner|économiser|attendre|consacrer|supprimer)$/iu;
const TIME = /^(?:heures?|minutes?|jours?|mois|semaines?|nuits?)$/iu;
/** People, whom « ce que » does not take up, and words of time or of no thing. */
const NO_THING = regexInLines("iu")`
  ^(?:
    personnes?|gens|hommes?|femmes?|enfants?|élèves?|filles?|garçons?|bébés?|patients?|clients?|clientes?|
    familles?|jeunes|membres?|collègues?|salariée?s?|licenciée?s?|bénévoles?|habitants?|apprentie?s?|parents?|
    couples?|équipes?|adultes?|stagiaires?|athlètes?|malades?|voisine?s?|copains?|copines?|amis?|amies?|gars|
    mecs?|camarades?|artistes?|journalistes?|résidente?s?|retraitée?s?|étudiante?s?|foyers?|clubs?|classes?|collèges?|écoles?|tenues?|
    fois|ans?|années?|choses?|points?|raisons?|façons?|manières?|types?|sortes?|parties?|chiens?|chats?|
    entreprises?|partenaires?|communes?|\p{L}{2,20}(?:eurs?|euses?|iens?|iennes?|istes?|ants?|antes?)
  )$
`;
/** What may stand before the subject: when it was, or where. */
const WHEN = regexInLines("iu")`
  ^(?:
    (?:l['’]|le |la |cet |cette |ce |chaque |tous les |toutes les |en |depuis |pendant |au |aux |à |chez |dans |sur )
      [^,]{2,40}(?:, (?:à|au|en|dans|le) [^,]{2,30})?|
    aujourd['’]hui|hier(?: soir| matin)?
  ),? ?$
`;
/** What may follow what is counted: where, when, how long. */
const REST =
  /^(?: (?:en|dans|à|chez|sur|pendant|depuis|cet|cette|ce|le|la|chaque|aux?(?! lieu)|entre|l['’])(?: ?\p{L}[^,]{0,50})?)?$/iu;
/** Words that would lose what they take up, or « 41 % d'eau en moins », which nobody uses. */
const TIED = regexInLines("iu")`
  (?<![\p{L}])(?:
    (?:n|qu|s)['’]|
    (?:
      ne|pas|plus|jamais|moins|sauf|aussi|encore|donc|y|en(?= (?:ai|a|ont|avons|avait) )|son|sa|ses|leurs?|lui|
      ils?|elles?|ce(?:t|tte|s)?(?! (?:soir|matin|mois|printemps|été|automne|hiver|année|semaine|nuit))|ça|cela|
      qui|que|dont|où|et|ou|mais|se|près de|environ|presque|autres?
    )(?![\p{L}\d])
  )
`;
const PER = /^(?: (?:de |d['’]|du |des )[^, ]{2,20})*(?: par \p{L}{2,15})?(?=$| )/iu;
const VOWEL = /^[aeiouyéèêàâîôûœ]/iu;

/** A deed whose object is counted: « la ville a jeté », « 840 », « chaises », « l'an dernier ». */
interface Fact {
  who: string;
  number: string;
  counted: string;
  tail: string;
  isMeasure: boolean;
  isOfAnybody: boolean;
}

/**
 * « L'an dernier, la ville a jeté 840 chaises. » → « 840 chaises. C'est ce que la ville a jeté l'an dernier. », and of
 * anybody « Savez-vous combien de chaises une ville jette par an ? 840. »; null where the parse is not that simple.
 */
export function figureFirst(text: string): FigureFirst | null {
  if (!PLAIN_SENTENCE.test(text) || TIED.test(text) || !HOLDS_NUMBER.test(text)) return null;
  const fact = factOf(text);
  if (!fact) return null;
  const { who, number, counted, tail, isMeasure, isOfAnybody } = fact;
  const typed = (said: string) => (text.includes("’") ? said : said.replaceAll("’", "'"));
  if (isOfAnybody && !isMeasure) {
    const many = /^h/iu.test(counted) || VOWEL.test(counted) ? "d’" : "de ";
    const asked = `Savez-vous combien ${many}${inOrder(counted, who)}${tail}\u00a0? ${capitalize(number)}.`;
    return { type: "question", isMeasure, text: typed(asked) };
  }
  const told = `${capitalize(`${number} ${counted}`)}. C’est ce ${VOWEL.test(who) ? "qu’" : "que "}${who}${tail}.`;
  return { type: "chiffre", isMeasure, text: typed(told) };
}

/** Reads a sentence as a deed whose object is counted, if its parse is that simple. */
function factOf(text: string): Fact | null {
  const { words } = syntaxOfSentence(text);
  const root = words.findIndex(({ deprel }) => deprel === "root");
  const verb = words[root];
  if (!verb || verb.upos !== "VERB" || NO_DEED.test(verb.lemma)) return null;
  if (words.filter(({ feats }) => feats.includes("VerbForm=Fin")).length !== 1) return null;
  const own = findDependents(words, root);
  const subject = own.find((at) => words[at]!.deprel === "nsubj" && at < root);
  const object = own.find((at) => words[at]!.deprel === "obj" && at > root);
  if (subject === undefined || object === undefined || words[object]!.upos !== "NOUN") return null;
  const from = subjectStart(words, subject);
  if (from === null) return null;
  const begin = words[groupOf(words, object)[0]!]!.start;
  const [number] = NUMBER.exec(text.slice(begin)) ?? [];
  const { form: noun, start } = words[object]!;
  // Nothing but the number stands before the noun.
  if (number === undefined || begin < verb.end || text.slice(begin + number.length, start).trim() !== "")
    return null;
  const isMeasure = MEASURES.test(noun);
  if (TIME.test(noun) && !text.startsWith(" d", words[object]!.end) && !SPENDS.test(verb.lemma)) return null;
  if (NO_THING.test(noun) || (!isMeasure && !isMany(number))) return null;
  const next = words.findIndex(
    (word, at) => at > object && !(word.head === object && word.deprel === "amod"),
  );
  const end = words[Math.max(object, next - 1)]!.end;
  const [of = ""] = PER.exec(text.slice(end, -1)) ?? [];
  const rest = text.slice(end + of.length, -1);
  const { who, when } = actorOf(
    text.slice(0, words[from]!.start),
    text.slice(words[from]!.start, begin).trim(),
  );
  // « l'an dernier on a désherbé »: words of time taken for the subject. « Je gagne 36 500 euros »: a wage opens nothing.
  if (/^h|.(?<![\p{L}])(?:on|je|j['’])(?![\p{L}])/iu.test(who)) return null;
  if (/^j/iu.test(who) && /^euros?$/iu.test(noun)) return null;
  if (when !== "" && !WHEN.test(`${when} `)) return null;
  // « Aujourd'hui, nous cultivons trente-six parcelles »: nothing happened.
  if (!isMeasure && /^aujourd/iu.test(when)) return null;
  // « Hier soir, il a porté quarante sacs dans l'escalier sans un mot »: the scene is worth more than its figure.
  if (!REST.test(rest) || (rest !== "" && when !== "")) return null;
  return {
    who: words[from]!.upos === "PROPN" ? who : uncapital(who),
    number: number.trim(),
    counted: text.slice(start, end) + of,
    tail: when === "" ? rest : ` ${uncapital(when)}`,
    isMeasure,
    isOfAnybody: isOfAnybody(words, subject) && verb.feats.includes("Tense=Pres"),
  };
}

/** Who did it and when. « L'an dernier, la ville »: the parse may hold it all for the subject. */
function actorOf(head: string, before: string): { who: string; when: string } {
  const comma = before.lastIndexOf(", ") + 2;
  const isTime = comma > 1 && head === "" && WHEN.test(before.slice(0, comma));
  const when = isTime ? before.slice(0, comma) : head;
  return { who: isTime ? before.slice(comma) : before, when: when.trim().replace(/,$/u, "") };
}

/** « nappes par semaine », « un restaurant salit » → « nappes un restaurant salit par semaine ». */
function inOrder(things: string, who: string): string {
  const [per = ""] = / par \p{L}{2,15}$/iu.exec(things) ?? [];
  return `${things.slice(0, things.length - per.length)} ${who}${per}`;
}

/** Index of the first word of a subject: the speaker's, or a noun group that nothing interrupts; null otherwise. */
function subjectStart(words: Words, subject: number): number | null {
  const { upos, form } = words[subject]!;
  if (upos === "PRON") return /^(?:je|j['’]|nous|on)$/iu.test(form) ? subject : null;
  if (upos !== "NOUN" && upos !== "PROPN") return null;
  const group = groupOf(words, subject);
  return group.at(-1)! - group[0]! + 1 === group.length ? group[0]! : null;
}

/** Indexes of a word and of all that depends on it, in order. */
function groupOf(words: Words, head: number): number[] {
  const inside = [head];
  for (let at = 0; at < inside.length; at += 1) inside.push(...findDependents(words, inside[at]!));
  return inside.toSorted((one, other) => one - other);
}

/** « un restaurant moyen », « chaque cantine »: nobody in particular. */
const isOfAnybody = (words: Words, subject: number) =>
  words[subject]!.upos === "NOUN" &&
  findDependents(words, subject).some((at) => /^(?:une?|chaque)$/iu.test(words[at]!.form));

const FEW = /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf)$/iu;
function isMany(said: string): boolean {
  const digits = said.replace(/[^\d,]/gu, "").replace(",", ".");
  return digits === "" ? !FEW.test(said.trim()) : Number(digits) >= MANY;
}
