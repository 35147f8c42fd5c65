import { useState } from "react";
import type { Analysis } from "@app/contracts/report";
import { describeChange, type Answer, type Scores } from "./model.ts";
import { ORAL_TEXT } from "../messages.ts";

/** Keeps one answer, null to take it back, and gives the report that follows from it. */
export type KeepAnswer = (index: number, answer: Answer | null) => Promise<Analysis>;

const scoresOf = ({ oralPerformance, globalScore }: Analysis): Scores => ({
  fillers: oralPerformance?.metrics.find(({ label }) => label === ORAL_TEXT.fillers)?.score ?? null,
  total: globalScore,
});

/** Answers as they are given, one at a time, and what the last one changed. */
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
