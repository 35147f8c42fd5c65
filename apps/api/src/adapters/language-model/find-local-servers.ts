/** A program on this machine that speaks OpenAI's protocol on its default port. */
interface LocalServer {
  name: string;
  baseUrl: string;
  /** The first models that it lists. */
  models: string[];
}

const USUAL: readonly { name: string; baseUrl: string }[] = [
  { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
  { name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
];
const PATIENCE_MS = 400;
const MODELS_MOST = 3;

/** Asks the usual local ports for their list of models; a server that is found is not used. Never throws. */
export async function findLocalServers(usual = USUAL): Promise<LocalServer[]> {
  const found = await Promise.all(
    usual.map(async ({ name, baseUrl }): Promise<LocalServer | null> => {
      try {
        const answer = await fetch(`${baseUrl}/models`, { signal: AbortSignal.timeout(PATIENCE_MS) });
        const { data } = (await answer.json()) as { data?: unknown };
        if (!answer.ok || !Array.isArray(data)) return null;
        const names = data.map((model: { id?: unknown } | null) => model?.id);
        const models = names.filter((id): id is string => typeof id === "string").slice(0, MODELS_MOST);
        return models.length > 0 ? { name, baseUrl, models } : null;
      } catch {
        return null;
      }
    }),
  );
  return found.filter((server) => server !== null);
}

/** Tells the operator, in French, which settings would use this server; it is never used by default. */
export function tellLocalServer({ name, baseUrl, models: [model] }: LocalServer): string {
  return `${name} répond sur cette machine et n'est pas utilisé. Pour qu'il lise les pitchs : LLM_BASE_URL=${baseUrl} LLM_MODEL=${model}`;
}
