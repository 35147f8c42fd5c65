type Values = Record<string, unknown> | undefined;

/** `/analysis/:id` with `{ id }` gives `/api/analysis/…`; undefined query values are omitted. */
export function buildUrl(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Values)?.[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query as Values) ?? {}))
    if (value !== undefined && value !== null) search.set(name, String(value));
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}
