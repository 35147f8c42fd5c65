/** From the first visit on, a page that cannot be reached is replaced by one that says so and comes back by itself. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/sw.js").catch(() => {
    // Refused in a private window: the browser's own page then shows.
  });
}
