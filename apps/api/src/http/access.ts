import { createHash, timingSafeEqual } from "node:crypto";
import { Refusal } from "../errors.ts";

/** The signed-in user of a call. */
export interface SessionUser {
  id: string;
  /** Of the current session, so that it can be logged out. */
  tokenHash: Buffer;
}

/** Finds the live session of an Authorization header; any other header gets the same refusal. */
export type Authenticate = (authorization: string | undefined) => Promise<SessionUser>;

/** Answers everyone but the operator as if the route did not exist; without a configured secret, it never exists. */
export function refuseOthersThanOperator(secret: string | null, authorization: string | undefined): void {
  const expected = secret && hash(`Bearer ${secret}`);
  if (!expected || !timingSafeEqual(expected, hash(authorization ?? "")))
    throw new Refusal("route_not_found");
}

const hash = (text: string) => createHash("sha256").update(text).digest();
