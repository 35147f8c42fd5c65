import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Exempt: the body is a file, which a slow line may need long to send; only the server's own limit applies. */
    slowBody?: boolean;
  }
}

/** Node has a single time limit for all requests, long enough for files; other bodies must arrive within `ms`. */
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
    // The limit covers receiving the body, not the time that the answer takes.
    raw.once("end", stop);
    raw.once("close", stop);
  });
}
