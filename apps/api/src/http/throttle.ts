import { isIPv6 } from "node:net";
import type { Deps } from "../deps.ts";
import { forgetThrottle, passThrottle, type Rate } from "../db/throttle.ts";
import { Refusal } from "../errors.ts";

/** A rate with its name: those of a whole endpoint stand in its declaration, the others in their feature. */
export interface Throttle extends Rate {
  name: string;
}

type ThrottleDeps = Pick<Deps, "database" | "config">;

/** Seconds to wait, 0 when the call may pass. */
export function measureThrottle(
  deps: ThrottleDeps,
  { name, everySec, burst }: Throttle,
  subject: string,
): Promise<number> {
  const { throttleScale } = deps.config;
  const rate = { everySec: everySec / throttleScale, burst: Math.ceil(burst * throttleScale) };
  return passThrottle(deps.database, `${name} ${subject}`, rate);
}

export async function throttle(deps: ThrottleDeps, limit: Throttle, subject: string): Promise<void> {
  const retryAfterSec = await measureThrottle(deps, limit, subject);
  if (retryAfterSec > 0) throw new Refusal("too_many_requests", { retryAfterSec });
}

/** After a success: only failures count against an account. */
export function resetThrottle(deps: ThrottleDeps, { name }: Throttle, subject: string): Promise<void> {
  return forgetThrottle(deps.database, `${name} ${subject}`);
}

/** The address that throttles count: the /64 of an IPv6 one, since its holder has all of it. */
export function throttledAddress(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.replace(/%.*$/, "").split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}
