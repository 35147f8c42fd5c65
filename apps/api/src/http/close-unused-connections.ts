import type { Server } from "node:http";

const EVERY_MS = 100;

/**
 * Once a stopping server has nothing left to answer, closes its open connections. Browsers open some in advance; Node
 * counts one without a request as busy, and would wait for it.
 */
export function closeUnusedConnections(server: Server, stopping: AbortSignal): void {
  let answering = 0;
  server.on("request", (_request, response) => {
    answering += 1;
    response.once("close", () => (answering -= 1));
  });
  const closeRest = () => {
    if (!server.listening) return;
    const timer = setInterval(() => {
      if (!server.listening && answering === 0) server.closeAllConnections();
    }, EVERY_MS);
    server.once("close", () => clearInterval(timer));
  };
  stopping.addEventListener("abort", closeRest, { once: true });
}
