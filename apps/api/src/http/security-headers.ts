import type { FastifyReply } from "fastify";

const YEARS_2 = 63_072_000;

/** Answers of the API are data: nothing in them may load, run or be framed, and no cache may keep them. */
const EVERY_ANSWER = {
  "content-security-policy":
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-store",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "microphone=(self), camera=(), geolocation=()",
};

/** Set first on every answer; a page replaces the policy and the caching by its own. */
export function setSecurityHeaders(reply: FastifyReply, publicUrl: string): void {
  reply.headers(EVERY_ANSWER);
  if (publicUrl.startsWith("https:"))
    reply.header("strict-transport-security", `max-age=${YEARS_2}; includeSubDomains`);
}

/** `scripts`: the nonce of a rendered page, or the hashes of a prerendered one. Style attributes are the components'. */
export function pagePolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
