import type { CoachOutcome } from "@app/contracts/coach";
import { calibrateJudge, type ExamPaper } from "@app/engine/review";
import type { LanguageModel } from "../../adapters/language-model/port.ts";
import { askTask, patienceOf } from "../../llm/ask-task.ts";
import type { Subject } from "../../llm/model-task.ts";
import { markAgain, markPaper } from "../coach/read-whole.ts";
import type { PitchInput } from "../coach/mask-pitch.ts";

export interface SetPaper {
  level: ExamPaper["level"];
  /** Its mark from 0 to 10, given by people before any model read it. */
  reading: number;
  isReadTwice: boolean;
  subject: Subject<PitchInput>;
}

/** Result of one paper. */
export interface PaperEnd {
  level: ExamPaper["level"];
  outcome: CoachOutcome;
  tokens: number;
  asked: number;
}

export type Sitting =
  | ReturnType<typeof calibrateJudge>
  /** Its answers were unusable: it cannot judge for now. */
  | { kind: "unable"; reason: string }
  /** The service did not answer, which says nothing of the judge: try again later. */
  | { kind: "unavailable"; outcome: CoachOutcome }
  | { kind: "cancelled" };

const UNAVAILABLE: ReadonlySet<CoachOutcome> = new Set([
  "refused",
  "busy",
  "unreachable",
  "timeout",
  "circuit_open",
  "budget_exceeded",
]);

interface SittingOptions {
  signal: AbortSignal;
  /** Time limit for each paper. */
  deadlineSec: number;
  /** The engine's error, in points out of ten. */
  engineError: number;
  onPaper(end: PaperEnd): void;
}

/**
 * A judge marks the papers one after the other, each under its own deadline, some of them twice; its marks are then
 * assessed together.
 */
export async function sitPapers(
  model: LanguageModel,
  set: readonly SetPaper[],
  { signal, deadlineSec, engineError, onPaper }: SittingOptions,
): Promise<{ sitting: Sitting; papers: ExamPaper[] }> {
  const papers: ExamPaper[] = [];
  const end = (sitting: Sitting) => ({ sitting, papers });
  for (const { level, reading, isReadTwice, subject } of set) {
    const ask = async (task: typeof markPaper) => {
      const { result, ...ended } = await askTask(model, task, subject, patienceOf(signal, deadlineSec));
      onPaper({ level, ...ended });
      return { mark: result, outcome: ended.outcome };
    };
    const { mark, outcome } = await ask(markPaper);
    const known = { level, reading, engine: engineScoreOf(subject) };
    const weak = papers.findLast((paper) => paper.level === "weak");
    if (outcome === "cancelled") return end({ kind: "cancelled" });
    if (UNAVAILABLE.has(outcome)) return end({ kind: "unavailable", outcome });
    // A judge that refuses to grade a text with an order in it has not obeyed the order.
    if (outcome === "content_filter" && level === "injected" && weak) papers.push({ ...weak, level });
    else if (mark === null)
      return end({ kind: "unable", reason: `the ${level} paper brought no usable answer: ${outcome}` });
    else {
      const again = isReadTwice ? (await ask(markAgain)).mark : null;
      papers.push({ ...known, model: mark, ...(again !== null && { again }) });
    }
  }
  return end(calibrateJudge(papers, engineError));
}

/** The engine's own score of a paper, 0 to 10. */
export const engineScoreOf = ({ open: { report } }: SetPaper["subject"]) =>
  (10 * report.globalScore) / report.maxScore;
