import type { FormName } from "./context/speech-form.ts";
import type { Claim, ClaimPart, ClaimRule, ContentMetricLabel } from "../report.ts";
import type { ContentValues } from "../content/content-values.ts";

/** The worse end of each measure, as something that a text has or lacks. */
const WORSE: Partial<Record<keyof ContentValues, string>> = {
  abstractRate: "beaucoup de noms abstraits",
  adjectiveRate: "beaucoup d’adjectifs",
  apologyShare: "des excuses",
  assertedShare: "des affirmations sans appui",
  claimShare: "beaucoup d’affirmations",
  clicheShare: "des formules toutes faites",
  closesSpeech: "une fin peu marquée",
  closingAsserted: "une fin qui affirme",
  closingNoise: "une fin qui s’égare",
  emptyShare: "des phrases qui ne disent rien",
  evidenceShare: "peu de faits et de résultats",
  explainedShare: "peu d’explications et d’exemples",
  fillerRate: "des mots de remplissage",
  firstFillers: "des mots de remplissage au début",
  hedgeRate: "des mots qui atténuent",
  jargonShare: "des mots d’initiés",
  lateRequest: "peu de demande vers la fin",
  lexicalDiversity: "des mots qui reviennent",
  linkShare: "peu de liens d’une phrase à l’autre",
  livedShare: "peu de passages vécus",
  namedActors: "peu de phrases où l’on sait qui agit",
  needShare: "peu de mots sur ceux qui en ont besoin",
  noiseShare: "des reprises et des apartés",
  openingAsserted: "un début qui affirme",
  openingLived: "peu de vécu au début",
  opensSpeech: "un début peu marqué",
  pastShare: "peu de verbes au passé",
  proofShare: "peu de preuves",
  quoteShare: "peu de paroles rapportées",
  requestShare: "peu de demandes",
  restartRate: "des mots repris",
  roleOrder: "un ordre de passages inhabituel",
  sceneShare: "peu de moments que l’on voit",
  usualOrder: "des phrases à une place inhabituelle",
  vagueRate: "des mots vagues",
  weakClaimRate: "des affirmations atténuées",
};

/** What a card praises is not given elsewhere as what the text lacks. */
const PRAISED: Partial<Record<keyof ContentValues, readonly (ClaimRule | ClaimPart)[]>> = {
  proofShare: ["proof", "bestProof", "result", "achievement"],
  evidenceShare: ["proof", "bestProof", "result", "achievement"],
  assertedShare: ["proof", "bestProof"],
  sceneShare: ["scene", "anecdote"],
  livedShare: ["scene", "anecdote", "action"],
  pastShare: ["scene", "anecdote", "action", "result"],
  quoteShare: ["quotation"],
  openingLived: ["opening"],
  openingAsserted: ["opening"],
  firstFillers: ["opening"],
  opensSpeech: ["opening"],
  closingAsserted: ["closing", "request"],
  closesSpeech: ["closing"],
  closingNoise: ["closing"],
  lateRequest: ["request"],
  requestShare: ["request"],
  needShare: ["problem", "customer"],
};

/** Measures told last on a card whose name says something else to a reader. */
const BESIDE: Partial<Record<ContentMetricLabel, readonly (keyof ContentValues)[]>> = {
  Cohérence: ["proofShare", "claimShare", "sceneShare", "pastShare"],
  "Appel à l'action": ["proofShare"],
};

const OF_A_DAY: readonly FormName[] = ["tribute", "told", "announcement", "unknown"];
const UNSEEN: readonly FormName[] = ["salary", "questions", "exposition", "directions", "announcement"];
const UNPEOPLED: readonly FormName[] = [
  ...UNSEEN,
  "product",
  "motivation",
  "future",
  "weakness",
  "demonstration",
];
/** Forms of speech of which nobody expects such a thing, though the measure counts it. */
const UNEXPECTED: Partial<Record<keyof ContentValues, readonly FormName[]>> = {
  proofShare: OF_A_DAY,
  evidenceShare: OF_A_DAY,
  requestShare: ["tribute", "told", "exposition"],
  lateRequest: ["tribute", "told", "exposition"],
  sceneShare: UNSEEN,
  livedShare: UNSEEN,
  openingLived: UNSEEN,
  pastShare: [...UNSEEN, "motivation", "future"],
  quoteShare: UNPEOPLED,
};

const MOST = 2;

/**
 * Measures that take points from a score, told as what the text has or lacks: « peu de preuves, beaucoup
 * d’affirmations »; null where none can be told.
 *
 * @param card a metric, the measures that cost it most points, highest first, and the form of the speech
 * @param claims all that the report says
 */
export function whatLowers(
  {
    label,
    costs = [],
    form,
  }: { label: ContentMetricLabel; costs?: readonly (keyof ContentValues)[]; form?: FormName },
  claims: readonly Claim[],
): string | null {
  const beside = BESIDE[label] ?? [];
  const praised = new Set(
    claims.filter(({ kind }) => kind === "credit").map(({ rule, part }) => part ?? rule),
  );
  const isBeside = (measure: keyof ContentValues) => Number(beside.includes(measure));
  const told = costs
    .toSorted((one, other) => isBeside(one) - isBeside(other))
    .flatMap((measure) => {
      const worse = WORSE[measure];
      if (form && UNEXPECTED[measure]?.includes(form)) return [];
      return worse && !PRAISED[measure]?.some((name) => praised.has(name)) ? [worse] : [];
    });
  return told.length === 0 ? null : told.slice(0, MOST).join(", ");
}
