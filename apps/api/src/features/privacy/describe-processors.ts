import type { Processors } from "@app/contracts/coach";
import { isLoopback } from "../../config.ts";
import type { Deps } from "../../deps.ts";

/** Which outside services receive what on this server: their names and hosts, neither keys nor full URLs. */
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

/** Null for this very machine: no data leaves it. */
function hostOf(baseUrl: string): string | null {
  const { hostname, host } = new URL(baseUrl);
  return isLoopback(hostname) ? null : host;
}
