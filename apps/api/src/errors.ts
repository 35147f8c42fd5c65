import { ERRORS, type ErrorCode } from "@app/contracts/errors";

interface RefusalDetails {
  /** Instead of the catalogue's sentence: the message of the schema that refused. */
  detail?: string;
  fields?: Record<string, string>;
  retryAfterSec?: number;
  cause?: unknown;
}

/** An answer that is not a success, thrown from anywhere; the error funnel (`http/error-funnel.ts`) turns it into a response. */
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
