import type { analysePitch as endpoint } from "@app/contracts/analysis";
import type { EndpointInput } from "@app/contracts/endpoint";
import type { TextReport } from "@app/engine/scoring/report";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../http/refusal.ts";

export type PitchRequest = EndpointInput<typeof endpoint>["body"];

const QUEUE_FULL = "Task queue is at limit";
const RETRY_AFTER_SEC = 2;

export async function measureText(
  { textEngine }: Pick<Deps, "textEngine">,
  pitch: PitchRequest,
): Promise<TextReport> {
  const { pitch_type: pitchType, content, question, target, audience } = pitch;
  try {
    return await textEngine.measure({ pitchType, content, question, target, audience });
  } catch (cause) {
    if ((cause as Error).message === QUEUE_FULL)
      throw new Refusal("unavailable", { retryAfterSec: RETRY_AFTER_SEC });
    throw new Refusal("analysis_failed", { cause });
  }
}
