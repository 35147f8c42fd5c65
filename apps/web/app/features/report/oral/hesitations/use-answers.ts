import { useState } from "react";
import type { Analysis } from "@app/contracts/report";
import { describeChange, type Answer, type Scores } from "./model.ts";
import { ORAL_TEXT } from "../messages.ts";

/** Stores one answer (null removes it) and returns the updated report. */
export type KeepAnswer = (index: number, answer: Answer | null) => Promise<Analysis>;

const scoresOf = ({ oralPerformance, globalScore }: Analysis): Scores => ({
  fillers: oralPerformance?.metrics.find(({ label }) => label === ORAL_TEXT.fillers)?.score ?? null,
  total: globalScore,
});

/** Handles answers one at a time, and describes what the last one changed. */
export function useAnswers(scores: Scores, keep: KeepAnswer) {
  const [running, setRunning] = useState<number | null>(null);
  const [told, setTold] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const answer = async (index: number, given: Answer | null) => {
    if (running !== null) return;
    setRunning(index);
    setFailure(null);
    try {
      setTold(describeChange(scores, scoresOf(await keep(index, given))));
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setRunning(null);
    }
  };
  return { running, told, failure, answer };
}
