import {
  FULL_CAPABILITIES,
  FORMATS,
  giveRoom,
  stepDown,
} from "@app/api/adapters/language-model/capabilities";
import { exchangeOnce } from "@app/api/adapters/language-model/exchange";
import { judgeExchange } from "@app/api/adapters/language-model/judge-exchange";
import {
  ModelFailure,
  type ModelFailureKind,
  type ModelRequest,
} from "@app/api/adapters/language-model/port";
import type { LanguageModelSettings } from "@app/api/config";

export interface FormatProbe {
  format: (typeof FORMATS)[number];
  end: "followed" | "ignored" | "notUnderstood" | ModelFailureKind;
}

/** A trivial question, whose answer shows whether the requested format is obeyed. */
export const PROBE: ModelRequest = {
  name: "essai",
  system: "Tu réponds à des questions simples, en JSON.",
  turns: [{ role: "user", text: "Quelle est la capitale de la France ? Réponds dans le champ « reponse »." }],
  schema: {
    type: "object",
    properties: { reponse: { type: "string" } },
    required: ["reponse"],
    additionalProperties: false,
  },
  outputTokensMax: 2000,
};

/** Tries each format separately, whichever the product would choose; other settings are lowered as in the product. */
export async function probeFormats(
  settings: LanguageModelSettings,
  until: () => AbortSignal,
): Promise<FormatProbe[]> {
  const probes: FormatProbe[] = [];
  for (const format of FORMATS) probes.push({ format, end: await probeFormat(settings, format, until()) });
  return probes;
}

async function probeFormat(
  settings: LanguageModelSettings,
  format: FormatProbe["format"],
  signal: AbortSignal,
): Promise<FormatProbe["end"]> {
  const asked = FORMATS.indexOf(format);
  let capabilities = { ...FULL_CAPABILITIES, format: asked };
  for (;;) {
    const judged = judgeExchange(await exchangeOnce(settings, PROBE, capabilities, signal), PROBE);
    if ("value" in judged) return isObeyed(judged.value.value) ? "followed" : "ignored";
    if (signal.aborted) return "timeout";
    const { complaints, cramped, failure } = judged;
    const next = complaints ? stepDown(capabilities, complaints) : cramped ? giveRoom(capabilities) : null;
    if (complaints && next?.format !== asked) return "notUnderstood";
    if (!next) return failure instanceof ModelFailure ? failure.kind : "unreachable";
    capabilities = next;
  }
}

function isObeyed(value: unknown): boolean {
  return typeof (value as { reponse?: unknown } | undefined)?.reponse === "string";
}
