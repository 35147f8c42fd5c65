import type { CoachTaskName } from "@app/contracts/coach";
import { typo } from "../../../lib/typo.ts";
import { VoiceLoader } from "../../../ui/voice-loader.tsx";
import { AiBadge } from "./ai-badge.tsx";
import { capitalise, COACH_TEXT, describeKept } from "./messages.ts";
import type { CoachPart } from "./model.ts";

interface CoachLineProps {
  task: CoachTaskName;
  part: CoachPart;
  className?: string;
}

/** The same height in all states, so that the end of a task moves nothing. */
const LINE = "flex min-h-13 gap-x-3 gap-y-1.5 text-ui text-text-2 md:min-h-7 md:items-center";
const PENDING = "items-start print:*:first:hidden";
const SETTLED =
  "items-center *:animate-[appear_.5s_var(--ease-out)_backwards] max-md:flex-wrap max-md:content-start";

/** Whether the model is still writing a part of the report, has written it, or why the engine's version is shown. */
export function CoachLine({ task, part, className = "" }: CoachLineProps) {
  if (part.kind === "engine") return null;
  return (
    <p className={`${LINE} ${part.kind === "pending" ? PENDING : SETTLED} ${className}`}>
      {part.kind === "pending" && <VoiceLoader className="h-3.5 text-accent" />}
      {part.kind === "written" && <AiBadge source={part} bare />}
      <span className="wrap-anywhere">{typo(textOf(task, part))}</span>
    </p>
  );
}

function textOf(task: CoachTaskName, part: Exclude<CoachPart, { kind: "engine" }>): string {
  if (part.kind === "pending") return COACH_TEXT.pending[task];
  if (part.kind === "kept") return describeKept(task, part.outcome);
  return `${capitalise(COACH_TEXT.maker(part))}. ${COACH_TEXT.written[task]}`;
}
