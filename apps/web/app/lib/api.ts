import type { Endpoint, EndpointAnswer, EndpointCall } from "@app/contracts/endpoint";
import { type ErrorBody, errorBody } from "@app/contracts/errors";
import { MESSAGES } from "@app/contracts/messages";
import { buildUrl } from "./build-url.ts";
import { endExpiredSession } from "./expired-session.ts";
import { readToken } from "./session.ts";

/** A code that the server never uses. */
const UNTOLD = "untold";

/** The server refused the call. `message` is the French sentence to show. */
export class ApiError extends Error {
  override name = "ApiError";
  status: number;
  code: string;
  fields: Record<string, string>;
  retryAfterSec: number | null;

  /** The server gave no reason: each action then has its own message. */
  get untold(): boolean {
    return this.code === UNTOLD;
  }

  constructor(status: number, body: ErrorBody, retryAfterSec: number | null = null) {
    super(body.detail);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.retryAfterSec = retryAfterSec;
  }
}

/** No answer, or an invalid one: the same call may be sent again. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

type Given<T> = { [Key in keyof T as undefined extends T[Key] ? never : Key]: T[Key] };
type ApiCall<E extends Endpoint> = Given<EndpointCall<E>> & Partial<EndpointCall<E>>;

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** One per click: the same key sent again is never charged twice. */
  idempotencyKey?: string;
  /** The requested media type, if the endpoint has several. */
  accept?: string;
}

interface SentCall {
  response: Response;
  /** The token that was sent. */
  token: string | null;
}

function describeBody(endpoint: Endpoint, body: unknown): { type?: string; content?: string } {
  if (endpoint.body === undefined || body === undefined) return {};
  if (endpoint.bodyType !== "form") return { type: "application/json", content: JSON.stringify(body) };
  const form = new URLSearchParams(body as Record<string, string>);
  return { type: "application/x-www-form-urlencoded", content: form.toString() };
}

/** Reads an endpoint's answer: throws a refusal, validates a success. `token` is the one that was sent. */
export async function readAnswer<E extends Endpoint>(
  endpoint: E,
  response: Response,
  token: string | null,
): Promise<EndpointAnswer<E>> {
  if (!response.ok) throw endSessionIfExpired(endpoint, await readRefusal(response), token);
  if (!endpoint.response) return undefined as EndpointAnswer<E>;
  const answer = endpoint.response.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new NetworkError(MESSAGES.unexpected, { cause: answer.error });
  return answer.data as EndpointAnswer<E>;
}

/** A 401 answer closes the session whose token was sent. Returns the refusal. */
export function endSessionIfExpired(endpoint: Endpoint, refusal: ApiError, token: string | null): ApiError {
  if (refusal.status === 401 && endpoint.access === "user") endExpiredSession(token);
  return refusal;
}

async function readRefusal(response: Response): Promise<ApiError> {
  const parsed = errorBody.safeParse(await response.json().catch(() => null));
  const body = parsed.success ? parsed.data : { detail: MESSAGES.unexpected, code: UNTOLD };
  const wait = Number(response.headers.get("retry-after") ?? Number.NaN);
  return new ApiError(response.status, body, Number.isFinite(wait) ? wait : null);
}

/** Sends one call; the caller reads the answer. */
export async function sendCall<E extends Endpoint>(
  endpoint: E,
  call: ApiCall<E>,
  options: CallOptions = {},
): Promise<SentCall> {
  const { type, content } = describeBody(endpoint, call.body);
  const token = readToken();
  const headers = new Headers({ accept: options.accept ?? "application/json" });
  if (type) headers.set("content-type", type);
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);

  try {
    const response = await fetch(buildUrl(endpoint.path, call.params, call.query), {
      method: endpoint.method,
      headers,
      body: content ?? null,
      signal: options.signal ?? null,
    });
    return { response, token };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new NetworkError(MESSAGES.unexpected, { cause: error });
  }
}

/** Calls one endpoint of the contracts and validates its answer. */
export async function callApi<E extends Endpoint>(
  endpoint: E,
  call: ApiCall<E>,
  options: CallOptions = {},
): Promise<EndpointAnswer<E>> {
  const { response, token } = await sendCall(endpoint, call, options);
  return readAnswer(endpoint, response, token);
}
