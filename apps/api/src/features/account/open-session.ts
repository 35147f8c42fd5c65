import { setTimeout as sleep } from "node:timers/promises";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { measureThrottle, resetThrottle, throttle, throttledAddress } from "../../http/throttle.ts";
import { hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";
import { createToken, hashToken } from "./session-token.ts";
import { findPassword, insertSession, updatePasswordHash } from "./store.ts";

/** Guessing is slowed, people are not. */
const BY_ACCOUNT_AND_ADDRESS = { name: "login by account and address", everySec: 60, burst: 5 };
const BY_ACCOUNT = { name: "login by account", everySec: 30, burst: 20 };
/** An account under attack from everywhere answers slowly and is never shut: its owner must get in. */
const SLOWED_MS = 1000;

interface Login {
  username: string;
  password: string;
}

/** Unknown address and wrong password: the same answer, in the same time. */
export async function openSession(
  deps: Deps,
  { username, password }: Login,
  address: string,
): Promise<string> {
  const client = throttledAddress(address);
  const accountAndClient = `${username} ${client}`;
  await throttle(deps, BY_ACCOUNT_AND_ADDRESS, accountAndClient);
  if ((await measureThrottle(deps, BY_ACCOUNT, username)) > 0) await sleep(SLOWED_MS);

  const known = await findPassword(deps.database, username);
  const matches = await verifyPassword(known?.passwordHash ?? null, password);
  if (!matches || !known) throw new Refusal("login_failed");

  if (known.passwordHash !== null && isOutdated(known.passwordHash))
    await updatePasswordHash(deps.database, known.userId, await hashPassword(password));
  await resetThrottle(deps, BY_ACCOUNT_AND_ADDRESS, accountAndClient);
  const token = createToken();
  await insertSession(deps.database, known.userId, hashToken(token));
  return token;
}
