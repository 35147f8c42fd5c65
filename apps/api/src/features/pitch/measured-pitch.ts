import type { analysePitch as endpoint } from "@app/contracts/pitch";
import type { EndpointInput } from "@app/contracts/endpoint";
import type { OralMetricLabel, TextReport } from "@app/engine/report";
import type { PitchText } from "@app/engine/pitch";
import { QueueFull } from "../../concurrency/fair-queue.ts";
import { Refusal } from "../../errors.ts";
import type { StoredReport } from "./stored-report.ts";

export type PitchRequest = EndpointInput<typeof endpoint>["body"];

/** The engine's results, ready to be stored. */
export interface MeasuredPitch {
  /** The text that was judged, into which the report's offsets point. */
  content: string;
  globalScore: number;
  maxScore: number;
  report: StoredReport;
}

/**
 * Adds what the coach works from: the text, the engine's own report, and the scores of the voice where there is one.
 */
export interface EngineAnswer {
  measured: MeasuredPitch;
  judged: {
    text: PitchText;
    report: TextReport;
    oral: readonly { label: OralMetricLabel; score: number | null }[] | null;
  };
}

/** A full queue keeps its own refusal, which invites a retry; any other engine error becomes `analysis_failed`. */
export async function tellEngineFailure<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof QueueFull || cause instanceof Refusal) throw cause;
    throw new Refusal("analysis_failed", { cause });
  }
}
