import { createContext, useContext, useSyncExternalStore } from "react";
import { createPlayback, type Playback, type PlaybackState } from "./playback.ts";

interface ReportPlayback {
  playback: Playback;
  /** When the words at this offset of the content are said; null where it is not known. */
  timeOf: (offset: number) => number | null;
}

/** A report without a recording, where no second can be heard. */
const SILENT: ReportPlayback = { playback: createPlayback("gone"), timeOf: () => null };

export const PlaybackContext = createContext<ReportPlayback>(SILENT);

export const useReportPlayback = (): ReportPlayback => useContext(PlaybackContext);

/** One value read from the recording's state; it draws again only when that value changes. */
export function usePlaybackValue<T extends string | number | boolean>(read: (state: PlaybackState) => T): T {
  const { playback } = useReportPlayback();
  return useSyncExternalStore(
    playback.subscribe,
    () => read(playback.getState()),
    () => read(playback.getState()),
  );
}
