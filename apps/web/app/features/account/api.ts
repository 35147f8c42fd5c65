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

export async function authenticate(mode: SignInMode, { email, password }: Credentials): Promise<string> {
  const answer =
    mode === "signup"
      ? await callApi(register, { body: { email, password } })
      : await callApi(login, { body: { username: email, password } });
  return answer.access_token;
}

export const endSession = (): Promise<void> => callApi(logout, {});
