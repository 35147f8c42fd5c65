import type { AdvertReading, Skill } from "../plan.ts";
import { holdsAny, plainText } from "../plain-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { type AdvertLine, cutAdvert, trimMarks } from "./cut-advert.ts";
import { NEGATIONS, WISHES } from "./cues.ts";
import { nameByNoun, nameSavoirEtre } from "../savoir-etre.ts";
import { addSkill, complete } from "./add-skill.ts";
import { type AdvertItem, cutItems } from "./cut-items.ts";
import { namesTrade, syntaxOf } from "./describe-item.ts";
import { isNegated, teachesAt, tellsOfOthers } from "./find-refusals.ts";
import { judgeItem, judgeLine, type LineKind, openAdvertModels } from "./judge-items.ts";
import type { SyntaxSentence } from "../../reading/read-sentence.ts";
import { DEED_MAX, dutiesOf, goesOnWithDuties, INFINITIVE, placeOfDuty } from "./list-duties.ts";
import { nameDeed } from "./name-deed.ts";
import { importanceOf, withoutEarlierWishes } from "./rank-importance.ts";
import { rankInsistence } from "./rank-insistence.ts";
import { readableText } from "./readable-text.ts";
import { spaced, tidyName } from "./tidy-name.ts";
import { joinSkills } from "../join-skills.ts";
import { levelAt } from "./read-level.ts";
import {
  asksTitle,
  DEMANDED,
  IN_CHARGE,
  isHeld,
  subjectLeft,
  asksYears,
  AVAILABILITY,
  BARE_YEARS,
  INVITES,
  isConstraint,
  isDutyOfPost,
  isTerm,
  isTitleLine,
  tellsDuties,
  LICENCE,
  namesWish,
  STATE_DIPLOMA,
  OTHERS_SECTIONS,
} from "./judge-pieces.ts";
import { judgeSide } from "./judge-side.ts";

type Place = { start: number; end: number };

export interface Advert {
  title: string;
  company: string | null;
  description: string;
  /** The job sheet nearest to the title; it completes a short advert. */
  sheet?: { hardSkills: readonly string[]; softSkills: readonly string[] } | null;
}

/** With fewer skills of a kind, the job sheet completes them. */
const THIN_HARD = 4;
const THIN_SOFT = 2;
/** Most duties that complete a short advert. */
const THIN_MORE = 5;
/** Words of a line short enough for one negation to reach all of it. */
const OFFERS = /offr|avantage|package|remuneration|rejoindre/;
/** The heading above a line, in plain text. */
function headingOf(text: string, lines: readonly AdvertLine[], at: number): string {
  const heading = lines.findLast((each, index) => index < at && each.heading);
  return heading ? plainText(text.slice(heading.start, heading.end)) : "";
}
const ASKING =
  "exig|requis|indispensable|obligatoire|imperatif|souhait|apprecie|demande|necessaire|vous|tu=|permis|maitris|connaiss|experience|pratique|diplome|caces|habilit|certific|notions|un plus";
const SHORT_LINE = 18;
const PAIR_SIDE = 4;
const QUALITY_WORDS = 6;

