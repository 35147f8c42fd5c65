import type { Readable, Writable } from "node:stream";
import { judgeQuestion, readQuestionKind } from "../src/interview.ts";
import { answerLines, answerObjects } from "./read-lines.ts";

/** Judges interview questions; see `QUESTION_USAGE` in usage.ts. Returns the exit code. */
export async function runQuestionCommand(
  options: readonly string[],
  input: Readable,
  output: Writable,
): Promise<number> {
  if (options[0] === "--jsonl") await answerObjects(input, output, ["q"], (given) => present(given["q"]!));
  else if (options.length > 0) return 2;
  else await answerLines(input, output, present);
  return 0;
}

function present(question: string) {
  const { lawful, ground } = judgeQuestion(question);
  return { lawful, ...(ground === null ? {} : { ground }), kind: readQuestionKind(question) };
}
