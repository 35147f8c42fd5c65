import type { Socket } from "node:net";

/** Sends raw bytes; returns what the server answers before it closes the connection, or within a second. */
export async function sayRaw(socket: Socket, bytes: string | Uint8Array): Promise<string> {
  socket.write(bytes);
  const timer = setTimeout(() => socket.destroy(), 1000);
  let said = "";
  try {
    for await (const chunk of socket) said += String(chunk);
  } catch {
    // The server may reset the connection.
  }
  clearTimeout(timer);
  return said;
}
