import type { ContentValues } from "../content/content-values.ts";
import type { ContentMetricLabel } from "../report.ts";

/**
 * What takes most from a low note, as a listener would put it: it follows « surtout parce que » (so that « que » stands
 * before a vowel too: « qu’on »). One for each measure of the rubric.
 */
const CAUSES: Partial<Record<keyof ContentValues, string>> = {
  abstractRate: "que les noms abstraits sont nombreux",
  adjectiveRate: "que les adjectifs sont nombreux",
  adverbialRate: "que peu de « quand », de « parce que » ou de « si » relient les faits",
  apologyShare: "que vous vous excusez",
  assertedShare: "que vous affirmez plus que vous ne montrez",
  claimShare: "que vous affirmez plus que vous ne montrez",
  clicheShare: "que beaucoup d’autres pourraient dire la même chose",
  closesSpeech: "qu’on n’entend pas bien la fin venir",
  closingAsserted: "que la fin affirme plus qu’elle ne montre",
  closingNoise: "que la fin s’égare",
  emptyShare: "que des phrases passent sans rien apprendre",
  evidenceShare: "qu’il y a peu de faits et de résultats",
  explainedShare: "qu’il y a peu d’explications et d’exemples",
  fillerRate: "que les mots de remplissage sont nombreux",
  firstFillers: "que les mots de remplissage viennent dès le début",
  hedgeRate: "que les réserves (« je pense », « peut-être ») sont nombreuses",
  jargonShare: "que les mots d’initiés sont nombreux",
  lateRequest: "que la demande ne vient pas dans la seconde moitié",
  lexicalDiversity: "que les mêmes mots reviennent",
  linkShare: "que les phrases se suivent sans lien",
  livedShare: "qu’on entend peu de choses que vous avez vécues",
  namedActors: "qu’on sait rarement qui fait quoi",
  needShare: "qu’on entend peu qui en a besoin",
  noiseShare: "que les reprises et les apartés sont nombreux",
  openingAsserted: "que le début affirme plus qu’il ne montre",
  openingLived: "que le début ne part pas de ce que vous avez vécu",
  opensSpeech: "qu’on ne reconnaît pas un début",
  pastShare: "qu’on entend peu de choses déjà faites",
  proofShare: "qu’il y a peu de faits à l’appui",
  questionFit: "qu’on entend peu de ce que la question attend",
  quoteShare: "qu’on n’entend guère les mots de quelqu’un d’autre",
  requestShare: "qu’on entend peu ce que vous demandez",
  restartRate: "que des mots sont repris",
  roleOrder: "que l’ordre des passages surprend",
  sceneShare: "qu’il y a peu de moments précis que l’on puisse voir",
  usualOrder: "que l’ordre des phrases surprend",
  vagueRate: "que les mots vagues sont nombreux",
  weakClaimRate: "que ce que vous affirmez est adouci",
};

/** Measures that say little of what these cards are about: told only where nothing else is. */
const BESIDE: Partial<Record<ContentMetricLabel, readonly (keyof ContentValues)[]>> = {
  Structure: ["claimShare", "proofShare", "pastShare"],
  Cohérence: ["claimShare", "proofShare", "sceneShare", "pastShare", "namedActors"],
  "Appel à l'action": ["proofShare"],
};

/**
 * Why a note is low, from the measures that took most from it, most points first: of what the card is about rather than of
 * something else, and not in `told`, to which it is added; null where no measure has a cause.
 */
export function causeOf(
  label: ContentMetricLabel,
  costs: readonly (keyof ContentValues)[],
  told: Set<string>,
): string | null {
  const isBeside = (measure: keyof ContentValues) => BESIDE[label]?.includes(measure) ?? false;
  const causes = [...costs.filter((cost) => !isBeside(cost)), ...costs.filter(isBeside)].flatMap(
    (measure) => CAUSES[measure] ?? [],
  );
  const cause = causes.find((one) => !told.has(one)) ?? causes[0] ?? null;
  if (cause) told.add(cause);
  return cause;
}
