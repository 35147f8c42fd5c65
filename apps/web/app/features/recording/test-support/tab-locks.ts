import { vi } from "vitest";

function rejectAtEnd(signal: AbortSignal | undefined, reject: (reason: unknown) => void) {
  const end = () => reject(signal?.reason);
  if (signal?.aborted) end();
  else signal?.addEventListener("abort", end);
}

/** The claims of a browser on names, of which this page and other tabs take theirs. */
export function useTabLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { signal, ifAvailable = false }: { signal?: AbortSignal; ifAvailable?: boolean },
    hold: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (ifAvailable && held.has(name)) return hold(null);
    // What another tab has is waited for until the signal ends it: no other tab of these tests lets go.
    if (held.has(name)) await new Promise((_, reject) => rejectAtEnd(signal, reject));
    held.add(name);
    await hold({ name });
    held.delete(name);
  };
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: { request } } }));
  return {
    /** Another tab has this take. */
    take: (id: string) => held.add(`take-${id}`),
    isHeld: (id: string) => held.has(`take-${id}`),
  };
}
