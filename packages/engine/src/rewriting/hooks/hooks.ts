import { logOdds } from "../../claims/listener/log-odds.ts";
import { isHeldAgainst } from "../../claims/advice/advise-on-what-hurts.ts";
import { findExcuses } from "../../claims/signs/find-excuses.ts";
import type { FigureKind } from "../../language/figures.ts";
import type { PitchReading, SentenceReading } from "../../content/pitch-reading.ts";
import type { PitchType } from "../../pitch.ts";
import type { AdviceCode, Claim, ClaimRule, Edit, Hook, HookType } from "../../report.ts";
import type { QuestionKind } from "../../roles/question-kind.ts";
import type { SentenceRoles } from "../../roles/read-roles.ts";
import { writeGap } from "../sentences/gaps.ts";
import { regexInLines } from "../../language/regex-in-lines.ts";
import type { Candidate } from "./candidate.ts";
import { carryingOn } from "./carrying-on.ts";
import { findCandidates } from "./hook-candidates.ts";
import { type FigureFirst, figureFirst } from "./figure-first.ts";
import { endsOnPunch, signsOf } from "./hook-signs.ts";
import { lineWorth, wants } from "./line-worth.ts";
import { LOWEST_VALIDITY } from "../perfect-pitch.ts";
import weights from "./weights/hooks.json" with { type: "json" };

const HOOKS = 3;
/** Log-odds; readers refuse more than half of the lines below. */
const FAIR = -1.2;
/** Log-odds; of the best lines below one in seven pleases, of those above half. */
const SHOWN = -0.6;
/** Log-odds; of the other lines below one in four pleases and one in three is refused. */
const SHOWN_BESIDE = 0;
/** Log-odds; below, a template to fill in is better than the line. */
const WEAKEST = -3;
const LITTLE = 0.5;
/** Log-odds; below, a line is not worth the reading that saying it figure first takes. */
const LEAST_COUNTED = -2;
/** Log-odds that a fact gains which can be said figure first. */
const COUNTED = 0.8;
/** The same, where a measure is counted: « neuf tonnes de tomates ». */
const MEASURED = 1;

const TEMPLATES: Record<Exclude<HookType, "chiffre">, string> = {
  question: `Savez-vous ${writeGap("ce que votre public ignore et que vous avez constaté")} ?`,
  histoire: `${writeGap("le jour et le lieu")}, ${writeGap("ce que vous avez vu ou entendu ce jour-là")}.`,
  contraste: `On croit souvent que ${writeGap("l'idée reçue")}. En réalité, ${writeGap("ce que vous avez constaté")}.`,
  citation: `« ${writeGap("une phrase que l'on vous a vraiment dite")} »`,
};
const FIGURE_TEMPLATES: Record<PitchType, string> = {
  produit: `${writeGap("un chiffre qui surprend, avec son unité")} : voilà ce que cela coûte aujourd'hui.`,
  rh: `${writeGap("un résultat chiffré dont vous êtes fier ou fière")} : voilà ce que j'ai changé.`,
  perso: `${writeGap("un nombre d'années, de jours ou de personnes")} : voilà ce que nous avons partagé.`,
};

/** Questions whose answer opens on no scene. */
const TEMPLATES_OF_ANSWERS: Partial<Record<QuestionKind, Hook>> = {
  salary: {
    type: "chiffre",
    text: `Je demande ${writeGap("une somme, ou deux bornes")}, parce que ${writeGap("ce que vous faites déjà et qui compte pour eux")}.`,
  },
  reverse: {
    type: "question",
    text: `${writeGap("la question dont la réponse vous ferait dire oui ou non")} ?`,
  },
  weaknesses: {
    type: "histoire",
    text: `J'ai un défaut qui m'a coûté ${writeGap("ce que vous y avez perdu, et quand")}.`,
  },
  future: {
    type: "histoire",
    text: `D'ici quelques années, je veux savoir ${writeGap("ce que vous voulez savoir faire")}.`,
  },
  leaving: {
    type: "histoire",
    text: `Je cherche maintenant ${writeGap("ce que ce poste offre et que l'ancien n'offrait pas")}.`,
  },
};

const TEMPLATE_ORDER: Record<PitchType, HookType[]> = {
  produit: ["chiffre", "question", "contraste"],
  rh: ["histoire", "chiffre", "contraste"],
  perso: ["histoire", "citation", "question"],
};

