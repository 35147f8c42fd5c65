import { formatScore } from "../../../lib/numbers.ts";
import { typo } from "../../../lib/typo.ts";
import { VoiceLoader } from "../../../ui/voice-loader.tsx";
import { COACH_TEXT } from "./messages.ts";
import type { CoachPart } from "./model.ts";

interface ScoreOriginProps {
  part: CoachPart;
  score: number;
  engineScore: number;
}

/**
 * Who gave the global score: the engine while the model reads, then both. Its space is reserved, so that nothing moves.
 */
export function ScoreOrigin({ part, score, engineScore }: ScoreOriginProps) {
  if (part.kind === "engine") return null;
  return (
    <p className="mt-3.5 flex min-h-[2.8em] flex-wrap content-start items-center justify-center gap-x-[7px] text-center text-[.8125rem] leading-[1.4] font-medium text-text-3 md:min-h-5">
      {part.kind === "written" ? (
        <>
          <span>{COACH_TEXT.scoreBefore(formatScore(engineScore))}</span>{" "}
          <span aria-hidden="true" className="max-md:hidden">
            ·
          </span>{" "}
          <b className="font-semibold text-text">{typo(COACH_TEXT.scoreAfter(formatScore(score)))}</b>
        </>
      ) : (
        <>
          {part.kind === "pending" && <VoiceLoader className="h-3 text-accent max-md:hidden" />}
          <span>
            {COACH_TEXT.engineScore}
            {part.kind === "pending" && `, ${typo(COACH_TEXT.judgementOnItsWay)}`}
          </span>
        </>
      )}
    </p>
  );
}
