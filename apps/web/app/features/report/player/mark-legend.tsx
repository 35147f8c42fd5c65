import type { OralPerformance } from "@app/contracts/report";
import { PLAYER_TEXT } from "./messages.ts";
import { listMarks, type MarkKind } from "./waveform-marks.ts";

/** An « euh » found only in the sound is called probable until its speaker confirms it. */
function nameOf(kind: MarkKind, { fillers, hesitations }: OralPerformance): string {
  if (kind !== "filler") return kind === "short" ? PLAYER_TEXT.shortPause : PLAYER_TEXT.longPause;
  const isSure = fillers.length > 0 || hesitations.some(({ answer }) => answer === "confirmed");
  if (hesitations.every(({ answer }) => answer !== undefined)) return PLAYER_TEXT.filler;
  return isSure ? PLAYER_TEXT.fillerOrProbable : PLAYER_TEXT.probable;
}

const SAMPLES: Record<MarkKind, string> = {
  short: "h-1 w-3 rounded-[2px] bg-c3",
  long: "h-1 w-[18px] rounded-[2px] bg-c2",
  filler:
    "size-3 rounded-[3px] bg-[repeating-linear-gradient(135deg,var(--c4)_0_3px,color-mix(in_oklch,var(--c4)_35%,transparent)_3px_6px)]",
};

/** Legend of the marks present in this recording. */
export function MarkLegend({ oral }: { oral: OralPerformance }) {
  const present = new Set(listMarks(oral).map(({ kind }) => kind));
  return (
    <ul className="flex flex-wrap gap-x-[18px] gap-y-1" aria-label={PLAYER_TEXT.legend}>
      {(["short", "long", "filler"] as const)
        .filter((kind) => present.has(kind))
        .map((kind) => (
          <li key={kind} className="flex items-center gap-[7px]">
            <span className={SAMPLES[kind]} aria-hidden="true" />
            {nameOf(kind, oral)}
          </li>
        ))}
    </ul>
  );
}
