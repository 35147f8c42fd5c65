import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { Spoken } from "../recording/use-voice.ts";
import type { PitchDraft } from "./model.ts";

export interface Failure {
  text: string;
  canRetry: boolean;
  /** It is for want of credits: more of them is the next step. */
  lacksCredits?: boolean;
  /** Sentence of each field that the server refused, by its name in the request. */
  fields: Record<string, string>;
}

/** The words of a recording, to be corrected before they are scored. */
export interface Review {
  draft: PitchDraft;
  spoken: Spoken;
  transcript: string;
}

export type AnalysisState =
  | { step: "form"; failure?: Failure }
  /** `sentShare` goes from 0 to 1 while the recording is uploaded, null once the server has all of it. */
  | { step: "transcribing"; sentShare: number | null }
  | ({ step: "review"; failure?: Failure } & Review)
  /** `review` is where a failure leads back to; without one, to the form. `position`: in the queue, 1 for the next. */
  | { step: "analysing"; review?: Review; position?: number }
  /** The engine's report can be read while the coach writes. After a failure it stays readable, but is not stored. */
  | {
      step: "writing";
      analysis: AnalysisDraft;
      pending: readonly CoachTaskName[];
      /** The user chose not to wait for the coach. */
      skipped: boolean;
      failure?: Failure | undefined;
    }
  | { step: "done"; analysis: Analysis };

export type AnalysisEvent =
  | { type: "uploading"; share: number }
  | { type: "transcribed"; review: Review }
  | { type: "analysing"; review?: Review }
  | { type: "queued"; position: number }
  | { type: "drafted"; analysis: AnalysisDraft; pending: readonly CoachTaskName[] }
  | { type: "skipped" | "resent" | "restarted" }
  | { type: "stored"; analysis: Analysis }
  | { type: "failed"; failure: Failure };

export const EMPTY_FORM: AnalysisState = { step: "form" };

/** Form → (transcribing → review →) analysing → (writing →) done. */
export function reduceAnalysis(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.type) {
    case "uploading":
      return { step: "transcribing", sentShare: event.share < 1 ? event.share : null };
    case "transcribed":
      return { step: "review", ...event.review };
    case "analysing":
      return event.review ? { step: "analysing", review: event.review } : { step: "analysing" };
    case "queued":
      return state.step === "analysing" ? { ...state, position: event.position } : state;
    case "drafted":
      // When no task is pending the stored report follows at once: the draft is not worth a change of screen.
      if (state.step !== "writing" && event.pending.length === 0) return state;
      return {
        step: "writing",
        analysis: keepUnchanged(state, event.analysis),
        pending: event.pending,
        skipped: state.step === "writing" && state.skipped,
      };
    case "skipped":
      return state.step === "writing" ? cancelPending(state) : state;
    case "resent":
      return state.step === "writing" ? { ...state, skipped: false, failure: undefined } : state;
    case "stored":
      return { step: "done", analysis: keepUnchanged(state, event.analysis) };
    case "failed":
      return fail(state, event.failure);
    case "restarted":
      return EMPTY_FORM;
  }
}

/** What has not changed stays the same object, so that nothing that shows it is drawn or fetched again. */
function keepUnchanged<Report extends AnalysisDraft>(state: AnalysisState, next: Report): Report {
  return state.step === "writing" || state.step === "done" ? replaceEqualDeep(state.analysis, next) : next;
}

/** The engine's report is kept, and the tasks still running count as cancelled. */
function cancelPending(state: Extract<AnalysisState, { step: "writing" }>): AnalysisState {
  const { coach } = state.analysis;
  const cancelled = state.pending.map((task) => ({ task, outcome: "cancelled" as const }));
  const analysis = { ...state.analysis, coach: { ...coach, tasks: [...coach.tasks, ...cancelled] } };
  return { ...state, analysis, pending: [], skipped: true };
}

/** A failure leads back to where the user can act, and loses nothing. */
function fail(state: AnalysisState, failure: Failure): AnalysisState {
  if (state.step === "writing") return { ...state, pending: [], failure };
  if (state.step === "analysing" && state.review) return { step: "review", ...state.review, failure };
  return { step: "form", failure };
}
