import { vi } from "vitest";

function rejectAtEnd(signal: AbortSignal | undefined, reject: (reason: unknown) => void) {
  const end = () => reject(signal?.reason);
  if (signal?.aborted) end();
  else signal?.addEventListener("abort", end);
}

/** Simulated Web Locks, taken by this page and by other tabs. */
export function useTabLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { signal, ifAvailable = false }: { signal?: AbortSignal; ifAvailable?: boolean },
    hold: (lock: { name: string } | null) => Promise<void> | undefined,
  ): Promise<void> => {
    if (ifAvailable && held.has(name)) return hold(null);
    // A lock held by another tab is awaited until the abort signal: other tabs never release theirs in these tests.
    if (held.has(name)) await new Promise((_, reject) => rejectAtEnd(signal, reject));
    held.add(name);
    await hold({ name });
    held.delete(name);
  };
  vi.stubGlobal("navigator", Object.create(navigator, { locks: { value: { request } } }));
  return {
    /** Another tab claims this take. */
    take: (id: string) => held.add(`take-${id}`),
    isHeld: (id: string) => held.has(`take-${id}`),
  };
}
