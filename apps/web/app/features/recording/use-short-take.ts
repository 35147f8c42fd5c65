import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useRef, useState } from "react";
import { joinBlocks } from "./join-blocks.ts";
import { createLevelFeed } from "./level-feed.ts";
import { barHeight, createLiveMeter } from "./live-meter.ts";
import { type Microphone, openMicrophone } from "./open-microphone.ts";

type ShortTakeState<Result> =
  | { step: "rest"; problem: string | null }
  | { step: "listening"; second: number }
  | { step: "working" }
  | { step: "done"; result: Result };

type Measured<Result> = { result: Result } | { problem: string };

interface ShortTake<Result> {
  /** Maximal duration in seconds. */
  secMax: number;
  measure(samples: Float32Array<ArrayBuffer>, sampleRateHz: number): Promise<Measured<Result>>;
  /** Message when measuring fails. */
  failed: string;
}

interface Take {
  blocks: Float32Array[];
  /** Null while the browser asks for permission. */
  microphone: Microphone | null;
}

const REST = { step: "rest", problem: null } as const;

/** A few seconds of voice, measured in the browser, then discarded: nothing is sent. */
export function useShortTake<Result>({ secMax, measure, failed }: ShortTake<Result>) {
  const [state, setState] = useState<ShortTakeState<Result>>(REST);
  const [levels] = useState(createLevelFeed);
  const take = useRef<Take | null>(null);

  useEffect(() => () => closeTake(take), []);

  /** Shows the result of a measurement, of this take or of another input. */
  const show = async (measuring: () => Promise<Measured<Result>>) => {
    setState({ step: "working" });
    try {
      const measured = await measuring();
      setState(
        "result" in measured
          ? { step: "done", result: measured.result }
          : { step: "rest", problem: measured.problem },
      );
    } catch {
      setState({ step: "rest", problem: failed });
    }
  };

  const stop = async () => {
    const current = take.current;
    if (!current?.microphone) return;
    take.current = null;
    const { microphone, blocks } = current;
    await show(async () => {
      await microphone.close();
      return measure(joinBlocks(blocks), microphone.sampleRateHz);
    });
  };

  const listen = async () => {
    const current: Take = { blocks: [], microphone: null };
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
      // The visitor left during the permission prompt.
      if (take.current !== current) return void microphone.close();
      current.microphone = microphone;
      setState({ step: "listening", second });
    } catch {
      take.current = null;
      setState({ step: "rest", problem: MESSAGES.microphoneRefused });
    }
  };

  const reset = () => {
    closeTake(take);
    setState(REST);
  };
  return { state, levels, listen, stop, show, reset };
}

function closeTake(take: { current: Take | null }): void {
  void take.current?.microphone?.close();
  take.current = null;
}
