import { randomBytes } from "node:crypto";
import { PAID_PACKS } from "@app/contracts/packs";
import type { StripeAccess } from "../../adapters/payment/port.ts";
import type { Database } from "../../db/database.ts";
import { answerRequest, priceName, showPayment } from "./answer-request.ts";
import { findObject, insertObject, listWaitingEvents, markDelivered } from "./store.ts";

/** Sends one signed notification; resolves with the status of the answer. */
type Deliver = (payload: string, signature: string) => Promise<number>;

export interface Demonstration {
  access: StripeAccess;
  /** Sets how notifications reach the webhook. */
  connect(deliver: Deliver): void;
  /** Sends the waiting notifications. */
  deliver(): Promise<void>;
}

const SECRET_KEY = "sk_test_demonstration";
const SECRET_ID = "webhook_secret";

/**
 * Our own payment provider, for a machine without Stripe keys: Stripe's SDK, data shapes and signatures on our own
 * database, and no card. The code that serves users is the same as with Stripe.
 */
export async function openDemonstration(database: Database, publicUrl: string): Promise<Demonstration> {
  const secret = await readSecret(database);
  let send: Deliver | null = null;
  const fetchDemonstration: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const { status, body } =
      headers.get("authorization") === `Bearer ${SECRET_KEY}`
        ? await answerRequest(database, publicUrl, {
            method: init?.method ?? "GET",
            url: new URL(String(input)),
            body: typeof init?.body === "string" ? init.body : "",
            idempotencyKey: headers.get("idempotency-key"),
          })
        : { status: 401, body: { error: { type: "invalid_request_error", message: "Invalid API Key" } } };
    return Response.json(body, { status });
  };
  const access: StripeAccess = {
    secretKey: SECRET_KEY,
    publicKey: "pk_test_demonstration",
    webhookSecrets: [secret],
    prices: Object.fromEntries(PAID_PACKS.map(({ priceId }) => [priceId, priceName(priceId)])),
    plans: {},
    demonstration: {
      fetch: fetchDemonstration,
      showPayment: (sessionId) => showPayment(publicUrl, sessionId),
    },
  };
  return {
    access,
    connect: (deliver) => {
      send = deliver;
    },
    deliver: async () => {
      if (send) await deliverEvents(database, secret, send);
    },
  };
}

/** One secret per database, shared by all processes; the first one creates it. */
async function readSecret(database: Database): Promise<string> {
  const made = { secret: `whsec_${randomBytes(24).toString("hex")}` };
  await insertObject(database, "secret", SECRET_ID, made);
  const kept = await findObject<typeof made>(database, "secret", SECRET_ID);
  return kept!.secret;
}

/** Sends the unacknowledged notifications. As with Stripe, one may arrive twice, and again after a failure. */
async function deliverEvents(database: Database, secret: string, deliver: Deliver): Promise<void> {
  const events = await listWaitingEvents(database);
  if (events.length === 0) return;
  const { Stripe } = await import("stripe");
  for (const { id, payload } of events) {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    if ((await deliver(payload, signature)) < 300) await markDelivered(database, id);
  }
}
