import { type ReactNode, useMemo, useState } from "react";
import type { ShownAnalysis } from "../model.ts";
import { locateWords, timeAtOffset } from "./locate-words.ts";
import { createPlayback } from "./playback.ts";
import { PlaybackContext } from "./playback-context.ts";

interface PlaybackProviderProps {
  analysis: ShownAnalysis;
  hasSound: boolean;
  children: ReactNode;
}

/** Gives all parts of a report access to its recording. */
export function PlaybackProvider({ analysis, hasSound, children }: PlaybackProviderProps) {
  const [playback] = useState(() => createPlayback(hasSound ? "idle" : "gone"));
  const { content, oralPerformance } = analysis;
  const value = useMemo(() => {
    const words = locateWords(content, oralPerformance?.timeline ?? []);
    return { playback, timeOf: (offset: number) => timeAtOffset(words, offset) };
  }, [playback, content, oralPerformance]);
  return <PlaybackContext value={value}>{children}</PlaybackContext>;
}
