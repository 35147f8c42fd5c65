import { SIGNUP_CREDITS } from "./limits.ts";

export interface CreditPack {
  /** Our own identifier, `price_id` in requests; only the server knows the provider's. */
  priceId: string;
  credits: number;
  /** In cents of euro, taxes included. */
  amountCents: number;
  isPopular: boolean;
  /** Given at sign-up, not sold. */
  isFreeTrialPack: boolean;
}

/** The packs (specification, section 9): one catalogue for the landing page, the checkout page and the server. */
export const CREDIT_PACKS = [
  { priceId: "free", credits: SIGNUP_CREDITS, amountCents: 0, isPopular: false, isFreeTrialPack: true },
  { priceId: "standard", credits: 60, amountCents: 500, isPopular: false, isFreeTrialPack: false },
  { priceId: "premium", credits: 150, amountCents: 900, isPopular: true, isFreeTrialPack: false },
] as const satisfies readonly CreditPack[];

/** The packs that are sold. */
export const PAID_PACKS = CREDIT_PACKS.filter((pack) => !pack.isFreeTrialPack);
export type PaidPackId = "standard" | "premium";
