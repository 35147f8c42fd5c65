import { askWorker } from "../../lib/ask-worker.ts";
import { useShortTake } from "../recording/use-short-take.ts";
import { PRACTICE_TEXT } from "./messages.ts";
import {
  type PracticeQuestion,
  type PracticeResult,
  type Saying,
  secondsFor,
  type SpokenSentence,
} from "./model.ts";

/** Records one sentence said again, measures it in the browser, and discards it. */
export function usePractice(sentence: SpokenSentence) {
  const secMax = secondsFor(sentence);
  const take = useShortTake<Saying>({
    secMax,
    failed: PRACTICE_TEXT.failed,
    measure: async (samples, sampleRateHz) => {
      const wordings = [sentence.text, ...(sentence.rewordings ?? [])];
      const answer = await askEngine({ samples, sampleRateHz, wordings });
      return "saying" in answer
        ? { result: answer.saying }
        : { problem: PRACTICE_TEXT.refusals[answer.refusal] };
    },
  });
  return { ...take, secMax };
}

function askEngine(question: PracticeQuestion): Promise<PracticeResult> {
  const worker = new Worker(new URL("./practice-worker.ts", import.meta.url), { type: "module" });
  const answer = askWorker<PracticeResult>(worker, question, [question.samples.buffer]);
  return answer.finally(() => worker.terminate());
}
