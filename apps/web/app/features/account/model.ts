import { credentials, loginForm } from "@app/contracts/account";
import { MESSAGES } from "@app/contracts/messages";
import * as z from "zod/mini";
import { ApiError } from "../../lib/api.ts";
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

export const AUTH_TOASTS: Record<SignInMode, { loading: string; success: string; failure: string }> = {
  login: {
    loading: MESSAGES.loginLoading,
    success: MESSAGES.loginSucceeded,
    failure: MESSAGES.unexpected,
  },
  signup: {
    loading: MESSAGES.signupLoading,
    success: MESSAGES.signupSucceeded,
    failure: MESSAGES.signupFailed,
  },
};

/** The sentence to show when an attempt fails: the server's own, which the catalogue words. */
export const failureText = (mode: SignInMode, error: unknown): string =>
  error instanceof ApiError ? error.message : AUTH_TOASTS[mode].failure;

/** Fields that the server names, as far as this form has them; a login calls its e-mail `username`. */
export function fieldErrors(error: unknown): Partial<AuthValues> {
  if (!(error instanceof ApiError)) return {};
  const { email, username, password } = error.fields;
  const named = email ?? username;
  return { ...(named && { email: named }), ...(password && { password }) };
}
