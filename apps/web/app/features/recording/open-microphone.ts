// oxlint-disable-next-line import/default -- Vite gives this import the address of the built file.
import workletUrl from "./capture.worklet.ts?worker&url";

export type MicrophoneProblem = "refused" | "absent" | "busy" | "insecure" | "unknown";

export class MicrophoneError extends Error {
  override name = "MicrophoneError";
  problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

export interface Microphone {
  stream: MediaStream;
  sampleRateHz: number;
  /** Resolves once the last block was delivered and the microphone is released. */
  close(): Promise<void>;
}

interface Listener {
  /** Mono, at the device's sample rate. */
  onBlock(block: Float32Array, sampleRateHz: number): void;
  /** The device is gone (headset unplugged, permission revoked), or a call or a screen lock took it for good. */
  onLost?(reason: "unplugged" | "interrupted"): void;
}

const PROBLEMS: Record<string, MicrophoneProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "absent",
  OverconstrainedError: "absent",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** Call processing removes breaths and short « euh », which we measure: leave only the gain control on. */
const VOICE: MediaTrackConstraints = {
  echoCancellation: false,
  noiseSuppression: false,
  autoGainControl: true,
  channelCount: { ideal: 1 },
};

async function askMicrophone(): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new MicrophoneError(isSecureContext ? "absent" : "insecure");
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: VOICE });
  } catch (error) {
    throw new MicrophoneError(PROBLEMS[(error as Error).name] ?? "unknown", error);
  }
}

/** Opens the microphone and delivers its samples in blocks. Must be called from a click. */
export async function openMicrophone({ onBlock, onLost }: Listener): Promise<Microphone> {
  const stream = await askMicrophone();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  let isLost = false;
  /** Report a loss only once. */
  const lose = (reason: "unplugged" | "interrupted") => {
    if (!isLost) onLost?.(reason);
    isLost = true;
  };
  let context: AudioContext | null = null;
  try {
    const { sampleRate } = (context = new AudioContext());
    await withinTime(context.resume());
    await context.audioWorklet.addModule(workletUrl);
    const capture = new AudioWorkletNode(context, "capture", { numberOfOutputs: 0 });
    const drained = new Promise<void>((resolve) => {
      capture.port.addEventListener("message", ({ data }: MessageEvent<Float32Array | null>) => {
        if (data === null) resolve();
        else if (data.length > 0) onBlock(data, sampleRate);
      });
      capture.port.start();
    });
    context.createMediaStreamSource(stream).connect(capture);
    const track = stream.getAudioTracks()[0];
    // This event is not raised when we stop the track ourselves.
    track?.addEventListener("ended", () => lose(isHidden() ? "interrupted" : "unplugged"));
    const unwatch = watchInterruptions(context, track, () => lose("interrupted"));
    const opened = context;

    const close = async () => {
      unwatch();
      capture.port.postMessage("stop", []);
      // A suspended audio context never answers: do not wait longer.
      await atMost(DRAIN_MS_MAX, drained);
      release();
      await atMost(DRAIN_MS_MAX, opened.close());
    };
    return { stream, sampleRateHz: sampleRate, close };
  } catch (error) {
    release();
    void context?.close();
    throw new MicrophoneError("unknown", error);
  }
}
const DRAIN_MS_MAX = 1000;
const atMost = (ms: number, work: Promise<void>) =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, ms))]);

/** When a phone hides the page it takes the microphone: nothing was unplugged. */
const isHidden = () => document.visibilityState === "hidden";

/** A phone resumes within this time, or never. */
const RESUME_MS_MAX = 3000;

function withinTime(resumed: Promise<void>): Promise<void> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("the audio context did not start")), RESUME_MS_MAX),
  );
  return Promise.race([resumed, late]);
}

/**
 * Calls, screen locks and other applications suspend the sound without ending it. Resume it when the page is visible
 * again; if that fails, report that the take has ended.
 */
function watchInterruptions(
  context: AudioContext,
  track: MediaStreamTrack | undefined,
  onEnd: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHeard = () => context.state === "running" && track?.muted !== true;
  const check = () => {
    if (context.state === "closed" || isHidden() || isHeard()) return;
    context.resume().catch(() => {});
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isHidden() && context.state !== "closed" && !isHeard()) onEnd();
    }, RESUME_MS_MAX);
  };
  context.addEventListener("statechange", check);
  track?.addEventListener("mute", check);
  document.addEventListener("visibilitychange", check);
  return () => {
    clearTimeout(timer);
    context.removeEventListener("statechange", check);
    track?.removeEventListener("mute", check);
    document.removeEventListener("visibilitychange", check);
  };
}
