import { credentials, loginForm } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import * as z from "zod/mini";
import { ApiError } from "../../lib/api.ts";
import type { Announcement } from "./announce-action.ts";
import { ACCOUNT_TEXT } from "./messages.ts";
import type { SignInMode } from "../../lib/sign-in.ts";

export interface AuthValues {
  email: string;
  password: string;
}

/** Both modes ask for the same two fields; a login accepts any password that is not empty. */
export const AUTH_FORMS = {
  signup: credentials,
  login: z.object({ email: loginForm.shape.username, password: loginForm.shape.password }),
} as const;

const id = "authentication";
export const AUTH_ANNOUNCEMENTS: Record<SignInMode, Announcement> = {
  login: {
    id,
    loading: MESSAGES.loginLoading,
    success: MESSAGES.loginSucceeded,
    failure: ACCOUNT_TEXT.unanswered,
  },
  signup: {
    id,
    loading: MESSAGES.signupLoading,
    success: MESSAGES.signupSucceeded,
    failure: MESSAGES.signupFailed,
  },
};

/** Messages for the fields that the server names, if this form has them; a login names its e-mail `username`. */
export function fieldErrors(error: unknown): Partial<AuthValues> {
  if (!(error instanceof ApiError)) return {};
  const { email, username, password } = error.fields;
  const named = email ?? username;
  return { ...(named && { email: named }), ...(password && { password }) };
}
