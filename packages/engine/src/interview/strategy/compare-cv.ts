import { holdsAny, plainText } from "../plain-text.ts";
import type { InterviewPlan, Strategy, StrategyItem } from "../plan.ts";
import { findProof, readCv } from "./find-proof.ts";
import { type Demand, listDemands } from "./list-demands.ts";
import { stemsOf } from "./match-words.ts";

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
  const gaps: Demand[] = [];
  for (const demand of demands) {
    const { line, proven } = findProof(cv, demand.name, weigh);
    const item = { skill: demand.name, advertEvidence: demand.advertEvidence, cvEvidence: line };
    if (proven) strengths.push({ ...item, text: `Votre CV le montre : « ${line} ».` });
    // A CV seldom tells qualities: their absence from it is no weakness.
    else if (demand.kind !== "savoir-être" && weaknesses.length < WEAKNESSES_MAX) {
      weaknesses.push({ ...item, text: tellGap(demand, line) });
      gaps.push(demand);
    }
  }
  return {
    strengths: strengths.sort((left, right) => figures(right) - figures(left)),
    weaknesses,
    actionPlan: gaps.slice(0, ACTIONS_MAX).map(planAction),
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

/** A line with figures convinces first. */
function figures({ cvEvidence }: StrategyItem): number {
  return /\d/.test(cvEvidence ?? "") ? 1 : 0;
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
    : `${asked} ; votre CV ne le prouve pas. Ce qui s’en approche le plus : « ${line} ».`;
}

/** What to do about a gap, by what it is; the first cue that it holds decides. */
const ACTIONS: readonly (readonly [string, string])[] = [
  [
    "diplome|bac=|bac+|licence=|master|bts|titre pro|cap=|deug|certificat|habilitation|caces|permis|attestation|afgsu|sst=",
    "Avant l’entretien, renseignez-vous sur la date et le coût, et dites où vous en êtes : {x}.",
  ],
  [
    "anglais|allemand|espagnol|italien|neerlandais|langue",
    "Chaque jour d’ici à l’entretien, présentez votre parcours à voix haute pendant deux minutes : {x}.",
  ],
  [
    "experience|ans=|annees",
    "Cette semaine, choisissez une expérience voisine et préparez ce qui en est transposable : {x}.",
  ],
];
const USUAL_ACTION =
  "Cette semaine, apprenez-en l’essentiel en une heure, puis préparez une phrase qui dit ce que vous savez et ce que vous apprendrez : {x}.";
const DUTY_ACTION =
  "Préparez un exemple proche, en quatre temps (situation, tâche, action, résultat), pour ce point : {x}.";

function planAction({ name, kind }: Demand): string {
  const usual = kind === "tâche" ? DUTY_ACTION : USUAL_ACTION;
  const action = ACTIONS.find(([cues]) => holdsAny(plainText(name), cues))?.[1] ?? usual;
  return action.replace("{x}", () => name);
}

function writeAdvice(
  plan: InterviewPlan,
  strength: StrategyItem | undefined,
  weakness: StrategyItem | undefined,
): string {
  const company = plan.company ?? "cette équipe";
  return [
    strength
      ? `**Votre angle** : ouvrez sur « ${strength.skill} », que votre CV prouve (« ${strength.cvEvidence} »). Donnez le contexte, votre geste, le résultat.`
      : `**Votre angle** : votre CV reprend peu les mots de l’annonce. Choisissez deux expériences proches du poste et dites-les avec ses mots, sans rien ajouter de faux.`,
    weakness
      ? `**Ce dont il faut parler en premier** : « ${weakness.skill} ». Dites-le avant qu’on vous le demande : ce que vous avez fait d’approchant, et ce que vous apprendrez.`
      : `**Ce dont il faut parler** : rien d’important ne manque. Préparez ce qui vous fait changer de poste.`,
    `**À demander chez ${company}** : comment se passent les premières semaines, sur quoi votre travail sera jugé, et qui vous aidera au début.`,
  ].join("\n\n");
}
