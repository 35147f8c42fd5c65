import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import path from "node:path";
import { NONCE_HEADER } from "@app/contracts/page-request";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { lightenPage } from "../build-steps/lighten-page.ts";
import { stylesOf } from "../build-steps/read-styles.ts";
import { startInline, startLater } from "../build-steps/start-later.ts";
import { NonceContext } from "./lib/nonce.ts";

export const streamTimeout = 5_000;

/** The styles of the build that contains this module. */
const stylesFor = stylesOf(path.join(import.meta.dirname, ".."));

/**
 * Renders one page with its styles inlined and its Content-Security-Policy nonce on every script. No page has late
 * parts: each is sent whole. Prerendered pages, which have no nonce, are finished by the build.
 */
export default async function handleRequest(
  request: Request,
  statusCode: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (request.method.toUpperCase() === "HEAD") return new Response(null, { status: statusCode, headers });

  const nonce = request.headers.get(NONCE_HEADER) ?? undefined;
  let status = statusCode;
  const html = await new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        onAllReady() {
          clearTimeout(late);
          text(pipe(new PassThrough())).then(resolve, reject);
        },
        onShellError: reject,
        onError() {
          status = 500;
        },
      },
    );
    const late = setTimeout(abort, streamTimeout + 1000).unref();
  });
  const page = nonce === undefined ? html : lightenPage(startLater(html, startInline), stylesFor);
  return new Response(page, { status, headers });
}
