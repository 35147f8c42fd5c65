import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useRef, useState } from "react";
import { createLevelFeed } from "../recording/level-feed.ts";
import { barHeight, createLiveMeter } from "../recording/live-meter.ts";
import { type Microphone, openMicrophone } from "../recording/open-microphone.ts";
import { measureSaying } from "./measure-saying.ts";
import { PRACTICE_TEXT } from "./messages.ts";
import { type Saying, secondsFor, type SpokenSentence } from "./model.ts";

type PracticeState =
  | { step: "rest"; problem: string | null }
  | { step: "listening"; second: number }
  | { step: "working" }
  | { step: "done"; saying: Saying };

/** One sentence said again: heard, measured in this page, and forgotten. */
export function usePractice(sentence: SpokenSentence) {
  const [state, setState] = useState<PracticeState>({ step: "rest", problem: null });
  const [levels] = useState(createLevelFeed);
  const take = useRef<{ blocks: Float32Array[]; microphone: Microphone | null } | null>(null);
  useEffect(
    () => () => {
      void take.current?.microphone?.close();
      take.current = null;
    },
    [],
  );
  const secMax = secondsFor(sentence);

  const stop = async () => {
    const current = take.current;
    if (!current?.microphone) return;
    take.current = null;
    const { microphone, blocks } = current;
    setState({ step: "working" });
    try {
      await microphone.close();
      const samples = join(blocks);
      const { sampleRateHz } = microphone;
      const result = await measureSaying({ samples, sampleRateHz, text: sentence.text });
      setState(
        "saying" in result
          ? { step: "done", saying: result.saying }
          : { step: "rest", problem: PRACTICE_TEXT.refusals[result.refusal] },
      );
    } catch {
      setState({ step: "rest", problem: PRACTICE_TEXT.failed });
    }
  };

  const start = async () => {
    const current: NonNullable<typeof take.current> = { blocks: [], microphone: null };
    take.current = current;
    const meter = createLiveMeter();
    let frames = 0;
    let second = 0;
    try {
      const microphone = await openMicrophone({
        onLost: () => void stop(),
        onBlock(block, sampleRateHz) {
          if (take.current !== current) return;
          current.blocks.push(block);
          levels.push(barHeight(meter(block, sampleRateHz).levelDb));
          frames += block.length;
          const now = Math.floor(frames / sampleRateHz);
          if (now > second) setState({ step: "listening", second: (second = now) });
          if (now >= secMax) void stop();
        },
      });
      // Closed while the browser was asking.
      if (take.current !== current) return void microphone.close();
      current.microphone = microphone;
      setState({ step: "listening", second });
    } catch {
      take.current = null;
      setState({ step: "rest", problem: MESSAGES.microphoneRefused });
    }
  };
  return { state, levels, secMax, start, stop };
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
