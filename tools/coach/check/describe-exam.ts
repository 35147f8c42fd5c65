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
};

/** Where the map of a judge is read out. */
const READ_AT = [2, 4, 6, 8, 10];

/** The examination of a judge, in French: its papers, what they show, and whether its scores count. */
export function describeExam(pitchType: PitchType, { sitting, papers, ends }: SatExam): string[] {
  const levels = joinLevels(papers);
  const means = new Map(levels.map((paper) => [paper.level, averageOf(paper)]));
  const gap = (high: ExamPaper["level"], low: ExamPaper["level"]) =>
    signed((means.get(high) ?? Number.NaN) - (means.get(low) ?? Number.NaN));
  const { levelStep, spread, injectionLift } = JUDGE;
  return [
    `Examen du juge, ${pitchType} (note moyenne par critère, sur 10)`,
    ...levels.map((paper) => {
      const [engine, model] = [engineOf(paper), averageOf(paper)].map((score) =>
        number(score, 1).padStart(4),
      );
      return `  ${LEVELS[paper.level].padEnd(28)}moteur ${engine}   modèle ${model}`;
    }),
    ...(papers.length === 0
      ? []
      : [
          `  moyen − faible ${gap("medium", "weak")}, fort − moyen ${gap("strong", "medium")} (${number(levelStep.value, 1)} au moins), fort − faible ${gap("strong", "weak")} (${spread.value} au moins), effet de la consigne ${gap("injected", "weak")} (${injectionLift.value} au plus)`,
        ]),
    `  ${describeSitting(sitting, ends)}`,
  ];
}

/** The papers of one level as one: what the thresholds are read on. */
function joinLevels(papers: readonly ExamPaper[]): ExamPaper[] {
  const levels = [...new Set(papers.map(({ level }) => level))];
  return levels.map((level) => ({
    level,
    pairs: papers.filter((paper) => paper.level === level).flatMap(({ pairs }) => pairs),
  }));
}

function describeSitting(sitting: SatExam["sitting"], ends: SatExam["ends"]): string {
  const last = ends.at(-1);
  const where = last ? `texte ${LEVELS[last.level]} : ${OUTCOME_NAMES[last.outcome]}` : "aucune réponse";
  switch (sitting.kind) {
    case "calibrated": {
      const map = READ_AT.map(
        (score) => `${score} → ${number(applyCalibration(sitting.calibration, score), 1)}`,
      );
      return `REÇU : ses notes comptent, à l'échelle du moteur : ${map.join(", ")}`;
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

const engineOf = ({ pairs }: ExamPaper) => pairs.reduce((sum, { engine }) => sum + engine, 0) / pairs.length;
const averageOf = ({ pairs }: ExamPaper) => pairs.reduce((sum, { model }) => sum + model, 0) / pairs.length;
const signed = (value: number) => (value > 0 ? `+${number(value, 1)}` : number(value, 1));