/**
 * Three ways to open, the best first: lines of the pitch that can come first, ranked by the odds that a reader would
 * choose them. No line twice, no excuse. A line that readers would refuse as soon as take, a general statement, the
 * middle of a story or a line beside the question is spare: it is not shown. If the pitch has too few, templates with
 * blanks complete the list, spare too; all three are templates where there is no pitch (validity under .35). No number
 * and no name that the pitch lacks.
 *
 * @param roles what each sentence does, as `readRoles` guesses it
 * @param edits of the rewriting, applied to the hooks too
 * @param claims of the report: words that one of them criticises or asks to develop are not offered
 * @param opens how likely a reader would open the speech on a sentence, 0 to 1
 */
export function writeHooks(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  validity: number,
  edits: readonly Edit[],
  claims: readonly Claim[] = [],
  opens: (sentence: SentenceReading) => number = () => USUAL,
): Hook[] {
  const ranked = rankHooks(reading, roles, validity, edits, claims, opens);
  const chosen: Candidate[] = [];
  const take = (admits: (row: Ranked) => boolean, mayShare: boolean) => {
    for (const row of ranked) {
      const { line, worth } = row;
      if (chosen.length === HOOKS) break;
      if (!admits(row)) continue;
      if (chosen.some((other) => repeats(other, line, mayShare))) continue;
      // Take several sentences only if they are clearly better than one of them alone; the others stay for another
      // hook.
      const isLong = line.form === "lines" && !endsOnPunch(line);
      if (isLong && ranked.some((one) => isWithin(one.line, line) && one.worth >= worth - LITTLE)) continue;
      // Take a sentence with the short punchline after it, if that costs at most `LITTLE`.
      const closed = ranked.find(
        (longer) =>
          longer.line.index === line.index &&
          longer.worth >= worth - LITTLE &&
          line.form === "line" &&
          endsOnPunch(longer.line),
      )?.line;
      chosen.push(closed && !chosen.some((other) => repeats(other, closed, mayShare)) ? closed : line);
    }
  };
  const isLikely = ({ chance, worth }: Ranked) => chance >= FAIR && worth >= WEAKEST;
  take(({ isFair }) => isFair, false);
  take(isLikely, false);
  // A quotation is better than most third choices: it replaces the third line.
  const said = ranked.find(({ line, chance }) => line.form === "words" && chance >= FAIR)?.line;
  const firsts = chosen.slice(0, HOOKS - 1);
  if (
    said &&
    chosen.length === HOOKS &&
    !firsts.some((line) => QUOTES.test(line.text) || repeats(line, said, false))
  )
    chosen[HOOKS - 1] = said;
  take(isLikely, true);
  take(({ worth }) => worth >= WEAKEST, false);
  const fair = new Set(ranked.flatMap(({ line, isFair }) => (isFair ? [line] : [])));
  const good = new Set(
    ranked.flatMap(({ line, isFair, chance }) => (isFair && chance >= SHOWN_BESIDE ? [line] : [])),
  );
  // A line that would not be shown beside another comes after those that would.
  const ordered = [...chosen.filter((line) => fair.has(line)), ...chosen.filter((line) => !fair.has(line))];
  const counted: ReadonlyMap<Candidate, FigureFirst> = new Map(
    ranked.flatMap((row) => (row.counted ? [[row.line, row.counted] as const] : [])),
  );
  // Twice the same turn would show.
  const turned = ordered.find((line) => counted.has(line));
  const hooks = ordered.map((line, rank): Hook => ({
    ...(line === turned ? saidOf(counted.get(line)!) : { type: typeOf(line), text: line.text }),
    ...(!(rank === 0 ? fair : good).has(line) && { isSpare: true }),
  }));
  const { pitchType } = reading.input;
  const ofAnswer = pitchType === "rh" ? TEMPLATES_OF_ANSWERS[reading.questionKind] : undefined;
  if (ofAnswer && hooks.length < HOOKS) hooks.push({ ...ofAnswer, isSpare: true });
  for (const type of [...TEMPLATE_ORDER[pitchType], "contraste", "question"] as const) {
    const text = type === "chiffre" ? FIGURE_TEMPLATES[pitchType] : TEMPLATES[type];
    if (hooks.length < HOOKS && !hooks.some((hook) => hook.text === text))
      hooks.push({ type, text, isSpare: true });
  }
  return hooks;
}

const saidOf = ({ type, text }: FigureFirst) => ({ type, text });

