/** Whether the recording can be heard: not asked for yet, on its way, here, unreadable, or deleted. */
type PlaybackStatus = "idle" | "loading" | "ready" | "failed" | "gone";

export interface PlaybackState {
  timeSec: number;
  isPlaying: boolean;
  status: PlaybackStatus;
}

/** What draws and sounds the recording. */
interface PlaybackEngine {
  seek: (timeSec: number) => void;
  /** From a second, or from where it stands, to the end or to another second. */
  play: (fromSec?: number, untilSec?: number) => void;
  pause: () => void;
}

/**
 * Where the recording is and what moves it, shared by the waveform, the words and the remarks. A store of its own:
 * its time changes sixty times a second, and only what shows that time is to be drawn again.
 */
export interface Playback extends PlaybackEngine {
  getState: () => PlaybackState;
  subscribe: (listener: () => void) => () => void;
  update: (change: Partial<PlaybackState>) => void;
  /** Gives the sound; the answer takes it away. */
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
