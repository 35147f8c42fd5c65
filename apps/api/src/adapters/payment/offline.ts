import { PaymentFailure, type PaymentProvider } from "./port.ts";

const refuse = (): never => {
  throw new PaymentFailure("unavailable", "no payment provider is configured");
};

/** No payment provider: users have the free credits only. */
export const offlinePayment: PaymentProvider = {
  describe: () => null,
  sellsPlan: () => false,
  showPayment: () => null,
  openCheckout: async () => refuse(),
  readCheckout: async () => refuse(),
  refund: async () => refuse(),
  // eslint-disable-next-line require-yield
  listFacts: async function* () {},
  openSubscription: async () => refuse(),
  cancelSubscription: async () => refuse(),
  readEvent: async () => refuse(),
};
