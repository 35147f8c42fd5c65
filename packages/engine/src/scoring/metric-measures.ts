import type { ContentValues } from "../content/content-values.ts";
import type { Measure } from "../report.ts";
import type { MetricKey } from "./rubric.ts";
import { RUBRIC } from "./rubric.ts";

interface Shown {
  label: string;
  unit: string;
  decimals: number;
  /** Shares are shown in percent. */
  percent?: true;
}

const plain = (label: string, unit = "", decimals = 0): Shown => ({ label, unit, decimals });
const percent = (label: string): Shown => ({ label, unit: "%", decimals: 0, percent: true });

/** How each value is shown. */
export const SHOWN: Record<keyof ContentValues, Shown> = {
  partsCoverage: percent("Parties développées"),
  partsFound: plain("Parties repérées", "parties"),
  partsExpected: plain("Parties attendues", "parties"),
  orderAgreement: percent("Parties dans l'ordre attendu"),
  openingStrength: percent("Force de l'ouverture"),
  closingStrength: percent("Force de la fin"),
  wordsPerSentence: plain("Longueur moyenne des phrases", "mots/phrase", 1),
  longSentenceShare: percent("Phrases trop longues"),
  longSentences: plain("Phrases trop longues", "phrases"),
  readability: plain("Lisibilité (Kandel et Moles)", "", 0),
  jargonRate: plain("Mots d'initiés", "pour 100 mots", 1),
  fillerRate: plain("Mots de remplissage", "pour 100 mots", 1),
  hedgeRate: plain("Atténuations", "pour 100 mots", 1),
  clicheRate: plain("Formules toutes faites", "pour 100 mots", 1),
  vagueRate: plain("Mots vagues", "pour 100 mots", 1),
  passiveShare: percent("Tournures passives par phrase"),
  linkShare: percent("Enchaînements liés"),
  locality: plain("Voisinage lexical", "", 2),
  sentenceCount: plain("Phrases", "phrases"),
  opensAlone: plain("Ouverture compréhensible seule"),
  contentDiversity: percent("Variété du vocabulaire"),
  evidenceSentences: plain("Phrases avec une preuve", "phrases"),
  names: plain("Noms propres", "noms"),
  weakClaimRate: plain("Affirmations affaiblies", "pour 100 mots", 1),
  unprovenClaims: plain("Superlatifs sans preuve", ""),
  addressRate: plain("Adresses au public", "pour 100 mots", 1),
  reasoningRate: plain("Liens logiques", "pour 100 mots", 1),
  openerKinds: plain("Procédés d'accroche", "procédés"),
  callStrength: percent("Netteté de la demande"),
  closingCalls: plain("Demandes dans la fin", "demandes"),
  situation: percent("Situation"),
  task: percent("Tâche"),
  action: percent("Action"),
  result: percent("Résultat"),
  ownership: percent("Actions assumées"),
  actionCount: plain("Actions à la première personne", "actions"),
  questionFit: percent("Éléments attendus développés"),
  topicFit: percent("Sujet de la question traité"),
  offQuestion: percent("Risque de répondre à côté"),
  specificity: percent("Précision"),
  anecdote: percent("Scène racontée"),
  emotion: percent("Émotion nommée"),
  firstPersonRate: plain("Première personne", "pour 100 mots", 1),
  livedShare: percent("Passages vécus"),
  assertedShare: percent("Passages affirmés sans appui"),
  noiseShare: percent("Reprises et apartés"),
  explainedShare: percent("Explications et exemples"),
  evidenceShare: percent("Faits et résultats"),
  needShare: percent("Besoin et public concernés"),
  sceneShare: percent("Scènes"),
  quoteShare: percent("Paroles rapportées"),
  proofShare: percent("Preuves"),
  claimShare: percent("Affirmations"),
  clicheShare: percent("Formules toutes faites"),
  requestShare: percent("Demandes"),
  jargonShare: percent("Passages d'initiés"),
  emptyShare: percent("Phrases qui ne disent rien"),
  apologyShare: percent("Excuses"),
  openingLived: percent("Ouverture vécue"),
  openingAsserted: percent("Ouverture affirmée"),
  closingAsserted: percent("Fin affirmée"),
  closingNoise: percent("Fin qui s'égare"),
  lateRequest: percent("Demande dans la seconde moitié"),
  opensSpeech: percent("Début reconnaissable"),
  closesSpeech: percent("Fin reconnaissable"),
  roleOrder: percent("Ordre des passages"),
  usualOrder: percent("Phrases à leur place habituelle"),
  adjectiveRate: plain("Adjectifs", "pour 100 mots", 1),
  abstractRate: plain("Noms abstraits", "pour 100 mots", 1),
  pastShare: percent("Verbes au passé"),
  namedActors: percent("Verbes dont le sujet est nommé"),
  lexicalDiversity: percent("Mots différents"),
  sentenceSpread: plain("Variété des longueurs de phrase", "mots", 1),
  firstFillers: plain("Mots de remplissage au début", "pour 100 mots", 1),
  restartRate: plain("Reprises de mots", "pour 100 mots", 1),
  adverbialRate: plain("Propositions circonstancielles", "pour 100 mots", 1),
  wordChoice: plain("Note que les mots seuls feraient attendre", "sur 10", 1),
};

/** By how much the reception of the whole speech shifts the score that the measures give. */
const RECEPTION = plain("Ce que l’effet sur l’auditeur change à la note", "sur 10", 1);

/** Values that the explanation of a metric mentions besides those of its rubric. */
const ALSO: Partial<Record<MetricKey, (keyof ContentValues)[]>> = {
  structure: ["partsFound", "partsExpected", "partsCoverage", "orderAgreement"],
  clarity: ["longSentences"],
  persuasion: ["unprovenClaims"],
  hook: ["openerKinds"],
  callToAction: ["closingCalls"],
  relevance: ["partsFound", "partsExpected"],
  star: ["actionCount", "situation", "action"],
  examples: ["actionCount", "action"],
  authenticity: ["evidenceSentences"],
};

/**
 * The measured quantities behind one metric, rounded as they are shown.
 *
 * @param moved points by which the reception of the speech moves its score; 0 is not shown
 */
export function measuresOf(
  key: MetricKey,
  values: ContentValues,
  skipped: ReadonlySet<keyof ContentValues>,
  moved: number,
): Measure[] {
  const ids = [...(ALSO[key] ?? []), ...RUBRIC[key].parts.map((part) => part.measure)];
  const measures = [...new Set(ids)]
    .filter((id) => !skipped.has(id))
    .map((id) => {
      const shown = SHOWN[id];
      const value = shown.percent ? 100 * values[id] : values[id];
      return { id, label: shown.label, value: round(value, shown.decimals), unit: shown.unit };
    });
  const value = round(moved, RECEPTION.decimals);
  return value === 0
    ? measures
    : [...measures, { id: "reception", label: RECEPTION.label, value, unit: RECEPTION.unit }];
}

function round(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
}
