import type { Analysis, AnalysisDraft } from "@app/contracts/report";
import { replaceEqualDeep, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answerHesitation, HISTORY_KEY, historyEntryQuery, versionsQuery } from "./api.ts";

/**
 * The report updated with its speaker's answers about « euh », and a function that stores an answer; null while it is
 * not stored.
 */
export function useRevised(given: Analysis | AnalysisDraft) {
  const queries = useQueryClient();
  const [revised, setRevised] = useState<Analysis | null>(null);
  const stored = "id" in given ? given : null;
  if (!stored) return { analysis: given, keepAnswer: undefined };
  const analysis =
    revised?.id === stored.id ? { ...revised, final_pitch: stored.final_pitch, title: stored.title } : stored;
  const keepAnswer = async (index: number, answer: "confirmed" | "dismissed" | null) => {
    const answered = await answerHesitation(stored.id, index, answer);
    // Keeps unchanged parts as the same objects, so that the recording is not fetched again.
    const next = replaceEqualDeep(analysis, answered);
    setRevised(next);
    queries.setQueryData(historyEntryQuery(stored.id).queryKey, next);
    void queries.invalidateQueries({ queryKey: HISTORY_KEY });
    void queries.invalidateQueries({ queryKey: versionsQuery(stored.id).queryKey });
    return next;
  };
  return { analysis, keepAnswer };
}
