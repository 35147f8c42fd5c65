import { ERRORS, type ErrorBody, type ErrorCode } from "@app/contracts/errors";
import type { FastifyReply, FastifyRequest } from "fastify";
import { QueueFull } from "../concurrency/fair-queue.ts";
import { asDatabaseUnavailable } from "@app/private-postgres/unavailable";
import * as z from "zod/mini";
import { Refusal } from "../errors.ts";

const UNAVAILABLE_RETRY_SEC = 2;
/** A full engine queue needs some seconds to shrink. */
const FULL_RETRY_SEC = 5;

/** Fastify's own errors, mapped to ours. */
const FRAMEWORK_REFUSALS: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "request_too_large",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "media_type_unsupported",
};

/**
 * Logged when an endpoint answers with an error that its declaration lacks: this fails a test, and callers see no
 * difference.
 */
export const UNDECLARED = "refusal missing from the endpoint's errors";

interface DescribedError {
  status: number;
  body: ErrorBody;
  retryAfterSec: number | undefined;
}

/** All error answers go through here: a French sentence, never a stack trace, a query or an English word. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSec } = describeError(error, request);
  if (retryAfterSec !== undefined) reply.header("retry-after", Math.ceil(retryAfterSec));
  return reply.code(status).send(body);
}

/** The same, when the status is already sent. */
export function describeError(error: unknown, request: FastifyRequest): DescribedError {
  const refusal = asRefusal(error);
  const { status, message } = ERRORS[refusal.code];
  const { config, url: route } = request.routeOptions;
  if (config.errors && !config.errors.includes(refusal.code))
    request.log.warn({ code: refusal.code, route }, UNDECLARED);
  // Refused on purpose, as in a flood of sign-ins: nothing failed, and one line each would fill the log.
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

/** Logs names and code positions only: the message of a database error repeats the query's values. */
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

/** Paths of the fields that failed validation: our own names, never their values. */
function listUnproved(cause: Error): string[] | undefined {
  if (!(cause instanceof z.core.$ZodError)) return undefined;
  return cause.issues.slice(0, 8).map(({ code, path }) => `${path.join(".")}: ${code}`);
}
