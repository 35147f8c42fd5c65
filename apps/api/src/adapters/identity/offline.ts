import { type IdentityProvider, SignInRefused } from "./port.ts";

const refuse = async () => {
  throw new SignInRefused("no identity provider is configured");
};

export const offlineIdentityProvider: IdentityProvider = { available: false, start: refuse, finish: refuse };
