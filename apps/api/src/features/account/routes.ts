import * as accounts from "@app/contracts/account";
import { type Api, mount } from "../../http/mount.ts";
import { Refusal } from "../../errors.ts";
import { findAvailableCredits } from "../credit/service.ts";
import { openSession } from "./open-session.ts";
import { presentProfile } from "./present.ts";
import { registerAccount } from "./register-account.ts";
import { deleteSession, findProfile } from "./store.ts";

const asBearer = (token: string) => ({ access_token: token, token_type: "bearer" as const });

export function mountAccount(api: Api): void {
  const { deps } = api;
  mount(api, accounts.register, async ({ body }) => asBearer(await registerAccount(deps, body)));
  mount(api, accounts.login, async ({ body, address }) => asBearer(await openSession(deps, body, address)));
  mount(api, accounts.logout, ({ user }) => deleteSession(deps.database, user.tokenHash));
  mount(api, accounts.getProfile, async ({ user }) => {
    const profile = await findProfile(deps.database, user.id);
    if (!profile) throw new Refusal("session_expired");
    return presentProfile(profile);
  });
  mount(api, accounts.getCredits, async ({ user }) => ({
    credits: await findAvailableCredits(deps.database, user.id),
  }));
}
