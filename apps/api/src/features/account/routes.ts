import * as accounts from "@app/contracts/account";
import { type Api, mount } from "../../http/mount.ts";
import type { Deps } from "../../deps.ts";
import { Refusal } from "../../errors.ts";
import { findAvailableCredits } from "../credit/service.ts";
import { confirmPasswordReset } from "./confirm-password-reset.ts";
import { prepareVerification } from "./hash-password.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { openSession } from "./open-session.ts";
import { confirmEmail, requestEmailProof } from "./prove-email.ts";
import { updateProfile } from "./update-profile.ts";
import { presentProfile } from "./present.ts";
import { registerAccount } from "./register-account.ts";
import { deleteSession, deleteSessions, findProfile } from "./store.ts";

const asBearer = (token: string) => ({ access_token: token, token_type: "bearer" as const });

async function readProfile({ database }: Deps, userId: string) {
  const profile = await findProfile(database, userId);
  if (!profile) throw new Refusal("session_expired");
  return presentProfile(profile);
}

export function mountAccount(api: Api): void {
  const { deps } = api;
  prepareVerification(deps.config.passwordCost);
  mount(api, accounts.register, async ({ body, address }) => {
    const { token, creditsGiven } = await registerAccount(deps, body, address);
    return { ...asBearer(token), credits_given: creditsGiven };
  });
  mount(api, accounts.login, async ({ body, address }) => asBearer(await openSession(deps, body, address)));
  mount(api, accounts.logout, ({ user }) => deleteSession(deps.database, user.tokenHash));
  mount(api, accounts.requestPasswordReset, ({ body }) => requestPasswordReset(deps, body.email));
  mount(api, accounts.confirmPasswordReset, ({ body }) => confirmPasswordReset(deps, body));
  mount(api, accounts.getProfile, ({ user }) => readProfile(deps, user.id));
  mount(api, accounts.updateProfile, async ({ user, body }) => {
    await updateProfile(deps, user, body);
    return readProfile(deps, user.id);
  });
  mount(api, accounts.endOtherSessions, async ({ user }) => ({
    ended: await deleteSessions(deps.database, user.id, user.tokenHash),
  }));
  mount(api, accounts.requestEmailProof, ({ user }) => requestEmailProof(deps, user.id));
  mount(api, accounts.confirmEmail, ({ body }) => confirmEmail(deps, body.token));
  mount(api, accounts.getCredits, async ({ user }) => ({
    credits: await findAvailableCredits(deps.database, user.id),
  }));
}
