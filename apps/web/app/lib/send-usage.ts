import { countEvent, type UsageEvent } from "@app/contracts/usage";

/** Tells our own server that something happened, for a count by day. Nothing waits for it, nothing fails with it. */
export function sendUsage(event: UsageEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: "application/json" });
  navigator.sendBeacon?.(`/api${countEvent.path}`, body);
}
