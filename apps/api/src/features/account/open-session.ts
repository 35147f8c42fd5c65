import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { isRemembered, remember } from "../../db/throttle.ts";
import { measureThrottle, resetThrottle, throttle, throttledAddress, waitTurn } from "../../http/throttle.ts";
import { hashPassword, isOutdated, verifyPassword } from "./hash-password.ts";
import { createToken, hashToken } from "./session-token.ts";
import { findPassword, insertSession, updatePasswordHash } from "./store.ts";

/** Slow enough to hinder guessing, not people. */
const BY_ACCOUNT_AND_ADDRESS = { name: "login by account and address", everySec: 60, burst: 5 };
const BY_ACCOUNT = { name: "login by account", everySec: 30, burst: 20 };
/**
 * An account attacked from many addresses accepts one guess at a time, and few may wait. It is never locked: its owner
 * enters at once from an address used before, or through the queue from a new one.
 */
const UNDER_ATTACK = { name: "login line of account", everySec: 2, waitSecMax: 20 };
const CLIENT_KNOWN_DAYS = 90;

interface Login {
  username: string;
  password: string;
}

/** An unknown address and a wrong password give the same answer in the same time. */
export async function openSession(
  deps: Deps,
  { username, password }: Login,
  address: string,
): Promise<string> {
  const client = throttledAddress(address);
  const accountAndClient = `${username} ${client}`;
  await throttle(deps, BY_ACCOUNT_AND_ADDRESS, accountAndClient);
  const knownClient = `known client ${accountAndClient}`;
  if (!(await isRemembered(deps.database, knownClient))) {
    const isAttacked = (await measureThrottle(deps, BY_ACCOUNT, username)) > 0;
    if (isAttacked) await waitTurn(deps, UNDER_ATTACK, username);
  }

  const known = await findPassword(deps.database, username);
  const { passwordCost } = deps.config;
  const matches = await verifyPassword(passwordCost, known?.passwordHash ?? null, password);
  if (!matches || !known) throw new Refusal("login_failed");

  if (known.passwordHash !== null && isOutdated(passwordCost, known.passwordHash))
    await updatePasswordHash(deps.database, known.userId, await hashPassword(passwordCost, password));
  await resetThrottle(deps, BY_ACCOUNT_AND_ADDRESS, accountAndClient);
  await remember(deps.database, knownClient, CLIENT_KNOWN_DAYS);
  const token = createToken();
  await insertSession(deps.database, known.userId, hashToken(token));
  return token;
}
