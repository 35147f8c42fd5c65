import type { PaymentConfig } from "@app/contracts/billing";
import { MESSAGES } from "@app/contracts/messages";
import { useEffect, useRef, useState } from "react";
import { createKey } from "../../lib/create-key.ts";
import { readToken } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { BILLING_TEXT } from "./messages.ts";

/** Loaded with the API client only when needed, so that the page shows first. */
const loadOrder = () => import("./order-pack.ts");

/** Only our own origin or an https URL is opened, even if the server's answer was tampered with. */
const isPayable = (url: string) => {
  const { protocol, origin } = new URL(url);
  return protocol === "https:" || origin === location.origin;
};

/** From the buy button to the provider's page. `config` is null until the service is ready. */
export function useCheckout() {
  const [config, setConfig] = useState<PaymentConfig | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  /** The pack whose payment page is opening. */
  const [opening, setOpening] = useState<string | null>(null);
  /** Kept until the order is answered, so that clicking again after a lost answer repeats the same order. */
  const attempt = useRef<{ priceId: string; key: string } | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    loadOrder()
      .then((api) => api.fetchPaymentConfig(leaving.signal))
      .then(setConfig, () => {
        if (!leaving.signal.aborted) setAlert(MESSAGES.paymentUnavailable);
      });
    // The back button may restore this page from the browser's cache in its old state.
    const onShow = (event: PageTransitionEvent) => event.persisted && setOpening(null);
    addEventListener("pageshow", onShow);
    return () => {
      leaving.abort();
      removeEventListener("pageshow", onShow);
    };
  }, []);

  const buy = async (priceId: string) => {
    if (readToken() === null && !(await askSignIn("login"))) return;
    setAlert(null);
    setOpening(priceId);
    if (attempt.current?.priceId !== priceId) attempt.current = { priceId, key: createKey() };
    const { ApiError, orderPack } = await loadOrder();
    try {
      const { url } = await orderPack(priceId, attempt.current.key);
      attempt.current = null;
      if (!isPayable(url)) throw new Error("not a payment page");
      location.assign(url);
    } catch (error) {
      setOpening(null);
      if (error instanceof ApiError) attempt.current = null;
      if (error instanceof ApiError && error.status === 401) return;
      if (!(error instanceof ApiError)) setAlert(MESSAGES.checkoutFailed);
      else setAlert(error.untold ? BILLING_TEXT.orderUntold : error.message);
    }
  };
  return { config, alert, opening, buy };
}
