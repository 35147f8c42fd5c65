import { nameSavoirEtre } from "../savoir-etre.ts";
import { holdsAny, holdsCue, plainText } from "../plain-text.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import { DIPLOMAS, initialsOf, stemsOf } from "./match-words.ts";
import { activitiesOf } from "./near-words.ts";
import { type CvLine, lastYearOf, monthsOf } from "./read-cv.ts";
import { ANY_ACT, weighWord } from "./weigh-words.ts";
import { LANGUAGES, levelSaid, rankAsked, rankHeld } from "./rank-language.ts";
import { familyOf } from "./word-families.ts";

/** Why a demand is proven or not; the advice depends on it. */
export type ProofGround =
  /** `inOtherWords`: the line shares hardly a word with the demand, so it may tell something else. */
  | { kind: "montré"; inOtherWords?: boolean }
  | { kind: "absent" }
  | { kind: "voisin" }
  /** A diploma of the required level, in a field that may be another one. */
  | { kind: "niveau" }
  /** Named in a list, without a job where it was used. */
  | { kind: "cité" }
  /** Held once, out of date now. */
  | { kind: "périmé" }
  /** Only basic notions, a course, or something still under way. */
  | { kind: "début" }
  /** A line tells the work, but not the tool that is asked for. */
  | { kind: "outil"; tool: string }
  /** The required level and that of the CV, in words; null where none is given. */
  | { kind: "langue"; asked: string | null; held: string | null }
  /** Required years, and years computed from the dates. */
  | { kind: "durée"; asked: number; held: number };

/** What a CV has for one demand: a proof, or the closest line. */
export interface Proof {
  line: string | null;
  proven: boolean;
  ground: ProofGround;
  /** In « X ou Y », the alternative that is proven. */
  name?: string;
}

interface Asked {
  name: string;
  /** The advert’s words around the name, which may phrase it differently. */
  said?: string;
  /** The job title, for « trois ans dans un poste similaire ». */
  title?: string;
  isQuality?: boolean;
}

/** Words with which a line admits that it proves no practice. */
const UNPROVEN =
  "cours en ligne|module en ligne|formation en ligne|formation en ecole|heures pour debutant|en preparation|notion|scolaire|en cours|debutant|mooc|webinaire|decouvr|un peu|me debrouille|initiation|en une journee|a1=|a2=|sensibilisation|perime|expire";
/** Licences and certificates: held or not, so most of the words must match. */
const TITLES =
  "bafa|bafd|bnssa|psc1|fimo|ssiap|habilitation|caces|permis|certificat|certification|attestation|afgsu|agrement|carte pro";
const TITLE_MIN = 0.6;
/** Years of validity of the carers' first-aid certificate and of machine driving certificates. */
const VALID_YEARS = 5;
/** Weight of an activity told in other words, compared with the same word. */
const NEAR_WORD = 0.6;
/** Further factor when activities match without any common word. */
const HARDLY = 0.5;
/** Weight of a word told differently, and share of a demand that must match in this way. */
const OWN_WORD = 0.85;
const OWN_MIN = 0.32;
/** Least score of a line that shares a name: little else must match. */
const NAMED_SCORE = 0.35;
/** Share of a demand’s words, weighed by rarity, that proves it, and that makes a line close. */
const PROVEN_MIN = 0.32;
const NEAR_MIN = 0.15;
/** Share of a subject that a line of a list must name. */
const LISTED_MIN = 0.75;
/** Bonus of a line that names the tool itself, so that it is quoted first. */
const NAMED_FIRST = 0.3;
const YEAR_MONTHS = 12;
/** Tolerance in months: « Environ trois ans » is usually counted in years. */
const SLACK = 2;