/** Skills, duties and conditions of an advert; each skill keeps the words that ask for it. Pure, never throws. */
export function readAdvert(advert: Advert, models = openAdvertModels()): AdvertReading {
  const readable = readableText(advert.description);
  const { text } = readable;
  const hard: Skill[] = [];
  const soft: Skill[] = [];
  const spare: Skill[] = [];
  /** Duties told in prose, as skills of an advert that names few. */
  const deeds: Skill[] = [];
  const missions: string[] = [];
  const conditions: string[] = [];
  const lines = cutAdvert(text);
  let lastKind: { at: number; kind: LineKind } | null = null;
  const demand = (skills: Skill[], name: string, place: Place, level: Skill["level"] = null) =>
    addSkill(skills, {
      name,
      importance: "indispensable",
      level,
      evidence: [readable.locate(place.start, place.end)],
      source: "annonce",
    });
  let left: ReturnType<typeof subjectLeft> = null;
  for (const [at, line] of lines.entries()) {
    if (!line.bullet) left = subjectLeft(text.slice(line.start, line.end));
    if (
      line.heading ||
      (at === 0 && plainText(advert.title).includes(plainText(text.slice(line.start, line.end))))
    )
      continue;
    if (isTitleLine(text.slice(line.start, line.end))) continue;
    const licence = LICENCE.exec(text.slice(line.start, line.end))?.[1];
    if (licence) {
      demand(hard, `Permis ${licence}`, line);
      continue;
    }
    const words = trimMarks(text.slice(line.start, line.end));
    if (line.isOfNotice && isTerm(plainText(words))) {
      conditions.push(words);
      continue;
    }
    const subject = line.bullet ? left : null;
    const withSubject = (said: string) => (subject && /^\p{Ll}/u.test(said) ? `${subject} ${said}` : said);
    const told =
      line.section !== "profil" &&
      (IN_CHARGE.test(words) ||
        tellsDuties(withSubject(words), line.section === "missions" || subject !== null))
        ? "tâche"
        : null;
    const judgedLine = asksLanguage(text, line)
      ? "exigence"
      : (told ?? judgeLine(models, { text, lines }, at));
    const kind: LineKind =
      judgedLine === "autre" && goesOnWithDuties(text, lines, at, lastKind) ? "tâche" : judgedLine;
    lastKind = { at, kind };
    if (INVITES.test(plainText(words))) continue;
    if (kind === "tâche" && isDutyOfPost(text, line))
      for (const duty of dutiesOf(withSubject(words))) {
        missions.push(duty);
        const deed = told && (nameDeed(duty, true) ?? (IN_CHARGE.test(words) ? tidyName(duty) : null));
        const place = deed ? placeOfDuty(text, line, duty) : null;
        if (deed && place && deed.length <= DEED_MAX) demand(deeds, spaced(deed), place);
      }
    if (kind === "condition") conditions.push(words);
    const said = text.slice(line.start, line.end);
    for (const [wanted, name] of SEEKS.test(words) ? SOUGHT : []) {
      const found = wanted.exec(said);
      if (!found) continue;
      const place = { start: line.start + found.index, end: line.start + found.index + found[0].length };
      demand(hard, name ?? found[0], place, name === null ? levelAt(text, line, place, false) : null);
    }
    if (kind === "non demandé" && !KNOWS_ALL.test(words) && refuses(line, text)) continue;
    if (kind === "autre" || kind === "employeur")
      for (const { name, start, end } of qualitiesSought(words))
        demand(soft, name, { start: line.start + start, end: line.start + end });
    if (line.section && OTHERS_SECTIONS.has(line.section) && kind !== "exigence") continue;
    const plainLine = plainText(words);
    // A wish in brackets does not make the rest of the line a wish.
    const bareLine = plainText(withoutBrackets(words));
    // « Cours d’anglais » under « avantages » looks like a skill: there, require an explicit demand.
    if (
      line.section === "avantages" &&
      OFFERS.test(headingOf(text, lines, at)) &&
      !holdsAny(plainLine, ASKING)
    )
      continue;
    if (tellsOfOthers(plainLine) || refersBack(text, lines, at)) continue;
    const taught = teachesAt(plainLine);
    const items = cutItems(text, line);
    const refused = refusedItems(items.map(({ start, end }) => plainText(text.slice(start, end))));
    const objects =
      kind === "tâche" || line.section === "missions" || opensWithDeed(text, line)
        ? objectsOf(text, items, syntaxOf(text, line).words)
        : new Map<number, number>();
    for (const [index, item] of items.entries()) {
      // Skip the objects of a verb: they are named with it.
      if ([...objects].some(([verb, last]) => verb < index && index <= last)) continue;
      const isKnown = KNOWS_ALL.test(text.slice(item.start, item.end));
      if (!isKnown && (refused.has(index) || isNegated(syntaxOf(text, line).words, item))) continue;
      // « Arroser, tailler et mettre en valeur les plantes »: the object of the first verb comes later; skip it.
      const next = items[index + 1];
      if (
        next &&
        BARE_VERB.test(text.slice(item.start, item.end)) &&
        INFINITIVE.test(text.slice(next.start, next.end))
      )
        continue;
      // The plain text is never longer than the original: the comparison is safe.
      if (taught >= 0 && item.end - line.start > taught) continue;
      // Standing all day, carrying loads or some Saturdays are conditions of the post.
      if (isConstraint(plainText(text.slice(item.start, item.end)))) {
        if (kind !== "condition") conditions.push(trimMarks(text.slice(item.start, item.end)));
        continue;
      }
      const learnt = judgeItem(models, { text, lines }, at, item);
      const judged =
        item.isWish || isKnown
          ? "savoir-faire"
          : (learnt === "rien" && namesUsual(text, item, kind)) ||
              (learnt === "savoir-faire" && isPlainQuality(text, item))
            ? "savoir-être"
            : learnt === "savoir-être" && isDeed(text, item, kind)
              ? "savoir-faire"
              : learnt === "rien" &&
                  (namesWish(text, item) ||
                    asksYears(text, item) ||
                    asksTitle(text, item, kind) ||
                    (kind === "exigence" && asksDeed(text, item)) ||
                    asksLanguage(text, item))
                ? "savoir-faire"
                : learnt;
      if (judged === "rien" && isSpare(text, item, kind)) {
        const name = spaced(
          nameDeed(withSubject(text.slice(item.start, item.end)), !line.isOfNotice) ??
            tidyName(text.slice(item.start, item.end)),
        );
        if (isName(name))
          spare.push({
            name,
            importance: importanceOf(plainLine, plainLine, [], line.section === "souhaits"),
            level: null,
            evidence: [readable.locate(item.start, item.end)],
            source: "annonce",
          });
      }
      if (judged === "rien" || (kind === "condition" && !holdsAny(plainLine, ASKING))) continue;
      const pieces =
        judged === "savoir-être" ||
        judgeSide(text.slice(item.start, item.end)) === "savoir-être" ||
        namesTools(text, item)
          ? splitPair(text, item)
          : [[item.start, item.end] as const];
      for (const [start, end] of pieces) {
        const whole = end === item.end ? items[objects.get(index) ?? index]!.end : end;
        const said = text.slice(start, whole);
        const isSoft =
          LIKES.test(said) ||
          (!KNOWS_ALL.test(said) &&
            (judgeSide(withHead(text, item, start, said)) ?? judged) === "savoir-être");
        const name = isSoft
          ? nameQuality(withHead(text, item, start, said))
          : spaced(completeYears(nameDeed(withSubject(said), kind === "tâche") ?? tidyName(said), words));
        if (item.isWish && hard.some((skill) => skill.name.includes(name))) continue;
        if (!isName(name) || OWNED.test(name) || (isSoft && AVAILABILITY.test(plainText(said)))) continue;
        addSkill(isSoft ? soft : hard, {
          name,
          importance: importanceOf(
            plainText(withoutBrackets(said)) || plainText(said),
            item.isWish ? plainLine : withoutEarlierWishes(text, line, items, index, bareLine),
            items.slice(index + 1).map((next) => plainText(text.slice(next.start, next.end))),
            line.section === "souhaits",
          ),
          level: isHeld(name) ? null : levelAt(text, line, { start, end }, isSoft),
          evidence: [readable.locate(start, whole)],
          source: "annonce",
        });
      }
    }
  }
  // The advert’s own duties have priority over the job sheet; a small notice names nothing that it does not ask for.
  const isNotice = lines.some(({ isOfNotice }) => isOfNotice);
  if (isNotice || hard.length < THIN_HARD)
    for (const skill of [...spare, ...deeds].slice(0, THIN_MORE)) addSkill(hard, skill);
  const hardSkills = rankInsistence(hard, advert);
  const softSkills = rankInsistence(soft, advert);
  complete(hardSkills, advert.sheet?.hardSkills ?? [], THIN_HARD);
  complete(softSkills, advert.sheet?.softSkills ?? [], THIN_SOFT);
  return joinSkills({ hardSkills, softSkills, missions, conditions });
}

