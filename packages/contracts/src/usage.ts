import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";

/** The events counted, and how each may end. */
const USAGE_EVENTS = ["submit_pitch"] as const;
const USAGE_OUTCOMES = ["success", "failure"] as const;

export const countEvent = defineEndpoint({
  method: "POST",
  path: "/events",
  access: "public",
  throttle: { by: "address", everySec: 2, burst: 30 },
  summary: "Count something that happened, by day: no cookie, no identity, no content",
  body: z.strictObject({ name: z.enum(USAGE_EVENTS), outcome: z.enum(USAGE_OUTCOMES) }),
});
export type UsageEvent = { name: (typeof USAGE_EVENTS)[number]; outcome: (typeof USAGE_OUTCOMES)[number] };

export const listUsage = defineEndpoint({
  method: "GET",
  path: "/operator/events",
  access: "operator",
  summary: "What was counted, day by day, newest first",
  response: z.array(
    z.object({
      day: z.iso.date(),
      name: z.enum(USAGE_EVENTS),
      outcome: z.enum(USAGE_OUTCOMES),
      count: z.number(),
    }),
  ),
});
