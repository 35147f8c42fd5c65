import { finishLinkedIn, startLinkedIn } from "@app/contracts/linkedin";
import { type Api, type Exchange, mount } from "../../http/mount.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { FLOW_SEC, startSignIn } from "./start-sign-in.ts";

/** A random value that ties the return to the browser that started: a link made by somebody else signs nobody in. */
const COOKIE = "sign_in_browser";
const VALUE = /^[\w-]{43}$/;
const PATH = "/api/auth/linkedin";

function readBrowser({ request }: Exchange): string | null {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? "";
  return VALUE.test(value) ? value : null;
}

export function mountLinkedIn(api: Api): void {
  const { deps } = api;
  const secure = deps.config.publicUrl.startsWith("https:") ? "; Secure" : "";

  mount(api, startLinkedIn, async (_call, exchange) => {
    const { url, browser } = await startSignIn(deps, readBrowser(exchange));
    const cookie = `${COOKIE}=${browser}; Path=${PATH}; Max-Age=${FLOW_SEC}; HttpOnly; SameSite=Lax${secure}`;
    exchange.reply.header("set-cookie", cookie);
    return { auth_url: url };
  });
  mount(api, finishLinkedIn, async ({ query }, exchange) => {
    const token = await finishSignIn(deps, query, readBrowser(exchange));
    return { access_token: token, token_type: "bearer" as const };
  });
}
