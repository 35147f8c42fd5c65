import type { Processors } from "@app/contracts/coach";
import { isLoopback } from "../../config.ts";
import type { Deps } from "../../deps.ts";

/** Who sees what on this server as it runs: names and machines, neither a key nor the rest of an address. */
export function describeProcessors({
  transcriber,
  coach,
  config,
}: Pick<Deps, "transcriber" | "coach" | "config">): Processors {
  const { method, model } = transcriber.describe();
  const host = method === "service" && config.transcription ? hostOf(config.transcription.baseUrl) : null;
  return {
    transcription: { method, model, host },
    coach: coach.describe(),
    mailHost: config.mail && hostOf(config.mail.smtpUrl),
    signInHost: config.oidc && hostOf(config.oidc.issuer),
  };
}

/** Null for this very machine: nothing leaves it. */
function hostOf(baseUrl: string): string | null {
  const { hostname, host } = new URL(baseUrl);
  return isLoopback(hostname) ? null : host;
}
