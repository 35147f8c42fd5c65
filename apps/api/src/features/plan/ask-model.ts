import { readText } from "@app/engine/language";
import { findGraderInstructions } from "@app/engine/review";
import { askTask, patienceOf } from "../../llm/ask-task.ts";
import { limitModel } from "../../llm/limit-model.ts";
import { type LlmDeps, mapStrings, type ModelTask } from "../../llm/model-task.ts";
import { imitatesPrompt } from "../coach/imitates-prompt.ts";
import { maskStrings } from "../coach/mask-pitch.ts";

interface Written<Result> {
  result: Result;
  /** The model that wrote it; null when the rules did. */
  by: string | null;
}

/**
 * The configured model's result of a task, once its checks have passed; the rules' result when there is no model, when
 * it fails, or when the input gives orders to it; neither costs more. Never throws.
 */
export async function askModel<Input, Answer, Result>(
  deps: LlmDeps,
  userId: string,
  task: ModelTask<Input, Answer, Result>,
  input: Input,
): Promise<Written<Result>> {
  const described = deps.coach.describe();
  const settings = deps.config.llm;
  const ruled = (): Written<Result> => ({ result: task.offline(input), by: null });
  if (!described || !settings) return ruled();
  const begun = performance.now();
  const tell = (outcome: string, spent: object = {}) =>
    deps.log.info(
      {
        coach: task.name,
        model: described.model,
        outcome,
        ms: Math.round(performance.now() - begun),
        ...spent,
      },
      "coach",
    );
  if (givesOrders(input)) {
    tell("withheld");
    return ruled();
  }
  try {
    const { dailyTokens, deadlineSec } = settings;
    const model = limitModel(deps.coach, { database: deps.database, dailyTokens, place: { user: userId } });
    const patience = patienceOf(new AbortController().signal, deadlineSec);
    const { outcome, result, tokens, asked } = await askTask(model, task, maskStrings(input), patience);
    tell(outcome, { tokens, asked });
    return { result, by: outcome === "written" ? described.model : null };
  } catch (error) {
    // A bug or a database failure. Its message could quote the CV: log only its name.
    deps.log.warn({ coach: task.name, name: (error as Error).name }, "coach failed");
    return ruled();
  }
}

/** An advert or a CV that addresses a model, or imitates a part of our prompt, is sent to none. */
function givesOrders(input: unknown): boolean {
  const texts: string[] = [];
  mapStrings(input, (text) => {
    texts.push(text);
    return text;
  });
  return texts.some((text) => imitatesPrompt(text) || findGraderInstructions(readText(text)).length > 0);
}
