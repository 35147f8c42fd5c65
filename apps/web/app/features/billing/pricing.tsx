import { CREDIT_PACKS } from "@app/contracts/packs";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { BuyButton } from "./buy-button.tsx";
import { BILLING_TEXT, describePack } from "./messages.ts";
import { PackCard } from "./pack-card.tsx";
import { useCheckout } from "./use-checkout.ts";

/** The three packs; a cancelled payment returns here. */
export function Pricing() {
  const checkout = useCheckout();
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="page-width scroll-mt-6 py-9 md:py-14">
      <h2 id="pricing-title" className="text-center text-verdict text-balance">
        {BILLING_TEXT.title}
      </h2>
      <p className="mt-4 text-center text-[1.0625rem] text-text-2">{BILLING_TEXT.intro}</p>
      <ul className="mt-10 grid gap-5 md:mt-12 md:grid-cols-3">
        {CREDIT_PACKS.map((pack) => (
          <PackCard key={pack.priceId} pack={pack}>
            {pack.isFreeTrialPack ? (
              <Link to={PATHS.pitch} className={buttonClass("secondary")}>
                {BILLING_TEXT.start}
              </Link>
            ) : (
              <BuyButton
                priceId={pack.priceId}
                label={describePack(pack).label}
                variant={pack.isPopular ? "primary" : "secondary"}
                checkout={checkout}
              />
            )}
          </PackCard>
        ))}
      </ul>
      <CheckoutNotes checkout={checkout} />
    </section>
  );
}

/** Errors, the notice of the demonstration, and the information legally required before an order. */
export function CheckoutNotes({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  return (
    <div className="mt-6 space-y-2 text-center text-micro text-text-3">
      {checkout.alert && (
        <p role="alert" className="text-ui font-semibold text-bad">
          {checkout.alert}
        </p>
      )}
      {checkout.config?.demonstration && <p className="text-warm">{BILLING_TEXT.demonstration}</p>}
      <p>{BILLING_TEXT.terms}</p>
    </div>
  );
}
