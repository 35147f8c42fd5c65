import { isIPv6 } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint, EndpointThrottle } from "@app/contracts/endpoint";
import type { Deps } from "../deps.ts";
import { forgetThrottle, passThrottle, type Rate, takeTurn } from "../db/throttle.ts";
import { Refusal } from "../errors.ts";

/** A named rate limit: an endpoint's own is in its declaration, others in their feature. */
interface Throttle extends Rate {
  name: string;
}

type ThrottleDeps = Pick<Deps, "database" | "config">;

/** The rate limit that an endpoint declares, named after its route. */
export function throttleOf({
  method,
  path,
  throttle: limit,
}: Pick<Endpoint, "method" | "path"> & { throttle: EndpointThrottle }): Throttle {
  return { name: `${method} ${path}`, ...limit };
}

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

/** Waits for the caller's turn among all calls of this kind on one subject; refuses when the queue is too long. */
export async function waitTurn(
  deps: ThrottleDeps,
  { name, everySec, waitSecMax }: { name: string; everySec: number; waitSecMax: number },
  subject: string,
): Promise<void> {
  const { throttleScale } = deps.config;
  const line = { everySec: everySec / throttleScale, waitSecMax: waitSecMax / throttleScale };
  const waitSec = await takeTurn(deps.database, `${name} ${subject}`, line);
  if (waitSec === null) throw new Refusal("too_many_requests", { retryAfterSec: line.waitSecMax });
  await sleep(waitSec * 1000);
}

/** Called after a success: only failures count against an account. */
export function resetThrottle(deps: ThrottleDeps, { name }: Throttle, subject: string): Promise<void> {
  return forgetThrottle(deps.database, `${name} ${subject}`);
}

/** The address for rate limits, in canonical form: only the /64 of IPv6, since one client usually has all of it. */
export function throttledAddress(address: string): string {
  const bare = address.split("%", 1)[0]!;
  if (!isIPv6(bare)) return address;
  // The URL parser normalises IPv6 addresses: short, in lower case, without dots.
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const before = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => "0"), ...after];
  const isMapped = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  return isMapped ? dotted(groups.slice(6)) : groups.slice(0, 4).join(":");
}

/** An IPv4-mapped IPv6 address is the same client: `cb00:7107` is 203.0.113.7. */
function dotted(groups: string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}
