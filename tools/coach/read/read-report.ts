import { analysePitchText } from "@app/engine/analyse-text";
import type { PitchText } from "@app/engine/pitch";
import type { LanguageModel } from "@app/api/adapters/language-model/port";
import { readConfig } from "@app/api/config";
import { coachPitch, type KnownJudge } from "@app/api/features/coach/service";
import { applyCoaching } from "@app/api/features/pitch/apply-coaching";
import type { MeasuredPitch } from "@app/api/features/pitch/measured-pitch";
import { proveReport, toStoredReport } from "@app/api/features/pitch/stored-report";
import type { LlmDeps } from "@app/api/llm/model-task";

/** The report that a user would see for a text, through the product's own tasks; no database, no account. */
export async function readReport(
  model: LanguageModel,
  text: PitchText,
  { judge, deadlineSec, signal }: { judge: KnownJudge; deadlineSec: number; signal: AbortSignal },
): Promise<MeasuredPitch> {
  const report = analysePitchText(text);
  const { globalScore, maxScore } = report;
  const described = model.describe()!;
  const at = new Date();
  let measured: MeasuredPitch = {
    content: text.content,
    globalScore,
    maxScore,
    report: toStoredReport(report, null, at),
  };
  const begun = { model: described.model, at: at.toISOString(), tasks: [] };
  measured = { ...measured, report: { ...measured.report, coach: begun } };
  const coach = await coachPitch(
    depsOf(model, deadlineSec),
    { text, report, oral: null },
    {
      userId: "cassette",
      signal,
      findCalibration: async () => judge,
      onEnd(end) {
        measured = applyCoaching(measured, end, { model: described.model, at });
      },
    },
  );
  return { ...measured, report: proveReport({ ...measured.report, coach }) };
}

const SILENT = { info() {}, warn() {} };

/** Without a daily budget the coach does not use the database. */
function depsOf(coach: LanguageModel, deadlineSec: number): LlmDeps {
  const llm = {
    baseUrl: "http://127.0.0.1",
    apiKey: null,
    model: "cassette",
    deadlineSec,
    dailyTokens: null,
  };
  return {
    coach,
    database: undefined as unknown as LlmDeps["database"],
    config: { ...readConfig({}), llm },
    log: SILENT as unknown as LlmDeps["log"],
  };
}
