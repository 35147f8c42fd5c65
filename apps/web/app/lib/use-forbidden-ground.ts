import { useEffect, useMemo, useState } from "react";

type Judge = (question: string) => { ground: string | null };

/** The ground on which the law forbids a question, null where it does not. Its judge is loaded with the first question. */
export function useForbiddenGround(question: string): string | null {
  const [judge, setJudge] = useState<Judge | null>(null);
  const isAsked = question.trim() !== "";
  useEffect(() => {
    if (!isAsked || judge) return;
    let left = false;
    // Without it, the page does all the rest.
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
