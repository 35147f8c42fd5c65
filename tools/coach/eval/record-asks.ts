import {
  type LanguageModel,
  ModelFailure,
  type ModelFailureKind,
} from "@app/api/adapters/language-model/port";

/** One question as the product asked it, and how it ended. */
export interface Ask {
  /** `ModelRequest.name`. */
  name: string;
  /** The JSON of the answer, not validated. */
  value: unknown;
  tokens: number;
  ms: number;
  failure: ModelFailureKind | null;
}

/** The same model, with all questions and answers recorded, since the product does not keep them. */
export function recordAsks(model: LanguageModel): { model: LanguageModel; asks: Ask[] } {
  const asks: Ask[] = [];
  return {
    asks,
    model: {
      describe: () => model.describe(),
      close: () => model.close(),
      async ask(request, signal) {
        const startedAt = performance.now();
        const end = (rest: Pick<Ask, "value" | "tokens" | "failure">) =>
          asks.push({ name: request.name, ms: performance.now() - startedAt, ...rest });
        try {
          const answer = await model.ask(request, signal);
          end({ value: answer.value, tokens: answer.tokens, failure: null });
          return answer;
        } catch (error) {
          end({
            value: undefined,
            tokens: 0,
            failure: error instanceof ModelFailure ? error.kind : "unreachable",
          });
          throw error;
        }
      },
    },
  };
}
