// On the audio thread: collects mono blocks and transfers them without a copy.
declare function registerProcessor(name: string, processor: unknown): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** 43 ms at 48 kHz: few messages, and the level meter still looks fluid. */
const BLOCK_FRAMES = 2048;

class Capture extends AudioWorkletProcessor {
  private block = new Float32Array(BLOCK_FRAMES);
  private filled = 0;
  private stopped = false;

  constructor() {
    super();
    this.port.addEventListener("message", () => {
      this.stopped = true;
      this.hand(this.block.slice(0, this.filled));
      // Signals the end.
      this.port.postMessage(null, []);
    });
    this.port.start();
  }

  process([input]: Float32Array[][]): boolean {
    const left = input?.[0];
    if (!left || this.stopped) return !this.stopped;
    const right = input[1];
    for (let i = 0; i < left.length; i++) {
      this.block[this.filled++] = right ? (left[i]! + right[i]!) / 2 : left[i]!;
      if (this.filled === BLOCK_FRAMES) {
        this.hand(this.block);
        this.block = new Float32Array(BLOCK_FRAMES);
        this.filled = 0;
      }
    }
    return true;
  }

  private hand(block: Float32Array) {
    this.port.postMessage(block, [block.buffer]);
  }
}
registerProcessor("capture", Capture);
