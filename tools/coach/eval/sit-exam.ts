import type { ExamPaper } from "@app/engine/review";
import type { PitchType } from "@app/engine/pitch";
import type { LanguageModel } from "../../../apps/api/src/adapters/language-model/port.ts";
import { examSetOf } from "../../../apps/api/src/features/judge-exam/examine-judge.ts";
import {
  type PaperEnd,
  type Sitting,
  sitPapers,
} from "../../../apps/api/src/features/judge-exam/sit-papers.ts";

export interface SatExam {
  sitting: Sitting;
  papers: ExamPaper[];
  ends: PaperEnd[];
}

/** The examination of the product, kept nowhere. */
export async function sitExam(
  model: LanguageModel,
  pitchType: PitchType,
  { signal, deadlineSec }: { signal: AbortSignal; deadlineSec: number },
): Promise<SatExam> {
  const ends: PaperEnd[] = [];
  const { papers, engineError } = examSetOf(pitchType);
  const options = { signal, deadlineSec, engineError, onPaper: (end: PaperEnd) => ends.push(end) };
  const sat = await sitPapers(model, papers, options);
  return { ...sat, ends };
}
