import type { Database } from "../../db/database.ts";
import { listWaitingEvents, markDelivered } from "./store.ts";

/** Sends one signed notification; gives back the status of its answer. */
export type Deliver = (payload: string, signature: string) => Promise<number>;

/** Sends the notifications that are not acknowledged yet. Like Stripe's, they may come twice, and again after a failure. */
export async function deliverEvents(database: Database, secret: string, deliver: Deliver): Promise<void> {
  const events = await listWaitingEvents(database);
  if (events.length === 0) return;
  const { Stripe } = await import("stripe");
  for (const { id, payload } of events) {
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret });
    if ((await deliver(payload, signature)) < 300) await markDelivered(database, id);
  }
}