/** A line with what is thought of it. */
interface Ranked {
  line: Candidate;
  /** The same fact figure first, where it can be said so. */
  counted: FigureFirst | null;
  /** Log-odds that it can be said, with what speaks for it; `worth` also counts what speaks against it. */
  chance: number;
  worth: number;
  /** Whether it may stand beside a better line. */
  isFair: boolean;
}

/** All lines that could open the pitch, the most likely to be chosen first. */
function rankHooks(
  reading: PitchReading,
  roles: readonly SentenceRoles[],
  validity: number,
  edits: readonly Edit[],
  claims: readonly Claim[],
  opens: (sentence: SentenceReading) => number,
): Ranked[] {
  const rolesAt = new Map(roles.map((role) => [role.end, role]));
  const excuses = findExcuses(reading).map(({ place }) =>
    reading.input.content.slice(place.start, place.end),
  );
  const blamed = blamedWords(reading, claims);
  const carriesOn = carryingOn(reading);
  const strays = straysFrom(claims);
  // A story of a conflict may open on what the other one did.
  const answersAboutOneself = reading.input.pitchType === "rh" && reading.questionKind !== "behavioural";
  return (validity < LOWEST_VALIDITY ? [] : findCandidates(reading, edits))
    .filter(
      (line) =>
        !blamed.some(({ index, words }) => index >= line.index && index <= line.last && holds(line, words)),
    )
    .filter((line) => !OF_ANYBODY.test(line.text) && !INSULTS.test(line.text) && !wants(line))
    .filter(({ text }) => !answersAboutOneself || !isHeldAgainst(text))
    .filter(({ text }) => !excuses.some((excuse) => text.toLowerCase().includes(excuse.toLowerCase())))
    .map((line) => {
      const odds = oddsOf(signsOf(line, reading, rolesAt));
      const heard = heardOdds(opens(reading.sentences[line.index]!));
      const { gain, isShown } = lineWorth(line, carriesOn, reading);
      const counted =
        isShown && odds >= LEAST_COUNTED && line.readings.length === 1 ? figureFirst(line.text) : null;
      const liked = gain + (counted ? (counted.isMeasure ? MEASURED : COUNTED) : 0);
      const chance = odds + Math.max(0, liked);
      const isFair = isShown && chance >= SHOWN && line.readings[0]!.sentence.start < strays;
      return { line, chance, counted, worth: odds + heard + liked, isFair };
    })
    .toSorted((one, other) => other.worth - one.worth);
}

/** Where the text stops answering what was asked, as its claims say: 0 if it never does, infinite if it always does. */
export function straysFrom(claims: readonly Claim[]): number {
  const said = claims.filter(({ kind, rule }) => kind === "fault" && rule === "offTopic");
  return Math.min(...said.map(({ quotes: [quote] }) => quote?.start ?? 0));
}

/** Stock phrases of a cover letter or of a nervous start. */
const OF_ANYBODY = regexInLines("iu")`
  (?<![\p{L}])(?:
    motivée?s? (?:pour|par|à l['’]idée)|(?:me tiens|reste) à votre (?:entière )?disposition|
    (?:rejoindre|intégrer) (?:votre|vos) (?:entreprise|équipes?|société|structure|groupe|établissement)|
    je suis (?:un peu |très |trop |assez )?(?:stressée?|nerveux|nerveuse|impressionnée?|intimidée?)|
    j['’]ai (?:un peu )?le trac|dans l['’]attente de (?:votre|vous)|veuillez (?:agréer|recevoir)|
    (?:vu|lu|répond\p{L}{1,3} à|suite à) votre (?:annonce|offre)|esprit d['’]équipe|sortir de ma zone de confort
  )(?![\p{L}])
`;
/** Insults, of or to somebody. */
const INSULTS = regexInLines("iu")`
  (?<![\p{L}])(?:
    connards?|connasses?|(?:gros|sale|sales|petits?|vrais?|bande de|les|des|un|une) con(?:ne)?s?|imbéciles?|
    abrutie?s?|crétine?s?|débiles?|salauds?|salopes?|salopards?|enfoirée?s?|merdes?|putains?|tocards?|
    bouffons?|(?:ta|vos|leurs) gueules?
  )(?![\p{L}])
`;

