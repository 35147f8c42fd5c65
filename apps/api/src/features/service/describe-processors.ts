import type { Processors } from "@app/contracts/coach";
import type { Deps } from "../../deps.ts";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Who sees what on this server as it runs: names and machines, neither a key nor the rest of an address. */
export function describeProcessors({
  transcriber,
  coach,
  config,
}: Pick<Deps, "transcriber" | "coach" | "config">): Processors {
  const { method, model } = transcriber.describe();
  const host = method === "service" && config.transcription ? hostOf(config.transcription.baseUrl) : null;
  return { transcription: { method, model, host }, coach: coach.describe() };
}

/** Null for this very machine: nothing leaves it. */
function hostOf(baseUrl: string): string | null {
  const { hostname, host } = new URL(baseUrl);
  return LOOPBACK.test(hostname) ? null : host;
}
