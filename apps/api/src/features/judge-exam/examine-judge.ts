import { createHash } from "node:crypto";
import { analysePitchText } from "@app/engine/analyse-text";
import { measureEngineError } from "@app/engine/review";
import { PITCH_TYPES, type PitchType } from "@app/engine/pitch";
import { toStrictSchema } from "../../llm/model-task.ts";
import { papersOf } from "./exam/papers.ts";
import { readWhole } from "../coach/read-whole.ts";
import { limitModel } from "../../llm/limit-model.ts";
import { maskPitch } from "../coach/mask-pitch.ts";
import type { LlmDeps } from "../../llm/model-task.ts";
import { engineScoreOf, type SetPaper, type Sitting, sitPapers } from "./sit-papers.ts";
import {
  claimExamination,
  type ExaminationKey,
  postponeExamination,
  recordExamination,
  releaseExamination,
} from "./store.ts";

const STANDS_DAYS = 30;
/** A judge that gave no usable answer may do better tomorrow, once its operator has mended it. */
const UNABLE_DAYS = 1;
const LEASE_MARGIN_SEC = 30;

interface ExamSet {
  papers: SetPaper[];
  /** Changes with the prompts, the texts and the engine's own scores of them: then the examination is another one. */
  edition: string;
}

const sets = new Map<PitchType, ExamSet>();

export function examSetOf(pitchType: PitchType): ExamSet {
  const known = sets.get(pitchType);
  if (known) return known;
  const papers = papersOf(pitchType).map(({ level, reading, isReadTwice, pitch }) => ({
    level,
    reading,
    isReadTwice,
    subject: maskPitch({ pitch, report: analysePitchText(pitch) }),
  }));
  const asked = papers.map(({ reading, subject: { masked, open } }) => [
    readWhole.prompt(masked),
    toStrictSchema(readWhole.schema(open)),
    reading,
    open.report.globalScore,
  ]);
  const edition = createHash("sha256").update(JSON.stringify(asked)).digest("hex").slice(0, 16);
  const set = { papers, edition };
  sets.set(pitchType, set);
  return set;
}

/**
 * What the engine errs on the papers of every type together, in points of ten: those of one type are too few. It is no
 * part of the edition of a type: an engine that moves on the others alone hardly moves it.
 */
export function engineErrorOnPapers(): number {
  return measureEngineError(
    PITCH_TYPES.flatMap((pitchType) => examSetOf(pitchType).papers)
      .filter(({ level }) => level !== "injected")
      .map(({ reading, subject }) => ({ reading, engine: engineScoreOf(subject) })),
  );
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
export async function examineJudges(deps: LlmDeps, signal: AbortSignal): Promise<void> {
  const judge = deps.coach.describe();
  if (!judge) return;
  let isDown = false;
  for (const pitchType of PITCH_TYPES) {
    if (signal.aborted) return;
    const key = keyOf(judge, pitchType);
    if (!(await claimExamination(deps.database, key, leaseOf(deps, pitchType)))) continue;
    const sat = isDown ? UNAVAILABLE : await sit(deps, pitchType, signal);
    if (sat.kind === "cancelled") return releaseExamination(deps.database, key);
    if (sat.kind === "unavailable") {
      if (!isDown)
        deps.log.warn(
          { examination: pitchType, model: judge.model, outcome: sat.outcome },
          "judge not examined",
        );
      isDown = true;
      await postponeExamination(deps.database, key);
      continue;
    }
    const examination = markOf(sat);
    await recordExamination(
      deps.database,
      key,
      examination,
      sat.kind === "unable" ? UNABLE_DAYS : STANDS_DAYS,
    );
    const { outcome, reason } = examination;
    // The operator must know when the scores of a configured judge do not count.
    const level = outcome === "calibrated" ? "info" : "warn";
    deps.log[level]({ examination: pitchType, model: judge.model, outcome, reason }, "judge examined");
  }
}

/** Every paper up to its deadline, and a little for the rest. */
function leaseOf({ config }: LlmDeps, pitchType: PitchType): number {
  const questions = examSetOf(pitchType).papers.map(({ isReadTwice }) => (isReadTwice ? 2 : 1));
  return (
    questions.reduce<number>((sum, count) => sum + count, 0) * config.llm!.deadlineSec + LEASE_MARGIN_SEC
  );
}

const UNAVAILABLE = { kind: "unavailable", outcome: "circuit_open" } as const;

async function sit(deps: LlmDeps, pitchType: PitchType, signal: AbortSignal) {
  const { coach, database, config, log } = deps;
  const { deadlineSec, dailyTokens } = config.llm!;
  const model = limitModel(coach, {
    database,
    dailyTokens,
    place: { user: "examination", rank: "background" },
  });
  const { sitting } = await sitPapers(model, examSetOf(pitchType).papers, {
    signal,
    deadlineSec,
    engineError: engineErrorOnPapers(),
    onPaper: (end) => log.info({ examination: pitchType, ...end }, "exam paper"),
  });
  return sitting;
}

function markOf(sitting: Extract<Sitting, { kind: "calibrated" | "undiscerning" | "unable" }>) {
  const { kind: outcome } = sitting;
  return {
    outcome,
    calibration: sitting.kind === "calibrated" ? sitting.calibration : null,
    reason: sitting.kind === "calibrated" ? null : sitting.reason,
  };
}
