/** The database cannot answer for now: worth a 503 and another try, never a 500. */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";
}

/** SQLSTATE classes: 08 connection, 53 resources (53300 too many connections), 57P server stopping or starting; 57014 statement timeout. */
const SQLSTATE = /^(?:08|53|57P)...?$|^57014$/;
const SYSTEM_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT", "EAI_AGAIN"]);
/** What pg says without a code. */
const PG_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** Finds the cause under drizzle's wrapping; undefined for an error of the statement itself. */
export function asDatabaseUnavailable(error: unknown): DatabaseUnavailable | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof DatabaseUnavailable) return cause;
    const { code, syscall } = cause as NodeJS.ErrnoException;
    const system = SYSTEM_CODES.has(code ?? "") && (code !== "ENOENT" || syscall === "connect");
    if (system || SQLSTATE.test(code ?? "") || PG_MESSAGES.test(cause.message))
      return new DatabaseUnavailable(code ?? "connection", { cause: error });
  }
  return undefined;
}
