import { type MetaFunction, useSearchParams } from "react-router";
import { CheckoutOrder } from "../features/billing/checkout-order.tsx";
import { CheckoutReturn } from "../features/billing/checkout-return.tsx";
import { BILLING_TEXT } from "../features/billing/messages.ts";
import { pageTitle } from "../lib/page-title.ts";

export const meta: MetaFunction = () => [
  { title: pageTitle(BILLING_TEXT.checkout.title) },
  { name: "robots", content: "noindex" },
];

export default function CheckoutPage() {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get("session_id");
  return (
    <div className="page-light page-width min-h-dvh pt-28 pb-24 md:pt-32">
      {sessionId ? (
        <div className="mx-auto max-w-[520px]">
          <CheckoutReturn sessionId={sessionId} />
        </div>
      ) : (
        <CheckoutOrder />
      )}
    </div>
  );
}
