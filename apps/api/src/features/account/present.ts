import type { UserProfile } from "@app/contracts/account";
import type { findProfile } from "./store.ts";

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export function presentProfile({
  subscriptionPlan,
  emailVerified,
  hasPassword,
  ...profile
}: Profile): UserProfile {
  return {
    ...profile,
    subscription_plan: subscriptionPlan,
    email_verified: emailVerified,
    has_password: hasPassword,
  };
}
