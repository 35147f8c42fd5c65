import { type ReactNode, useMemo, useState } from "react";
import type { Analysis } from "@app/contracts/analysis";
import { locateWords, timeAtOffset } from "./locate-words.ts";
import { createPlayback } from "./playback.ts";
import { PlaybackContext } from "./playback-context.ts";

interface PlaybackProviderProps {
  analysis: Analysis;
  hasSound: boolean;
  children: ReactNode;
}

/** Lends the recording of one report to every part of it. */
export function PlaybackProvider({ analysis, hasSound, children }: PlaybackProviderProps) {
  const [playback] = useState(() => createPlayback(hasSound ? "idle" : "gone"));
  const value = useMemo(() => {
    const words = locateWords(analysis.content, analysis.oralPerformance?.timeline ?? []);
    return { playback, timeOf: (offset: number) => timeAtOffset(words, offset) };
  }, [playback, analysis]);
  return <PlaybackContext value={value}>{children}</PlaybackContext>;
}
