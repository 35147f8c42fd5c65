import type { Place } from "../../concurrency/fair-queue.ts";
import type { Deps } from "../../deps.ts";
import { type EngineAnswer, type PitchRequest, tellEngineFailure } from "./measured-pitch.ts";
import { refuseUnscorable } from "./refuse-text.ts";
import { toStoredReport } from "./stored-report.ts";

export async function measureText(
  { engine }: Pick<Deps, "engine">,
  pitch: PitchRequest,
  place: Place,
): Promise<EngineAnswer> {
  const { pitch_type: pitchType, content, question, target, audience } = pitch;
  const text = { pitchType, content, question, target, audience };
  const report = await tellEngineFailure(engine.measureText(text, place));
  refuseUnscorable(report);
  const { globalScore, maxScore } = report;
  const stored = toStoredReport(report, null, new Date());
  return {
    measured: { content, globalScore, maxScore, report: stored },
    judged: { text, report, oral: null },
  };
}
