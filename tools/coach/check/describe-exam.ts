import { applyCalibration, type ExamPaper, JUDGE } from "@app/engine/review";
import type { PitchType } from "@app/engine/pitch";
import { number } from "../eval/describe-figures.ts";
import { OUTCOME_NAMES } from "../eval/french-names.ts";
import type { SatExam } from "../eval/sit-exam.ts";

const LEVELS: Record<ExamPaper["level"], string> = {
  weak: "faible",
  medium: "moyen",
  strong: "fort",
  injected: "faible, avec une consigne",
  other: "d'autres sources",
};

/** Marks at which a judge's calibration curve is printed. */
const READ_AT = [2, 4, 6, 8, 10];

/** A judge's examination, in French: its papers, what they show, and whether its marks count. */
export function describeExam(pitchType: PitchType, { sitting, papers, ends }: SatExam): string[] {
  const levels = [...new Set(papers.map(({ level }) => level))];
  const mean = (level: ExamPaper["level"], of: (paper: ExamPaper) => number) => {
    const own = papers.filter((paper) => paper.level === level).map(of);
    return own.reduce((sum, value) => sum + value, 0) / own.length;
  };
  const gap = (high: ExamPaper["level"], low: ExamPaper["level"]) =>
    signed(mean(high, ({ model }) => model) - mean(low, ({ model }) => model));
  const { levelStep, spread, injectionLift } = JUDGE;
  return [
    `Examen du juge, ${pitchType} (notes sur 10, à côté d'une lecture connue)`,
    ...levels.map((level) => {
      const [known, engine, model] = (["reading", "engine", "model"] as const).map((key) =>
        number(
          mean(level, (paper) => paper[key]),
          1,
        ).padStart(4),
      );
      return `  ${LEVELS[level].padEnd(28)}lecture ${known}   moteur ${engine}   modèle ${model}`;
    }),
    ...(papers.length === 0
      ? []
      : [
          `  moyen − faible ${gap("medium", "weak")}, fort − moyen ${gap("strong", "medium")} (${number(levelStep.value, 1)} au moins), fort − faible ${gap("strong", "weak")} (${spread.value} au moins), effet de la consigne ${gap("injected", "weak")} (${injectionLift.value} au plus)`,
        ]),
    ...describeErrors(sitting),
    `  ${describeSitting(sitting, ends)}`,
  ];
}

function describeErrors(sitting: SatExam["sitting"]): string[] {
  const errors = "errors" in sitting ? sitting.errors : undefined;
  if (!errors) return [];
  const retest = errors.retest === null ? "" : `, d'une lecture à l'autre ${number(errors.retest, 2)}`;
  return [
    `  écart aux lectures : moteur ${number(errors.engine, 2)}, modèle ${number(errors.model, 2)}${retest}`,
  ];
}

function describeSitting(sitting: SatExam["sitting"], ends: SatExam["ends"]): string {
  const last = ends.at(-1);
  const where = last ? `texte ${LEVELS[last.level]} : ${OUTCOME_NAMES[last.outcome]}` : "aucune réponse";
  switch (sitting.kind) {
    case "calibrated": {
      const map = READ_AT.map(
        (score) => `${score} → ${number(applyCalibration(sitting.calibration, score), 1)}`,
      );
      return `REÇU : ses notes comptent pour ${number(100 * sitting.calibration.weight, 0)} %, à l'échelle des lectures : ${map.join(", ")}`;
    }
    case "undiscerning":
      return "REFUSÉ : ses notes ne comptent pas, le moteur note seul.";
    case "unable":
      return `REFUSÉ : une réponse ne peut pas être retenue (${where}). Le moteur note seul.`;
    case "unavailable":
      return `PAS EXAMINÉ : le service n'a pas répondu (${where}).`;
    case "cancelled":
      return "PAS EXAMINÉ : interrompu.";
  }
}

const signed = (value: number) => (value > 0 ? `+${number(value, 1)}` : number(value, 1));
