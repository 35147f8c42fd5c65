import { countEvent, type UsageEvent } from "@app/contracts/usage";

/** Tells our own server that something happened, for a count by day. Sent in the background; a failure is ignored. */
export function sendUsage(event: UsageEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: "application/json" });
  navigator.sendBeacon?.(`/api${countEvent.path}`, body);
}
