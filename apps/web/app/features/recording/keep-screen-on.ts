/**
 * Keeps the screen on during speech. The system releases the lock when the page is hidden: request it again afterwards.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null | undefined;
  let ended = false;
  const ask = async () => {
    if (ended || document.visibilityState === "hidden") return;
    const given = await navigator.wakeLock?.request("screen").catch(() => null);
    // Two requests may overlap: keep only one lock.
    void lock?.release();
    lock = given;
    if (ended) void lock?.release();
  };
  void ask();
  document.addEventListener("visibilitychange", ask);
  return () => {
    ended = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
