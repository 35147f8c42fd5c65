import * as z from "zod/mini";
import type { Attempt } from "../../concurrency/retry.ts";
import { codeOf } from "../http-service/code-of.ts";
import { EndlessBody } from "../http-service/read-capped.ts";
import { readRetryAfter } from "../http-service/read-retry-after.ts";
import { namesFormat } from "./capabilities.ts";
import type { Exchange } from "./exchange.ts";
import { dropThinking, extractJson } from "./extract-json.ts";
import { type ModelAnswer, ModelFailure, type ModelFailureKind, type ModelRequest } from "./port.ts";

type Judged = Attempt<ModelAnswer> & {
  /** Error texts of a service that did not understand the request; never shown, since they may quote the pitch. */
  complaints?: readonly string[];
  /** The reasoning used up the token limit before the answer. */
  cramped?: boolean;
};

/** Statuses that mean a request was not understood, as opposed to a refused key or account. */
const NOT_UNDERSTOOD = new Set([400, 404, 415, 422, 501]);
/** Errors that waiting does not solve and that the operator must read: the only text of a service that we repeat. */
const TOLD_CODES = new Set([
  "model_not_found",
  "insufficient_quota",
  "invalid_api_key",
  "context_length_exceeded",
]);
/** Used when a service reports no token count: French has three to four characters per token. */
const CHARACTERS_PER_TOKEN = 3;

const errorBody = z.object({
  error: z.object({
    message: z.catch(z.string(), ""),
    code: z.catch(z.union([z.string(), z.number()]), ""),
    param: z.catch(z.string(), ""),
  }),
});
const refusalBody = z.object({ choices: z.array(z.object({ message: z.object({ refusal: z.string() }) })) });

export function judgeExchange({ response, broken, completion }: Exchange, request: ModelRequest): Judged {
  if (broken instanceof EndlessBody) return fail("malformed", broken.message);
  if (!response) return fail("unreachable", `the model's service: ${codeOf(broken)}`, { again: "later" });
  if (!completion) return judgeRefusal(response);
  const refusal = refusalBody.safeParse(parse(response.body));
  if (completion.finish === "content-filter" || (refusal.success && refusal.data.choices[0]?.message.refusal))
    return fail("content_filter", "the model declined to answer");
  if (completion.finish === "length")
    return { ...fail("malformed", "the answer was cut at its length"), cramped: completion.thought };
  const text = dropThinking(completion.text);
  if (text.trim() === "") return fail("malformed", "the answer is empty");
  const { tokens: told = 0 } = completion;
  // Ignore a count below one: it would release more of the budget than was reserved.
  const tokens = Number.isSafeInteger(told) && told > 0 ? told : estimateTokens(request, completion.text);
  return { value: { text, value: extractJson(text), tokens } };
}

function judgeRefusal({ status, retryAfter, body }: NonNullable<Exchange["response"]>): Judged {
  const parsed = errorBody.safeParse(parse(body));
  const { message, code, param } = parsed.success
    ? parsed.data.error
    : { message: body, code: "", param: "" };
  const told = `the model's service answered ${status}${TOLD_CODES.has(`${code}`) ? ` (${code})` : ""}`;
  // Some relays report an error of the service behind them with status 200.
  const meant = status !== 200 || !parsed.success ? status : readStatus(code);
  if (meant >= 200 && meant < 300) return fail("malformed", "the answer is not a chat completion");
  if (code === "insufficient_quota") return fail("refused", told);
  if (code === "content_filter") return fail("content_filter", told);
  // The model failed to write JSON although its service enforced it: the model's fault, not the format's.
  if (code === "json_validate_failed") return fail("malformed", told);
  const complaints = [param, message, body];
  if (meant >= 500 && namesFormat(message)) return { ...fail("refused", told), complaints };
  if (meant === 408 || meant === 429 || (meant >= 500 && meant !== 501))
    return fail("busy", told, { again: "later", waitMs: readRetryAfter(retryAfter) });
  if (code === "model_not_found" || /\bmodel\b.{0,200}\b(?:not found|does not exist)/i.test(message))
    return fail("refused", told);
  if (!NOT_UNDERSTOOD.has(meant)) return fail("refused", told);
  return { ...fail("refused", told), complaints };
}

const readStatus = (code: string | number): number => {
  const number = Number(code);
  return number >= 400 && number < 600 ? number : 502;
};

function fail(
  kind: ModelFailureKind,
  message: string,
  { again = "never", waitMs }: { again?: "never" | "later"; waitMs?: number | undefined } = {},
) {
  return { failure: new ModelFailure(kind, message), again, waitMs };
}

function estimateTokens({ system, turns, schema }: ModelRequest, text: string): number {
  const asked = system.length + JSON.stringify(schema).length;
  const said = turns.reduce((sum, turn) => sum + turn.text.length, text.length);
  return Math.ceil((asked + said) / CHARACTERS_PER_TOKEN);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
