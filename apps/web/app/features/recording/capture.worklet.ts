// On the audio thread: collects mono blocks and transfers them without a copy.
import { openMixer } from "@app/decoding/mix-channels";

declare function registerProcessor(name: string, processor: unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** 43 ms at 48 kHz: few messages, and the level meter still looks fluid. */
const BLOCK_FRAMES = 2048;

class Capture extends AudioWorkletProcessor {
  private left = new Float32Array(BLOCK_FRAMES);
  private right = new Float32Array(BLOCK_FRAMES);
  private isStereo = false;
  private filled = 0;
  private stopped = false;
  private readonly mix = openMixer();

  constructor() {
    super();
    this.port.addEventListener("message", () => {
      this.stopped = true;
      this.hand();
      // Signals the end.
      this.port.postMessage(null, []);
    });
    this.port.start();
  }

  process([input]: Float32Array[][]): boolean {
    const left = input?.[0];
    if (!left || this.stopped) return !this.stopped;
    if (this.filled + left.length > BLOCK_FRAMES) this.hand();
    this.left.set(left, this.filled);
    this.right.set(input[1] ?? left, this.filled);
    this.isStereo ||= input.length > 1;
    this.filled += left.length;
    if (this.filled === BLOCK_FRAMES) this.hand();
    return true;
  }

  private hand() {
    const heard = this.isStereo ? [this.left, this.right] : [this.left];
    const block = this.mix(heard.map((channel) => channel.subarray(0, this.filled)));
    const whole = block.length === BLOCK_FRAMES ? block : block.slice();
    this.left = new Float32Array(BLOCK_FRAMES);
    this.right = new Float32Array(BLOCK_FRAMES);
    this.filled = 0;
    this.port.postMessage(whole, [whole.buffer]);
  }
}
registerProcessor("capture", Capture);
