import type { UserProfile } from "@app/contracts/account";
import type { findProfile } from "./store.ts";

type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export function presentProfile({ subscriptionPlan, ...profile }: Profile): UserProfile {
  return { ...profile, subscription_plan: subscriptionPlan };
}
