import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { replaceEqualDeep } from "@tanstack/react-query";
import type { Spoken } from "../recording/use-voice.ts";
import type { PitchDraft } from "./model.ts";

export interface Failure {
  text: string;
  canRetry: boolean;
  /** The failure is a lack of credits: offer to buy some. */
  lacksCredits?: boolean;
  /** The server's message for each refused field, by its name in the request. */
  fields: Record<string, string>;
}

/** The transcript of a recording, to be corrected before it is analysed. */
export interface Review {
  draft: PitchDraft;
  spoken: Spoken;
  transcript: string;
}

export type AnalysisState =
  | { step: "form"; failure?: Failure }
  /** `sentShare` goes from 0 to 1 during the upload, and is null once the server has the whole file. */
  | { step: "transcribing"; sentShare: number | null }
  | ({ step: "review"; failure?: Failure } & Review)
  /** A failure returns to `review` if there is one, else to the form. `position`: in the queue, 1 for the next. */
  | { step: "analysing"; review?: Review; position?: number }
  /** The engine's report is readable while the coach writes. After a failure it stays readable, but is not stored. */
  | {
      step: "writing";
      analysis: AnalysisDraft;
      pending: readonly CoachTaskName[];
      /** The user skipped the coach. */
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
      // With no pending task the stored report follows at once: do not show the draft for an instant.
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

/** Keeps unchanged parts as the same objects, so that they are not rendered or fetched again. */
function keepUnchanged<Report extends AnalysisDraft>(state: AnalysisState, next: Report): Report {
  return state.step === "writing" || state.step === "done" ? replaceEqualDeep(state.analysis, next) : next;
}

/** Keeps the engine's report; unfinished tasks count as cancelled. */
function cancelPending(state: Extract<AnalysisState, { step: "writing" }>): AnalysisState {
  const { coach } = state.analysis;
  const cancelled = state.pending.map((task) => ({ task, outcome: "cancelled" as const }));
  const analysis = { ...state.analysis, coach: { ...coach, tasks: [...coach.tasks, ...cancelled] } };
  return { ...state, analysis, pending: [], skipped: true };
}

/** A failure returns to the step where the user can act, without losing anything. */
function fail(state: AnalysisState, failure: Failure): AnalysisState {
  if (state.step === "writing") return { ...state, pending: [], failure };
  if (state.step === "analysing" && state.review) return { step: "review", ...state.review, failure };
  return { step: "form", failure };
}
