import type { PitchReading } from "../../content/pitch-reading.ts";
import { findSpellingFaults, isWritten } from "../../claims/signs/spelling-faults.ts";
import { isFiniteVerbAt } from "../../language/token-tags.ts";
import type { TextUnits } from "../../language/units.ts";
import type { SpokenChange } from "./mend-spoken.ts";

const RIGHT: Readonly<Record<string, string>> = {
  aprés: "après",
  trés: "très",
  deja: "déjà",
  déja: "déjà",
  collége: "collège",
  lycèe: "lycée",
  préfére: "préfère",
  problême: "problème",
  malgrés: "malgré",
  parmis: "parmi",
  plusieur: "plusieurs",
  beaucoups: "beaucoup",
  toujour: "toujours",
  jai: "j'ai",
  cest: "c'est",
  jaime: "j'aime",
  quil: "qu'il",
  javais: "j'avais",
  jetais: "j'étais",
  dailleur: "d'ailleurs",
  biensur: "bien sûr",
  apeller: "appeler",
  dévellopper: "développer",
  acceuil: "accueil",
  acceuillir: "accueillir",
  proffesionnel: "professionnel",
  professionel: "professionnel",
  proffessionnel: "professionnel",
  interressant: "intéressant",
  apprentisage: "apprentissage",
  connaisance: "connaissance",
  abscence: "absence",
  exellent: "excellent",
  exelent: "excellent",
  aggréable: "agréable",
  dilemne: "dilemme",
};

/** Turns a third-person verb form into the first person: « peux », « connais », « prends », « fais ». */
function firstPerson(form: string): string {
  if (/^(?:peut|veut)$/i.test(form)) return `${form.slice(0, -1)}x`;
  if (/^conna[iî]t$/i.test(form)) return `${form.slice(0, -2)}is`;
  return /d$|met$/i.test(form) ? `${form}s` : `${form.slice(0, -1)}s`;
}

const INFINITIVE = /^(?:.*\s)?(\p{L}+?)ée?s?$/u;

/**
 * After these words, even misspelt, « a » before an infinitive is « à »: « jai commencer a travailler », « apris a
 * souder ».
 */
const BEFORE_A =
  /(?<![\p{L}])(?:ap+r(?:i[st]e?s?|en[dn]\p{L}{0,4})|(?:commen[cç]|continu|cherch|aid|h[ée]sit|arriv|pens|oblig|habitu|invit|encourag|pouss|amen|autoris|rest)(?:er?|ée?s?|es|ent|ons|ez|ai[st]?|aient|eait)|r[ée]us+i\p{L}{0,6}|pr[êe]te?s?|tien[st]|eue?|pas|rien|faciles?|difficiles?|mal|temps)\s$/iu;
/** « l'aide a changer », « mon arrivée a marquer »: the word before may be a noun, and « a » its verb. */
const MAY_BE_NOUN =
  /(?<![\p{L}])(?:l['’]|d['’]|(?:une?|les?|la|des|mon|ma|mes|son|sa|ses|notre|votre|leurs?|cette|ce|cet) )\p{L}{1,15}\s$/iu;
