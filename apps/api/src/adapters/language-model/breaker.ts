import { type LanguageModel, ModelFailure, type ModelFailureKind } from "./port.ts";

/** About two pitches, each of which asks three questions. */
const FAILURES_MAX = 6;
const COOL_DOWN_MS = 60_000;
/**
 * Failures that count against the service. An unusable answer is still an answer, and a cancelled call says nothing
 * about it.
 */
const FAILURES = new Set<ModelFailureKind>(["unreachable", "busy", "timeout", "refused"]);

/** Circuit breaker: stops calling a service for a while after failures in a row, then lets one request test it. */
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
          // Requests already under way when the breaker opened do not extend the pause.
          if (probe || failures === failuresMax) restsUntil = now() + coolDownMs;
        } else if (kind !== "cancelled") failures = 0;
        throw error;
      } finally {
        if (probe) probing = false;
      }
    },
  };
}
