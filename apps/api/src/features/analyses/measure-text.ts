import type { Deps } from "../../deps.ts";
import { type MeasuredPitch, type PitchRequest, tellEngineFailure } from "./measured-pitch.ts";
import { toStoredReport } from "./stored-report.ts";

export async function measureText(
  { textEngine }: Pick<Deps, "textEngine">,
  pitch: PitchRequest,
): Promise<MeasuredPitch> {
  const { pitch_type: pitchType, content, question, target, audience } = pitch;
  const report = await tellEngineFailure(
    textEngine.measure({ pitchType, content, question, target, audience }),
  );
  const { globalScore, maxScore } = report;
  return { content, globalScore, maxScore, report: toStoredReport(report, null, new Date()) };
}
