import type { CoachOutcome } from "@app/contracts/coach";
import { type LanguageModel, ModelFailure, type ModelRequest } from "../adapters/language-model/port.ts";
import { raceAbort } from "../concurrency/race-abort.ts";
import { type ModelTask, mapStrings, type Subject, toStrictSchema } from "./model-task.ts";
import { ASK_AGAIN, askForRepair, describeShapeFaults } from "./repair.ts";

/** The caller's signal and the deadline are separate, to tell which of them ended a task. */
export interface Patience {
  user: AbortSignal;
  deadline: AbortSignal;
  /** Time of the deadline, in milliseconds since the epoch. */
  endsAt: number;
}

export function patienceOf(user: AbortSignal, deadlineSec: number): Patience {
  const ms = deadlineSec * 1000;
  return { user, deadline: AbortSignal.timeout(ms), endsAt: Date.now() + ms };
}

interface TaskAnswer<Result> {
  outcome: CoachOutcome;
  /** The offline result unless the outcome is `written`. */
  result: Result;
  tokens: number;
  /** Number of questions asked of the model. */
  asked: number;
}

type Turns = ModelRequest["turns"];
type Fault = { outcome: "malformed" | "unfounded"; text: string | null; faults: string[] };
/**
 * More than any tokenizer packs in a token, escapes included: a longer answer ignored our token limit and is not read.
 */
const CHARACTERS_PER_TOKEN_MAX = 12;
const TOO_LONG: Fault = { outcome: "malformed", text: null, faults: [] };

/**
 * Asks a model once; once more with what the checks found wrong; once more afresh; then falls back on the offline
 * result. Every failure of the model is an outcome; it ends when either signal does, even if the model does not.
 */
export async function askTask<Input, Answer, Result>(
  model: LanguageModel,
  task: ModelTask<Input, Answer, Result>,
  subject: Subject<Input>,
  patience: Patience,
): Promise<TaskAnswer<Result>> {
  const { system, user } = task.prompt(subject.masked);
  const schema = task.schema(subject.open);
  const until = AbortSignal.any([patience.user, patience.deadline]);
  const request = {
    name: task.name,
    system,
    schema: toStrictSchema(schema),
    outputTokensMax: task.outputTokensMax(subject.masked),
    endsAt: patience.endsAt,
  };
  const spent = { tokens: 0, asked: 0 };
  const ask = async (turns: Turns): Promise<Fault | { result: Result }> => {
    spent.asked += 1;
    const answer = await raceAbort(() => model.ask({ ...request, turns }, until), until);
    spent.tokens += answer.tokens;
    const { text } = answer;
    if (text.length > CHARACTERS_PER_TOKEN_MAX * request.outputTokensMax) return TOO_LONG;
    const proven = schema.safeParse(answer.value);
    if (!proven.success)
      return { outcome: "malformed", text, faults: describeShapeFaults(proven.error.issues) };
    const checked = task.check(mapStrings(proven.data, subject.restore), subject.open);
    if (checked.kind === "grounded") return { result: checked.value };
    // These messages quote the pitch: mask the names in them too.
    return { outcome: "unfounded", text, faults: checked.faults.map(subject.hide) };
  };
  const giveUp = (outcome: CoachOutcome) => ({ outcome, result: task.offline(subject.open), ...spent });

  try {
    const first = await ask(turnsOf(user)).catch(toFault);
    if ("result" in first) return { outcome: "written", result: first.result, ...spent };
    const second = await ask(first.text === null ? afresh(user) : repair(user, first)).catch(toFault);
    if ("result" in second) return { outcome: "written", result: second.result, ...spent };
    const third = await ask(afresh(user)).catch(toFault);
    if ("result" in third) return { outcome: "written", result: third.result, ...spent };
    return giveUp(third.outcome);
  } catch (error) {
    const outcome = outcomeOf(error, patience);
    if (outcome) return giveUp(outcome);
    throw error;
  }
}

function turnsOf(user: string): Turns {
  return [{ role: "user", text: user }];
}

function repair(user: string, { text, faults }: Fault): Turns {
  return [
    ...turnsOf(user),
    { role: "assistant", text: text ?? "" },
    { role: "user", text: askForRepair(faults) },
  ];
}

/** A deterministic model would answer the same question in the same way: change its wording. */
function afresh(user: string): Turns {
  return turnsOf(`${user}\n\n${ASK_AGAIN}`);
}

/** An answer cut at the token limit counts as one more wrong answer; every other failure ends the task. */
function toFault(error: unknown): Fault {
  if (error instanceof ModelFailure && error.kind === "malformed")
    return { outcome: "malformed", text: null, faults: [] };
  throw error;
}

/** Null when the error does not come from the model: a bug or a database failure. */
function outcomeOf(error: unknown, { user, deadline }: Patience): CoachOutcome | null {
  if (user.aborted) return "cancelled";
  if (deadline.aborted) return "timeout";
  return error instanceof ModelFailure ? error.kind : null;
}
