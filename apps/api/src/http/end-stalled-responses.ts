import type { Server } from "node:http";

/**
 * Closes the connection of a client that has taken nothing of its answer for `ms`: what waits for it fills memory. A
 * server that is still at work on an answer is silent too, and is left alone, as is a client that reads slowly.
 */
export function endStalledResponses(server: Server, ms: number): void {
  server.on("request", ({ socket }, response) => {
    // The timer begins again with each byte that leaves, late ones included.
    response.setTimeout(ms, () => {
      if (socket.writableLength > 0) socket.destroy();
    });
  });
}
