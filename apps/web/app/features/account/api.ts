import {
  type Credentials,
  getProfile,
  login,
  logout,
  register,
  type UserProfile,
} from "@app/contracts/account";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "../../lib/api.ts";
import type { SignInMode } from "../../lib/sign-in.ts";

export const profileQuery = queryOptions<UserProfile>({
  queryKey: ["profile"],
  queryFn: ({ signal }) => callApi(getProfile, {}, { signal }),
});

interface Authenticated {
  token: string;
  /** The mailbox already received its free credits for another account. */
  isGiftTaken: boolean;
}

export async function authenticate(
  mode: SignInMode,
  { email, password }: Credentials,
): Promise<Authenticated> {
  if (mode === "signup") {
    const { access_token, credits_given } = await callApi(register, { body: { email, password } });
    return { token: access_token, isGiftTaken: credits_given === 0 };
  }
  const { access_token } = await callApi(login, { body: { username: email, password } });
  return { token: access_token, isGiftTaken: false };
}

export const endSession = (): Promise<void> => callApi(logout, {});
