import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useRef, useState } from "react";
import { createLevelFeed } from "../recording/level-feed.ts";
import { barHeight, createLiveMeter } from "../recording/live-meter.ts";
import { type Microphone, openMicrophone } from "../recording/open-microphone.ts";
import { askEngine } from "./ask-engine.ts";
import { TRIAL_TEXT } from "./messages.ts";
import { TRIAL_SEC_MAX, type TrialAnswer, type TrialQuestion } from "./model.ts";

type TrialState =
  | { step: "rest"; problem: string | null }
  | { step: "listening"; second: number }
  | { step: "working" }
  | { step: "done"; answer: TrialAnswer };

const REST: TrialState = { step: "rest", problem: null };

/** A trial from the first word to its two measures. The sound stays in the memory of this page until it is measured. */
export function useTrial() {
  const [state, setState] = useState<TrialState>(REST);
  const [levels] = useState(createLevelFeed);
  const take = useRef<{ blocks: Float32Array[]; microphone: Microphone | null } | null>(null);
  useEffect(() => () => void take.current?.microphone?.close(), []);

  const ask = async (question: TrialQuestion) => {
    setState({ step: "working" });
    try {
      const result = await askEngine(question);
      if ("answer" in result) setState({ step: "done", answer: result.answer });
      else setState({ step: "rest", problem: TRIAL_TEXT.refusals[result.refusal] });
    } catch {
      setState({ step: "rest", problem: TRIAL_TEXT.failed });
    }
  };

  const stop = async () => {
    const current = take.current;
    take.current = null;
    if (!current?.microphone) return;
    const { microphone, blocks } = current;
    setState({ step: "working" });
    await microphone.close();
    await ask({ kind: "voice", samples: join(blocks), sampleRateHz: microphone.sampleRateHz });
  };

  const listen = async () => {
    const current: NonNullable<typeof take.current> = { blocks: [], microphone: null };
    take.current = current;
    const meter = createLiveMeter();
    let frames = 0;
    let second = 0;
    try {
      current.microphone = await openMicrophone({
        onLost: () => void stop(),
        onBlock(block, sampleRateHz) {
          if (take.current !== current) return;
          current.blocks.push(block);
          levels.push(barHeight(meter(block, sampleRateHz).levelDb));
          frames += block.length;
          const now = Math.floor(frames / sampleRateHz);
          if (now > second) setState({ step: "listening", second: (second = now) });
          if (now >= TRIAL_SEC_MAX) void stop();
        },
      });
      setState({ step: "listening", second });
    } catch {
      take.current = null;
      setState({ step: "rest", problem: MESSAGES.microphoneRefused });
    }
  };

  const reset = () => {
    void take.current?.microphone?.close();
    take.current = null;
    setState(REST);
  };
  return {
    state,
    levels,
    listen,
    stop,
    reset,
    measureText: (content: string) => ask({ kind: "text", content }),
  };
}

function join(blocks: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(blocks.reduce((sum, block) => sum + block.length, 0));
  let at = 0;
  for (const block of blocks) {
    joined.set(block, at);
    at += block.length;
  }
  return joined;
}
