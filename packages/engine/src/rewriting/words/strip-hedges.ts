import { readNumberWord } from "../../language/numbers.ts";
import { OPINIONS } from "../../language/without-opinions.ts";
import { tokenize, type RawToken } from "../../language/tokenize.ts";
import { capitalize, type Range } from "../edits/remove-ranges.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";

/** « je pense que » and its like, as the words before « que ». */
const HEDGING_OPINIONS: readonly (readonly string[])[] = [
  ...OPINIONS,
  ["on", "pense"],
  ["nous", "pensons"],
  ["nous", "croyons"],
  ["j'", "ai", "l'", "impression"],
  ["on", "peut", "dire"],
  ["on", "pourrait", "dire"],
  ["je", "pense", "vraiment"],
  ["je", "crois", "vraiment"],
];
const ADVERB_INSIDE = new Set([
  "cependant",
  "donc",
  "aussi",
  "également",
  "sincèrement",
  "vraiment",
  "toutefois",
  "néanmoins",
]);
const LINK_ADVERB = new Set(["cependant", "donc", "toutefois", "néanmoins"]);
const ASIDES: readonly (readonly string[])[] = [
  "à mon avis",
  "selon moi",
  "d'après moi",
  "en quelque sorte",
  "si je puis dire",
  "si je peux dire",
  "pour ainsi dire",
  "a priori",
  "grosso modo",
  "quelque part",
].map((aside) => aside.replace("d'", "d' ").split(" "));
/** Hedges said after the claim, between commas: « c'est utile, je pense, et rapide ». */
const AFTERTHOUGHTS: readonly (readonly [string, string])[] = [
  ["je", "pense"],
  ["je", "crois"],
  ["je", "trouve"],
  ["je", "suppose"],
  ["j'", "imagine"],
];
const HOLDS_AFTERTHOUGHT = new Set(
  "que qu' qui ce si comme où dont quand et mais ne n' c' oui non enfin".split(" "),
);
const SUBORDINATORS = new Set(["que", "qu'", "qui", "dont", "où"]);

/** Cheap test for a word of a hedge, to avoid tokenising most sentences. */
const MAY_HEDGE = regexInLines("i")`
  pens|croi|trouve|dirais|suppose|imagine|semble|impression|peut dire|pourrait dire|avis|selon moi|
  après moi|sorte|puis dire|peux dire|ainsi dire|a priori|grosso|quelque part
`;

/** A range to cut out of a sentence, and its replacement. */
interface Hedge extends Range {
  insert: string;
}

/**
 * Finds « je pense que » before a claim and asides such as « en quelque sorte ». What is claimed keeps its words: a «
 * peut-être », an « environ » or an « un peu » that limits a fact stays, since without it the fact would be another
 * one.
 */
export function hedgeChanges(sentence: string): Hedge[] {
  if (!MAY_HEDGE.test(sentence)) return [];
  const tokens = tokenize(sentence);
  const found: Hedge[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const opinion = opinionAt(tokens, index);
    const isOpinion = opinion !== null && isSafe(tokens, index, opinion.end);
    const aside = isOpinion ? opinion.end : asideAt(tokens, index);
    const end = aside > index ? aside : afterthoughtAt(tokens, index);
    if (end === index) continue;
    const link = isOpinion && index === 0 ? opinion.link : null;
    if (
      isOpinion &&
      !IT_IS.test(tokens[end]?.norm ?? "") &&
      followsTopic(sentence.slice(0, tokens[index]!.start))
    ) {
      const that = tokens[end - 1]!;
      found.push({ start: tokens[index]!.start, end: that.end, insert: `c'est ${that.text}` });
      index = end - 1;
      continue;
    }
    const after = tokens[end]?.start ?? tokens[end - 1]!.end;
    found.push({
      start: tokens[index]!.start,
      end: link ? after : tokens[end - 1]!.end,
      insert: link ? `${capitalize(link)}, ` : "",
    });
    index = end - 1;
  }
  return found;
}

