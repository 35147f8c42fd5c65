import { ERRORS, type ErrorCode } from "@app/contracts/errors";

interface RefusalDetails {
  /** Replaces the catalogue's sentence: the message of the schema that failed. */
  detail?: string;
  fields?: Record<string, string>;
  retryAfterSec?: number;
  cause?: unknown;
}

/** Any error answer, thrown from anywhere; the error funnel (`http/error-funnel.ts`) turns it into a response. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
