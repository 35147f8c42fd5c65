/**
 * A system code such as ECONNREFUSED; undici wraps it in « fetch failed ». Never the message: it may quote what we
 * sent.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, cause, name } = error as NodeJS.ErrnoException;
  return code ?? (cause ? codeOf(cause) : name);
}