/** « Mon principal défaut, je dirais que je suis têtu » becomes « …, c'est que je suis têtu »: a topic needs its verb. */
const followsTopic = (before: string): boolean => TOPIC.test(before);
const IT_IS = /^(?:c'|ce|ça|cela)$/;
const TOPIC = regexInLines("iu")`
  ^(?:(?:alors|donc|bon|bah|ben|euh|et|du coup)[,\s]{1,2}){0,3}
    (?:mon|ma|notre|le|la)\s(?:[\p{L}'’]{1,15}\s){0,3}
    (?:défaut|qualité|force|faiblesse|atout|échec|réussite|point\s(?:fort|faible)|difficulté|erreur|objectif|but)
    (?:[,\s]{1,2}(?:euh|bah|ben))?[,\s]{0,2}$
`;

function opinionAt(tokens: RawToken[], index: number): { end: number; link: string | null } | null {
  for (const words of HEDGING_OPINIONS) {
    if (!words.every((word, step) => tokens[index + step]?.norm === word)) continue;
    let at = index + words.length;
    const adverb = tokens[at]?.norm ?? "";
    if (ADVERB_INSIDE.has(adverb)) at += 1;
    const that = tokens[at]?.norm;
    if (that !== "que" && that !== "qu'") continue;
    return { end: at + 1, link: LINK_ADVERB.has(adverb) ? adverb : null };
  }
  return null;
}

/**
 * Whether an opinion verb can be cut: not after « ce que », « ne », « si »; not if a second « et que » depends on it.
 */
function isSafe(tokens: RawToken[], first: number, end: number): boolean {
  const previous = tokens[first - 1]?.norm ?? "";
  if (["que", "qu'", "ce", "si", "ne", "n'", "comme", "quand", "où", "dont", "qui"].includes(previous))
    return false;
  const next = tokens[end];
  if (!next || next.kind === "punctuation") return false;
  for (let at = end; at < tokens.length; at += 1) {
    const norm = tokens[at]!.norm;
    const isThat = norm === "que" || norm === "qu'";
    if (isThat && /^(?:et|ou|mais)$/.test(tokens[at - 1]?.norm ?? "")) return false;
    if (SUBORDINATORS.has(norm) && !isThat) continue;
  }
  return true;
}

function asideAt(tokens: RawToken[], index: number): number {
  for (const words of ASIDES) {
    if (!words.every((word, step) => tokens[index + step]?.norm === word)) continue;
    return index + words.length;
  }
  return index;
}

function afterthoughtAt(tokens: RawToken[], index: number): number {
  const end = index + 2;
  const previous = tokens[index - 1];
  const next = tokens[end];
  if (!previous || HOLDS_AFTERTHOUGHT.has(previous.norm)) return index;
  if (next && !/^[,.;!…]/.test(next.text)) return index;
  const isSaid = AFTERTHOUGHTS.some(([a, b]) => tokens[index]?.norm === a && tokens[index + 1]?.norm === b);
  return isSaid ? end : index;
}

/** A text hedges by habit from three hedges within six sentences. */
const HABIT = 3;
const HABIT_SENTENCES = 6;
/** Hedges that apply to a whole claim. */
const OF_THE_CLAIM =
  /^(?:(?:je|on|nous|j['’]|il|et|mais) ?\p{L}[\p{L}'’ ]{2,40}|à mon avis|selon moi|d['’]après moi)$/iu;
const ASKS_OPINION = regexInLines("iu")`
  pens(?:ez|es)|avis|opinion|selon (?:vous|toi)|cro(?:yez|is)[- ](?:vous|tu)|point de vue|
  (?:voyez|vois|trouves|trouvez)[- ](?:vous|tu)|d['’]après (?:vous|toi)
`;
/** Before a past tense, these mark a memory, not an opinion: « je crois qu'il s'appelait… ». */
const REMEMBERS = /^(?:je crois|il me semble|j['’]imagine|je suppose|j['’]ai l['’]impression)/iu;
const PAST = regexInLines("iu")`
  (?<![\p{L}])(?!
    (?:fait|sait|parfait|satisfait|lait|paient|essaient|mais|jamais|mauvais|frais|français|vrais)(?![\p{L}])
  )(?:
    \p{L}{1,15}(?:ait|aient|ais)|
    (?:a|ont|ai|avons|est|sont|suis) (?:\p{L}{1,12} )?\p{L}{1,15}(?:ée?s?|is?|ue?s?|it)
  )(?![\p{L}])
`;
const TO_COME = regexInLines("iu")`
  (?<![\p{L}])(?:
    \p{L}{2,15}(?:erai|eras?|erons|eront|erez|ira|iront|dra|dront|ura|uront|vra|vront)|sera|seront|serai|
    fera|feront|(?:va|vais|vont|allons) \p{L}{1,15}(?:er|ir|re|oir)
  )(?![\p{L}])
`;
/**
 * « je pense que oui », « je crois que c'est tout », « je pense que vous devriez »: an answer, a closing, a polite
 * form: no claim to hedge.
 */
const NO_CLAIM =
  /^(?:oui|non|si|c['’]est (?:tout|bon|ça)|j['’]ai (?:tout|fait le tour)|vous|tu|personne)(?![\p{L}])/iu;
/**
 * « la moitié des patients », « tous », « personne »: an estimated quantity or a supposed cause, whose hedge is needed.
 */
const LIMITED = regexInLines("iu")`
  (?<![\p{L}])
    (?:moitié|tiers|quarts?|plupart|majorité|dizaines?|centaines?|milliers?|tous|toutes|personne|aucune?)
    (?![\p{L}])|
  ^c['’]est (?:surtout |aussi |peut-être )?parce qu
`;
/** Words after an aside that need no comma before them. */
const GOES_ON = /^,\s(?:et|ou|pour|à|au|aux|dans|en|de|du|des|avec|sur|chez|que|par)(?![\p{L}])/iu;

/**
 * The needless hedges of a text: « je pense que je peux » in what is written to be said, and all of them in a text that hedges
 * by habit (three within six sentences).
 * Keeps one that qualifies a figure, a memory or a forecast, and all of them if the question asks for an opinion.
 *
 * @returns for each sentence the hedges to cut, as offsets in the sentence
 */
export function habitualHedges(
  sentences: readonly string[],
  question: string | null | undefined,
  isWritten = false,
): Hedge[][] {
  const none = sentences.map((): Hedge[] => []);
  if (ASKS_OPINION.test(question ?? "")) return none;
  const all = sentences.map((text) => hedgeChanges(text));
  const isHabit = all.map((_, at) =>
    Array.from({ length: HABIT_SENTENCES }, (_step, back) => at - back).some(
      (from) =>
        all.slice(Math.max(0, from), from + HABIT_SENTENCES).reduce((sum, { length }) => sum + length, 0) >=
        HABIT,
    ),
  );
  return all.map((hedges, at) =>
    hedges
      .filter((hedge) => isHabit[at] || (isWritten && isBare(sentences[at]!, hedge)))
      .filter((hedge) => saysNothing(sentences[at]!, hedge))
      .map((hedge) => withCommas(sentences[at]!, hedge)),
  );
}

/**
 * Whether an opinion only precedes what its speaker knows: what they are, have or do. « Je crois que les cantines
 * paient trop » is about others, and « je suppose que » marks a guess.
 */
function isBare(sentence: string, { start, end }: Hedge): boolean {
  const said = sentence.slice(start, end);
  const claim = sentence.slice(end).trimStart();
  return (
    /qu(?:e|['’])$/iu.test(said) &&
    !GUESSES.test(said) &&
    (/dirais/i.test(said) || OWN.test(claim) || DOUBTED.test(claim)) &&
    !ALSO_THAT.test(claim)
  );
}
const OWN = /^(?:je |j['’]|nous |mon |ma |mes |notre |nos |c['’]est )/iu;
/** « je pense que votre structure pourrait m'apporter… »: the verb says the doubt already. */
const DOUBTED = /^(?:\p{L}[\p{L}'’]{0,14} ){1,4}pourr(?:ait|aient)(?![\p{L}])/iu;
const GUESSES = /suppos|imagin/i;
/** « je dirais que tout se rejoint, que rien n'est perdu ». */
const ALSO_THAT = /(?:,| et| ou| mais) qu(?:e |['’])/iu;
/** « Mon défaut, je dirais que j'ai du mal à… »: without the verb, the noun would hang loose. */
const NAMED =
  /(?<![\p{L}])(?:défauts?|qualités?|forces?|points? (?:forts?|faibles?)|atouts?|objectif|but),? $/iu;

/** Whether a claim means the same without its hedge. */
function saysNothing(sentence: string, { start, end }: Hedge): boolean {
  const said = sentence.slice(start, end);
  if (
    !OF_THE_CLAIM.test(said) ||
    /\?\s*$/u.test(sentence) ||
    /(?<![\p{L}])(?:moi|toi),?\s$/iu.test(sentence.slice(0, start))
  )
    return false;
  const isOpinion = /qu(?:e|['’])$/iu.test(said);
  const claim = isOpinion ? sentence.slice(end).trimStart() : sentence;
  if (NAMED.test(sentence.slice(0, start)) && !/^c['’]/iu.test(claim)) return false;
  if (NO_CLAIM.test(claim) || LIMITED.test(claim) || TO_COME.test(claim)) return false;
  if (REMEMBERS.test(said) && PAST.test(claim)) return false;
  return !tokenize(claim).some(
    ({ kind, norm }) => kind === "number" || (readNumberWord(norm) !== null && !/^une?$/.test(norm)),
  );
}

/** « c'est prêt, je pense, pour l'hiver »: cut both commas. */
function withCommas(sentence: string, hedge: Hedge): Hedge {
  const isAside = /,\s$/u.test(sentence.slice(0, hedge.start)) && GOES_ON.test(sentence.slice(hedge.end));
  return isAside ? { ...hedge, start: hedge.start - 2, end: hedge.end + 1 } : hedge;
}
