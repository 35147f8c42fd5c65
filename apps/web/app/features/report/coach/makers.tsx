import { COACH_TASKS } from "@app/contracts/coach";
import { typo } from "../../../lib/typo.ts";
import type { ShownAnalysis } from "../model.ts";
import { COACH_TEXT, describeKept } from "./messages.ts";
import { type CoachParts, hasCoach, isCoachAbsent } from "./model.ts";

interface MakersProps {
  analysis: ShownAnalysis;
  parts: CoachParts;
}

/** The method, model and date of each part that a model may contribute to. */
export function Makers({ analysis, parts }: MakersProps) {
  if (isCoachAbsent(analysis))
    return <p className="mt-6 text-ui text-text-3">{typo(COACH_TEXT.rulesAlone)}</p>;
  if (!hasCoach(parts)) return null;
  return (
    <>
      <h4 className="mt-6 text-ui font-semibold">{COACH_TEXT.madeBy}</h4>
      <dl className="mt-2 flex max-w-[60ch] flex-col gap-2.5 text-ui">
        {COACH_TASKS.map((task) => (
          <div key={task}>
            <dt className="font-[550]">{COACH_TEXT.parts[task]}</dt>
            <dd className="wrap-anywhere text-text-2">{typo(describePart(task, parts))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function describePart(task: (typeof COACH_TASKS)[number], parts: CoachParts): string {
  const part = parts[task];
  if (part.kind === "written") return COACH_TEXT.describe[task](COACH_TEXT.maker(part));
  if (part.kind === "kept") return describeKept(task, part.outcome);
  return part.kind === "pending" ? COACH_TEXT.pending[task] : COACH_TEXT.rules;
}
