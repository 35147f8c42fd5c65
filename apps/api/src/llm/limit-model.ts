import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureKind,
  type ModelRequest,
} from "../adapters/language-model/port.ts";
import type { Database } from "../db/database.ts";
import { raceAbort } from "../concurrency/race-abort.ts";
import { reserveTokens, settleTokens } from "./store.ts";
import { type FairQueue, openFairQueue, type Place, QueueFull } from "../concurrency/fair-queue.ts";

/** More parallel questions slow every answer down, and make services refuse. */
const AT_ONCE = 8;
/** With more waiting, a question would reach its deadline before its turn. */
const WAITING_MAX = 24;
const queueOfProcess = openFairQueue({ atOnce: AT_ONCE, waitingMax: WAITING_MAX });

/** French has about three characters per token: this never underestimates. */
const CHARACTERS_PER_TOKEN = 2;
/**
 * Failures that cost nothing; after any other, the service may have produced, and counted, an answer that we never saw.
 */
const FREE: ReadonlySet<ModelFailureKind> = new Set(["refused", "busy", "unreachable", "circuit_open"]);

interface Limits {
  database: Database;
  /** Tokens of one day, for all processes together; null where no budget is set. */
  dailyTokens: number | null;
  place: Pick<Place, "user" | "rank">;
  queue?: FairQueue;
}

/** The same model with limits: so many parallel questions, so many tokens a day. */
export function limitModel(
  model: LanguageModel,
  { database, dailyTokens, place, queue = queueOfProcess }: Limits,
): LanguageModel {
  return {
    ...model,
    async ask(request, signal) {
      try {
        return await queue.run({ ...place, signal }, () =>
          dailyTokens === null
            ? raceAbort(() => model.ask(request, signal), signal)
            : askWithinBudget(model, request, signal, { database, dailyTokens }),
        );
      } catch (error) {
        if (error instanceof QueueFull) throw new ModelFailure("busy", "too many questions wait already");
        throw error;
      }
    },
  };
}

async function askWithinBudget(
  model: LanguageModel,
  request: ModelRequest,
  signal: AbortSignal,
  { database, dailyTokens }: { database: Database; dailyTokens: number },
) {
  const reserved = estimateTokens(request);
  const day = await reserveTokens(database, reserved, dailyTokens);
  if (day === null) throw new ModelFailure("budget_exceeded", "the tokens of the day are spent");
  // If settling fails, the reservation stays: the budget may run out early, never late.
  const settle = (spent: number) => settleTokens(database, { day, reserved, spent }).catch(() => {});
  try {
    const answer = await raceAbort(() => model.ask(request, signal), signal);
    await settle(answer.tokens);
    return answer;
  } catch (error) {
    if (error instanceof ModelFailure && FREE.has(error.kind)) await settle(0);
    throw error;
  }
}

function estimateTokens({ system, turns, schema, outputTokensMax }: ModelRequest): number {
  const asked = [system, ...turns.map(({ text }) => text), JSON.stringify(schema)];
  const characters = asked.reduce((sum, text) => sum + text.length, 0);
  return Math.ceil(characters / CHARACTERS_PER_TOKEN) + outputTokensMax;
}
