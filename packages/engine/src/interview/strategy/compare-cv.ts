import { holdsAny, plainText } from "../plain-text.ts";
import type { InterviewPlan, Strategy, StrategyItem } from "../plan.ts";
import { findProof, readCv } from "./find-proof.ts";
import { type Demand, listDemands } from "./list-demands.ts";
import { upperFirst } from "../questions/say-subject.ts";
import { stemsOf } from "./match-words.ts";

/** The quote stands beside it: the text says what to make of it. */
const SHOWN = "Votre CV le montre. À l’oral, ajoutez un chiffre, un délai ou un retour que l’on vous a fait.";
const SHOWN_COUNTED =
  "Votre CV le montre, chiffre à l’appui. Dites ce que vous avez fait vous-même pour y arriver.";
const SHOWN_TITLE =
  "Votre CV le montre. À l’oral, un mot suffit : gardez le temps pour ce que vous avez fait.";
const WEAKNESSES_MAX = 10;
const ACTIONS_MAX = 6;

/**
 * Holds a CV against a plan: what it proves, in its own words; what it lacks, with what comes nearest; what to do before
 * the interview. Words are compared, so that nothing which the CV does not say is claimed. Pure.
 */
export function compareCv(request: { plan: InterviewPlan; cv: string }): Strategy {
  const { plan } = request;
  const cv = readCv(request.cv);
  const demands = listDemands(plan);
  const weigh = rarityOf([
    ...demands.map(({ advertEvidence }) => advertEvidence),
    ...cv.map(({ text }) => text),
  ]);
  const strengths: StrategyItem[] = [];
  const weaknesses: StrategyItem[] = [];
  const gaps: { demand: Demand; line: string | null }[] = [];
  for (const demand of demands) {
    const { line, proven } = findProof(cv, demand.name, weigh);
    const item = { skill: upperFirst(demand.name), advertEvidence: demand.advertEvidence, cvEvidence: line };
    if (proven)
      strengths.push({
        ...item,
        text: isTitle(demand.name) ? SHOWN_TITLE : counts(line) ? SHOWN_COUNTED : SHOWN,
      });
    // A CV seldom tells qualities: their absence from it is no weakness.
    else if (demand.kind !== "savoir-être" && weaknesses.length < WEAKNESSES_MAX) {
      weaknesses.push({ ...item, text: tellGap(demand, line) });
      gaps.push({ demand, line });
    }
  }
  return {
    strengths: strengths.sort((left, right) => weight(right) - weight(left)),
    weaknesses,
    actionPlan: planActions(gaps, strengths),
    customAdvice: writeAdvice(plan, strengths[0], weaknesses[0]),
  };
}

/** Rarer words say more: the weight falls with the number of phrases that hold a word. */
function rarityOf(phrases: readonly string[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const phrase of phrases)
    for (const stem of stemsOf(phrase)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => 1 / (1 + Math.log(counts.get(stem) ?? 1));
}

/** Something done that is counted convinces first, a diploma that anybody may hold last. */
function weight({ skill, cvEvidence }: StrategyItem): number {
  return isTitle(skill) ? -1 : counts(cvEvidence) ? 1 : 0;
}

const YEAR = /\b(?:19|20)\d\d\b/g;

/** A number that says how much: the year of a diploma does not. */
function counts(line: string | null): boolean {
  return /\d/.test((line ?? "").replace(YEAR, ""));
}

const TITLES =
  "diplome|bac=|bac+|licence=|master|bts|titre pro|cap=|deug|certificat|habilitation|caces|permis|attestation|afgsu|sst=";

function isTitle(name: string): boolean {
  return holdsAny(plainText(name), TITLES);
}

function tellGap({ importance, kind }: Demand, line: string | null): string {
  const asked =
    kind === "tâche"
      ? "Ce sera l’une de vos tâches"
      : importance === "indispensable"
        ? "L’annonce le demande"
        : "L’annonce le souhaite";
  return line === null
    ? `${asked} ; votre CV n’en parle pas.`
    : `${asked} ; votre CV ne le prouve pas, même s’il s’en approche.`;
}

/** What to do about a gap, by what it is; the first cue that it holds decides. */
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
const NEAR_ACTION =
  "partez de « {line} ». Écrivez en trois phrases ce que vous avez fait, ce qui s’en rapproche, ce qui reste à apprendre, et dites-le en une minute.";
const TOOL_ACTION =
  "regardez une heure de démonstration, notez trois fonctions utiles à ce poste et l’outil que vous connaissez qui s’en rapproche le plus.";
const USUAL_ACTION =
  "lisez deux offres du même métier qui en parlent, notez les étapes du travail, et préparez la question que vous poserez sur ce point.";
const TOOL_WORDS = 3;
const isTool = (name: string) => {
  const words = name.split(" ");
  return words.length <= TOOL_WORDS && /^\p{Lu}/u.test(words.at(-1)!);
};
const LAST_ACTION =
  "La veille : relisez l’annonce, redites à voix haute vos trois exemples les plus forts, et préparez le trajet ou la connexion.";
const STRENGTH_ACTION = "redites cet exemple en une minute, avec un chiffre : {x}.";
const STRENGTHS_REHEARSED = 3;

/** One action a day, the most wanted first; then the examples to rehearse; the last one on the eve. */
function planActions(
  gaps: readonly { demand: Demand; line: string | null }[],
  strengths: readonly StrategyItem[],
) {
  const actions = gaps.slice(0, ACTIONS_MAX).map(({ demand, line }) => tellAction(demand, line));
  const rehearsed = strengths
    .filter(({ skill }) => !isTitle(skill))
    .slice(0, STRENGTHS_REHEARSED)
    .map(({ skill }) => STRENGTH_ACTION.replace("{x}", () => `« ${skill} »`));
  const all = actions.length > 0 ? actions : rehearsed;
  return [...all.map((action, at) => `Jour ${at + 1} : ${action}`), LAST_ACTION];
}

function tellAction({ name }: Demand, line: string | null): string {
  const known = ACTIONS.find(([cues]) => holdsAny(plainText(name), cues))?.[1];
  const action = known ?? (line === null ? (isTool(name) ? TOOL_ACTION : USUAL_ACTION) : NEAR_ACTION);
  return `pour « ${upperFirst(name)} », ${action.replace("{line}", () => line ?? "")}`;
}

function writeAdvice(
  plan: InterviewPlan,
  strength: StrategyItem | undefined,
  weakness: StrategyItem | undefined,
): string {
  const asked = plan.company ? `À demander chez ${plan.company}` : "À demander à cette équipe";
  return [
    strength
      ? `**Votre angle** : ouvrez sur « ${strength.skill} », que votre CV prouve (« ${strength.cvEvidence} »). Donnez le contexte, votre geste, le résultat.`
      : `**Votre angle** : votre CV reprend peu les mots de l’annonce. Choisissez deux expériences proches du poste et dites-les avec ses mots, sans rien ajouter de faux.`,
    weakness
      ? `**Ce dont il faut parler en premier** : « ${weakness.skill} ». Dites-le avant qu’on vous le demande : ce que vous avez fait d’approchant, et ce que vous apprendrez.`
      : `**Ce dont il faut parler** : rien d’important ne manque. Préparez ce qui vous fait changer de poste.`,
    `**${asked}** : comment se passent les premières semaines, sur quoi votre travail sera jugé, et qui vous aidera au début.`,
  ].join("\n\n");
}
