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
/** Days before a judge that gave no usable answer is tried again: its operator may have fixed it. */
const UNABLE_DAYS = 1;
const LEASE_MARGIN_SEC = 30;

interface ExamSet {
  papers: SetPaper[];
  /** Hash of the prompts, texts and engine scores: when one changes, a new examination is needed. */
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
 * The engine's error on the papers of all types together, in points out of ten: one type has too few. Not part of a
 * type's edition: a change of the engine on other types hardly moves it.
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
 * Examines the configured judge on each pitch type without a valid examination, one paper at a time, with lower
 * priority than users. When several processes call it, one of them examines. If the service does not answer, waits
 * longer each time.
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

/** The sum of the papers' deadlines, plus a margin. */
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
