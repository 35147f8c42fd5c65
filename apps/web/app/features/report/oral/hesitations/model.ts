import type { OralPerformance } from "@app/contracts/report";
import { formatScore } from "../../../../lib/numbers.ts";
import { ORAL_TEXT } from "../messages.ts";
import { overlap } from "../timeline/list-blocks.ts";

export type Heard = OralPerformance["hesitations"][number];
export type Answer = NonNullable<Heard["answer"]>;

/** The « euh » to ask about, with their indices in the report; those already in the text count without asking. */
export function listAsked({ hesitations, fillers }: OralPerformance): { heard: Heard; index: number }[] {
  return hesitations
    .map((heard, index) => ({ heard, index }))
    .filter(({ heard }) => !fillers.some((filler) => overlap(filler, heard)));
}

/** Seconds played before and after: an « euh » is recognised in context. */
const AROUND_SEC = 0.5;

export const momentOf = ({ startTime, endTime }: Heard, durationSec: number) => ({
  fromSec: Math.max(0, startTime - AROUND_SEC),
  untilSec: Math.min(durationSec, endTime + AROUND_SEC),
});

/** The two scores that an answer can change. */
export interface Scores {
  fillers: number | null;
  total: number;
}

/** Describes how the scores changed. */
export function describeChange(before: Scores, after: Scores): string {
  const say = (label: string, from: number | null, to: number | null) => {
    const [left, right] = [from, to].map((score) =>
      score === null ? ORAL_TEXT.unscored : formatScore(score),
    );
    return left === right ? ORAL_TEXT.unchanged(label, right!) : ORAL_TEXT.becomes(label, left!, right!);
  };
  return [
    ORAL_TEXT.answerKept,
    say(ORAL_TEXT.fillers, before.fillers, after.fillers),
    ...(before.total === after.total ? [] : [say(ORAL_TEXT.total, before.total, after.total)]),
  ].join(" ");
}
