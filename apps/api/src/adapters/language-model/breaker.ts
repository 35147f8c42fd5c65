import { type LanguageModel, ModelFailure, type ModelFailureKind } from "./port.ts";

/** About two pitches, which ask three things each. */
const FAILURES_MAX = 6;
const COOL_DOWN_MS = 60_000;
/** Failures that count against the service. An unusable answer is still an answer, and a caller who cancels proves nothing. */
const FAILURES = new Set<ModelFailureKind>(["unreachable", "busy", "timeout", "refused"]);

/** Leaves a service alone for a while after failures in a row, then lets one request find out for all the others. */
export function openBreaker(
  model: LanguageModel,
  { failuresMax = FAILURES_MAX, coolDownMs = COOL_DOWN_MS, now = () => performance.now() } = {},
): LanguageModel {
  let failures = 0;
  let restsUntil = 0;
  let probing = false;
  return {
    ...model,
    async ask(request, signal) {
      const probe = failures >= failuresMax;
      if (probe && (probing || now() < restsUntil))
        throw new ModelFailure("circuit_open", "the model's service failed several times in a row");
      if (probe) probing = true;
      try {
        const answer = await model.ask(request, signal);
        failures = 0;
        return answer;
      } catch (error) {
        const kind = error instanceof ModelFailure ? error.kind : "unreachable";
        if (FAILURES.has(kind)) {
          failures += 1;
          // Requests that were under way when it opened do not prolong the rest.
          if (probe || failures === failuresMax) restsUntil = now() + coolDownMs;
        } else if (kind !== "cancelled") failures = 0;
        throw error;
      } finally {
        if (probe) probing = false;
      }
    },
  };
}
