import { hash, verify } from "@node-rs/argon2";
import { openFairQueue } from "../../concurrency/fair-queue.ts";
import type { PasswordCost } from "../../config.ts";

/** Each hash keeps a core busy for about 20 ms, and takes the memory that its cost sets. */
const queue = openFairQueue({ atOnce: 2, waitingMax: 40 });
const limit = <Result>(work: () => Promise<Result>) => queue.run({ user: "" }, work);

const optionsOf = ({ memoryKib, passes }: PasswordCost) => ({
  memoryCost: memoryKib,
  timeCost: passes,
  parallelism: 1,
});

export function hashPassword(cost: PasswordCost, password: string): Promise<string> {
  return limit(() => hash(password.normalize("NFC"), optionsOf(cost)));
}

const hashesOfNobody = new WeakMap<PasswordCost, Promise<string>>();

/** A random hash, checked when the address is unknown, so that the answer takes as long as for a wrong password. */
function hashOfNobody(cost: PasswordCost): Promise<string> {
  const known = hashesOfNobody.get(cost) ?? hash(crypto.randomUUID(), optionsOf(cost));
  hashesOfNobody.set(cost, known);
  return known;
}

/** Run at startup, so that the first unknown address does not also wait for this hash to be made. */
export function prepareVerification(cost: PasswordCost): void {
  void hashOfNobody(cost);
}

/** `stored` is null for an unknown address: the answer is then false, after the same time. */
export function verifyPassword(
  cost: PasswordCost,
  stored: string | null,
  password: string,
): Promise<boolean> {
  return limit(async () => {
    const matches = await verify(stored ?? (await hashOfNobody(cost)), password.normalize("NFC"));
    return matches && stored !== null;
  });
}

export function isOutdated({ memoryKib, passes }: PasswordCost, stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`);
}