/** The line of a CV that best answers a demand, and whether it proves it. Pure. */
export function findProof(
  cv: readonly CvLine[],
  asked: string | Asked,
  weigh: (stem: string) => number,
): Proof {
  const demand = typeof asked === "string" ? { name: asked } : asked;
  const either = demand.isQuality ? null : EITHER.exec(demand.name);
  if (either) {
    // « CAP ou deux ans d’expérience »: one of the two is enough.
    const find = (side: string) => {
      const name = side.replace(/\)$/, "").trim();
      return { ...findOne(cv, { ...demand, name }, weigh), name };
    };
    const first = find(demand.name.slice(0, either.index));
    const second = find(demand.name.slice(either.index + either[0].length));
    return !first.proven && (second.proven || first.line === null) ? second : first;
  }
  return findOne(cv, demand, weigh);
}
const EITHER = regexInLines("iu")` \(?ou (?:d['’]une? |une? |à défaut )?(?=
    \d|exp[ée]rience|un an|deux ans|trois ans|cinq ans|
    (?:bac|bts|but|cap|bep|licence|master|titre|dipl[oô]me|bafa)(?!\p{L})
  )
`;

function findOne(cv: readonly CvLine[], demand: Asked, weigh: (stem: string) => number): Proof {
  const plain = plainText(demand.name);
  return (
    proveYears(cv, demand, plain) ??
    proveLanguage(cv, demand, plain) ??
    (demand.isQuality || !holdsAny(plain, TITLES) ? null : proveTitle(cv, demand.name, plain)) ??
    proveDiploma(cv, demand.name, plain) ??
    (demand.isQuality || !plain.includes("diplome d etat") ? null : proveTitle(cv, demand.name, plain)) ??
    provePractice(cv, demand, weigh)
  );
}

/**
 * Whether a line may prove a demand at all: not a mere notion or self-rating, and the tools asked for are in the CV.
 */
export function mayProve(cv: readonly CvLine[], demand: string, line: string): boolean {
  const { tools } = namesOf(demand);
  const isNamed =
    tools.length === 0 || tools.some((name) => cv.some((each) => holdsCue(each.plain, `${name}=`)));
  return isNamed && !/[●★•]{2}/u.test(line) && !holdsAny(plainText(line), UNPROVEN);
}

