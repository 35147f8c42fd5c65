import { atEmployer } from "../questions/name-employer.ts";
import { holdsAny, plainText } from "../plain-text.ts";
import type { InterviewPlan, Strategy, StrategyItem } from "../plan.ts";
import { findProof, type Proof, type ProofGround } from "./find-proof.ts";
import { type Demand, listDemands } from "./list-demands.ts";
import { formOf, upperFirst } from "../questions/say-subject.ts";
import { DIPLOMAS, stemsOf } from "./match-words.ts";
import { LANGUAGES } from "./rank-language.ts";
import { readCv } from "./read-cv.ts";

/** The quote is shown beside: these texts only say what to do with it. */
const SHOWN = "Votre CV le montre. À l’oral, ajoutez un chiffre, un délai ou un retour que l’on vous a fait.";
const SHOWN_COUNTED =
  "Votre CV le montre, chiffre à l’appui. Dites ce que vous avez fait vous-même pour y arriver.";
const SHOWN_OTHERWISE =
  "Votre CV le dit en d’autres mots. Vérifiez que c’est bien la même chose ; si oui, dites-le à l’oral avec les mots de l’annonce.";
const SHOWN_TITLE =
  "Votre CV le montre. À l’oral, un mot suffit : gardez le temps pour ce que vous avez fait.";
const SHOWN_LANGUAGE =
  "Votre CV le dit. Préparez deux phrases de présentation dans cette langue : on vous les demandera peut-être.";
interface Gap extends Proof {
  demand: Demand;
}
const WEAKNESSES_MAX = 10;
const ACTIONS_MAX = 5;

/**
 * Compares a CV with a plan: what it proves, in its own words; what it lacks, with the closest line; what to do before
 * the interview. Works on words, so that nothing is claimed that the CV does not say. Pure.
 */
export function compareCv(request: {
  plan: InterviewPlan;
  cv: string;
  /** The current year, for « depuis 2021 »; by default the last one in the CV. */
  year?: number;
}): Strategy {
  const { plan } = request;
  const cv = readCv(request.cv, request.year);
  const demands = listDemands(plan);
  const weigh = rarityOf([
    ...demands.map(({ advertEvidence }) => advertEvidence),
    ...cv.map(({ text }) => text),
  ]);
  const strengths: StrategyItem[] = [];
  const weaknesses: StrategyItem[] = [];
  const gaps: Gap[] = [];
  /** Years, languages and what the CV tells in other words: true, but not what to open on. */
  const aside = new Set<StrategyItem>();
  for (const demand of demands) {
    const isQuality = demand.kind === "savoir-être";
    const found = findProof(cv, { ...demand, title: plan.title, isQuality }, weigh);
    const { line, proven, ground } = found;
    // Of two alternatives, claim only the proven one.
    const name = found.proven ? (found.name ?? demand.name) : demand.name;
    const item = { skill: upperFirst(name), advertEvidence: demand.advertEvidence, cvEvidence: line };
    if (proven) {
      const strength = { ...item, text: tellStrength(name, line, ground) };
      strengths.push(strength);
      if (ground.kind === "durée" || isTongue(name) || isInOtherWords(ground)) aside.add(strength);
    }
    // A CV seldom mentions qualities: their absence is not a weakness.
    else if (!isQuality && weaknesses.length < WEAKNESSES_MAX) {
      weaknesses.push({ ...item, text: tellGap(demand, found) });
      gaps.push({ demand, ...found });
    }
  }
  // What the CV tells in other words comes after what it tells outright, and before the diplomas.
  const rank = (strength: StrategyItem) =>
    aside.has(strength) ? Math.min(-0.5, weight(strength)) : weight(strength);
  strengths.sort((left, right) => rank(right) - rank(left));
  // Years of experience take one word to say: better open and rehearse with actions.
  const told = strengths.filter((strength) => !aside.has(strength));
  return {
    strengths,
    weaknesses,
    actionPlan: planActions(gaps, told),
    customAdvice: writeAdvice(plan, told[0] ?? strengths[0], weaknesses, gaps),
  };
}

