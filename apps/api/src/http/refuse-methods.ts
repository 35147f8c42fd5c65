import type { FastifyInstance } from "fastify";
import { Refusal } from "../errors.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

declare module "fastify" {
  interface FastifyInstance {
    /** All routes of the API with their methods; the authorisation tests iterate over it. */
    routeTable: Map<string, Set<string>>;
  }
}

/**
 * Records the methods of every route mounted after this call. Call the returned function last: it makes OPTIONS list
 * them, and other methods answer 405 with `Allow`. No CORS headers: other sites get no access.
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
