import type { WireOralMetric } from "@app/contracts/report";
import { OverviewBars } from "../charts/overview-bars.tsx";
import { ORAL_TEXT } from "./messages.ts";
import { Radar } from "./radar/radar.tsx";
import { CARD } from "../styles.ts";

/** With fewer scores a radar chart has no area. */
const RADAR_AXES_MIN = 3;

/** All oral scores side by side. */
export function OralOverview({ metrics }: { metrics: readonly WireOralMetric[] }) {
  const scored = metrics.flatMap(({ label, score }) => (score === null ? [] : [{ label, score }]));
  const criteria = scored.map(({ label, score }) => ({ label, value: score }));
  return (
    <article className={`${CARD} flex min-w-0 flex-col lg:col-[8/-1] print:col-[8/-1]`}>
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-h3">{ORAL_TEXT.overview}</h3>
        <span className="text-micro text-text-3">{ORAL_TEXT.outOfTen}</span>
      </div>
      <div className="grid flex-1 items-center">
        {criteria.length >= RADAR_AXES_MIN ? <Radar criteria={criteria} /> : <OverviewBars items={scored} />}
      </div>
    </article>
  );
}
