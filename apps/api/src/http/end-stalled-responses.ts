import type { Server } from "node:http";

/**
 * Closes the connection of a client that has read nothing of its answer for `ms`, since the unread data fills memory.
 * Spares a server that is still preparing the answer, and a client that reads slowly.
 */
export function endStalledResponses(server: Server, ms: number): void {
  server.on("request", ({ socket }, response) => {
    // The timer restarts with each byte sent, however late.
    response.setTimeout(ms, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
