import { hash, verify } from "@node-rs/argon2";
import { openFairQueue } from "../../concurrency/fair-queue.ts";

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT_COST = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

/** Each hash keeps a core and 19 MiB busy for some 20 ms. */
const queue = openFairQueue({ atOnce: 2, waitingMax: 40 });
const limit = <Result>(work: () => Promise<Result>) => queue.run({ user: "" }, work);

export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password.normalize("NFC"), COST));
}

/** Of no password that anyone knows: an unknown address takes as long as a wrong password. */
const hashOfNobody = hash(crypto.randomUUID(), COST);

/** `stored` is null for an unknown address, and the answer is then false, in the same time. */
export function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  return limit(async () => {
    const matches = await verify(stored ?? (await hashOfNobody), password.normalize("NFC"));
    return matches && stored !== null;
  });
}

export function isOutdated(stored: string): boolean {
  return !CURRENT_COST.test(stored);
}
