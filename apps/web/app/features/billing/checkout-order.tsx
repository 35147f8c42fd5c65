import { PAID_PACKS } from "@app/contracts/packs";
import { Link, useLocation } from "react-router";
import { PRICING } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { BuyButton } from "./buy-button.tsx";
import { BILLING_TEXT, describePack } from "./messages.ts";
import { PackCard } from "./pack-card.tsx";
import { CheckoutNotes } from "./pricing.tsx";
import { useCheckout } from "./use-checkout.ts";

/** Null when no pack was chosen. */
const readLabel = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "pack" in state && typeof state.pack === "string"
    ? state.pack.slice(0, 40)
    : null;
const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** The order of the pack chosen on the previous page (in the navigation state); all packs when it is unknown. */
export function CheckoutOrder() {
  const checkout = useCheckout();
  const label = readLabel(useLocation().state);
  const named = PAID_PACKS.find((pack) => plain(describePack(pack).label) === plain(label ?? ""));
  const packs = named ? [named] : PAID_PACKS;
  return (
    <div className="mx-auto max-w-[420px]">
      <h1 className="text-h2">{BILLING_TEXT.checkout.title}</h1>
      <p className="mt-2 text-text-2">{BILLING_TEXT.checkout.intro}</p>
      {!named && (
        <p className="mt-4 text-ui text-text-2">
          {label === null ? BILLING_TEXT.checkout.choose : BILLING_TEXT.checkout.unknownPack(label)}
        </p>
      )}
      <ul className="mt-6 flex flex-col gap-4">
        {packs.map((pack) => (
          <PackCard key={pack.priceId} pack={pack} heading="h2">
            <BuyButton priceId={pack.priceId} label={describePack(pack).label} checkout={checkout} />
          </PackCard>
        ))}
      </ul>
      <Link to={PRICING} className={`${buttonClass("quiet")} mx-0! mt-3 w-full`}>
        {named ? BILLING_TEXT.checkout.cancel : BILLING_TEXT.checkout.packs}
      </Link>
      <CheckoutNotes checkout={checkout} />
    </div>
  );
}
