import { COACH_TASKS, type CoachOutcome, type CoachTaskName, type CoachWork } from "@app/contracts/coach";
import {
  type Calibration,
  findGraderInstructions,
  type FusedReport,
  fuseJudgement,
  LOWEST_VALIDITY,
} from "@app/engine/review";
import type { Hook, OralMetricLabel, TextReport } from "@app/engine/report";
import { readText } from "@app/engine/language";
import type { PitchText, PitchType } from "@app/engine/pitch";
import type { LanguageModel } from "../../adapters/language-model/port.ts";
import { askTask, type Patience, patienceOf } from "../../llm/ask-task.ts";
import type { LlmDeps, ModelTask, Subject } from "../../llm/model-task.ts";
import { imitatesPrompt } from "./imitates-prompt.ts";
import { judgePitch } from "./judge-pitch.ts";
import { limitModel } from "../../llm/limit-model.ts";
import { maskPitch, type PitchInput } from "./mask-pitch.ts";
import { type Rewriting, rewritePitch } from "./rewrite-pitch.ts";
import { writeHooks } from "./write-hooks.ts";

/** How a task ended; `result` is null unless the outcome is `written`. */
export type TaskEnd =
  | { task: "judgement"; outcome: CoachOutcome; result: FusedReport | null }
  | { task: "rewriting"; outcome: CoachOutcome; result: Rewriting | null }
  | { task: "hooks"; outcome: CoachOutcome; result: Hook[] | null };

/** A pitch as the engine left it. */
export interface MeasuredText {
  text: PitchText;
  report: TextReport;
  /** The metrics of delivery, which no model judges; null for a text pitch. */
  oral: readonly { label: OralMetricLabel; score: number | null }[] | null;
}

/** What the examination of a judge came to. */
export type KnownJudge =
  | { kind: "calibrated"; calibration: Calibration }
  | { kind: "undiscerning" | "unexamined" };

export interface CoachCall {
  userId: string;
  /** Ends the coach's work, and that alone. */
  signal: AbortSignal;
  /** Of the judge that is configured. */
  findCalibration(judge: { host: string; model: string }, pitchType: PitchType): Promise<KnownJudge>;
  onEnd(end: TaskEnd): void;
}

/** Under this validity the notes already say that the text is hardly a pitch: no opinion counts beside them. */
const LOWEST_JUDGED_VALIDITY = 0.85;

/**
 * What a language model makes of a pitch: its judgement, a rewriting, three hooks, at once and under one deadline.
 * Never throws. `onEnd` receives each task as it ends; where no model is configured no task runs.
 */
export async function coachPitch(
  deps: LlmDeps,
  pitch: MeasuredText,
  { userId, signal, findCalibration, onEnd }: CoachCall,
): Promise<CoachWork> {
  const described = deps.coach.describe();
  const settings = deps.config.llm;
  if (!described || !settings) return workOf(null, () => "absent");

  const patience = patienceOf(signal, settings.deadlineSec);
  const { dailyTokens } = settings;
  const model = limitModel(deps.coach, { database: deps.database, dailyTokens, place: { user: userId } });
  const subject = maskPitch({ pitch: pitch.text, report: pitch.report, isSpoken: pitch.oral !== null });
  const ask = <Answer, Result>(task: ModelTask<PitchInput, Answer, Result>) =>
    runTask(deps, model, task, subject, patience);
  const works = {
    judgement: async (): Promise<TaskEnd> => ({
      task: "judgement",
      ...(await judge(deps, described.model, pitch, {
        findJudge: () => findCalibration(described, pitch.text.pitchType),
        ask: () => ask(judgePitch),
      })),
    }),
    rewriting: async (): Promise<TaskEnd> => ({ task: "rewriting", ...(await ask(rewritePitch)) }),
    hooks: async (): Promise<TaskEnd> => ({ task: "hooks", ...(await ask(writeHooks)) }),
  };
  const outcomes = new Map<CoachTaskName, CoachOutcome>();
  await Promise.all(
    COACH_TASKS.map(async (task) => {
      const end: TaskEnd = isWithheld(task, pitch)
        ? { task, outcome: "withheld", result: null }
        : await works[task]().catch((error: Error) => {
            // A fault of ours or of the database. Its message could quote the pitch: the log has its name.
            deps.log.warn({ coach: task, name: error.name }, "coach failed");
            return { task, outcome: "unreachable", result: null };
          });
      outcomes.set(task, end.outcome);
      onEnd(end);
    }),
  );
  return workOf(described.model, (task) => outcomes.get(task)!);
}

function workOf(model: string | null, outcomeOf: (task: CoachTaskName) => CoachOutcome): CoachWork {
  return {
    model,
    at: new Date().toISOString(),
    tasks: COACH_TASKS.map((task) => ({ task, outcome: outcomeOf(task) })),
  };
}

interface Ended<Result> {
  outcome: CoachOutcome;
  result: Result | null;
}

async function runTask<Answer, Result>(
  { coach, log }: LlmDeps,
  model: LanguageModel,
  task: ModelTask<PitchInput, Answer, Result>,
  subject: Subject<PitchInput>,
  patience: Patience,
): Promise<Ended<Result>> {
  const begun = performance.now();
  const { outcome, result, tokens, asked } = await askTask(model, task, subject, patience);
  const ms = Math.round(performance.now() - begun);
  log.info({ coach: task.name, model: coach.describe()?.model, outcome, ms, tokens, asked }, "coach");
  return { outcome, result: outcome === "written" ? result : null };
}

/** An opinion counts once its author has passed the examination, and where it can be one. */
async function judge(
  deps: LlmDeps,
  model: string,
  { report, oral }: MeasuredText,
  {
    findJudge,
    ask,
  }: {
    findJudge(): Promise<KnownJudge>;
    ask(): Promise<Ended<ReturnType<typeof judgePitch.offline>>>;
  },
): Promise<Ended<FusedReport>> {
  const known = await findJudge();
  if (known.kind !== "calibrated") return { outcome: known.kind, result: null };
  const { outcome, result } = await ask();
  if (result === null) return { outcome, result };
  const fused = fuseJudgement(report, oral, result, known.calibration);
  if (fused.kind === "fused") return { outcome, result: fused.report };
  deps.log.info({ coach: "judgement", model, reason: fused.reason }, "implausible judgement");
  return { outcome: "implausible", result: null };
}

/**
 * A text that speaks to its grader, or plays a part of our question, goes to no model; one that is hardly a pitch goes
 * to no judge.
 */
export function isWithheld(
  task: CoachTaskName,
  { text, report }: Pick<MeasuredText, "text" | "report">,
): boolean {
  const told = new Set(report.notices.map(({ rule }) => rule));
  const fields = [text.target, text.audience, text.question].filter((field) => typeof field === "string");
  if (told.has("graderInstruction") || fields.some(givesOrders)) return true;
  if ([text.content, ...fields].some(imitatesPrompt)) return true;
  if (report.validity < LOWEST_VALIDITY) return true;
  return task === "judgement" && (report.validity < LOWEST_JUDGED_VALIDITY || told.has("offTopic"));
}

function givesOrders(field: string): boolean {
  return findGraderInstructions(readText(field)).length > 0;
}
