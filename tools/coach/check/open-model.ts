import { chooseLanguageModel } from "@app/api/adapters/language-model/choose-language-model";
import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureKind,
} from "@app/api/adapters/language-model/port";
import { type LanguageModelSettings, readConfig, StartRefusal } from "@app/api/config";
import { PROBE } from "./probe-formats.ts";

export interface OpenModel {
  settings: LanguageModelSettings;
  model: LanguageModel;
}

/** The model that the server would use with this environment; throws a French line when there is none. */
export async function openModel(env: NodeJS.ProcessEnv): Promise<OpenModel> {
  const { llm } = readConfig(env);
  if (!llm)
    throw new StartRefusal(
      "Aucun modèle n'est réglé : le moteur parle seul. Donnez LLM_BASE_URL et LLM_MODEL (et LLM_API_KEY si le service en demande une) ; docs/coach.md dit comment.",
    );
  return { settings: llm, model: await chooseLanguageModel(llm) };
}

/** Asks one small question and times it. */
export async function askProbe(
  { model, settings }: OpenModel,
  signal: AbortSignal,
): Promise<{ ms: number; tokens: number }> {
  const startedAt = performance.now();
  const deadline = AbortSignal.timeout(1000 * settings.deadlineSec);
  const endsAt = Date.now() + 1000 * settings.deadlineSec;
  try {
    const { tokens } = await model.ask({ ...PROBE, endsAt }, AbortSignal.any([signal, deadline]));
    return { ms: performance.now() - startedAt, tokens };
  } catch (error) {
    throw new StartRefusal(describeFailure(error, settings));
  }
}

const ADVICE: Record<ModelFailureKind, string> = {
  refused: "Le service refuse la demande : vérifiez LLM_API_KEY, LLM_MODEL et l'adresse LLM_BASE_URL",
  busy: "Le service est occupé ou en panne : réessayez plus tard, ou voyez les limites de votre compte",
  unreachable: "Le service ne répond pas : vérifiez l'adresse LLM_BASE_URL, et qu'il est en marche",
  timeout: "Le service n'a pas répondu à temps : un modèle plus rapide, ou LLM_DEADLINE_SEC plus long",
  cancelled: "Interrompu",
  malformed:
    "Le service répond, mais d'une façon inutilisable : vérifiez LLM_BASE_URL, et que LLM_MODEL est un modèle de conversation",
  content_filter: "Le modèle refuse de répondre à une question anodine : choisissez-en un autre",
  circuit_open: "Le service a échoué plusieurs fois de suite : réessayez plus tard",
  budget_exceeded: "Les jetons du jour sont dépensés",
};

/** What the operator can do about it; a failure's message contains neither the key nor a word of a pitch. */
function describeFailure(error: unknown, { baseUrl }: LanguageModelSettings): string {
  if (!(error instanceof ModelFailure)) throw error;
  return `${ADVICE[error.kind]} (${new URL(baseUrl).host} : ${error.message}).`;
}
