import type { CoachOutcome } from "@app/contracts/coach";
import { type LanguageModel, ModelFailure, type ModelRequest } from "../adapters/language-model/port.ts";
import { raceAbort } from "../concurrency/race-abort.ts";
import { type ModelTask, mapStrings, type Subject, toStrictSchema } from "./model-task.ts";
import { ASK_AGAIN, askForRepair, describeShapeFaults } from "./repair.ts";

/** The caller's signal and the deadline are separate, so that a task knows which of them ended it. */
export interface Patience {
  user: AbortSignal;
  deadline: AbortSignal;
  /** The deadline, in milliseconds since the epoch. */
  endsAt: number;
}

export function patienceOf(user: AbortSignal, deadlineSec: number): Patience {
  const ms = deadlineSec * 1000;
  return { user, deadline: AbortSignal.timeout(ms), endsAt: Date.now() + ms };
}

interface TaskAnswer<Result> {
  outcome: CoachOutcome;
  /** The engine's own where the outcome is not `written`. */
  result: Result;
  tokens: number;
  /** Questions asked of the model. */
  asked: number;
}

type Turns = ModelRequest["turns"];
type Fault = { outcome: "malformed" | "unfounded"; text: string | null; faults: string[] };
/** More than any tokenizer packs, escapes included: what is longer was not bounded as we asked, and is not read. */
const CHARACTERS_PER_TOKEN_MAX = 12;
const TOO_LONG: Fault = { outcome: "malformed", text: null, faults: [] };

/**
 * Asks a model once; tells it what a check finds wrong, once; asks once afresh; then leaves the engine's answer in
 * place. Every end of the model is an outcome; it ends when either signal does, whatever the model does.
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
    // The complaint quotes the pitch: names are masked in it too.
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

/** The same question word for word would bring the same answer from a model that is held to be steady. */
function afresh(user: string): Turns {
  return turnsOf(`${user}\n\n${ASK_AGAIN}`);
}

/** An answer cut at its length is one more wrong answer; every other failure ends the task. */
function toFault(error: unknown): Fault {
  if (error instanceof ModelFailure && error.kind === "malformed")
    return { outcome: "malformed", text: null, faults: [] };
  throw error;
}

/** Null for an error that no model caused: a bug, or a failure of the database. */
function outcomeOf(error: unknown, { user, deadline }: Patience): CoachOutcome | null {
  if (user.aborted) return "cancelled";
  if (deadline.aborted) return "timeout";
  return error instanceof ModelFailure ? error.kind : null;
}
