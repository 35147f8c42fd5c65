import type { AnalysisRequest } from "@app/contracts/pitch";
import type { AnalysisDraft } from "@app/contracts/report";
import type { CoachTaskName } from "@app/contracts/coach";
import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useRef } from "react";
import { type AnalysisState, describeFailure, type Failure } from "./analysis-state.ts";
import { sendPitch } from "./api.ts";

interface Acts {
  setState: Dispatch<SetStateAction<AnalysisState>>;
  /** Once it is stored. */
  onStored: () => void;
  /** Says what went wrong where nothing is read yet. */
  tell: (error: unknown) => Failure;
}

/** What has not changed stays the same object, so that nothing that shows it is drawn or fetched anew. */
const shownOf = (state: AnalysisState) =>
  state.step === "writing" || state.step === "done" ? state.analysis : undefined;

/** A pitch from its request to its stored report, which is read while the coach writes. */
export function useFollowedReport({ setState, onStored, tell }: Acts) {
  const skipping = useRef<AbortController | null>(null);
  const sent = useRef<AnalysisRequest | null>(null);
  /** A report is on the screen: what goes wrong is said beside it. */
  const reading = useRef(false);
  const queries = useQueryClient();

  const draw = (analysis: AnalysisDraft, pending: readonly CoachTaskName[]): void => {
    // Nobody to wait for: the report comes whole, in a moment.
    if (!reading.current && pending.length === 0) return;
    reading.current = true;
    const skipped = skipping.current?.signal.aborted ?? false;
    setState((current) => ({
      step: "writing",
      analysis: replaceEqualDeep(shownOf(current), analysis),
      pending,
      skipped,
    }));
  };

  const follow = async (
    request: AnalysisRequest,
    onFailure: (failure: Failure) => AnalysisState,
  ): Promise<void> => {
    sent.current = request;
    skipping.current = new AbortController();
    try {
      const analysis = await sendPitch(request, { onDraft: draw, skip: skipping.current.signal });
      onStored();
      setState((current) => ({ step: "done", analysis: replaceEqualDeep(shownOf(current), analysis) }));
    } catch (error) {
      const failure = reading.current ? describeFailure(error) : tell(error);
      setState((current) =>
        current.step === "writing" ? { ...current, pending: [], failure } : onFailure(failure),
      );
    }
    // Credits and history have changed, whatever the outcome was. A first answer still on its way is from before:
    // invalidating alone would let it stand.
    await queries.cancelQueries();
    void queries.invalidateQueries();
  };

  return {
    analyse(request: AnalysisRequest, onFailure: (failure: Failure) => AnalysisState): Promise<void> {
      reading.current = false;
      setState({ step: "analysing" });
      return follow(request, onFailure);
    },

    /** Keeps the engine's report: whoever is still writing is not waited for. */
    skip(): void {
      skipping.current?.abort();
      setState((current) => {
        if (current.step !== "writing") return current;
        const { coach } = current.analysis;
        const left = current.pending.map((task) => ({ task, outcome: "cancelled" as const }));
        const analysis = { ...current.analysis, coach: { ...coach, tasks: [...coach.tasks, ...left] } };
        return { ...current, analysis, pending: [], skipped: true };
      });
    },

    /** Sends the pitch of the unstored report once more. */
    async sendAgain(): Promise<void> {
      if (!sent.current) return;
      setState((current) => (current.step === "writing" ? { ...current, failure: undefined } : current));
      await follow(sent.current, (failure) => ({ step: "form", failure }));
    },
  };
}
