import * as z from "zod/mini";
import { defineEndpoint } from "./endpoint.ts";
import {
  DELETION_WORD,
  EMAIL_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MAX,
  PASSWORD_CHARACTERS_MIN,
} from "./limits.ts";
import { MESSAGES } from "./messages.ts";

const LOCAL_CHARACTERS_MAX = 64;
/** The part between two dots of a mailbox name: no quote, space or control character. */
const ATOM = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** The last label of a domain starts with a letter, so that an IP address is refused. */
const TOP_LABEL = /^[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** One address, no list, no display name: it is safe in a mail header. */
function isEmailAddress(text: string): boolean {
  const [mailbox = "", domain = "", more] = text.split("@");
  const labels = domain.split(".");
  return (
    more === undefined &&
    mailbox.length <= LOCAL_CHARACTERS_MAX &&
    mailbox.split(".").every((atom) => ATOM.test(atom)) &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1)!)
  );
}

export const emailAddress = z.pipe(
  z.pipe(
    z.string({ error: MESSAGES.emailInvalid }),
    z.transform((value: string) => value.trim().normalize("NFKC").toLowerCase()),
  ),
  z
    .string()
    .check(
      z.maxLength(EMAIL_CHARACTERS_MAX, MESSAGES.emailInvalid),
      z.refine(isEmailAddress, MESSAGES.emailInvalid),
    ),
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

export const accessToken = z.object({ access_token: z.string(), token_type: z.literal("bearer") });

export const userProfile = z.object({
  id: z.uuid(),
  email: z.string(),
  newsletter: z.boolean(),
  credits: z.nullable(z.number()),
  subscription_plan: z.string(),
  /** Whether its owner opened a link that we sent to the address. */
  email_verified: z.boolean(),
  /** False for an account opened with LinkedIn, until its owner sets one through the reset. */
  has_password: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfile>;

export const register = defineEndpoint({
  method: "POST",
  path: "/auth/register",
  access: "public",
  // A class of thirty may sign up from one IP address; mass creation of accounts is slowed down.
  throttle: { by: "address", everySec: 60, burst: 40 },
  errors: ["signup_failed"],
  summary: "Open an account with its free credits",
  body: credentials,
  /** 0 if the mailbox had its gift before, under another spelling or for a deleted account. */
  response: z.extend(accessToken, { credits_given: z.number() }),
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

/** The token of a mailed link: 32 random bytes in base64url. */
const mailedToken = z
  .string({ error: MESSAGES.tokenInvalid })
  .check(z.regex(/^[\w-]{43}$/, MESSAGES.tokenInvalid));

export const requestPasswordReset = defineEndpoint({
  method: "POST",
  path: "/auth/password-reset-request",
  access: "public",
  throttle: { by: "address", everySec: 10, burst: 30 },
  errors: ["reset_too_soon"],
  summary: "Send a link to choose a new password, if the address has an account; the answer does not tell",
  body: z.strictObject({ email: emailAddress }),
});

export const confirmPasswordReset = defineEndpoint({
  method: "POST",
  path: "/auth/password-reset-confirm",
  access: "public",
  throttle: { by: "address", everySec: 6, burst: 30 },
  errors: ["reset_failed", "token_invalid"],
  summary: "Choose a new password with the token of the link; every session of the account ends",
  body: z.strictObject({ token: mailedToken, newPassword }),
});

/** A password to check, not to set: only its presence and its length are validated. */
const currentPassword = z
  .string({ error: MESSAGES.passwordRequired })
  .check(z.maxLength(PASSWORD_CHARACTERS_MAX, MESSAGES.passwordTooLong));

export const updateProfile = defineEndpoint({
  method: "PUT",
  path: "/users/me",
  access: "user",
  throttle: { by: "user", everySec: 30, burst: 20 },
  errors: ["profile_failed"],
  summary: "Change what is given; the address and the password need the current password",
  body: z.strictObject({
    email: z.optional(emailAddress),
    currentPassword: z.optional(currentPassword),
    newPassword: z.optional(newPassword),
    newsletter: z.optional(z.boolean()),
  }),
  response: userProfile,
});
export type ProfileChange = z.infer<typeof updateProfile.body>;

export const endOtherSessions = defineEndpoint({
  method: "DELETE",
  path: "/users/me/sessions",
  access: "user",
  summary: "End every session of the user but this one",
  response: z.object({ ended: z.number() }),
});

export const requestEmailProof = defineEndpoint({
  method: "POST",
  path: "/users/me/email-proof",
  access: "user",
  throttle: { by: "user", everySec: 600, burst: 3 },
  summary: "Send a link that proves the address of the account, unless it is proven",
});

export const confirmEmail = defineEndpoint({
  method: "POST",
  path: "/auth/email-proof-confirm",
  access: "public",
  throttle: { by: "address", everySec: 6, burst: 30 },
  errors: ["email_proof_failed", "token_invalid"],
  summary: "Prove an address with the token of the link",
  body: z.strictObject({ token: mailedToken }),
});

export const exportAccount = defineEndpoint({
  method: "GET",
  path: "/users/me/export",
  access: "user",
  throttle: { by: "user", everySec: 60, burst: 5 },
  summary: "Everything that we hold about the user: a zip of JSON and recordings",
  responseType: "bytes",
  mediaType: "application/zip",
});

export const deleteAccount = defineEndpoint({
  method: "DELETE",
  path: "/users/me",
  access: "user",
  throttle: { by: "user", everySec: 30, burst: 10 },
  errors: ["profile_failed"],
  summary: "Delete the account and everything of its user; the ledger stays without a name",
  body: z.strictObject({
    confirmation: z.literal(DELETION_WORD, { error: MESSAGES.deletionUnconfirmed }),
    /** Required if the account has one. */
    currentPassword: z.optional(currentPassword),
  }),
});
