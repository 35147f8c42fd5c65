import type { Measure } from "../../report.ts";
import type { OralValues } from "./oral-values.ts";
import { ORAL_RUBRIC, type OralMetricKey, type OralRubric } from "./rubric.ts";

interface Shown {
  label: string;
  unit: string;
  decimals: number;
}

const shown = (label: string, unit = "", decimals = 1): Shown => ({ label, unit, decimals });

/** How each value is shown; shares as ratios from 0 to 1. */
const SHOWN: Record<keyof OralValues, Shown> = {
  wordsPerMinute: shown("Débit moyen", "mots/min", 0),
  rateEase: shown("Facilité à suivre, moment par moment", "sur 1", 2),
  comfortableShare: shown("Part du temps à un débit confortable", "", 2),
  meanRunSyllables: shown("Syllabes entre deux pauses", "syllabes"),
  insidePausesPerMin: shown("Pauses à l'intérieur d'une idée", "par minute"),
  phonationRatio: shown("Part du temps où vous parlez", "", 2),
  blanksPerMin: shown("Blancs de deux secondes ou plus", "par minute"),
  restartsPer100: shown("Répétitions et faux départs", "pour 100 mots"),
  f0SdSt: shown("Variation de la mélodie", "demi-tons"),
  boundaryShare: shown("Pauses placées entre deux idées", "", 2),
  tempoVariation: shown("Variation du tempo", "", 2),
  pausesPerMin: shown("Pauses", "par minute"),
  runVariation: shown("Variation de la longueur des élans", "", 2),
  finalLoweringShare: shown("Affirmations finies vers le bas", "", 2),
  levelSdDb: shown("Variation du volume", "dB"),
  spokenFillerRate: shown("Mots de remplissage", "pour 100 mots"),
};

/** The measured values behind a metric; what could not be measured is absent. */
export function oralMeasuresOf(key: OralMetricKey, values: Partial<OralValues>): Measure[] {
  const { parts, shown = [] }: OralRubric = ORAL_RUBRIC[key];
  return [...shown, ...parts.map(({ measure }) => measure)].flatMap((id) => {
    const value = values[id] ?? null;
    if (value === null) return [];
    const { label, unit, decimals } = SHOWN[id];
    return [{ id, label, value: Number(value.toFixed(decimals)), unit }];
  });
}
