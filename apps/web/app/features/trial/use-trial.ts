import { useShortTake } from "../recording/use-short-take.ts";
import { askEngine } from "./ask-engine.ts";
import { TRIAL_TEXT } from "./messages.ts";
import { TRIAL_SEC_MAX, type TrialAnswer, type TrialQuestion } from "./model.ts";

/** A trial, from the first word to its two measures. The sound stays in the page's memory until it is measured. */
export function useTrial() {
  const { show, ...take } = useShortTake<TrialAnswer>({
    secMax: TRIAL_SEC_MAX,
    failed: TRIAL_TEXT.failed,
    measure: (samples, sampleRateHz) => measure({ kind: "voice", samples, sampleRateHz }),
  });
  return { ...take, measureText: (content: string) => show(() => measure({ kind: "text", content })) };
}

async function measure(question: TrialQuestion) {
  const measured = await askEngine(question);
  return "answer" in measured
    ? { result: measured.answer }
    : { problem: TRIAL_TEXT.refusals[measured.refusal] };
}
