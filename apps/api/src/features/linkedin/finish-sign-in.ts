import { emailAddress } from "@app/contracts/account";
import { type Identity, SignInRefused } from "../../adapters/identity/port.ts";
import type { Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { createUser } from "../account/create-user.ts";
import { openTrustedSession } from "../account/open-trusted-session.ts";
import { proveByOthers } from "../account/prove-by-others.ts";
import { hashToken } from "../account/session-token.ts";
import { redirectUriOf } from "./start-sign-in.ts";
import { findIdentityUser, insertIdentity, takeFlow } from "./store.ts";

type CallbackQuery = { state: string } & Record<string, unknown>;

/** Opens a session for the person whom the provider sent back, in the browser that started the sign-in. */
export async function finishSignIn(
  deps: Deps,
  query: CallbackQuery,
  browser: string | null,
): Promise<string> {
  const flow = browser && (await takeFlow(deps.database, hashToken(query.state), hashToken(browser)));
  if (!flow) throw new Refusal("linkedin_failed");
  const callbackUrl = new URL(redirectUriOf(deps));
  for (const [name, value] of Object.entries(query))
    if (typeof value === "string") callbackUrl.searchParams.set(name, value);
  const identity = await askProvider(deps, { callbackUrl, state: query.state, ...flow });
  return transact(deps.database, async (transaction) => {
    const userId =
      (await findIdentityUser(transaction, identity)) ?? (await linkIdentity(deps, transaction, identity));
    return openTrustedSession(transaction, userId);
  });
}

async function askProvider(
  { identityProvider, log }: Deps,
  answer: Parameters<Deps["identityProvider"]["finish"]>[0],
): Promise<Identity> {
  try {
    return await identityProvider.finish(answer);
  } catch (error) {
    if (error instanceof SignInRefused) throw new Refusal("linkedin_failed", { cause: error });
    log.warn({ name: (error as Error).name }, "identity provider away");
    throw new Refusal("unavailable", { cause: error });
  }
}

/**
 * Trust an address only if the provider vouches for it: otherwise somebody could claim another's address at the
 * provider and enter their account here, or register it first.
 */
async function linkIdentity(deps: Deps, transaction: Transaction, identity: Identity): Promise<string> {
  const email = emailAddress.safeParse(identity.email);
  if (!email.success || !identity.emailVerified) throw new Refusal("linkedin_email_unproven");
  const newUser = { email: email.data, passwordHash: null, emailVerified: true };
  const userId =
    (await proveByOthers(deps, transaction, email.data)) ??
    (await createUser(deps, transaction, newUser))?.id;
  if (!userId) throw new Refusal("linkedin_failed");
  await insertIdentity(transaction, userId, identity);
  return userId;
}
