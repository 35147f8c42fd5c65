import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, Output } from "ai";
import type { LanguageModelSettings } from "../../config.ts";
import { readCapped } from "../http-service/read-capped.ts";
import { type Capabilities, FORMATS, fitBody } from "./capabilities.ts";
import { holdsThinking } from "./extract-json.ts";
import { joinChunks } from "./join-chunks.ts";
import type { ModelRequest } from "./port.ts";

const BODY_BYTES_MAX = 4_000_000;
/** Greedy decoding and a fixed seed, so that the same pitch gets the same judgement twice. */
const TEMPERATURE = 0;
const SEED = 1;

/** One request and its result, as seen on the wire. */
export interface Exchange {
  response?: { status: number; retryAfter: string | null; body: string };
  /** The error that ended the connection; never shown, since it may quote what was sent. */
  broken?: unknown;
  /** Set when the SDK could read the response as a chat completion. */
  completion?: { text: string; finish: string; tokens: number | undefined; thought: boolean };
}

/** Never throws: any error is in the exchange. The SDK neither retries, nor logs, nor traces. */
export async function exchangeOnce(
  { baseUrl, apiKey, model }: Pick<LanguageModelSettings, "baseUrl" | "apiKey" | "model">,
  request: ModelRequest,
  capabilities: Capabilities,
  signal: AbortSignal,
): Promise<Exchange> {
  const seen: Exchange = {};
  const provider = createOpenAICompatible({
    name: "coach",
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey !== null && { apiKey }),
    transformRequestBody: (body) => fitBody(body, capabilities),
    // Redirections are not followed: they could lead anywhere. The body is read and capped before the SDK sees it.
    fetch: async (url, init) => {
      try {
        const response = await fetch(url, { ...init, redirect: "manual" });
        const { status, headers } = response;
        const body = joinChunks(
          await readCapped(response, BODY_BYTES_MAX),
          headers.get("content-type") ?? "",
        );
        seen.response = { status, retryAfter: headers.get("retry-after"), body };
        return new Response(body || null, { status, headers: { "content-type": "application/json" } });
      } catch (error) {
        seen.broken = error;
        throw error;
      }
    },
  });
  try {
    const result = await generateText({
      model: provider(model),
      instructions: FORMATS[capabilities.format] === "json_schema" ? request.system : describeSchema(request),
      messages: request.turns.map(({ role, text }) => ({ role, content: text })),
      output: chooseOutput(request, capabilities),
      maxOutputTokens: request.outputTokensMax,
      maxRetries: 0,
      abortSignal: signal,
      telemetry: { isEnabled: false },
      ...(capabilities.temperature && { temperature: TEMPERATURE }),
      ...(capabilities.seed && { seed: SEED }),
    });
    const { text, finishReason: finish, usage, reasoningText } = result;
    const thought = Boolean(reasoningText || usage.outputTokenDetails.reasoningTokens) || holdsThinking(text);
    seen.completion = { text, finish, tokens: usage.totalTokens, thought };
  } catch {
    // The exchange already holds the error, without the prompt that the SDK's errors carry.
  }
  return seen;
}

/**
 * The response format for these capabilities. We parse the text ourselves, to accept an answer with prose around its
 * JSON.
 */
function chooseOutput({ name, schema }: ModelRequest, { format }: Capabilities) {
  if (FORMATS[format] === "plain") return Output.text();
  const output =
    FORMATS[format] === "json_schema"
      ? Output.object({ name, schema: jsonSchema<unknown>(schema) })
      : Output.json();
  return { ...output, parseCompleteOutput: async ({ text }: { text: string }) => text as never };
}

function describeSchema({ system, schema }: ModelRequest): string {
  return `${system}\n\nRéponds par un seul objet JSON, sans aucun texte autour, conforme à ce schéma JSON :\n${JSON.stringify(schema)}`;
}
