import { Button } from "../../ui/button.tsx";
import { BILLING_TEXT } from "./messages.ts";
import type { useCheckout } from "./use-checkout.ts";

interface Props {
  priceId: string;
  /** The pack's name, for screen readers that list buttons out of context. */
  label: string;
  variant?: "primary" | "secondary";
  checkout: ReturnType<typeof useCheckout>;
}

/** Disabled until the payment service is ready, and while a payment page opens. */
export function BuyButton({ priceId, label, variant = "primary", checkout }: Props) {
  const { config, opening, buy } = checkout;
  const isOpening = opening === priceId;
  return (
    <Button
      variant={variant}
      className="w-full"
      disabled={config === null || (opening !== null && !isOpening)}
      busy={isOpening}
      aria-label={isOpening ? undefined : BILLING_TEXT.buyOf(label)}
      onClick={() => void buy(priceId)}
    >
      {isOpening ? BILLING_TEXT.loading : BILLING_TEXT.buy}
    </Button>
  );
}
