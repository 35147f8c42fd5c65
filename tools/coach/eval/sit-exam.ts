import type { ExamPaper } from "@app/engine/review";
import type { PitchType } from "@app/engine/pitch";
import type { LanguageModel } from "@app/api/adapters/language-model/port";
import { engineErrorOnPapers, examSetOf } from "@app/api/features/judge-exam/examine-judge";
import { type PaperEnd, type Sitting, sitPapers } from "@app/api/features/judge-exam/sit-papers";

export interface SatExam {
  sitting: Sitting;
  papers: ExamPaper[];
  ends: PaperEnd[];
}

/** The product's examination, without storing the result. */
export async function sitExam(
  model: LanguageModel,
  pitchType: PitchType,
  { signal, deadlineSec }: { signal: AbortSignal; deadlineSec: number },
): Promise<SatExam> {
  const ends: PaperEnd[] = [];
  const sat = await sitPapers(model, examSetOf(pitchType).papers, {
    signal,
    deadlineSec,
    engineError: engineErrorOnPapers(),
    onPaper: (end: PaperEnd) => ends.push(end),
  });
  return { ...sat, ends };
}
