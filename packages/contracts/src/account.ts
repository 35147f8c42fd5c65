import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import { EMAIL_CHARACTERS_MAX, PASSWORD_CHARACTERS_MAX, PASSWORD_CHARACTERS_MIN } from "./limits.ts";
import { MESSAGES } from "./messages.ts";

/** One address, no list, no display name, no control character: it is safe in a mail header. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

export const emailAddress = z.pipe(
  z.pipe(
    z.string({ error: MESSAGES.emailInvalid }),
    z.transform((value: string) => value.trim().normalize("NFKC").toLowerCase()),
  ),
  z
    .string()
    .check(z.maxLength(EMAIL_CHARACTERS_MAX, MESSAGES.emailInvalid), z.regex(EMAIL, MESSAGES.emailInvalid)),
);

/** Characters are counted after NFC, as they are hashed: « é » is one however it was typed. */
export const newPassword = z.pipe(
  z.pipe(
    z.string({ error: MESSAGES.passwordRequired }),
    z.transform((value: string) => value.normalize("NFC")),
  ),
  z
    .string()
    .check(
      z.minLength(PASSWORD_CHARACTERS_MIN, MESSAGES.passwordTooShort),
      z.maxLength(PASSWORD_CHARACTERS_MAX, MESSAGES.passwordTooLong),
    ),
);

export const credentials = z.strictObject({ email: emailAddress, password: newPassword });
export type Credentials = z.infer<typeof credentials>;

export const loginForm = z.strictObject({
  username: emailAddress,
  password: z
    .string({ error: MESSAGES.passwordRequired })
    .check(
      z.minLength(1, MESSAGES.passwordRequired),
      z.maxLength(PASSWORD_CHARACTERS_MAX, MESSAGES.loginFailed),
    ),
});

const accessToken = z.object({ access_token: z.string(), token_type: z.literal("bearer") });

export const userProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  newsletter: z.boolean(),
  credits: z.nullable(z.number()),
  subscription_plan: z.string(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const register = defineEndpoint({
  method: "POST",
  path: "/auth/register",
  access: "public",
  // A class of thirty signs up behind one address; a farm of accounts waits.
  throttle: { by: "address", everySec: 60, burst: 40 },
  errors: ["signup_failed"],
  summary: "Open an account with its free credits",
  body: credentials,
  response: accessToken,
});

export const login = defineEndpoint({
  method: "POST",
  path: "/auth/login",
  access: "public",
  throttle: { by: "address", everySec: 3, burst: 60 },
  errors: ["login_failed"],
  summary: "Open a session",
  body: loginForm,
  bodyType: "form",
  response: accessToken,
});

export const logout = defineEndpoint({
  method: "POST",
  path: "/auth/logout",
  access: "user",
  summary: "Close the session of this token",
});

export const getProfile = defineEndpoint({
  method: "GET",
  path: "/users/me",
  access: "user",
  summary: "The profile of the signed-in user",
  response: userProfile,
});

export const getCredits = defineEndpoint({
  method: "GET",
  path: "/users/me/get_credits",
  access: "user",
  summary: "The credits that the user can spend now",
  response: z.object({ credits: z.number() }),
});
