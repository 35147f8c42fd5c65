/** State of the sound: not requested yet, loading, ready, unreadable, or deleted. */
type PlaybackStatus = "idle" | "loading" | "ready" | "failed" | "gone";

export interface PlaybackState {
  timeSec: number;
  isPlaying: boolean;
  status: PlaybackStatus;
}

/** Draws and plays the recording. */
interface PlaybackEngine {
  seek: (timeSec: number) => void;
  /** From a given second or the current one, to the end or to another second. */
  play: (fromSec?: number, untilSec?: number) => void;
  pause: () => void;
}

/**
 * Playback position and controls, shared by the waveform, the words and the remarks. Its own store, since the time
 * changes sixty times a second and only what shows it must re-render.
 */
export interface Playback extends PlaybackEngine {
  getState: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  update: (change: Partial<PlaybackState>) => void;
  /** Sets the engine that plays the sound; the returned function removes it. */
  connect: (engine: PlaybackEngine) => () => void;
}

export function createPlayback(status: PlaybackStatus): Playback {
  let state: PlaybackState = { timeSec: 0, isPlaying: false, status };
  let engine: PlaybackEngine | null = null;
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    connect(next) {
      engine = next;
      return () => {
        if (engine === next) engine = null;
      };
    },
    seek: (timeSec) => engine?.seek(timeSec),
    play: (fromSec, untilSec) => engine?.play(fromSec, untilSec),
    pause: () => engine?.pause(),
  };
}
