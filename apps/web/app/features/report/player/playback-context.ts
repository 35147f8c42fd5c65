import { createContext, useContext, useSyncExternalStore } from "react";
import { createPlayback, type Playback, type PlaybackState } from "./playback.ts";

interface ReportPlayback {
  playback: Playback;
  /** When the words at this offset are said; null if unknown. */
  timeOf: (offset: number) => number | null;
}

/** For a report without a recording: nothing can be played. */
const SILENT: ReportPlayback = { playback: createPlayback("gone"), timeOf: () => null };

export const PlaybackContext = createContext<ReportPlayback>(SILENT);

export const useReportPlayback = (): ReportPlayback => useContext(PlaybackContext);

/** Subscribes to one value of the playback state; re-renders only when it changes. */
export function usePlaybackValue<T extends string | number | boolean>(read: (state: PlaybackState) => T): T {
  const { playback } = useReportPlayback();
  return useSyncExternalStore(
    playback.subscribe,
    () => read(playback.getState()),
    () => read(playback.getState()),
  );
}
