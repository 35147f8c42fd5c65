import type { ChatRequest } from "../../../../apps/api/src/adapters/language-model/test-support/model-server.ts";
import { startModelServer } from "../../../../apps/api/src/adapters/language-model/test-support/model-server.ts";
import { answer } from "../../../../apps/api/src/adapters/language-model/test-support/canned-responses.ts";
import type { Character } from "../../../../apps/api/src/features/coach/test-support/honest-model.ts";
import { PROBE } from "../../check/probe-formats.ts";

export const KEY = "cle-factice-123";

/** A simulated service that also answers the operator's small question, and the settings to reach it. */
export async function openService(
  character: Character,
  probed: Character = () => answer('{"reponse":"Paris"}'),
) {
  const server = await startModelServer((request) =>
    isProbe(request) ? probed(request) : character(request),
  );
  const env = { LLM_BASE_URL: server.baseUrl, LLM_MODEL: "modele-factice", LLM_API_KEY: KEY };
  return { ...server, env };
}

function isProbe({ messages }: ChatRequest): boolean {
  return messages.some(({ content }) => content === PROBE.turns[0]!.text);
}

/** A console that records what is printed. */
export function openConsole(signal = new AbortController().signal) {
  const printed: string[] = [];
  const told: string[] = [];
  return {
    printed,
    told,
    console: {
      print: (line: string) => printed.push(line),
      tell: (line: string) => told.push(line),
      signal,
    },
  };
}
