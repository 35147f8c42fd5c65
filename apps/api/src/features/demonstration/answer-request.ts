import { createHash } from "node:crypto";
import { PAID_PACKS } from "@app/contracts/packs";
import type { Database, Transaction } from "../../db/database.ts";
import { transact } from "../../db/transact.ts";
import { addRefund } from "./act-on-payment.ts";
import {
  type DemoDispute,
  type DemoRefund,
  type DemoSession,
  findObject,
  insertObject,
  listObjects,
  lockKey,
  nameObject,
} from "./store.ts";

interface DemoAnswer {
  status: number;
  body: object;
}

interface DemoRequest {
  method: string;
  url: URL;
  body: string;
  /** The request's key; null when it has none. */
  idempotencyKey: string | null;
}

type Form = { [name: string]: string | Form | undefined };

export const priceName = (priceId: string): string => `price_demonstration_${priceId}`;

const refuse = (status: number, message: string, type = "invalid_request_error"): DemoAnswer => ({
  status,
  body: { error: { type, message } },
});

/** Emulates the part of Stripe's API that we call: sessions, refunds, disputes, lists and idempotency. */
export async function answerRequest(
  database: Database,
  publicUrl: string,
  request: DemoRequest,
): Promise<DemoAnswer> {
  const { method, url } = request;
  const [, , ...path] = url.pathname.split("/");
  const resource = `${method} ${path.join("/")}`;
  const since = Number(url.searchParams.get("created[gte]") ?? 0);
  if (resource === "GET checkout/sessions")
    return page(url, await listObjects<DemoSession>(database, "checkout.session", { since }));
  if (resource === "GET refunds")
    return page(url, await listObjects<DemoRefund>(database, "refund", { since }));
  if (resource === "GET disputes")
    return page(url, await listObjects<DemoDispute>(database, "dispute", { since }));
  if (method === "GET" && path.length === 3 && path[0] === "checkout") {
    const session = await findObject<DemoSession>(database, "checkout.session", path[2]!);
    return session ? { status: 200, body: session } : refuse(404, "No such checkout.session");
  }
  if (resource === "POST checkout/sessions")
    return once(database, request, (transaction, form) => createSession(transaction, publicUrl, form));
  if (resource === "POST refunds") return once(database, request, createRefund);
  return refuse(404, `Unrecognized request URL (${method}: ${url.pathname})`);
}

function page(url: URL, all: { id: string }[]): DemoAnswer {
  const after = url.searchParams.get("starting_after");
  const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const end = start + Number(url.searchParams.get("limit") ?? 10);
  const data = all.slice(start, end);
  return { status: 200, body: { object: "list", url: url.pathname, data, has_more: end < all.length } };
}

/** The same key again gets the same answer; with another body it is refused. */
async function once(
  database: Database,
  { url, body, idempotencyKey }: DemoRequest,
  work: (transaction: Transaction, form: Form) => Promise<DemoAnswer>,
): Promise<DemoAnswer> {
  const form = readNested(new URLSearchParams(body));
  const hash = createHash("sha256").update(`${url.pathname} ${body}`).digest("hex");
  return transact(database, async (transaction) => {
    if (idempotencyKey === null) return work(transaction, form);
    await lockKey(transaction, idempotencyKey);
    const known = await findObject<{ hash: string; answer: DemoAnswer }>(
      transaction,
      "idempotency",
      idempotencyKey,
    );
    if (known && known.hash !== hash)
      return refuse(
        400,
        "Keys for idempotent requests can only be used with the same parameters.",
        "idempotency_error",
      );
    if (known) return known.answer;
    const answer = await work(transaction, form);
    await insertObject(transaction, "idempotency", idempotencyKey, { hash, answer });
    return answer;
  });
}

/** Parses `line_items[0][price]=x` into `{ line_items: { 0: { price: "x" } } }`. */
function readNested(parameters: URLSearchParams): Form {
  const form: Form = Object.create(null) as Form;
  for (const [name, value] of parameters) {
    const keys = name.replaceAll("]", "").split("[");
    let level = form;
    for (const key of keys.slice(0, -1)) level = (level[key] ??= Object.create(null) as Form) as Form;
    level[keys.at(-1)!] = value;
  }
  return form;
}

async function createSession(transaction: Transaction, publicUrl: string, form: Form): Promise<DemoAnswer> {
  const line = (form.line_items as Form | undefined)?.["0"] as Form | undefined;
  const quantity = Number(line?.quantity);
  const pack = PAID_PACKS.find(({ priceId }) => priceName(priceId) === line?.price);
  if (form.mode !== "payment" || !pack) return refuse(400, `No such price: '${String(line?.price)}'`);
  const id = nameObject("cs_test");
  const now = Math.floor(Date.now() / 1000);
  const session: DemoSession = {
    id,
    object: "checkout.session",
    mode: "payment",
    status: "open",
    payment_status: "unpaid",
    amount_total: pack.amountCents * quantity,
    currency: "eur",
    client_reference_id: (form.client_reference_id as string | undefined) ?? null,
    payment_intent: null,
    success_url: String(form.success_url).replace("{CHECKOUT_SESSION_ID}", id),
    cancel_url: String(form.cancel_url),
    url: showPayment(publicUrl, id),
    livemode: false,
    created: now,
    expires_at: Number(form.expires_at) || now + 86_400,
    description: `${pack.credits * quantity} crédits`,
  };
  await insertObject(transaction, "checkout.session", id, session);
  return { status: 200, body: session };
}

export const showPayment = (publicUrl: string, sessionId: string): string =>
  `${publicUrl}/demonstration/paiement/${sessionId}`;

async function createRefund(transaction: Transaction, form: Form): Promise<DemoAnswer> {
  const refund = await addRefund(
    transaction,
    String(form.payment_intent),
    Number(form.amount),
    (form.metadata as Record<string, string> | undefined) ?? {},
  );
  return refund
    ? { status: 200, body: refund }
    : refuse(400, "Refund amount is greater than the unrefunded amount");
}
