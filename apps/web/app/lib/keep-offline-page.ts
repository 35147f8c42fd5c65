/** After the first visit, an unreachable page is replaced by one that says so and reloads when possible. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Refused in a private window: the browser's own error page is shown.
  });
}