const BLAMES: ReadonlySet<ClaimRule> = new Set([
  "cliche",
  "jargon",
  "opening",
  "repair",
  "superlative",
  "hedge",
  "unfinished",
  "repetition",
]);
const ASKS: ReadonlySet<AdviceCode> = new Set([
  "add_example",
  "add_proof",
  "drop_cliches",
  "drop_hedges",
  "drop_irrelevant",
  "quantify_result",
  "tell_lesson",
  "tell_result",
]);
/** Evidence of words with little content, on whatever card of the report. */
const EMPTY = new Set(["readyMade", "excuse", "verdict", "vague", "abstractNoun", "measures", "last"]);
/** Share of its words. */
const MOST_SHARED = 0.75;
/** A line with this share of the criticised words is left out. */
const MOST_BLAMED = 0.6;

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];

/** The words that the report criticises, by sentence: no hook should start with them. */
function blamedWords({ sentences, input }: PitchReading, claims: readonly Claim[]) {
  const quotes = claims
    .filter(
      ({ kind, rule, code, evidence }) =>
        kind !== "credit" &&
        ((kind === "fault" && BLAMES.has(rule)) ||
          (kind === "advice" && code !== undefined && ASKS.has(code)) ||
          evidence.some((sign) => EMPTY.has(sign.rule))),
    )
    .flatMap((claim) => claim.quotes);
  // A start that the report says to cut or to move later.
  const starts = claims
    .filter(({ kind }) => kind === "fault" || kind === "measure")
    .flatMap(({ evidence }) => evidence.filter(({ rule }) => rule === "opening"));
  return [...quotes, ...starts].flatMap(({ start, end }) => {
    const words = wordsOf(input.content.slice(start, end));
    return words.length === 0
      ? []
      : sentences.flatMap(({ sentence }, index) =>
          start < sentence.end && sentence.start < end ? [{ index, words }] : [],
        );
  });
}

function holds({ text }: Candidate, words: readonly string[]): boolean {
  const said = new Set(wordsOf(text));
  return words.filter((word) => said.has(word)).length >= MOST_BLAMED * words.length;
}

/** Usual probability: readers would open a speech on one sentence in ten. */
const USUAL = 0.1;
const HEARD = 0.3;
const SUREST = 0.98;
const logit = (chance: number) => logOdds(chance, SUREST);

/** Log-odds added by the probability that readers would open on a sentence; 0 at the usual probability. */
const heardOdds = (chance: number): number => HEARD * (logit(chance) - logit(USUAL));

/** Log-odds that a line would be chosen as an opening. */
function oddsOf(signs: readonly number[]): number {
  return signs.reduce((sum, sign, at) => sum + sign * weights.weights[at]!, weights.bias);
}

/** Whether a candidate is a part of a longer sequence of sentences. */
const isWithin = (one: Candidate, row: Candidate): boolean =>
  one.form !== "clause" &&
  one.index >= row.index &&
  one.last <= row.last &&
  one.last - one.index < row.last - row.index;

/** Whether two candidates repeat each other: same words, or words of the same sentence. */
function repeats(one: Candidate, other: Candidate, mayShare: boolean): boolean {
  const [a, b] = [bare(one.text), bare(other.text)];
  if (a.includes(b) || b.includes(a) || isAlike(wordsOf(a), wordsOf(b))) return true;
  const shares = one.index <= other.last && other.index <= one.last;
  return shares && !(mayShare && one.form === "clause" && other.form === "clause");
}

/** Whether most words of the shorter one are in the other: the same said twice. */
function isAlike(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length < other.length ? [one, new Set(other)] : [other, new Set(one)];
  return short.length > 0 && short.filter((word) => long.has(word)).length >= MOST_SHARED * short.length;
}

/** Text without capitals, quotation marks and final stops, to find one in another. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/«\s?|\s?»/gu, "")
    .replace(/[\s.!?]{1,4}$/u, "");

const QUOTES = /«[^«»]{8,}»|"[^"]{8,}"/;
const CONTRAST =
  /\b(?:contrairement|pourtant|alors que|au lieu d|en revanche|là où|mais pas|et non)|[.!] (?:mais|moi)\b/i;

/** A ratio, a sum or a count can surprise; an hour or a date cannot. */
const isWorthKnowing = (kind: FigureKind) => /^(?:percent|ratio|money|quantity)$/.test(kind);

function typeOf({ text, readings, form }: Candidate): HookType {
  if (text.endsWith("?")) return "question";
  if (form === "words" || QUOTES.test(text)) return "citation";
  if (readings.some(({ figures }) => figures.some(({ kind }) => isWorthKnowing(kind)))) return "chiffre";
  return CONTRAST.test(text) ? "contraste" : "histoire";
}
