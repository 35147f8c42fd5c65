import { randomBytes } from "node:crypto";

/** 128 random bits in the form of a uuid; six of them would be fixed in a true one. */
export function createToken(): string {
  return randomBytes(16)
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
