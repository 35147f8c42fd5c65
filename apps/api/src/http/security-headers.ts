import { WAVEFORM_STYLE_SHA256 } from "@app/contracts/page-request";
import type { FastifyReply } from "fastify";

const YEARS_2 = 63_072_000;

/** API answers are data: nothing in them may load, run or be framed, and they must not be cached. */
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

/** Set first on every answer; pages override the policy and the caching. */
export function setSecurityHeaders(reply: FastifyReply, publicUrl: string): void {
  reply.headers(EVERY_ANSWER);
  if (publicUrl.startsWith("https:"))
    reply.header("strict-transport-security", `max-age=${YEARS_2}; includeSubDomains`);
}

/** Inline scripts and styles that a page may use: nonces or hashes, as written in the policy. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The policy (CSP) of a page. Style elements need a hash or the nonce, since an injected stylesheet could read the
 * page; style attributes are allowed, since components use them for position and size, and each affects one element
 * only.
 */
export function pagePolicy({ scripts, styles }: InlineSources): string {
  const elements = ["'self'", ...styles, `'sha256-${WAVEFORM_STYLE_SHA256}'`].join(" ");
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(" ")}`,
    `style-src ${elements}`,
    "style-src-attr 'unsafe-inline'",
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
