import { Coins } from "lucide-react";
import { CreditsLoading } from "./credits-loading.tsx";
import { ACCOUNT_TEXT } from "./messages.ts";
import { useProfile } from "./use-profile.ts";

/** Coin and number. A loader while the session is checked, nothing when the credits are unknown. */
export function CreditIndicator() {
  const { data, isPending } = useProfile();
  if (isPending) return <CreditsLoading />;
  if (data === undefined || data.credits === null) return null;
  return (
    <span
      className="flex items-center gap-[7px] px-2.5 text-ui font-semibold text-text-2 tabular-nums"
      title={ACCOUNT_TEXT.creditsLeft}
    >
      <Coins aria-hidden="true" className="size-[18px] text-warm" strokeWidth={1.75} />
      <span aria-hidden="true">{data.credits}</span>
      <span className="sr-only">{ACCOUNT_TEXT.credits(data.credits)}</span>
    </span>
  );
}
