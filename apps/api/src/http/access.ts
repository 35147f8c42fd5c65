import { createHash, timingSafeEqual } from "node:crypto";
import { Refusal } from "../errors.ts";

/** The signed-in user of a call. */
export interface SessionUser {
  id: string;
  /** Of the session that speaks, for logging it out. */
  tokenHash: Buffer;
}

/** Finds the live session of an Authorization header; refuses every other header alike. */
export type Authenticate = (authorization: string | undefined) => Promise<SessionUser>;

/** Refuses all but the operator's secret, as if the route did not exist; without a secret it never does. */
export function refuseOthersThanOperator(secret: string | null, authorization: string | undefined): void {
  const expected = secret && hash(`Bearer ${secret}`);
  if (!expected || !timingSafeEqual(expected, hash(authorization ?? "")))
    throw new Refusal("route_not_found");
}

const hash = (text: string) => createHash("sha256").update(text).digest();
