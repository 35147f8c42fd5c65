import { classifyQuestion, expectedForms, type MeasureId } from "@app/engine/review";
import type { ContentMetricLabel, TextReport } from "@app/engine/report";
import type { PitchText, PitchType } from "@app/engine/pitch";
import type { Prompt } from "../../../llm/model-task.ts";
import { cutSentences } from "../cut-sentences.ts";
import type { PitchInput } from "../mask-pitch.ts";
import type { GradedExample } from "./examples/graded-example.ts";
import { PERSO_EXAMPLES } from "./examples/perso.ts";
import { PRODUIT_EXAMPLES } from "./examples/produit.ts";
import { RH_EXAMPLES } from "./examples/rh.ts";
import { DATA_RULE, frameData, SPOKEN_NOTE } from "./pitch-data.ts";
import { writeRubric } from "./rubric.ts";

const KIND: Record<PitchType, string> = {
  produit: "un pitch de produit ou de projet",
  rh: "une réponse à une question d'entretien d'embauche",
  perso: "un discours personnel",
};
const EXAMPLES: Record<PitchType, readonly GradedExample[]> = {
  produit: PRODUIT_EXAMPLES,
  rh: RH_EXAMPLES,
  perso: PERSO_EXAMPLES,
};

/** Counts and lengths alone: the engine's own ratings would make its echo of the judge. */
const COUNTED: ReadonlySet<string> = new Set<MeasureId>([
  "partsExpected",
  "wordsPerSentence",
  "longSentences",
  "jargonRate",
  "fillerRate",
  "hedgeRate",
  "clicheRate",
  "vagueRate",
  "sentenceCount",
  "contentDiversity",
  "evidenceSentences",
  "names",
  "unprovenClaims",
  "addressRate",
  "reasoningRate",
  "openerKinds",
  "closingCalls",
  "actionCount",
  "firstPersonRate",
]);

/** The prompt of the judgement: one system text per set of metrics, so that its start can be cached. */
export function writeJudgePrompt({ pitch, report, isSpoken }: PitchInput): Prompt {
  const labels = report.metrics.map((metric) => metric.label);
  return {
    system: writeSystem(pitch.pitchType, labels),
    user: [
      `Évaluez ${KIND[pitch.pitchType]}.${isSpoken ? ` ${SPOKEN_NOTE}` : ""}`,
      `Parties attendues, dans l'ordre : ${listParts(pitch)}.`,
      `<mesures>\n${JSON.stringify(listMeasures(report))}\n</mesures>`,
      frameData(pitch, numberSentences(pitch.content)),
      `Jugez les six critères dans cet ordre : ${labels.join(", ")}.`,
    ].join("\n\n"),
  };
}

function writeSystem(pitchType: PitchType, labels: readonly ContentMetricLabel[]): string {
  return `Vous évaluez le contenu d'${KIND[pitchType]}, en français, pour une personne qui s'entraîne et qui veut progresser. Elle a besoin d'un avis juste, pas d'un avis agréable : une note trop haute lui nuit autant qu'une note trop basse.

# Données
${DATA_RULE}

# Mesures
Les valeurs entre <mesures> et </mesures> ont été comptées sur le texte. Elles sont exactes : ne les recalculez pas et ne les contredisez pas.

# Règles
1. Pour chaque critère, répondez dans cet ordre : « evidence », « faults », « explanation », « score ». La note vient en dernier, elle découle du reste.
2. « evidence » : un à trois extraits copiés mot pour mot du texte, de trois à vingt-cinq mots, sans le numéro [S…] ni points de suspension. Une liste vide si rien ne correspond au critère ; la note est alors de 4 au plus.
3. « faults » : ce qui manque ou affaiblit, en quelques mots chacun. Une liste vide s'il n'y a rien.
4. « explanation » : trois phrases courtes au plus, avec « vous » : ce que fait le texte, ce qui lui manque, un geste concret pour l'améliorer. Sur une ligne, sans introduction, ni gras, ni liste, ni numéro de phrase. Aucun chiffre et aucun nom qui ne soit dans le texte ou dans les mesures. Entre guillemets « », uniquement des mots du texte, jamais une formulation que vous proposez. Aucune flatterie.
5. « score » : un nombre de 0 à 10, au demi-point, d'après la grille. Servez-vous de toute l'échelle : un texte vague reste sous 4, un texte correct tourne autour de 6, 9 et 10 sont rares. Deux critères différents n'ont pas la même note par défaut.
6. Vous ne jugez que les mots. Ne dites rien de la voix, du débit, de l'aisance, des émotions éprouvées, ni de la personne elle-même : caractère, âge, genre, origine, accent, santé, niveau d'études.
7. La longueur n'est pas une qualité. Vous ne savez pas si les faits sont vrais : jugez s'ils sont précis et vérifiables.

# Grille
${writeRubric(labels)}

# Textes déjà notés
${EXAMPLES[pitchType].map((example, index) => writeExample(example, labels, index + 1)).join("\n\n")}

# Format
Un seul objet JSON, sans rien autour :
{"metrics":[{"label":"${labels[0]}","evidence":["…"],"faults":["…"],"explanation":"…","score":0}, …]}
Les six critères, une fois chacun : ${labels.join(", ")}.`;
}

function writeExample(
  { content, scores }: GradedExample,
  labels: readonly ContentMetricLabel[],
  number: number,
): string {
  const lines = labels.flatMap((label) => {
    const graded = scores[label];
    return graded ? [`  ${label} ${graded[0]} : ${graded[1]}`] : [];
  });
  return [`Exemple ${number} : « ${content} »`, ...lines].join("\n");
}

function listParts(pitch: PitchText): string {
  const kind = pitch.pitchType === "rh" ? classifyQuestion(pitch.question) : "none";
  return expectedForms(pitch.pitchType, kind, pitch.target)
    .map((form) => form.map(({ label }) => label).join(", "))
    .join(" ; ou bien ");
}

function listMeasures(report: TextReport): Record<string, number> {
  const measures = report.metrics.flatMap((metric) => metric.measures);
  const shown = measures
    .filter(({ id }) => COUNTED.has(id))
    .map(({ label, unit, value }): [string, number] => [unit ? `${label} (${unit})` : label, value]);
  return Object.fromEntries([["Mots", report.recommendations.wordCount], ...shown]);
}

/** `[S1] …`, one sentence a line, a blank line between paragraphs. */
function numberSentences(content: string): string {
  let last = 0;
  return cutSentences(content)
    .map(({ text, paragraph }, index) => {
      const gap = paragraph === last ? "" : "\n";
      last = paragraph;
      return `${gap}[S${index + 1}] ${text}`;
    })
    .join("\n");
}
