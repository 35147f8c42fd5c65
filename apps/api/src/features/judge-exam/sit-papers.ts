import type { CoachOutcome } from "@app/contracts/coach";
import { calibrateJudge, type ExamPaper } from "@app/engine/review";
import type { LanguageModel } from "../../adapters/language-model/port.ts";
import { askTask, patienceOf } from "../../llm/ask-task.ts";
import type { Subject } from "../../llm/model-task.ts";
import type { Level } from "./exam/papers.ts";
import { judgePitch, scorePaper } from "../coach/judge-pitch.ts";
import type { PitchInput } from "../coach/mask-pitch.ts";

export interface SetPaper {
  level: Level;
  subject: Subject<PitchInput>;
}

/** One paper as it was handed in. */
export interface PaperEnd {
  level: Level;
  outcome: CoachOutcome;
  tokens: number;
  asked: number;
}

export type Sitting =
  | ReturnType<typeof calibrateJudge>
  /** An answer that nothing can be read from: no judge, today. */
  | { kind: "unable"; reason: string }
  /** Nothing was seen of the judge: the next call may find it able. */
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

/** A judge reads the papers one after the other, each under its own deadline, and is marked on all of them. */
export async function sitPapers(
  model: LanguageModel,
  set: readonly SetPaper[],
  {
    signal,
    deadlineSec,
    onPaper,
  }: { signal: AbortSignal; deadlineSec: number; onPaper(end: PaperEnd): void },
): Promise<{ sitting: Sitting; papers: ExamPaper[] }> {
  const papers: ExamPaper[] = [];
  const end = (sitting: Sitting) => ({ sitting, papers });
  for (const { level, subject } of set) {
    const { result, ...ended } = await askTask(model, scorePaper, subject, patienceOf(signal, deadlineSec));
    const { outcome } = ended;
    onPaper({ level, ...ended });
    const weak = papers.findLast((paper) => paper.level === "weak");
    if (outcome === "cancelled") return end({ kind: "cancelled" });
    if (UNAVAILABLE.has(outcome)) return end({ kind: "unavailable", outcome });
    // A judge that refuses to grade a text with orders in it has not obeyed them.
    if (outcome === "content_filter" && level === "injected" && weak) papers.push({ ...weak, level });
    else if (outcome !== "written")
      return end({ kind: "unable", reason: `the ${level} paper brought no usable answer: ${outcome}` });
    else papers.push({ level, pairs: pairScores(subject, result) });
  }
  return end(calibrateJudge(papers));
}

type Judged = ReturnType<typeof judgePitch.offline>;

function pairScores({ open }: Subject<PitchInput>, judged: Judged): ExamPaper["pairs"] {
  const engine = new Map(judgePitch.offline(open).map(({ label, score }) => [label, score]));
  return judged.map(({ label, score }) => ({ label, engine: engine.get(label)!, model: score }));
}
