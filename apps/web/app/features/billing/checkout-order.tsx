import { PAID_PACKS } from "@app/contracts/packs";
import { useLocation, useNavigate } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { BuyButton } from "./buy-button.tsx";
import { BILLING_TEXT, describePack } from "./messages.ts";
import { PackCard } from "./pack-card.tsx";
import { CheckoutNotes } from "./pricing.tsx";
import { useCheckout } from "./use-checkout.ts";

const DEFAULT_LABEL = "50 crédits";

const readLabel = (state: unknown): string =>
  typeof state === "object" && state !== null && "pack" in state && typeof state.pack === "string"
    ? state.pack.slice(0, 40)
    : DEFAULT_LABEL;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The order of the pack chosen on the previous page (in the navigation state); all packs when it is unknown. */
export function CheckoutOrder() {
  const checkout = useCheckout();
  const navigate = useNavigate();
  const label = readLabel(useLocation().state);
  const named = PAID_PACKS.find((pack) => plain(describePack(pack).label) === plain(label));
  const packs = named ? [named] : PAID_PACKS;
  return (
    <div className="mx-auto max-w-[420px]">
      <h1 className="text-h2">{BILLING_TEXT.checkout.title}</h1>
      <p className="mt-2 text-text-2">{BILLING_TEXT.checkout.intro}</p>
      {!named && <p className="mt-4 text-ui text-text-2">{BILLING_TEXT.checkout.unknownPack(label)}</p>}
      <ul className="mt-6 flex flex-col gap-4">
        {packs.map((pack) => (
          <PackCard key={pack.priceId} pack={pack} heading="h2">
            <BuyButton priceId={pack.priceId} label={describePack(pack).label} checkout={checkout} />
          </PackCard>
        ))}
      </ul>
      <Button
        variant="quiet"
        className="mx-0! mt-3 w-full"
        onClick={() => void navigate({ pathname: PATHS.home, hash: "pricing" })}
      >
        {BILLING_TEXT.checkout.cancel}
      </Button>
      <CheckoutNotes checkout={checkout} />
    </div>
  );
}
