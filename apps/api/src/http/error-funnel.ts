import { ERRORS, type ErrorBody, type ErrorCode } from "@app/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { QueueFull } from "../concurrency/fair-queue.ts";
import { asDatabaseUnavailable } from "@app/private-postgres/unavailable";
import * as z from "zod/mini";
import { Refusal } from "../errors.ts";

const UNAVAILABLE_RETRY_SEC = 2;
/** A full queue of the engine takes some seconds to get shorter. */
const FULL_RETRY_SEC = 5;

/** What Fastify refuses by itself, in our words. */
const FRAMEWORK_REFUSALS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "request_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "media_type_unsupported",
};

/** Logged when an endpoint refuses what its declaration does not list: a test fails, the caller sees no difference. */
export const UNDECLARED = "refusal missing from the endpoint's errors";

interface DescribedError {
  status: number;
  body: ErrorBody;
  retryAfterSec: number | undefined;
}

/** The one way out for everything that is not a success: a French sentence, never a stack, a query or an English word. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSec } = describeError(error, request);
  if (retryAfterSec !== undefined) reply.header("retry-after", Math.ceil(retryAfterSec));
  return reply.code(status).send(body);
}

/** The same, for an answer whose status is sent already. */
export function describeError(error: unknown, request: FastifyRequest): DescribedError {
  const refusal = asRefusal(error);
  const { status, message } = ERRORS[refusal.code];
  const { config, url: route } = request.routeOptions;
  if (config.errors && !config.errors.includes(refusal.code))
    request.log.warn({ code: refusal.code, route }, UNDECLARED);
  // Turned away on purpose, as a flood of sign-ins is: nothing failed, and a line for each would fill the log.
  if (refusal.code === "unavailable" && refusal.cause === undefined)
    request.log.info({ requestId: request.id, route }, "turned away");
  else if (status >= 500) logFailure(request, refusal);
  const { detail = message, fields, retryAfterSec } = refusal.details;
  return { status, body: { detail, code: refusal.code, ...(fields && { fields }) }, retryAfterSec };
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof QueueFull) return new Refusal("unavailable", { retryAfterSec: FULL_RETRY_SEC });
  const unavailable = asDatabaseUnavailable(error);
  if (unavailable)
    return new Refusal("unavailable", { retryAfterSec: UNAVAILABLE_RETRY_SEC, cause: unavailable });
  const { code = "", statusCode = 500 } = error as { code?: string; statusCode?: number };
  const known = FRAMEWORK_REFUSALS[code];
  if (known) return new Refusal(known);
  if (statusCode >= 400 && statusCode < 500) return new Refusal("request_unreadable");
  return new Refusal("unexpected", { cause: error });
}

/** Names and places only: the message of a database error repeats the values of its query. */
function logFailure(request: FastifyRequest, refusal: Refusal) {
  const causes = [];
  for (let cause = refusal.cause, depth = 0; cause instanceof Error && depth < 4; depth += 1) {
    const { name, code, stack = "" } = cause as NodeJS.ErrnoException;
    const at = stack
      .split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 8);
    causes.push({ name, code, at: at.map((line) => line.trim()), unproved: listUnproved(cause) });
    cause = cause.cause;
  }
  request.log.error({ requestId: request.id, code: refusal.code, causes }, "request failed");
}

/** Which fields of a value did not have their shape: names of ours, never what stood in them. */
function listUnproved(cause: Error): string[] | undefined {
  if (!(cause instanceof z.core.$ZodError)) return undefined;
  return cause.issues.slice(0, 8).map(({ code, path }) => `${path.join(".")}: ${code}`);
}
