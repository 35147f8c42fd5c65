import { vi } from "vitest";

/** The claims of a browser on names, of which this page and other tabs take theirs. */
export function useTabLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { signal, ifAvailable = false }: { signal?: AbortSignal; ifAvailable?: boolean },
    hold: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (ifAvailable && held.has(name)) return hold(null);
    // What another tab has is waited for until the signal ends it: these tests have it end at once.
    if (held.has(name)) signal?.throwIfAborted();
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