/** Rare words say more: the weight decreases with the number of phrases that have the word. */
function rarityOf(phrases: readonly string[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const phrase of phrases)
    for (const stem of stemsOf(phrase)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => 1 / (1 + Math.log(counts.get(stem) ?? 1));
}
/** Order of strengths: actions with figures first, diplomas last, since anybody may hold them. */
function weight({ skill, cvEvidence }: StrategyItem): number {
  return isTitle(skill) ? -1 : counts(cvEvidence) ? 1 : 0;
}

const YEAR = /\b(?:19|20)\d\d\b/g;

/** A number that is a part of a name: « Sage 100 », « B1 », « niveau 2 ». */
const NUMBERED = /(?<=[\s,(:])\p{Lu}\p{L}{0,20} ?\d+(?:\.\d+)?|(?:niveau|catégorie|cat\.|échelon) \d+/gu;

/** « CHU d’Angers, 2 ans », « stage (10 semaines) »: how long one stayed, which is no result. */
const STAY = /[(,] ?\d{1,2} (?:ans?|mois|semaines?)(?=[),]| ?:|$)/gu;

/** Whether a line has a number that measures something; years and lengths of stay do not count. */
function counts(line: string | null): boolean {
  return /\d/.test((line ?? "").replace(YEAR, "").replace(NUMBERED, "").replace(STAY, ""));
}

const TITLES =
  "diplome|bac=|bac+|licence=|master|bts|titre pro|cap=|deug|certificat|habilitation|caces|permis|attestation|afgsu|sst=|fimo|carte conducteur|carte professionnelle";

function isTitle(name: string): boolean {
  // « Établir les attestations » is a duty.
  return (
    /^(?:DE|DU) \p{Ll}/u.test(name) || (holdsAny(plainText(name), TITLES) && formOf(name) !== "infinitif")
  );
}

function tellStrength(name: string, line: string | null, ground: ProofGround): string {
  if (ground.kind === "durée")
    return `Les dates de votre CV montrent ${sayYears(ground.held)} ; l’annonce en demande ${sayAsked(ground.asked)}. Dites-le en une phrase, puis donnez ce que vous y avez réussi.`;
  if (isTongue(name)) return SHOWN_LANGUAGE;
  if (isInOtherWords(ground)) return SHOWN_OTHERWISE;
  return isTitle(name) || isDiploma(name) ? SHOWN_TITLE : counts(line) ? SHOWN_COUNTED : SHOWN;
}

const isTongue = (name: string) => holdsAny(plainText(name), LANGUAGES.join("|"));
const isInOtherWords = (ground: ProofGround) => ground.kind === "montré" && ground.inOtherWords === true;
const isDiploma = (name: string) => DIPLOMAS.some(([, cues]) => holdsAny(plainText(name), cues));

/** A duration computed from dates, in words. */
export function sayYears(years: number): string {
  if (years < 1) return "moins d’un an";
  const whole = Math.floor(years);
  return `environ ${whole} an${whole > 1 ? "s" : ""}${years > whole ? " et demi" : ""}`;
}
const sayAsked = (years: number) => (years < 1 ? "quelques mois" : `${years}`);

function tellGap({ name, importance, kind, isDuty }: Demand, { line, ground }: Proof): string {
  const asked =
    (kind === "tâche" || isDuty) && !isTitle(name)
      ? "Ce sera l’une de vos tâches"
      : importance === "indispensable"
        ? "L’annonce le demande"
        : "L’annonce le souhaite";
  switch (ground.kind) {
    case "durée":
      if (ground.held === 0)
        return "L’annonce compte en années ; les dates de votre CV ne permettent pas de les compter dans ce métier. Ajoutez-y stages et remplacements.";
      return `L’annonce demande ${ground.asked < 1 ? "une saison" : `${ground.asked} an${ground.asked > 1 ? "s" : ""}`} ; les dates de votre CV en montrent ${sayYears(ground.held)}.`;
    case "cité":
      return `${asked}. Votre CV le nomme dans une liste, sans dire où vous vous en êtes servi : un exemple le prouverait.`;
    case "périmé":
      return `${asked}. Votre CV le porte, à une date qui demande peut-être un renouvellement : vérifiez-la.`;
    case "niveau":
      return `${asked}. Votre CV montre un diplôme de ce niveau : dites en quoi son domaine convient à ce poste.`;
    case "langue":
      return line === null ? `${asked}. ${UNTOLD_TONGUE}` : tellTongue(asked, ground);
    case "début":
      return `${asked}. Votre CV n’en dit qu’un début : dites où vous en êtes, sans plus, et ce que vous faites pour progresser.`;
    case "outil":
      return `${asked}. Une ligne de votre CV s’en approche, sans nommer ${ground.tool} : dites quels outils vous connaissez, et que vous apprendrez celui-là s’il est nouveau pour vous.`;
    case "voisin":
      return isDiploma(name)
        ? `${asked}. Le diplôme le plus proche de votre CV n’est pas celui-là : dites ce qu’il vous a appris d’utile ici.`
        : `${asked}. Une ligne de votre CV s’en approche : si vous l’avez fait, reprenez le mot de l’annonce.`;
    default:
      return `${asked}. Nous ne l’avons pas trouvé dans votre CV : s’il y est en d’autres mots, reprenez ceux de l’annonce.`;
  }
}

const UNTOLD_TONGUE =
  "Votre CV ne nomme pas cette langue : ajoutez-la avec votre niveau tel qu’il est, même modeste, et dites ce que vous faites pour progresser.";

/** Both levels side by side; the advice never overstates the candidate's. */
function tellTongue(wish: string, { asked, held }: Extract<ProofGround, { kind: "langue" }>): string {
  const demand = asked === null ? wish : `${wish}, au niveau « ${asked} »`;
  if (held === null)
    return `${demand}. Votre CV n’en dit pas le niveau : ajoutez-le tel qu’il est, même modeste, et dites ce que vous faites pour progresser.`;
  return asked === null
    ? `${demand}. Votre CV dit « ${held} » : dites où vous en êtes et ce que vous faites pour progresser.`
    : `Votre CV dit « ${held} », l’annonce demande « ${asked} » : dites où vous en êtes et ce que vous faites pour progresser.`;
}

/** Actions for a gap, by its nature; the first matching cue decides. */
const ACTIONS: readonly (readonly [string, string])[] = [
  [
    TITLES,
    "appelez un organisme pour connaître la prochaine date, la durée et le coût, puis préparez la phrase qui dit où vous en êtes.",
  ],
  [
    "anglais|allemand|espagnol|italien|neerlandais|langue",
    "présentez votre parcours à voix haute pendant deux minutes dans cette langue, et recommencez chaque jour jusqu’à l’entretien.",
  ],
  [
    "experience|ans=|annees",
    "choisissez l’expérience la plus voisine et écrivez trois gestes que vous y faisiez et que ce poste demande aussi.",
  ],
];
const TONGUE_ACTION =
  "écrivez la phrase qui dit votre niveau tel qu’il est, puis présentez votre parcours deux minutes dans cette langue, à voix haute, chaque jour jusqu’à l’entretien.";
const BEGUN_TITLE_ACTION =
  "préparez la phrase qui dit où vous en êtes et à quelle date vous devriez l’avoir, et emportez ce qui le prouve : inscription, convocation ou attestation.";
const BEGUN_ACTION =
  "écrivez ce que vous savez déjà faire seul ou seule, ce qui vous manque, et ce que vous faites pour l’apprendre. Dites-le en une minute.";
const OLD_ACTION =
  "retrouvez l’attestation, relevez sa date de validité, et demandez la prochaine session de recyclage s’il le faut.";
const CITED_ACTION =
  "écrivez où, quand et pour quoi vous vous en êtes servi, en deux phrases. Si c’était en formation, dites-le ainsi.";
const YEARS_ACTION =
  "faites le compte exact de vos mois, stages et remplacements compris, puis dites ce que vous avez appris plus vite que d’autres.";
const NEAR_ACTION =
  "partez de « {line} ». Écrivez en trois phrases ce que vous avez fait, ce qui s’en rapproche, ce qui reste à apprendre, et dites-le en une minute.";
const TOOL_ACTION =
  "regardez une heure de démonstration, notez trois fonctions utiles à ce poste et l’outil que vous connaissez qui s’en rapproche le plus.";
/** Used in turn, so that a plan with several unknown points does not repeat itself. */
const USUAL_ACTIONS = [
  "cherchez dans vos emplois, vos stages ou votre vie associative le moment qui s’en approche le plus, et écrivez-le en quatre phrases.",
  "lisez deux offres du même métier qui en parlent, notez les étapes du travail, et préparez la question que vous poserez sur ce point.",
  "demandez à quelqu’un du métier comment cela se passe, puis redites-le avec vos mots en une minute.",
];
const DIPLOMA_ACTION =
  "préparez la phrase qui dit quel diplôme vous avez et ce qu’il vous a appris d’utile ici, et demandez si l’expérience ou une VAE peut en tenir lieu.";
/** A product name in mixed case: « Silae », but not « RE2020 » or the first word of a phrase. */
const isTool = ({ name, advertEvidence }: Demand) => {
  if (name.split(" ").length > TOOL_WORDS || name.endsWith(")")) return false;
  const last = name.split(" ").at(-1)!;
  return /^\p{Lu}.*\p{Ll}/u.test(last) && advertEvidence.includes(` ${last}`);
};
const TOOL_WORDS = 5;
const LAST_ACTION =
  "La veille : relisez l’annonce, redites à voix haute vos trois exemples les plus forts, et préparez le trajet ou la connexion.";
const STRENGTH_ACTION = "redites cet exemple en une minute, avec un chiffre : {x}.";
const STRENGTHS_REHEARSED = 3;

/**
 * One action a day: first what depends on others' replies, then the most wanted, then a proof to rehearse, then the day
 * before.
 */
function planActions(gaps: readonly Gap[], strengths: readonly StrategyItem[]) {
  const chosen = gaps.slice(0, ACTIONS_MAX);
  const waits = ({ demand }: Gap) => isTitle(demand.name);
  const actions = [...chosen.filter(waits), ...chosen.filter((gap) => !waits(gap))].map(tellAction);
  const rehearsed = strengths
    .filter(({ skill }) => !isTitle(skill) && !isDiploma(skill))
    .slice(0, actions.length > 0 ? 1 : STRENGTHS_REHEARSED)
    .map(({ skill }) => STRENGTH_ACTION.replace("{x}", () => `« ${skill} »`));
  return [...[...actions, ...rehearsed].map((action, at) => `Jour ${at + 1} : ${action}`), LAST_ACTION];
}

function tellAction({ demand, line, ground }: Gap, at: number): string {
  return `pour « ${upperFirst(demand.name)} », ${chooseAction(demand, ground, at).replace("{line}", () => line ?? "")}`;
}

function chooseAction(demand: Demand, { kind }: ProofGround, at: number): string {
  const { name } = demand;
  if (kind === "périmé") return OLD_ACTION;
  if (kind === "cité") return CITED_ACTION;
  if (kind === "durée") return YEARS_ACTION;
  if (kind === "langue") return TONGUE_ACTION;
  if (isDiploma(name)) return DIPLOMA_ACTION;
  if (kind === "début") return isTitle(name) ? BEGUN_TITLE_ACTION : BEGUN_ACTION;
  const known = ACTIONS.find(
    ([cues]) => holdsAny(plainText(name), cues) && (cues !== TITLES || isTitle(name)),
  )?.[1];
  if (known) return known;
  if (kind === "voisin" || kind === "outil") return NEAR_ACTION;
  return isTool(demand) ? TOOL_ACTION : USUAL_ACTIONS[at % USUAL_ACTIONS.length]!;
}

function writeAdvice(
  plan: InterviewPlan,
  strength: StrategyItem | undefined,
  weaknesses: readonly StrategyItem[],
  gaps: readonly Gap[],
): string {
  // Do not open on a language level: it is a lack, and will be asked about anyway.
  const first = gaps.findIndex(({ ground }) => ground.kind !== "langue");
  const weakness = weaknesses[first];
  const asked = plan.company ? `À demander ${atEmployer(plan.company)}` : "À demander à cette équipe";
  return [
    strength
      ? `**Votre angle** : ouvrez sur « ${strength.skill} », que votre CV prouve (« ${strength.cvEvidence} »). Donnez le contexte, votre geste, le résultat.`
      : `**Votre angle** : votre CV reprend peu les mots de l’annonce. Choisissez deux expériences proches du poste et dites-les avec ses mots, sans rien ajouter de faux.`,
    weakness
      ? `**Ce dont il faut parler en premier** : « ${weakness.skill} ». Dites-le avant qu’on vous le demande : ce que vous avez fait d’approchant, et ce que vous apprendrez.`
      : weaknesses[0]
        ? `**Ce dont il faut parler si l’on vous le demande** : « ${weaknesses[0].skill} ». Dites votre niveau tel qu’il est, et ce que vous faites pour progresser.`
        : `**Ce dont il faut parler** : rien d’important ne manque. Préparez ce qui vous fait changer de poste.`,
    `**${asked}** : comment se passent les premières semaines, sur quoi votre travail sera jugé, et qui vous aidera au début.`,
  ].join("\n\n");
}