/**
 * Whether an advert excludes, will teach, or assigns to others what stands at a place of its readable text. Used for
 * skills found by a model, which must pass the same tests.
 */
export function refusesAt(text: string, place: { start: number; end: number }): boolean {
  const lines = cutAdvert(text);
  const at = lines.findIndex(({ start, end }) => start <= place.start && place.start < end);
  const line = lines[at];
  if (!line || line.heading) return false;
  const plainLine = plainText(text.slice(line.start, line.end));
  if (tellsOfOthers(plainLine) || refersBack(text, lines, at)) return true;
  const taught = teachesAt(plainLine);
  if (taught >= 0 && place.end - line.start > taught) return true;
  const items = cutItems(text, line);
  const refused = refusedItems(items.map(({ start, end }) => plainText(text.slice(start, end))));
  return items.some(
    (item, index) =>
      item.start < place.end &&
      item.end > place.start &&
      (refused.has(index) || isNegated(syntaxOf(text, line).words, item)),
  );
}

const BARE_VERB = /^\p{L}+(?:er|ir|re|oir)$/iu;

/**
 * « Vous supervisez la comptabilité, le contrôle de gestion, la trésorerie »: one verb and its objects are one duty.
 * Maps each piece that opens with an action to the last piece that is its object.
 */
function objectsOf(
  text: string,
  items: readonly AdvertItem[],
  words: SyntaxSentence["words"],
): Map<number, number> {
  const last = new Map<number, number>();
  let verb = -1;
  for (const [index, { start, end }] of items.entries()) {
    const said = text.slice(start, end);
    if (nameDeed(said, true) !== null || ONE_DEED.test(said)) verb = index;
    else if (verb >= 0 && isAdjective(said, { start, end }, words)) last.set(verb, index);
    else if (verb < 0 || !OBJECT.test(said) || end - items[verb]!.start > OBJECTS_MAX) verb = -1;
    else if (said.split(" ").some((word) => /^(?:vous|\p{L}{3,20}ez)$/iu.test(word))) verb = -1;
    else last.set(verb, index);
  }
  return last;
}
/** « les pannes électriques, mécaniques et pneumatiques ». */
function isAdjective(
  said: string,
  item: { start: number; end: number },
  words: SyntaxSentence["words"],
): boolean {
  const own = words.filter(({ start, end }) => start >= item.start && end <= item.end);
  return (
    own.length > 0 &&
    nameSavoirEtre(said) === null &&
    /^\p{Ll}/u.test(said) &&
    own.every(({ upos }) => upos === "ADJ" || upos === "CCONJ")
  );
}
/** « Lire un plan, un schéma ». */
const ONE_DEED = /^\p{Lu}\p{L}+(?:er|ir|re) (?:une? |des |les? |la |l['’])/u;
const opensWithDeed = (text: string, line: AdvertLine) => ONE_DEED.test(text.slice(line.start, line.end));
const OBJECT = /^(?:et )?(?:les? |la |l['’]|un |une |nos |vos |leurs? |ses? )/iu;
const OBJECTS_MAX = 140;

const withoutBrackets = (said: string) => said.replace(/ \([^()]*\)/gu, "");

const LIKES = /^(?:vous |tu )?aim(?:ez|es) /iu;
/** « SQL n’a plus de secret pour toi »: what is known so well is no quality. */
const KNOWS_ALL = /\sn['’](?:a|ont) (?:plus|pas|aucun)(?: de| d['’])? ?secrets?(?!\p{L})/iu;
/**
 * Whether the words of a line exclude it, announce teaching, or are not about the candidate: the model's guess alone is
 * not enough to hide a demand.
 */
function refuses({ section, start, end }: AdvertLine, text: string): boolean {
  const plain = plainText(text.slice(start, end));
  // « La maîtrise du Pack Office est requise. »
  if (DEMANDED.test(plain) && !holdsAny(plain, NEGATIONS)) return false;
  return (
    (section !== null && OTHERS_SECTIONS.has(section)) ||
    holdsAny(plain, NEGATIONS) ||
    teachesAt(plain) >= 0 ||
    /\b(?:ne|n|sans|non|pas|aucune?|hors|inutile)\b/.test(plain) ||
    !holdsAny(plain, "vous=|votre|vos=|tu=|ton=|ta=|tes=|profil|capacite|sens=")
  );
}

/** « dont 3 en gestion de projet » after a number of years: 3 is also in years. « 3 ans » alone is years of experience. */
function completeYears(name: string, line: string): string {
  if (BARE_YEARS.test(name))
    return `${name.replace(/^1 an\(s\)$/iu, "1 an").replace(/an\(s\)$/iu, "ans")} d’expérience`;
  return /\bans\b/i.test(line)
    ? name.replace(/^(\d{1,2}) (?=(?:en|à(?! \d)|dans|sur|comme|au) )/u, "$1 ans ")
    : name;
}

/** « Vous encadrez une équipe », classified as a quality because of its line, is a duty or a trade skill. */
function isDeed(text: string, { start, end, line }: AdvertItem, kind: LineKind): boolean {
  const said = text.slice(start, end);
  const deed = nameDeed(said, kind === "tâche");
  const isDuty = kind === "tâche" || line.section === "missions" || MANAGES.test(plainText(said));
  if (isDuty && deed !== null && deed.split(" ").length >= DEED_WORDS)
    return !/^(?:faire preuve|aimer) /i.test(deed);
  // « Vous êtes l’interlocuteur des banques » is a duty.
  if (kind === "tâche" && nameSavoirEtre(said) === null && said.split(" ").length > DEED_WORDS) return true;
  if (line.section === "missions" && INFINITIVE.test(said) && !said.endsWith("ment") && isUnknown(said))
    return true;
  // « Tu as déjà travaillé dans un hôtel » asks for an experience.
  if (HAS_DONE.test(said) && nameSavoirEtre(said) === null) return true;
  if (ACT_WITH_OBJECT.test(said) && isUnknown(said)) return true;
  return asksDeed(text, { start, end });
}
/** « Dresser des plats pour le service »: an act with its object, and no quality by its words. */
const ACT_WITH_OBJECT = /^\p{L}{2,}(?:er|ir|re|oir) (?:les? |la |l['’]|des |une? |du |aux? |à )/iu;
const isUnknown = (said: string) => nameSavoirEtre(said) === null && judgeSide(said) === null;
const HAS_DONE = /^(?:vous avez|tu as) (?:déjà )?(?!aussi |un )\p{L}{2,}(?:é|i|u) /iu;
const DEED_WORDS = 3;
const MANAGES =
  /^(?:vous |tu )?(?:encadr|manag|supervis)\w+ .*\b(?:equipe|personnes|salaries|agents|collaborateurs)\b/;

/** A piece of a duty that names no skill by itself, kept in reserve for a short advert. */
function isSpare(text: string, { start, end, line }: AdvertItem, kind: LineKind): boolean {
  const said = text.slice(start, end);
  const words = said.split(" ").length;
  return (
    words <= SPARE_WORDS &&
    !/[\d€]/.test(said) &&
    (line.isOfNotice ||
      kind === "tâche" ||
      (kind === "exigence" && CAN.test(said) && nameSavoirEtre(said) === null))
  );
}
const SPARE_WORDS = 8;

/** Trade actions after « savoir »: « savoir lire un plan », « vous savez conduire un tracteur ». */
function asksDeed(text: string, { start, end }: { start: number; end: number }): boolean {
  const said = text.slice(start, end);
  return CAN.test(said) && nameSavoirEtre(said) === null && namesTrade(said);
}
const CAN = regexInLines("iu")`
  ^(?:(?:vous |tu )?(?:savez|sais)|savoir) (?!
    (?:être|faire preuve|travailler|gérer|vous|t['’]|s['’]|se|prendre|écouter|communiquer|rester|garder)
      (?!\p{L})
  )\p{L}+(?:er|ir|re)\s
`;

const SHORT_QUALITY = 3;

/** The name of a quality: its noun if the advert only has an adjective, else as the advert has it. */
function nameQuality(said: string): string {
  // « En binôme avec un collègue, vous… ».
  const told = /^(?:tu|vous) /iu.test(said) ? nameDeed(said) : null;
  const name = tidyName(said.replace(/^en (?=binôme|équipe)/iu, "travail en "))
    .replace(/^(?:aim|appréci)(?:ez|es) (?=les? |la |l['’])/iu, "Goût pour ")
    .replace(/^(aim|appréci)(?:ez|es) /iu, "$1er ");
  // « Excellente présentation », « bonne humeur »: the noun alone would be ambiguous.
  if (plainText(name) === "presentation") return nameSavoirEtre(said) ?? name;
  if (plainText(name) === "humeur") return "Bonne humeur";
  return (
    (name.split(" ").length <= SHORT_QUALITY ? nameByNoun(name) : null) ?? nameDeed(name) ?? told ?? name
  );
}

const HEADING_WORDS =
  "savoir faire=|savoir etre=|qualites attendues|competences|profil=|profil recherche|missions=";

/** « notre unique logiciel »: something that belongs to the employer is not a demand. */
const OWNED = /^(?:notre|nos|leurs?) /i;

/** Working arrangements and conditions of application are not skills. */
const MODES = new Set(
  "presentiel|distanciel|distance|a distance|teletravail|hybride|temps plein|temps partiel|cdi|cdd|interim".split(
    "|",
  ),
);
const WHO_MAY_APPLY = regexInLines("")`
  ^(?:les )?
    (?:personnes?|profils?|candidats?|candidates?|candidatures?|debutants?|debutantes?|reconversions?) .{0,60}
    (?:bienvenue?s?|acceptee?s?|etudiee?s?)\b
`;

/** « cherchons une personne douce »: an act of the employer. */
const EMPLOYER_ACTS = /^(?:nous )?(?:recherch|cherch|propos|offr|souhait|recrut|attend|dispos|garantiss)ons /;

/** Punctuation, a single letter or heading words are not a name. */
function isName(name: string): boolean {
  const plain = plainText(name);
  return (
    plain.length > 1 &&
    !MODES.has(plain) &&
    !WHO_MAY_APPLY.test(plain) &&
    !EMPLOYER_ACTS.test(plain) &&
    !/^cett?e? (?:competence|experience|formation|langue)\b/.test(plain) &&
    plain !== "permis" &&
    !/^(?:(?:le |la |et |ou )?(?:matin|midi|soir|jour|nuit|week end)s? ?)+$/.test(plain) &&
    // A habit of private life is no skill.
    !plain.startsWith("non fum") &&
    // « vous intervenez pour : »: a list follows.
    !/(?<! vont) (?:pour|avec|dans|sur|par|en|à|de|auprès)$/u.test(name) &&
    !/^voila (?:votre|ton|vos|tes) |^(?:bien|vite|mieux|souvent|beaucoup)$/.test(plain) &&
    !/^n (?:as|avez|es|etes|ayez) |^acquise? /.test(plain) &&
    !/^(?:sous la (?:responsabilite|direction|supervision)|rattache|au sein d)/.test(plain) &&
    !(plain.split(" ").length <= 3 && holdsAny(plain, HEADING_WORDS) && name === name.toUpperCase())
  );
}

/** Items that the advert says it does not require: those with a negation, and their neighbours in a short line. */
function refusedItems(items: readonly string[]): Set<number> {
  const negated = [...items.keys()].filter(
    (at) => holdsAny(items[at]!, NEGATIONS) && !holdsAny(items[at]!, WISHES),
  );
  const wished = items.some((item) => holdsAny(item, WISHES));
  if (negated.length === 0 || wished) return new Set();
  const words = items.join(" ").split(" ").length;
  if (words <= SHORT_LINE) return new Set(items.keys());
  return new Set(negated.flatMap((at) => [at - 1, at, at + 1]));
}

/** « Boucherie cherche apprenti motivé et ponctuel »: the qualities told of the person sought, as adjectives. */
function qualitiesSought(words: string): { name: string; start: number; end: number }[] {
  const seeks = SEEKS.exec(words);
  if (!seeks) return [];
  const from = seeks.index + seeks[0].length;
  return Array.from(words.slice(from).matchAll(ADJECTIVE), ({ 0: said, index }) => ({
    name: nameByNoun(said),
    start: from + index,
    end: from + index + said.length,
  })).flatMap(({ name, ...place }) => (name === null ? [] : [{ name, ...place }]));
}
/** « un ingénieur avec 5 ans d’expérience minimum en bureau d’études » */
const SOUGHT_YEARS = /\b\d{1,2} ans? d['’]expérience(?: minimum)?(?: (?:en|dans|comme) [^,.;()]{3,40})?/iu;
/** What is told of the person sought, with its name where its own words are none. */
const SOUGHT: readonly (readonly [RegExp, string | null])[] = [
  [SOUGHT_YEARS, null],
  [STATE_DIPLOMA, "Diplôme d’État"],
];
const SEEKS = /(?<!\p{L})(?:recherche|cherche|recrute|recherchons|cherchons|recrutons)(?!\p{L})/iu;
/** Not before a noun: « une organisation », « le calme » name other things. */
const ADJECTIVE =
  /(?<!(?:l['’]|d['’]|le |la |les |de |du |en |notre |une? ))(?<!\p{L})\p{Ll}{4,}(?:\(e\)|·e)?/gu;

/** Whether a language is demanded: « L’espagnol est apprécié ». */
function asksLanguage(text: string, { start, end }: Pick<AdvertItem, "start" | "end">): boolean {
  const plain = plainText(text.slice(start, end));
  return (
    LANGUAGE.test(plain) &&
    !holdsAny(plain, NEGATIONS) &&
    holdsAny(plain, WISHES + "|exige|requis|indispensable|obligatoire")
  );
}
const LANGUAGE = regexInLines("")`
  ^(?:
    (?:l |la pratique de l |la maitrise de l |le )?
      (?:
        anglais|allemand|espagnol|italien|portugais|neerlandais|arabe|chinois|japonais|russe|polonais|turc|
        norvegien|suedois|danois|roumain|ukrainien|english
      )
  )(?: |$)
`;

/** Whether a short piece names a usual skill or savoir-être, in a line or a section of requirements. */
function namesUsual(text: string, { start, end, line }: AdvertItem, kind: LineKind): boolean {
  const asked =
    kind === "exigence" || (kind === "autre" && (line.section === "profil" || line.section === null));
  const said = text.slice(start, end);
  return (
    asked &&
    said.split(" ").length <= QUALITY_WORDS &&
    (judgeSide(said) !== null || nameSavoirEtre(said) !== null)
  );
}

/** Whether a piece is a savoir-être with hardly another word. */
function isPlainQuality(text: string, { start, end }: AdvertItem): boolean {
  const said = tidyName(text.slice(start, end));
  return (
    said.split(" ").length <= PLAIN_QUALITY &&
    nameSavoirEtre(said) !== null &&
    judgeSide(said) !== "savoir-faire"
  );
}
const PLAIN_QUALITY = 3;

/** Whether the next line cancels this one: « Le permis ? Pas la peine », « …; cela ne sera pas demandé ». */
function refersBack(text: string, lines: readonly AdvertLine[], at: number): boolean {
  const next = lines[at + 1];
  if (!next || next.heading || next.start - lines[at]!.end > 3) return false;
  const said = plainText(text.slice(next.start, Math.min(next.end, next.start + 60)));
  return (
    (/^(?:cela|ca|ceci|ce) /.test(said) && holdsAny(said, NEGATIONS)) ||
    (text[lines[at]!.end - 1] === "?" && /^(?:pas|non|aucun|inutile|peu importe|on s en)\b/.test(said))
  );
}

/** « Écoute et diplomatie »: splits two qualities where each side is short. */
function splitPair(
  text: string,
  { start, end }: { start: number; end: number },
): (readonly [number, number])[] {
  const at = text.slice(start, end).indexOf(" et ");
  if (at < 0) return [[start, end]];
  const sides = [[start, start + at] as const, [start + at + 4, end] as const];
  // Two known qualities, whatever their length.
  const isQuality = (said: string) => nameSavoirEtre(said) !== null || judgeSide(said) === "savoir-être";
  if (sides.every(([from, to]) => isQuality(text.slice(from, to)))) return sides;
  if (/^(?:bien|vite|mieux)$/iu.test(text.slice(...sides[1]!))) return [[start, end]];
  return sides.every(([from, to]) => tidyName(text.slice(from, to)).split(" ").length <= PAIR_SIDE)
    ? sides
    : [[start, end]];
}

/** The second of two qualities with the noun that it shares: « sens de l’accueil et du contact » gives « Sens du contact ». */
function withHead(text: string, item: { start: number; end: number }, start: number, said: string): string {
  if (start === item.start || !/^(?:d['’]|de |du |des )/iu.test(said)) return said;
  const head = SHARED_HEAD.exec(text.slice(item.start, start))?.[1];
  return head ? `${head} ${said}` : said;
}
const SHARED_HEAD = /(?:^|\s)(sens|esprit|goût) d/iu;

/** Whether a piece names two tools: « SAP et Excel ». */
function namesTools(text: string, { start, end }: { start: number; end: number }): boolean {
  const sides = text.slice(start, end).split(" et ");
  return sides.length === 2 && sides.every(isTool);
}
function isTool(side: string): boolean {
  const name = tidyName(side);
  return TOOL.test(name) || (TWO_WORDS.test(name) && side.includes(name));
}
const TOOL = /^\p{Lu}[\p{L}\d+#.-]*$/u;
/** « Google Analytics », but not « logiciel Sage ». */
const TWO_WORDS = /^\p{Lu}[\p{L}\d+#.-]* \p{Lu}[\p{L}\d+#.-]*(?: \d{1,4})?$/u;
