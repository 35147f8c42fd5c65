import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

declare module "fastify" {
  interface FastifyInstance {
    /** Every route of the API with its methods; the authorisation tests walk it. */
    routeTable: Map<string, Set<string>>;
  }
}

/**
 * Notes the methods of every route mounted from here on. The answer, called last, tells them to OPTIONS, and gives every
 * other method a 405 with its `Allow`. No other site gets a word more: we have no CORS.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.decorate("routeTable", known);
  let listening = true;
  app.addHook("onRoute", ({ url, method }) => {
    if (!listening) return;
    const methods = known.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    known.set(url, methods);
  });
  return () => {
    listening = false;
    for (const [url, methods] of known)
      app.route({
        url,
        method: METHODS.filter((method) => !methods.has(method)),
        exposeHeadRoute: false,
        onRequest: async (request, reply) => {
          reply.header("allow", [...methods, "OPTIONS"].join(", "));
          if (request.method === "OPTIONS") return reply.code(204).send();
          throw new Refusal("method_not_allowed");
        },
        handler: async () => {},
      });
  };
}
