import * as z from "zod/mini";
import { accessToken } from "./account.ts";
import { defineEndpoint } from "./endpoint.ts";
import { MESSAGES } from "./messages.ts";

export const startLinkedIn = defineEndpoint({
  method: "GET",
  path: "/auth/linkedin/login",
  access: "public",
  throttle: { by: "address", everySec: 3, burst: 60 },
  errors: ["linkedin_unavailable"],
  summary: "The address where a browser goes to sign in with LinkedIn",
  response: z.object({ auth_url: z.url() }),
});

const text = z.string().check(z.maxLength(4000));

export const finishLinkedIn = defineEndpoint({
  method: "GET",
  path: "/auth/linkedin/callback",
  access: "public",
  throttle: { by: "address", everySec: 3, burst: 60 },
  errors: ["linkedin_failed", "linkedin_email_unproven"],
  summary: "Open a session with what LinkedIn gave to the browser that came back, once",
  /** The provider may add parameters of its own. */
  query: z.looseObject({
    state: z
      .string({ error: MESSAGES.linkedinFailed })
      .check(z.regex(/^[\w-]{43}$/, MESSAGES.linkedinFailed)),
    code: z.optional(text),
    error: z.optional(text),
  }),
  response: accessToken,
});
