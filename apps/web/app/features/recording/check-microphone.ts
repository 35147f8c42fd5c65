import type { SignalIssue, SignalQuality } from "@app/engine/report";
import { askWorker } from "../../lib/ask-worker.ts";
import { joinBlocks } from "./join-blocks.ts";
import { openMicrophone } from "./open-microphone.ts";
import type { QualityQuestion } from "./quality-worker.ts";

export const CHECK_SEC = 4;

/** Problems of the signal, most worth fixing first. */
const WORST_FIRST: SignalIssue[] = [
  "silent",
  "clipped",
  "quiet",
  "unreliable",
  "noisy",
  "echo",
  "whisper",
  "narrow",
  "background",
];
/** People do not follow more advice at once. */
const TOLD_MAX = 2;

/** The problems most worth fixing; when no voice was heard, only that one. */
export function worstIssues({ issues }: Pick<SignalQuality, "issues">): SignalIssue[] {
  const sorted = WORST_FIRST.filter((issue) => issues.includes(issue));
  return sorted.slice(0, sorted[0] === "silent" ? 1 : TOLD_MAX);
}

/** Listens for a few seconds and assesses the signal. Nothing is stored or sent. */
export async function checkMicrophone(
  onBlock: (block: Float32Array, sampleRateHz: number) => void,
  signal: AbortSignal,
): Promise<SignalQuality> {
  const blocks: Float32Array[] = [];
  let frames = 0;
  let enough!: () => void;
  const listened = new Promise<void>((resolve) => (enough = resolve));
  const microphone = await openMicrophone({
    onLost: () => enough(),
    onBlock(block, sampleRateHz) {
      blocks.push(block);
      frames += block.length;
      onBlock(block, sampleRateHz);
      if (frames >= CHECK_SEC * sampleRateHz) enough();
    },
  });
  signal.addEventListener("abort", enough, { once: true });
  if (!signal.aborted) await listened;
  await microphone.close();
  signal.throwIfAborted();
  return assess({ samples: joinBlocks(blocks), sampleRateHz: microphone.sampleRateHz });
}

function assess(question: QualityQuestion): Promise<SignalQuality> {
  const worker = new Worker(new URL("./quality-worker.ts", import.meta.url), { type: "module" });
  const answer = askWorker<SignalQuality>(worker, question, [question.samples.buffer]);
  return answer.finally(() => worker.terminate());
}
