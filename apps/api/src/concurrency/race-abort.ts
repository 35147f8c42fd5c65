/** Work that ends when the signal does: a provider that forgets it does not keep us. */
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
