/** Waits for the work or the abort, whichever comes first: a provider that ignores its signal does not block us. */
export async function raceAbort<Value>(start: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason);
  signal.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([start(), promise]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}
