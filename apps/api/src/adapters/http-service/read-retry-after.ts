/** A Retry-After header (seconds or a date) in milliseconds from now; undefined when it is neither. */
export function readRetryAfter(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return undefined;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * 1000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
