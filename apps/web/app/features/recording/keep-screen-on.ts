/** The screen stays on while one speaks; the system takes that back whenever the page is hidden, so it is asked again. */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null | undefined;
  let ended = false;
  const ask = async () => {
    if (ended || document.visibilityState === "hidden") return;
    const given = await navigator.wakeLock?.request("screen").catch(() => null);
    // Two may have been asked for in a row: one is kept.
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
