import { isLoopback, type LanguageModelSettings } from "../../config.ts";
import { type Attempt, retry } from "../../concurrency/retry.ts";
import { FULL_CAPABILITIES, FORMATS, giveRoom, stepDown } from "./capabilities.ts";
import { exchangeOnce } from "./exchange.ts";
import { judgeExchange } from "./judge-exchange.ts";
import { type LanguageModel, type ModelAnswer, ModelFailure, type ModelRequest } from "./port.ts";

const ATTEMPTS_MAX = 4;
const BACK_OFF_MS = 500;
/** The longest Retry-After wait that we accept when the caller gave no deadline. */
const WAIT_MS_MAX = 60_000;

/** Any service compatible with OpenAI's chat completions. Which parameters it accepts is learnt once, then kept. */
export function openServiceModel(
  settings: Pick<LanguageModelSettings, "baseUrl" | "apiKey" | "model">,
  { backOffMs = BACK_OFF_MS } = {},
): LanguageModel {
  const { host, hostname } = new URL(settings.baseUrl);
  const closing = new AbortController();
  let learnt = FULL_CAPABILITIES;
  return {
    describe: () => ({ model: settings.model, host, local: isLoopback(hostname) }),
    async close() {
      closing.abort();
    },
    async ask(request, signal) {
      const until = AbortSignal.any([signal, closing.signal]);
      const endsAt = request.endsAt ?? Date.now() + WAIT_MS_MAX;
      let capabilities = learnt;
      const attempt = async (): Promise<Attempt<ModelAnswer>> => {
        const judged = judgeExchange(await exchangeOnce(settings, request, capabilities, until), request);
        if ("value" in judged) return judged;
        if (until.aborted) return { failure: endedBy(until), again: "never" };
        const { complaints, cramped } = judged;
        const next = complaints
          ? stepDown(capabilities, complaints)
          : cramped
            ? giveRoom(capabilities)
            : null;
        if (!next) return judged;
        capabilities = next;
        return { ...judged, again: "now" };
      };
      const patience = { signal: until, endsAt, attemptsMax: ATTEMPTS_MAX, backOffMs };
      const answer = await retry(attempt, patience).catch((failure: ModelFailure) => {
        // When the deadline falls during a wait, throw the failure we waited on; when the caller left, say only that.
        throw until.aborted && !isDeadline(until) ? endedBy(until) : failure;
      });
      const ignored = FORMATS[capabilities.format] === "json_schema" && !holdsRequired(answer.value, request);
      // A server that enforces schemas could not send this answer: from now on, ask for the schema in the prompt
      // instead.
      learnt = ignored ? { ...capabilities, format: capabilities.format + 1 } : capabilities;
      return answer;
    },
  };
}

const isDeadline = ({ reason }: AbortSignal): boolean => reason?.name === "TimeoutError";

function endedBy(signal: AbortSignal): ModelFailure {
  return isDeadline(signal)
    ? new ModelFailure("timeout", "the model's service took too long")
    : new ModelFailure("cancelled", "the caller left");
}

function holdsRequired(value: unknown, { schema }: ModelRequest): boolean {
  const required = Array.isArray(schema["required"]) ? (schema["required"] as string[]) : [];
  return typeof value === "object" && value !== null && required.every((key) => key in value);
}