/** « a petrir et | a faconner »: the second « a » is « à » like the first. */
const AFTER_ANOTHER = /(?<![\p{L}])[aà] \p{L}{1,20}(?:er|ir|re) (?:et|ou) $/iu;
/** « il | a manger »: after a subject or object pronoun, « a » is the verb. */
const BEFORE_HAVE =
  /(?:(?<![\p{L}])(?:il|elle|on|qui|ça|cela|nous|vous|lui|leur|y|ne)\s|(?<![\p{L}])(?:m|t|l|s|n)['’])$/iu;
/**
 * « Mon patron | a manger »: after a person, « a » is the verb; after a thing it may be « à » (« la voiture a laver »).
 */
const NAMED_SUBJECT =
  /(?:^|[.!?,;]\s)(?:et |mais )?(?:mon |ma |notre |le |la |l['’]|une? |cette |cet? |son |sa )(?:patronn?e?|chef(?:fe)?|direct(?:eur|rice)|collègue|tut(?:eur|rice)|format(?:eur|rice)|maître|maîtresse|prof|professeure?|responsable|gérante?|associée?|cliente?|patiente?|élève|stagiaire|apprentie?|salariée?|employée?|équipe|mère|père|frère|sœur|soeur|mari|femme|fils|fille|cousine?|oncle|tante|ami|amie|copine?|copain|voisine?|homme|dame|monsieur|garçon|enfant|maire|médecin|infirmi(?:er|ère)|recruteu(?:r|se)|grand-(?:mère|père))\s$/iu;
/** Words that start another clause. */
const OPENS_CLAUSE = new Set("qui que qu' dont où quand si comme parce car et mais ou puis donc".split(" "));
const LOOKED_BACK = 40;

/** « La pizza a emporter | est… »: another verb is the one of the subject, so « a » is « à ». */
function hasVerbAfter(tokens: TextUnits["tokens"], start: number): boolean {
  const infinitive = tokens.findIndex((token) => token.start >= start) + 1;
  for (let at = infinitive + 1; at < tokens.length; at += 1) {
    const { kind, norm, sentence } = tokens[at]!;
    if (kind === "punctuation" || OPENS_CLAUSE.has(norm) || sentence !== tokens[infinitive]!.sentence) break;
    if (isFiniteVerbAt(tokens, at)) return true;
  }
  return false;
}

/** The right spelling of « a » before a possible infinitive: « à », « a », or null when both are possible. */
function spellingOfA(content: string, { tokens }: TextUnits, start: number): "à" | "a" | null {
  const before = content.slice(Math.max(0, start - LOOKED_BACK), start);
  if (AFTER_ANOTHER.test(before)) return "à";
  if (BEFORE_A.test(before)) return MAY_BE_NOUN.test(before) ? null : "à";
  if (BEFORE_HAVE.test(before)) return "a";
  return NAMED_SUBJECT.test(before) && !hasVerbAfter(tokens, start) ? "a" : null;
}

/** Corrections of the certain faults of spelling and agreement that have a single right form. */
export function spellingChanges(reading: PitchReading): SpokenChange[] {
  const { content } = reading.input;
  const faults = findSpellingFaults(reading);
  const mended = faults.flatMap(({ start, end }) => {
    const said = content.slice(start, end);
    // « appris a souder » lacks an accent, not an ending.
    const spelt = /^a\s\p{L}+er$/iu.test(said) ? spellingOfA(content, reading.units, start) : "a";
    if (spelt === null) return [];
    if (spelt === "à") return [{ start, end: start + 1, insert: "à" }];
    const right = mend(said);
    return right === null || right === said ? [] : [{ start, end, insert: right }];
  });
  const isMended = (place: { start: number; end: number }) =>
    faults.some(({ start, end }) => start < place.end && place.start < end);
  return [...mended, ...accentChanges(reading).filter((change) => !isMended(change))].sort(
    (one, other) => one.start - other.start,
  );
}

/** Words whose spelling without accents is no other word; « jusqu'a » is treated alike. */
const ACCENTED =
  "même très après déjà être peut-être voilà bientôt plutôt aussitôt père mère frère problème problèmes expérience expériences équipe équipes école écoles intérêt dernière dernières première premières deuxième troisième système";
const BARE = new Map(
  ACCENTED.split(" ").map((word) => [word.normalize("NFD").replace(/\p{M}/gu, ""), word] as const),
);
const WORD = /(?<![\p{L}\p{N}'’-])(?:jusqu['’]a|\p{L}{4,}(?:-\p{L}+)?)(?![\p{L}\p{N}'’-])/giu;

/** « apris | a petrir »: an infinitive in -ir or -re cannot be mistaken for a participle. */
const A_INFINITIVE = /(?<=\s)a(?= \p{L}{2,15}(?:ir|re)(?![\p{L}'’-]))/gu;

/** Missing accents and slips in a typed text: corrected without a remark in the report, since they cannot be heard. */
function accentChanges({ units, input: { content } }: PitchReading): SpokenChange[] {
  if (!isWritten(units, content)) return [];
  const infinitives = Array.from(content.matchAll(A_INFINITIVE)).flatMap(({ index }) =>
    spellingOfA(content, units, index) === "à" ? [{ start: index, end: index + 1, insert: "à" }] : [],
  );
  return [...infinitives, ...unaccented(content), ...slips(content)];
}

/** Phonetic misspellings whose context allows a single spelling, with the right form. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/(?<=tou[ts] le )temp(?![\p{L}'’-])/giu, "temps"],
  [/(?<=(?:^|[^\p{L}])(?:les|des|aux|nos|vos|mes|ses) )autre(?= (?!nous)|[,.;:!?])/giu, "autres"],
  [/(?<=(?:^|[^\p{L}'’])je )travail(?= )/giu, "travaille"],
  [/(?<=\s)a(?= (?:l['’](?:écoute|aise)(?![\p{L}])|cause d|partir d[eu]|propos d))/gu, "à"],
  [/(?<![\p{L}])sa(?= c['’]est(?![\p{L}]))/giu, "ça"],
  [/(?<=(?:^|[^\p{L}])c['’]est )sa(?= qu|[.,!?])/giu, "ça"],
  [/(?<=(?:^|[^\p{L}])[sç]a )c(?=['’]est (?:(?:très |trop )?(?:bien|mal) )?passé(?![\p{L}]))/giu, "s"],
  [
    /(?<=(?:^|[^\p{L}])(?:il|elle|on) (?:n['’]y |n['’]|y |s['’]|me |te |se |nous |vous )?(?:av|ét|fais|dis|ven|voul|pouv|dev|sav|all|parl|aim|travaill))ais(?![\p{L}])/giu,
    "ait",
  ],
  [
    /(?<=(?:apprendre|savoir|découvrir|encore|bien|progresser|développer) )d['’]avantage(?= ?[.,;!?]|$)/giu,
    "davantage",
  ],
  [
    /(?<=(?:^|[.!?;:]\s|(?<![\p{L}])(?:et|alors|donc),? )(?:faites|contactez|appelez|aidez|rejoignez|suivez|écrivez|soutenez|envoyez|retrouvez|donnez|dites|laissez)) (?=(?:nous|moi)(?![\p{L}]))/giu,
    "-",
  ],
];

function slips(content: string): SpokenChange[] {
  return SLIPS.flatMap(([pattern, right]) =>
    Array.from(content.matchAll(pattern), ({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      insert: likeCase(right, said),
    })),
  );
}

function unaccented(content: string): SpokenChange[] {
  return Array.from(content.matchAll(WORD)).flatMap(({ 0: said, index }) => {
    const lower = said.toLowerCase();
    const right = /^jusqu['’]a$/.test(lower) ? `${said.slice(0, -1)}à` : BARE.get(lower);
    return right === undefined
      ? []
      : [{ start: index, end: index + said.length, insert: likeCase(right, said) }];
  });
}

function mend(said: string): string | null {
  const lower = said.toLowerCase();
  const single = RIGHT[lower];
  if (single !== undefined) return likeCase(single, said);
  const [first = "", ...rest] = said.split(/(?<=[\s'’])/u);
  const opening = first.trim().toLowerCase();
  const last = rest.at(-1) ?? "";
  if (rest.length === 0) return null;
  if (/^(?:je|j['’])$/.test(opening)) return `${[first, ...rest.slice(0, -1)].join("")}${firstPerson(last)}`;
  if (opening === "sa") return likeCase(`ça ${rest.join("")}`, said);
  if (opening === "tout") return likeCase(`tous ${rest.join("")}`, said);
  if (last.toLowerCase() === "a") return `${said.slice(0, -1)}à`;
  const isHave = /^(?:ai|as|a|avons|avez|ont|avais|avait|avions|aviez|avaient)$/.test(opening);
  if (isHave && last.endsWith("er")) return `${said.slice(0, -2)}é`;
  const stem = INFINITIVE.exec(last);
  return !isHave && stem ? `${said.slice(0, said.length - last.length)}${stem[1]!}er` : null;
}

const likeCase = (right: string, said: string) =>
  /^\p{Lu}/u.test(said) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