/** A word in capitals, or with a capital inside a phrase: a tool, a standard, a company. */
const NAMES =
  /(?<=\p{L}[\s'’]|[,(/][\s'’]?)\p{Lu}[\p{L}\d+#]{2,30}|(?<!\p{L})\p{Lu}{2,12}[\d+#]{0,4}(?!\p{L})/gu;
const DIPLOMA_NAMES = new Set(
  "etat cap bep bac bts dut but cqp titre licence master diplome cdi cdd rh ou et".split(" "),
);
const LONG_NAME = 3;

/** The names in a demand; those longer than an acronym count as tools. */
function namesOf(demand: string): { names: string[]; tools: string[] } {
  const alone = /^\p{Lu}[\p{L}\d+#.-]*$/u.test(demand) && !nameSavoirEtre(demand) ? [demand] : [];
  const names = [...new Set([...(demand.match(NAMES) ?? []), ...alone].map(plainText))].filter(
    (name) => !DIPLOMA_NAMES.has(name) && !name.includes(" "),
  );
  return {
    names,
    tools: names.filter((name) => name.length > LONG_NAME && !alone.map(plainText).includes(name)),
  };
}

const proof = (
  line: CvLine | null,
  kind: Exclude<ProofGround["kind"], "durée" | "outil" | "langue" | "début">,
): Proof => ({
  line: line?.text ?? null,
  // Without a line there is nothing to quote, so nothing is proven.
  proven: line !== null && kind === "montré",
  ground: { kind: !line ? "absent" : kind === "voisin" && holdsAny(line.plain, UNPROVEN) ? "début" : kind },
});

const NUMBERS = "un deux trois quatre cinq six sept huit neuf dix".split(" ");
const SPAN =
  /\b(\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze)\+?(?: (?:a|ou) \d{1,2})? (?:ans?|annees?|saisons?)\b/;
/** Words that say nothing of a field of work. */
const ANY_FIELD = new Set(
  "premiere poste similaire fonction equivalent equivalente comparable cabinet entreprise structure etablissement secteur domaine minimum experience idealement".split(
    " ",
  ),
);

/** « Trois ans d’expérience en cabinet »: adds up the dates of the jobs in that field. */
function proveYears(cv: readonly CvLine[], { name, title }: Asked, plain: string): Proof | null {
  if (FIRST_EXPERIENCE.test(plain))
    return proveMonths(cv, [fieldOf(plain), fieldOf(plainText(title ?? ""))], A_FEW);
  const span = SPAN.exec(plain);
  if (
    !span ||
    plain.includes("moins de") ||
    !/experience|pratique|anciennete|metier|poste|\b(?:ans?|annees) (?:en|comme|dans)\b/.test(plain)
  )
    return null;
  const said = span[1]!;
  const index = NUMBERS.indexOf(said === "une" ? "un" : said);
  const years = /^\d/.test(said) ? Number(said) : index < 0 ? 15 : index + 1;
  const asked = span[0].includes("saison") ? 0.25 * years : years;
  const rest = plainText(name).replace(span[0], " ");
  const own = fieldOf(rest);
  return proveMonths(cv, [own.length > 0 ? own : fieldOf(plainText(title ?? ""))], asked);
}
/** « Une première expérience en logistique », also proven by the same job as the one that is offered. */
const FIRST_EXPERIENCE = /^(?:une )?premiere experience(?: |$)/;
/** In years. */
const A_FEW = 0.25;

/** Adds up the dates of the jobs in one of the fields. */
function proveMonths(cv: readonly CvLine[], fields: readonly (readonly string[])[], asked: number): Proof {
  const told = fields.filter((field) => field.length > 0);
  const near = (lines: readonly CvLine[]) =>
    told.length === 0 ? 1 : Math.max(...told.map((field) => coverOf(field, lines)));
  const blocks = new Map<number, CvLine[]>();
  for (const line of cv)
    if (line.block >= 0 && line.period && line.place === "expérience")
      blocks.set(line.block, [...(blocks.get(line.block) ?? []), line]);
  const fitting = [...blocks.values()].filter((lines) => near(lines) >= FIELD_MIN);
  const months = monthsOf(fitting.map(([line]) => line!.period!));
  const held = Math.round((months / YEAR_MONTHS) * 2) / 2;
  const [longest] = [...fitting].sort(
    ([left], [right]) => right!.period!.to - right!.period!.from - (left!.period!.to - left!.period!.from),
  );
  const line = longest?.find((each) => near([each]) > 0 && tellsWork(each.plain)) ?? longest?.[0];
  const proven = line !== undefined && months + SLACK >= asked * YEAR_MONTHS;
  return { line: line?.text ?? null, proven, ground: { kind: "durée", asked, held } };
}
const FIELD_MIN = 0.5;
/** Whether a line has words besides its dates. */
const tellsWork = (plain: string) =>
  plain.split(" ").filter((word) => /^[a-z]{4,}$/.test(word) && word !== "aujourd").length > 1;

function fieldOf(plain: string): string[] {
  return plain
    .split(" ")
    .filter((word) => !ANY_FIELD.has(word) && !/^\d/.test(word) && stemsOf(word).length > 0);
}

/** Whether a line has a word or one of its family: « formation » matches « former ». */
function holdsWord({ stems, families }: CvLine, word: string): boolean {
  const family = familyOf(word);
  return stemsOf(word).some((stem) => stems.has(stem)) || (family !== null && families.has(family));
}

/** Share of the words that lines have, as the same word or the same activity. */
function coverOf(field: readonly string[], lines: readonly CvLine[]): number {
  const said = field.filter((word) =>
    lines.some(
      (line) => holdsWord(line, word) || activitiesOf(word).some((each) => line.activities.has(each)),
    ),
  );
  return field.length === 0 ? 1 : said.length / field.length;
}

/** A language is proven by its level: « anglais C1 » proves « anglais courant », « notions » does not. */
function proveLanguage(cv: readonly CvLine[], { name, said = "" }: Asked, asked: string): Proof | null {
  const plain = asked.replace(/\benglish\b/, "anglais");
  const tongues = LANGUAGES.filter((tongue) => holdsCue(plain, `${tongue}=`));
  if (tongues.length === 0 || plain.split(" ").length > LANGUAGE_WORDS) return null;
  const wanted = rankAsked(plainText(`${name} ${said}`));
  const held = tongues.map((tongue) => rankHeld(cv, tongue));
  const chosen = held.sort((left, right) => right.rank - left.rank);
  const decisive = plain.includes(" ou ") || tongues.length === 1 ? chosen[0]! : chosen.at(-1)!;
  if (decisive.rank >= wanted) return proof(decisive.line, "montré");
  const ground = {
    kind: "langue",
    asked: levelSaid(plainText(`${name} ${said}`)),
    held: decisive.said === null ? null : levelSaid(decisive.said),
  } as const;
  return { line: decisive.line?.text ?? null, proven: false, ground };
}
const LANGUAGE_WORDS = 12;

const CODE = /\b(?=[A-Z\d]*\d)[A-Z][A-Z\d]{1,4}\b|\b(?:BS|BR|BC|SST)\b/g;

/** A driving licence, a habilitation, a certificate: by its words, its codes, and its date if it expires. */
function proveTitle(cv: readonly CvLine[], name: string, plain: string): Proof | null {
  const licence = /\bpermis ([a-e]{1,2}\d?)\b/.exec(plain)?.[1];
  if (licence) return proof(cv.find((line) => licencesOf(line.plain).includes(licence)) ?? null, "montré");
  const stems = stemsOf(name)
    .filter((stem) => stem !== "titula")
    .map(levelStem);
  const codes = (name.match(CODE) ?? []).map(plainText);
  const ageMax = Number(
    /moins de (\d{1,2}) ans/.exec(plain)?.[1] ?? (/afgsu|caces/.test(plain) ? VALID_YEARS : 99),
  );
  const latest = Math.max(...cv.map((line) => lastYearOf(line.plain)));
  const initials = initialsOf(name);
  const best = bestLine(cv, (line) => {
    const words = line.plain.split(" ").map(levelStem);
    if (initials.length >= 3 && words.some((word) => word.length >= 3 && initials.includes(word))) return 1;
    if (codes.length > 0 && !codes.some((code) => words.includes(code))) return 0;
    const held = stems.filter((stem) => line.stems.has(stem) || words.includes(stem));
    return held.length / (stems.length || 1);
  });
  if (!best || best.score < TITLE_MIN / 2) return proof(null, "absent");
  const { line } = best;
  if (best.score < TITLE_MIN || !isSure(line)) return proof(line, "voisin");
  const year = lastYearOf(line.plain);
  return proof(line, year > 0 && latest - year > ageMax ? "périmé" : "montré");
}

/** « Permis B, C et D » holds three licences. */
function licencesOf(plain: string): string[] {
  const [, ...said] = plain.split(/\bpermis /);
  return said.flatMap((words) => {
    const parts = words.split(" ");
    const end = parts.findIndex((word) => !/^(?:[a-e]{1,2}\d?|et|de|categories?)$/.test(word));
    return end < 0 ? parts : parts.slice(0, end);
  });
}

/** « Cat. 1 » is « catégorie 1 ». */
function levelStem(word: string): string {
  return /^cat(?:ego)?/.test(word) ? "catego" : word;
}

/** A diploma of at least the required level, in the required field. */
function proveDiploma(cv: readonly CvLine[], name: string, plain: string): Proof | null {
  // « Bac +3 à bac +5 », « CAP à BTS »: the lowest level is enough.
  const asked = DIPLOMAS.findLast(([, cues]) => holdsAny(plain, cues))?.[0];
  if (asked === undefined) return null;
  const field = plain
    .split(" ")
    .filter((word) => /[a-z]{3}/.test(word) && stemsOf(word).length > 0 && !isDiplomaWord(word));
  const initials = initialsOf(name);
  const best = bestLine(cv, (line) => {
    if (line.place === "rubrique") return 0;
    const words = line.plain.split(" ");
    if (initials.length >= 3 && words.some((word) => word.length >= 3 && initials.startsWith(word))) return 3;
    if (line.place !== "formation" && !isSure(line)) return 0;
    const level = Math.max(
      -9,
      ...DIPLOMAS.filter(([, cues]) => holdsAny(line.plain, cues)).map(([rank]) => rank),
    );
    if (level === -9) return 0;
    const near = coverOf(field, [line]);
    return (level >= asked ? 1 : 0) + near + 0.1;
  });
  if (!best) return proof(null, "absent");
  const isEnough = best.score >= (field.length === 0 ? 2 : 1 + DIPLOMA_FIELD_MIN);
  if (!isSure(best.line)) return proof(best.line, "voisin");
  return proof(best.line, isEnough ? "montré" : best.score > 1 ? "niveau" : "voisin");
}
const DIPLOMA_FIELD_MIN = 0.3;

function isDiplomaWord(word: string): boolean {
  return (
    DIPLOMAS.some(([, cues]) => holdsAny(word, cues)) ||
    /^(?:bac|formation|superieure?|diplome|niveau|titre|equivalent|type|domaine|pro|professionnel|professionnelle|grande|ecole|titulaire|issue?|minimum)$/.test(
      word,
    )
  );
}

/** A practice: enough of the demand’s words, weighed by rarity, in one line of work experience. */
function provePractice(
  cv: readonly CvLine[],
  { name, isQuality = false }: Asked,
  weigh: (stem: string) => number,
): Proof {
  // Brackets hold explanations or alternatives, digits quantities: leave both out.
  const said = plainText(name.replace(/ \([^()]*\)/gu, "")) || plainText(name);
  const words = said.split(" ").filter((word) => stemsOf(word).length > 0 && !/^\d+$/.test(word));
  const { names, tools } = isQuality ? { names: [], tools: [] } : namesOf(name);
  const sum = (some: readonly string[], weight: (word: string) => number) =>
    some.reduce((total, word) => total + weight(word), 0);
  const weighStem = (word: string) => weigh(stemsOf(word)[0]!);
  const whole = sum(words, weighStem) || 1;
  const wholeOwn = sum(words, weighWord) || 1;
  const near = [...new Set(words.flatMap(activitiesOf))];
  // A tool that the CV never names cannot be claimed: « Salesforce » is not proven by other work with clients.
  const isUnnamed =
    tools.length > 0 && !tools.some((tool) => cv.some(({ plain }) => holdsCue(plain, `${tool}=`)));
  const rate = (line: CvLine): Rating => {
    const same = words.filter((word) => holdsWord(line, word));
    // Each trade has its own vocabulary: a synonym counts nearly as much as the same word.
    const beside = words.filter(
      (word) => !same.includes(word) && activitiesOf(word).some((activity) => line.activities.has(activity)),
    );
    const told = near.filter((activity) => line.activities.has(activity)).length / Math.max(2, near.length);
    const share = sum(same, weighStem) / whole;
    const own = (sum(same, weighWord) + OWN_WORD * sum(beside, weighWord)) / wholeOwn;
    const isNamed = [...names, ...tools].some((each) => holdsCue(line.plain, `${each}=`));
    return {
      score: Math.max(
        isNamed ? NAMED_SCORE : 0,
        Math.min(1, share + NEAR_WORD * told * (share > 0 ? 1 : isQuality ? 0 : HARDLY)),
        !isQuality && own >= OWN_MIN ? own : 0,
      ),
      isNamed,
      isSaid: same.length > 0,
      isOther: !isNamed && same.length + beside.length === 1 && same.some((word) => isQualified(said, word)),
      isBare:
        !isNamed &&
        same.length <= 1 &&
        words.length > 1 &&
        beside.length === 0 &&
        same.every((word) => holdsAny(word, ANY_ACT)),
    };
  };
  const isDone = (line: CvLine, { score, isBare, isOther, isNamed }: Rating) =>
    !isBare &&
    !isOther &&
    // Working at a till does not prove the use of a given software.
    (!OF_SOFTWARE.test(said) || SOFTWARE.test(line.plain) || isNamed) &&
    isSure(line) &&
    // A subject named whole in a list is known; a tool or an action must have been used in a job.
    (line.place === "expérience"
      ? score >= PROVEN_MIN
      : line.place === "liste" && score >= LISTED_MIN && names.length + tools.length === 0);
  const isProven = (line: CvLine, rating: Rating) =>
    !isUnnamed && isDone(line, rating) && (tools.length === 0 || rating.isNamed);
  const proving = bestLine(cv, (line) => {
    const rating = rate(line);
    return isProven(line, rating)
      ? rating.score * (opensJob(cv, line) ? TITLE_WORTH : 1) * (rating.isSaid ? 1 : UNSAID_WORTH) +
          (rating.isNamed ? NAMED_FIRST : 0)
      : 0;
  });
  if (proving) {
    const { isNamed } = rate(proving.line);
    const shared = words.filter((word) => holdsWord(proving.line, word)).length;
    const inOtherWords = !isNamed && !isQuality && shared < Math.min(words.length, SHARED_MIN);
    return { line: proving.line.text, proven: true, ground: { kind: "montré", inOtherWords } };
  }
  const tool = isUnnamed ? TOOL_OF_WORK.exec(name)?.[1] : undefined;
  const done = tool
    ? bestLine(cv, (line) => {
        const rating = rate(line);
        return rating.isSaid && isDone(line, rating) ? rating.score : 0;
      })
    : null;
  if (tool && done) return { line: done.line.text, proven: false, ground: { kind: "outil", tool } };
  const beside = cv.filter(({ place }) => place !== "rubrique" && place !== "tête" && place !== "loisirs");
  const nearest = isUnnamed
    ? null
    : bestLine(beside, (line) => {
        const { score, isNamed } = rate(line);
        return score + (isNamed ? NAMED_FIRST : 0);
      });
  if (!nearest || nearest.score < NEAR_MIN) return proof(null, "absent");
  const isCited = nearest.line.place === "liste" && !holdsAny(nearest.line.plain, UNPROVEN);
  return proof(nearest.line, isCited && nearest.score >= PROVEN_MIN ? "cité" : "voisin");
}
/** « Encaisser sur Tactill »: an action and its tool. */
const TOOL_OF_WORK = / (?:sur|sous|avec|via|logiciel) (\p{Lu}[\p{L}\d+#]{3,30})$/u;
const OF_SOFTWARE = /^(?:logiciels?|progiciels?|tableurs?) /;
const SOFTWARE = /\b(?:logiciels?|progiciels?|tableurs?|informatique)\b/;
/** Factor for the title line of a job: prefer to quote a line below, which tells what was done. */
const TITLE_WORTH = 0.6;
/** Factor for a line without a word of the demand: prefer one that has some. */
const UNSAID_WORTH = 0.6;
/** With fewer common words, a proof may tell something else. */
const SHARED_MIN = 2;
const opensJob = (cv: readonly CvLine[], line: CvLine) =>
  line.block >= 0 && cv.find(({ block }) => block === line.block) === line;

/** Whether the word before it specifies it. */
function isQualified(plain: string, word: string): boolean {
  const words = plain.split(" ");
  const before = words[words.indexOf(word) - 1] ?? "";
  return (
    stemsOf(before).length > 0 &&
    /^[a-z]/.test(before) &&
    !holdsAny(before, ANY_ACT) &&
    !/(?:er|ir|re|ez)$/.test(before)
  );
}

interface Rating {
  score: number;
  isNamed: boolean;
  /** The line has a word of the demand. */
  isSaid: boolean;
  /** The only shared word is qualified otherwise: « basse température » and « relevé des températures ». */
  isOther: boolean;
  /** The only shared word is a verb common to every trade. */
  isBare: boolean;
}
/** Whether a line is free of self-rating dots, mere notions and courses. */
function isSure({ text, plain }: CvLine): boolean {
  return !/[●★•]{2}/u.test(text) && !holdsAny(plain, UNPROVEN);
}

function bestLine(
  cv: readonly CvLine[],
  rate: (line: CvLine) => number,
): { line: CvLine; score: number } | null {
  let best: { line: CvLine; score: number } | null = null;
  for (const line of cv) {
    const score = rate(line);
    if (score > 0 && (!best || score > best.score)) best = { line, score };
  }
  return best;
}
