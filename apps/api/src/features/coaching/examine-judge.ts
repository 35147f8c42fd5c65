import { createHash } from "node:crypto";
import type { CoachOutcome } from "@app/contracts/coach";
import { analysePitchText } from "@app/engine/scoring/analyse-text";
import { calibrateJudge, type ExamPaper } from "@app/engine/scoring/calibrate-judge";
import { PITCH_TYPES, type PitchType } from "@app/engine/scoring/report";
import { toStrictSchema, type Subject } from "./coach-task.ts";
import { askTask, patienceOf } from "./ask-task.ts";
import { type Level, papersOf } from "./exam/papers.ts";
import { judgePitch } from "./judge-pitch.ts";
import { limitModel } from "./limit-model.ts";
import { maskPitch, type PitchInput } from "./mask-pitch.ts";
import type { CoachDeps } from "./service.ts";
import {
  claimExamination,
  type ExaminationKey,
  postponeExamination,
  purgeCoaching,
  recordExamination,
  releaseExamination,
} from "./store.ts";

const STANDS_DAYS = 30;
/** A judge that gave no usable answer may do better tomorrow, once its operator has mended it. */
const UNABLE_DAYS = 1;

interface SetPaper {
  level: Level;
  subject: Subject<PitchInput>;
}
interface ExamSet {
  papers: SetPaper[];
  /** Changes with the prompts, the texts and the engine's own scores of them: then the examination is another one. */
  edition: string;
}

const sets = new Map<PitchType, ExamSet>();

export function examSetOf(pitchType: PitchType): ExamSet {
  const known = sets.get(pitchType);
  if (known) return known;
  const papers = papersOf(pitchType).map(({ level, pitch }) => ({
    level,
    subject: maskPitch({ pitch, report: analysePitchText(pitch) }),
  }));
  const asked = papers.map(({ subject: { masked, open } }) => [
    judgePitch.prompt(masked),
    toStrictSchema(judgePitch.schema(open)),
    judgePitch.offline(open).map(({ label, score }) => [label, score]),
  ]);
  const edition = createHash("sha256").update(JSON.stringify(asked)).digest("hex").slice(0, 16);
  const set = { papers, edition };
  sets.set(pitchType, set);
  return set;
}

export function keyOf(
  { host, model }: { host: string; model: string },
  pitchType: PitchType,
): ExaminationKey {
  return { host, model, edition: examSetOf(pitchType).edition, pitchType };
}

/**
 * Examines the configured judge on each pitch type for which no examination stands, one paper after the other, behind
 * every user. Several processes may call it at once: one of them examines. A service that does not answer is left alone
 * for longer each time.
 */
export async function examineJudges(deps: CoachDeps, signal: AbortSignal): Promise<void> {
  const judge = deps.coach.describe();
  if (!judge) return;
  await purgeCoaching(deps.database);
  for (const pitchType of PITCH_TYPES) {
    if (signal.aborted) return;
    const key = keyOf(judge, pitchType);
    if (!(await claimExamination(deps.database, key))) continue;
    const sat = await sitPapers(deps, pitchType, signal);
    if (sat === "cancelled") return releaseExamination(deps.database, key);
    if (sat === "unavailable") return postponeExamination(deps.database, key);
    const { days, ...examination } = sat;
    await recordExamination(deps.database, key, examination, days);
    const { outcome, reason } = examination;
    deps.log.info({ examination: pitchType, model: judge.model, outcome, reason }, "judge examined");
  }
}

/** Ends after which the next call may find the same judge able: nothing of it was seen. */
const UNAVAILABLE: ReadonlySet<CoachOutcome> = new Set([
  "refused",
  "busy",
  "unreachable",
  "timeout",
  "resting",
  "overspent",
]);

async function sitPapers(deps: CoachDeps, pitchType: PitchType, signal: AbortSignal) {
  const { coach, database, config, log } = deps;
  const { deadlineSec, dailyTokens } = config.llm!;
  const model = limitModel(coach, { database, dailyTokens, rank: "background" });
  const papers: ExamPaper[] = [];
  for (const { level, subject } of examSetOf(pitchType).papers) {
    const { outcome, result, tokens, asked } = await askTask(
      model,
      judgePitch,
      subject,
      patienceOf(signal, deadlineSec),
    );
    log.info({ examination: pitchType, level, outcome, tokens, asked }, "exam paper");
    const weak = papers.find((paper) => paper.level === "weak");
    if (outcome === "cancelled") return outcome;
    if (UNAVAILABLE.has(outcome)) return "unavailable";
    // Whoever declines to judge a text that gives orders is not moved by it.
    if (outcome === "declined" && level === "injected" && weak) papers.push({ ...weak, level });
    else if (outcome !== "written") return unable(`the ${level} paper brought no usable answer: ${outcome}`);
    else papers.push({ level, pairs: pairScores(subject, result) });
  }
  const verdict = calibrateJudge(papers);
  return verdict.kind === "calibrated"
    ? {
        outcome: "calibrated" as const,
        calibration: verdict.calibration,
        reason: null,
        days: STANDS_DAYS,
      }
    : { outcome: "undiscerning" as const, calibration: null, reason: verdict.reason, days: STANDS_DAYS };
}

function unable(reason: string) {
  return { outcome: "unable" as const, calibration: null, reason, days: UNABLE_DAYS };
}

type Judged = ReturnType<typeof judgePitch.offline>;

function pairScores({ open }: Subject<PitchInput>, judged: Judged): ExamPaper["pairs"] {
  const engine = new Map(judgePitch.offline(open).map(({ label, score }) => [label, score]));
  return judged.map(({ label, score }) => ({ label, engine: engine.get(label)!, model: score }));
}
