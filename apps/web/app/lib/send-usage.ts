import { countEvent, type UsageEvent } from "@app/contracts/usage";

/** Reports an event to our own server, for daily counts. Sent in the background; failures are ignored. */
export function sendUsage(event: UsageEvent): void {
  const body = new Blob([JSON.stringify(event)], { type: "application/json" });
  navigator.sendBeacon?.(`/api${countEvent.path}`, body);
}
