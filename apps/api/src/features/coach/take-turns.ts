/** Who asks: whoever waits for a report goes before work that nobody waits for. */
export type Rank = "user" | "background";

export interface Turns {
  /**
   * Waits for a turn, and gives back the function that ends it; null at once where the line is too long to wait in.
   * Rejects with the reason of the signal.
   */
  take(rank: Rank, signal: AbortSignal): Promise<(() => void) | null>;
}

export function openTurns(atOnce: number, lineMax: number): Turns {
  let free = atOnce;
  const waiting: Record<Rank, Set<() => void>> = { user: new Set(), background: new Set() };
  const release = () => {
    const [next] = [...waiting.user, ...waiting.background];
    if (next) next();
    else free += 1;
  };
  return {
    async take(rank, signal) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else if (waiting[rank].size >= lineMax) return null;
      else await waitIn(waiting[rank], signal);
      let held = true;
      return () => {
        if (held) release();
        held = false;
      };
    },
  };
}

function waitIn(queue: Set<() => void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      queue.delete(pass);
      signal.removeEventListener("abort", refuse);
    };
    const pass = () => {
      leave();
      resolve();
    };
    const refuse = () => {
      leave();
      reject(signal.reason);
    };
    queue.add(pass);
    signal.addEventListener("abort", refuse, { once: true });
  });
}
