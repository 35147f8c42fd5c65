/** A program of this machine that speaks OpenAI's protocol on the port that it takes unless told otherwise. */
interface LocalServer {
  name: string;
  baseUrl: string;
  /** The models that it says it has, first ones. */
  models: string[];
}

const USUAL: readonly { name: string; baseUrl: string }[] = [
  { name: "Ollama", baseUrl: "http://127.0.0.1:11434/v1" },
  { name: "llama.cpp", baseUrl: "http://127.0.0.1:8080/v1" },
  { name: "LM Studio", baseUrl: "http://127.0.0.1:1234/v1" },
];
const PATIENCE_MS = 400;
const MODELS_MOST = 3;

/** Asks the usual ports for their list of models, and nothing else: found is not used. Never throws. */
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

/** What an operator sets to use it, in French; nothing is used unasked. */
export function tellLocalServer({ name, baseUrl, models: [model] }: LocalServer): string {
  return `${name} répond sur cette machine et n'est pas utilisé. Pour qu'il lise les pitchs : LLM_BASE_URL=${baseUrl} LLM_MODEL=${model}`;
}
