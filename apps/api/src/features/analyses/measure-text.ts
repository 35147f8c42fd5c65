import type { analysePitch as endpoint } from "@app/contracts/analysis";
import type { EndpointInput } from "@app/contracts/endpoint";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";
import { type StoredReport, toStoredReport } from "./stored-report.ts";

export type PitchRequest = EndpointInput<typeof endpoint>["body"];

/** What the engine found, ready to be stored. */
export interface MeasuredPitch {
  globalScore: number;
  maxScore: number;
  report: StoredReport;
}

const QUEUE_FULL = "Task queue is at limit";
const RETRY_AFTER_SEC = 2;

export async function measureText(
  { textEngine }: Pick<Deps, "textEngine">,
  pitch: PitchRequest,
): Promise<MeasuredPitch> {
  const { pitch_type: pitchType, content, question, target, audience } = pitch;
  try {
    const report = await textEngine.measure({ pitchType, content, question, target, audience });
    const { globalScore, maxScore } = report;
    return { globalScore, maxScore, report: toStoredReport(report) };
  } catch (cause) {
    if ((cause as Error).message === QUEUE_FULL)
      throw new Refusal("unavailable", { retryAfterSec: RETRY_AFTER_SEC });
    throw new Refusal("analysis_failed", { cause });
  }
}
