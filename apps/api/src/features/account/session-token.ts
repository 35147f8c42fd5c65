import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;
const BEARER = /^Bearer ([\w-]{43})$/i;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString("base64url");
}

/** Only the hash is stored: reading the database is not enough to sign in. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The token of an Authorization header; null for a malformed one, without a database query. */
export function readBearer(authorization: string | undefined): string | null {
  return BEARER.exec(authorization ?? "")?.[1] ?? null;
}
