import { type AskApi, ASK_API, type PageAnswer } from "@app/contracts/page-request";
import type { RouterContextProvider } from "react-router";

/**
 * Calls the API while the server renders a page: in-process in production, over HTTP under the development server,
 * which has no API of its own.
 *
 * @param path below `/api`
 */
export async function askApi(
  path: string,
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<PageAnswer> {
  const ask = findAsk(context);
  if (ask) return ask(path);
  const answer = await fetch(new URL(`/api${path}`, request.url));
  return { status: answer.status, body: await answer.json() };
}

function findAsk(context: Readonly<RouterContextProvider>): AskApi | null {
  try {
    return context.get(ASK_API as never) as AskApi;
  } catch {
    // The router throws if the context was never set.
    return null;
  }
}
