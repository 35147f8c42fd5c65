import type { OralPerformance } from "@app/contracts/report";
import { PLAYER_TEXT } from "./messages.ts";
import { listMarks, type MarkKind } from "./waveform-marks.ts";

const NAMES: Record<MarkKind, string> = {
  short: PLAYER_TEXT.shortPause,
  long: PLAYER_TEXT.longPause,
  filler: PLAYER_TEXT.filler,
};

/** What the colours and shapes mean, for those that are there. */
export function MarkLegend({ oral }: { oral: OralPerformance }) {
  const present = new Set(listMarks(oral).map(({ kind }) => kind));
  return (
    <ul className="player-legend" aria-label={PLAYER_TEXT.legend}>
      {(["short", "long", "filler"] as const)
        .filter((kind) => present.has(kind))
        .map((kind) => (
          <li key={kind}>
            <span className="player-sample" data-kind={kind} aria-hidden="true" />
            {NAMES[kind]}
          </li>
        ))}
    </ul>
  );
}
