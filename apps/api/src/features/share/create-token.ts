import { randomBytes } from "node:crypto";

/** 128 random bits written like a UUID; a real version 4 UUID would fix six of them. */
export function createToken(): string {
  return randomBytes(16)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
