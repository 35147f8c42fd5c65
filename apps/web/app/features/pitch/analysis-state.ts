import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { MESSAGES } from "@app/contracts/messages";
import { ApiError, NetworkError } from "../../lib/api.ts";
import { PITCH_TEXT } from "./messages.ts";
import type { PitchDraft } from "./model.ts";
import type { Spoken } from "./voice-source.ts";

export interface Failure {
  text: string;
  canRetry: boolean;
  fields: Record<string, string>;
}

export type AnalysisState =
  | { step: "form"; failure?: Failure }
  /** `sentShare` while a recording leaves, null once the server has it all. */
  | { step: "transcribing"; sentShare: number | null }
  /** The words of a voice, to be corrected before they are scored. */
  | { step: "review"; draft: PitchDraft; spoken: Spoken; transcript: string; failure?: Failure }
  | { step: "analysing" }
  /** The engine's report is there to read while the coach writes; a failure leaves it on the screen, unstored. */
  | {
      step: "writing";
      analysis: AnalysisDraft;
      pending: readonly CoachTaskName[];
      skipped: boolean;
      failure?: Failure | undefined;
    }
  | { step: "done"; analysis: Analysis };

export function describeFailure(error: unknown): Failure {
  if (error instanceof ApiError)
    return { text: error.message, canRetry: error.status >= 500, fields: error.fields };
  const lost = error instanceof NetworkError;
  return { text: lost ? PITCH_TEXT.unreachable : MESSAGES.unexpected, canRetry: true, fields: {} };
}
