import type { SignalIssue } from "@app/engine/report";
import { useEffect, useRef, useState } from "react";
import { CHECK_SEC, checkMicrophone, worstIssues } from "./check-microphone.ts";
import type { LevelFeed } from "./level-feed.ts";
import { barHeight, createLiveMeter } from "./live-meter.ts";
import { MicrophoneError, type MicrophoneProblem } from "./open-microphone.ts";

export type CheckState =
  | { name: "none" }
  | { name: "listening" }
  | { name: "judging" }
  | { name: "judged"; issues: SignalIssue[] }
  | { name: "failed" };

/** Tests the microphone for a few seconds before the first take. `onProblem` is called if it cannot be opened. */
export function useMicrophoneCheck(levels: LevelFeed, onProblem: (problem: MicrophoneProblem) => void) {
  const [state, setState] = useState<CheckState>({ name: "none" });
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);

  const check = async () => {
    under.current?.abort();
    const { signal } = (under.current = new AbortController());
    setState({ name: "listening" });
    const meter = createLiveMeter();
    let heardSec = 0;
    try {
      const quality = await checkMicrophone((block, sampleRateHz) => {
        levels.push(barHeight(meter(block, sampleRateHz).levelDb));
        heardSec += block.length / sampleRateHz;
        if (heardSec >= CHECK_SEC && !signal.aborted) setState({ name: "judging" });
      }, signal);
      setState({ name: "judged", issues: worstIssues(quality) });
    } catch (error) {
      if (signal.aborted) return;
      setState({ name: "failed" });
      if (error instanceof MicrophoneError) onProblem(error.problem);
    }
  };
  return { state, check };
}
