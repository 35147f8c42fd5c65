import { useEffect, useMemo, useState } from "react";

type Judge = (question: string) => { ground: string | null };

/** The legal ground on which a question is forbidden, or null. The checker is loaded with the first question. */
export function useForbiddenGround(question: string): string | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  const isAsked = question.trim() !== "";
  useEffect(() => {
    if (!isAsked || judge) return;
    let left = false;
    // If it fails to load, the page works without it.
    import("@app/engine/question-law").then(
      ({ judgeQuestion }) => !left && setJudge(() => judgeQuestion),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [isAsked, judge]);
  return useMemo(() => (judge && isAsked ? judge(question).ground : null), [judge, isAsked, question]);
}
