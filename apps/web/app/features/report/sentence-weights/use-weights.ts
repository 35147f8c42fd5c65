import type { PitchText } from "@app/engine/pitch";
import type { WeighedText } from "@app/engine/weigh-sentences";
import { useEffect, useMemo, useState } from "react";
import { askWorker } from "../../../lib/ask-worker.ts";
import type { ShownAnalysis } from "../model.ts";
import { textOf } from "./model.ts";

type Answer = { kind: "weighed"; weighed: WeighedText } | { kind: "failed" };

/** The effect of each sentence, computed in the browser on demand; null before. The text is not sent anywhere. */
export function useWeights(analysis: ShownAnalysis, isAsked: boolean) {
  const { pitch_type, content, question, target, audience } = analysis;
  const text = useMemo<PitchText>(
    () => textOf({ pitch_type, content, question, target, audience }),
    [pitch_type, content, question, target, audience],
  );
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isWanted = isAsked && answer === null;

  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    const worker = new Worker(new URL("./weigh-worker.ts", import.meta.url), { type: "module" });
    askWorker<WeighedText>(worker, text)
      .then(
        (weighed): Answer => ({ kind: "weighed", weighed }),
        (): Answer => ({ kind: "failed" }),
      )
      .then((found) => {
        if (!isLeft) setAnswer(found);
      });
    return () => {
      isLeft = true;
      worker.terminate();
    };
  }, [isWanted, text]);

  return { answer, retry: () => setAnswer(null) };
}
