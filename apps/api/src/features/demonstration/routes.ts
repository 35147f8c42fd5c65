import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "../../deps.ts";
import { actOnPayment, DEMO_ACTIONS, type DemoAction, findPayment } from "./act-on-payment.ts";
import { renderMissing, renderPayment } from "./render-payment.ts";

const PATH = "/demonstration/paiement/:sessionId";
interface PaymentRoute {
  Params: { sessionId: string };
  Querystring: { refusee?: string };
  Body: { action?: string } | undefined;
}

/** The demonstration's pages: to pay, and to refund or dispute a payment by hand. */
export function mountDemonstration(app: FastifyInstance, { database, config, demonstration }: Deps): void {
  if (!demonstration) return;
  demonstration.connect(async (payload, signature) => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/payments/webhook",
      headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
      payload,
    });
    return statusCode;
  });
  const send = (reply: FastifyReply, status: number, render: (nonce: string) => string) => {
    const nonce = randomBytes(16).toString("base64");
    // The form redirects back to the site: browsers apply the policy's `form-action` to redirections too.
    const site = new URL(config.publicUrl).origin;
    return reply
      .code(status)
      .header(
        "content-security-policy",
        `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`,
      )
      .type("text/html; charset=utf-8")
      .send(render(nonce));
  };

  app.get<PaymentRoute>(PATH, async (request, reply) => {
    const payment = await findPayment(database, request.params.sessionId);
    if (!payment) return send(reply, 404, renderMissing);
    const declined = request.query.refusee !== undefined;
    return send(reply, 200, (nonce) => renderPayment(payment, nonce, declined));
  });

  app.post<PaymentRoute>(PATH, async (request, reply) => {
    const { sessionId } = request.params;
    const action = DEMO_ACTIONS.find((name) => name === request.body?.action);
    if (action) await actOnPayment(database, sessionId, action);
    const payment = await findPayment(database, sessionId);
    if (!payment) return send(reply, 404, renderMissing);
    const leaves: DemoAction[] = ["pay", "pay_later"];
    const returns = action && leaves.includes(action) && payment.session.status === "complete";
    // As with a real provider, the notification is sent while the buyer is redirected.
    void demonstration.deliver().catch(() => {});
    return reply.redirect(returns ? payment.session.success_url : request.url.split("?", 1)[0]!, 303);
  });
}
