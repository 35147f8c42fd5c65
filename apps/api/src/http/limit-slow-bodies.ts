import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A file comes, maybe over a slow line: the server's own limit is enough. */
    slowBody?: boolean;
  }
}

/** Node has one time limit for all requests, which a file needs long; bodies of data are held to `ms`. */
export function limitSlowBodies(app: FastifyInstance, ms: number): void {
  app.addHook("onRequest", async ({ raw, routeOptions }, reply) => {
    const hasBody = "content-length" in raw.headers || "transfer-encoding" in raw.headers;
    if (!hasBody || routeOptions.config.slowBody) return;
    const timer = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.destroy();
      else raw.socket.end("HTTP/1.1 408 Request Timeout\r\nconnection: close\r\n\r\n");
    }, ms);
    const stop = () => clearTimeout(timer);
    // A body that has come is no longer waited for, however long its answer takes.
    raw.once("end", stop);
    raw.once("close", stop);
  });
}
