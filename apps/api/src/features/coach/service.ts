import { COACH_TASKS, type CoachOutcome, type CoachTaskName, type CoachWork } from "@app/contracts/coach";
import {
  type Calibration,
  findGraderInstructions,
  INSTRUCTION_FACTOR,
  type FusedReport,
  joinReading,
  LOWEST_VALIDITY,
} from "@app/engine/review";
import type { Hook, OralMetricLabel, TextReport } from "@app/engine/report";
import { analysePitchText } from "@app/engine/analyse-text";
import { readText } from "@app/engine/language";
import type { PitchText, PitchType } from "@app/engine/pitch";
import type { LanguageModel } from "../../adapters/language-model/port.ts";
import { askTask, type Patience, patienceOf } from "../../llm/ask-task.ts";
import type { LlmDeps, ModelTask, Subject } from "../../llm/model-task.ts";
import { imitatesPrompt } from "./imitates-prompt.ts";
import { labelSentences } from "./label-sentences.ts";
import { readWhole } from "./read-whole.ts";
import { limitModel } from "../../llm/limit-model.ts";
import { maskPitch, type PitchInput } from "./mask-pitch.ts";
import { type Rewriting, rewritePitch } from "./rewrite-pitch.ts";
import { writeHooks } from "./write-hooks.ts";

/** How a task ended; `result` is null unless `outcome` is `written`. */
export type TaskEnd =
  | { task: "judgement"; outcome: CoachOutcome; result: FusedReport | null }
  | { task: "rewriting"; outcome: CoachOutcome; result: Rewriting | null }
  | { task: "hooks"; outcome: CoachOutcome; result: Hook[] | null };

/** A pitch as analysed by the engine. */
export interface MeasuredText {
  text: PitchText;
  report: TextReport;
  /** The delivery metrics, which no model judges; null for a text pitch. */
  oral: readonly { label: OralMetricLabel; score: number | null }[] | null;
}

/** Result of a judge's examination. */
export type KnownJudge =
  | { kind: "calibrated"; calibration: Calibration }
  | { kind: "undiscerning" | "unexamined" };

export interface CoachCall {
  userId: string;
  /** Aborts the coach's work only. */
  signal: AbortSignal;
  /** The calibration of the configured judge. */
  findCalibration(judge: { host: string; model: string }, pitchType: PitchType): Promise<KnownJudge>;
  onEnd(end: TaskEnd): void;
}

/** Below this validity the report already says that the text is hardly a pitch: the model's opinion is not used. */
const LOWEST_JUDGED_VALIDITY = 0.85;

/**
 * The language model's work on a pitch: its reading, a rewriting and three hooks, in parallel under one deadline. Never
 * throws. `onEnd` receives each task as it ends; without a configured model no task runs.
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
        ask,
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
            // A bug, or a failure of the database. Its message could quote the pitch: only its name is logged.
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

type Ask = <Answer, Result>(task: ModelTask<PitchInput, Answer, Result>) => Promise<Ended<Result>>;

/**
 * A reading counts only if the judge has passed the examination and the text can be judged. The engine uses the roles
 * that the model gives to each sentence; without them it keeps its own.
 */
async function judge(
  deps: LlmDeps,
  model: string,
  { text, report, oral }: MeasuredText,
  { findJudge, ask }: { findJudge(): Promise<KnownJudge>; ask: Ask },
): Promise<Ended<FusedReport>> {
  const known = await findJudge();
  if (known.kind !== "calibrated") return { outcome: known.kind, result: null };
  const [{ outcome, result: reading }, labels] = await Promise.all([ask(readWhole), ask(labelSentences)]);
  if (!reading) return { outcome, result: null };
  const reread = analysePitchText(text, undefined, { roles: labels.result ?? [], form: reading.form });
  const { calibration } = known;
  const isOrdered = speaksToGrader(text, report);
  const joined = joinReading({
    content: text.content,
    report,
    reread,
    oral,
    reading,
    calibration,
    isOrdered,
  });
  if (joined.kind === "fused") return { outcome, result: joined.report };
  deps.log.info({ coach: "judgement", model, reason: joined.reason }, "implausible judgement");
  return { outcome: "implausible", result: null };
}

/**
 * A text that imitates our prompt is sent to no model, and one that is hardly a pitch is not judged. One that gives
 * orders to its grader is judged, so that the order gains nothing over the same text without it, but not rewritten.
 */
export function isWithheld(
  task: CoachTaskName,
  { text, report }: Pick<MeasuredText, "text" | "report">,
): boolean {
  const told = new Set(report.notices.map(({ rule }) => rule));
  if ([text.content, ...fieldsOf(text)].some(imitatesPrompt)) return true;
  if (report.validity < LOWEST_VALIDITY) return true;
  if (task !== "judgement") return speaksToGrader(text, report);
  const floor = LOWEST_JUDGED_VALIDITY * (told.has("graderInstruction") ? INSTRUCTION_FACTOR : 1);
  return report.validity < floor || told.has("offTopic");
}

function speaksToGrader(text: PitchText, { notices }: TextReport): boolean {
  return notices.some(({ rule }) => rule === "graderInstruction") || fieldsOf(text).some(givesOrders);
}

const fieldsOf = ({ target, audience, question }: PitchText) =>
  [target, audience, question].filter((field) => typeof field === "string");

function givesOrders(field: string): boolean {
  return findGraderInstructions(readText(field)).length > 0;
}
