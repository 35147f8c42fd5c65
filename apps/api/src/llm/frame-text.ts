import { createHash } from "node:crypto";

const BOUNDARY_LENGTH = 16;

/** Puts a user's text between tags that it does not contain; deterministic for the same text. */
export function frameText(body: string): string {
  const boundary = findBoundary(body);
  return `<donnees-${boundary}>\n${body}\n</donnees-${boundary}>`;
}

function findBoundary(body: string): string {
  for (let salt = 0; ; salt += 1) {
    const boundary = createHash("sha256").update(`${salt}:${body}`).digest("hex").slice(0, BOUNDARY_LENGTH);
    if (!body.includes(boundary)) return boundary;
  }
}
