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
  /** Resolves once the last block has been handed over and the microphone is free again. */
  close(): Promise<void>;
}

interface Listener {
  /** Mono, at the rate of the device. */
  onBlock(block: Float32Array, sampleRateHz: number): void;
  /** The device has gone: a headset unplugged, a permission withdrawn. */
  onLost?(): void;
}

const PROBLEMS: Record<string, MicrophoneProblem> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "absent",
  OverconstrainedError: "absent",
  NotReadableError: "busy",
  AbortError: "busy",
};

/** The processing of calls eats breaths and short « euh », which are measured here: only the gain is left to it. */
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

/** Opens the microphone and passes on its samples, block by block. Must be called from a click. */
export async function openMicrophone({ onBlock, onLost }: Listener): Promise<Microphone> {
  const stream = await askMicrophone();
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const context = new AudioContext();
    await context.resume();
    await context.audioWorklet.addModule(workletUrl);
    const capture = new AudioWorkletNode(context, "capture", { numberOfOutputs: 0 });
    const drained = new Promise<void>((resolve) => {
      capture.port.addEventListener("message", ({ data }: MessageEvent<Float32Array | null>) => {
        if (data === null) resolve();
        else if (data.length > 0) onBlock(data, context.sampleRate);
      });
      capture.port.start();
    });
    context.createMediaStreamSource(stream).connect(capture);
    const track = stream.getAudioTracks()[0];
    // Stopping it ourselves raises no event.
    track?.addEventListener("ended", () => onLost?.());

    const close = async () => {
      capture.port.postMessage("stop", []);
      // A context that the system has suspended answers nothing.
      await Promise.race([drained, new Promise((resolve) => setTimeout(resolve, DRAIN_MS_MAX))]);
      release();
      await context.close();
    };
    return { stream, sampleRateHz: context.sampleRate, close };
  } catch (error) {
    release();
    throw new MicrophoneError("unknown", error);
  }
}
const DRAIN_MS_MAX = 1000;
