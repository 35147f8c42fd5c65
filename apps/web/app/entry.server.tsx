import { PassThrough } from "node:stream";
import { NONCE_HEADER } from "@app/contracts/page-request";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { NonceContext } from "./lib/nonce.ts";

export const streamTimeout = 5_000;

/** Renders one page with the nonce of its Content-Security-Policy on every script. */
export default function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> | Response {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method.toUpperCase() === "HEAD") return new Response(null, { status: statusCode, headers });

  const nonce = request.headers.get(NONCE_HEADER) ?? undefined;
  const waitForAll = isbot(request.headers.get("user-agent") ?? "");
  let status = statusCode;

  return new Promise((resolve, reject) => {
    const answer = () => {
      const body = new PassThrough();
      resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [waitForAll ? "onAllReady" : "onShellReady"]: answer,
        onShellError: reject,
        onError() {
          status = 500;
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}
