import http from "node:http";
import type { AddressInfo } from "node:net";
import type { CannedResponse } from "./canned-responses.ts";

/** A client's request, as received. */
export interface ChatRequest {
  path: string;
  authorization: string | undefined;
  model: string;
  messages: { role: "system" | "user" | "assistant"; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: object } };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  seed?: number;
  stream?: boolean;
}

export interface ModelServer {
  /** Ends in `/v1`. */
  baseUrl: string;
  requests: ChatRequest[];
  /** Number of requests still open: none once the client has given up. */
  countHeld(): number;
  /** Cuts off clients that keep their connections open. */
  close(): Promise<void>;
}

/**
 * A real HTTP server on a free port, standing in for a model's service; `reply` chooses the response, `nth` counts from
 * 1.
 */
export async function startModelServer(
  reply: (request: ChatRequest, nth: number) => CannedResponse | Promise<CannedResponse>,
): Promise<ModelServer> {
  const requests: ChatRequest[] = [];
  const held = new Set<http.ServerResponse>();
  const server = http.createServer(async (request, response) => {
    held.add(response);
    response.on("close", () => held.delete(response));
    try {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const asked: ChatRequest = {
        ...JSON.parse(Buffer.concat(chunks).toString("utf8")),
        path: request.url!,
        authorization: request.headers.authorization,
      };
      requests.push(asked);
      const respond = await reply(asked, requests.length);
      await respond(response);
    } catch (error) {
      // An error of the test itself gives an answer that no client mistakes for a model's.
      if (!response.headersSent) response.writeHead(418).end(String(error));
      else response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    countHeld: () => held.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
