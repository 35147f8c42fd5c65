import { Fragment } from "react";
import type { OralPerformance, WireOralMetric } from "@app/contracts/report";
import { typo } from "../../../lib/typo.ts";
import { MetricCard } from "../metric-card.tsx";
import { TimedText } from "../player/timed-text.tsx";
import { SectionTitle } from "../section-title.tsx";
import { HesitationList } from "./hesitations/hesitation-list.tsx";
import { listAsked } from "./hesitations/model.ts";
import type { KeepAnswer } from "./hesitations/use-answers.ts";
import { describeOrigin, ORAL_TEXT } from "./messages.ts";
import { NormsNote } from "./norms-note.tsx";
import { OralOverview } from "./oral-overview.tsx";
import { RateChart } from "./rate-chart/rate-chart.tsx";
import { Timeline } from "./timeline/timeline.tsx";
import { SECTION } from "../styles.ts";

interface OralSectionProps {
  id: string;
  oral: OralPerformance;
  /** Notices about the reliability of the measures. */
  notices: readonly string[];
  textId: string;
  canShowQuote: (quote: string, metric: string) => boolean;
  onShowQuote: (quote: string, metric: string) => void;
  globalScore: number;
  /** Present where the speaker may confirm probable « euh ». */
  onAnswer?: KeepAnswer | undefined;
}

const WIDE = "lg:col-span-full print:col-span-6";

/** Grid positions in reading order: the speech rate beside the overview; then the rhythm, full width. */
const CELLS: Record<WireOralMetric["label"], string> = {
  "Débit de parole": "lg:col-[1/8] print:col-[1/8]",
  Rythme: "lg:col-span-full print:col-span-full",
  Fluidité: "lg:col-span-6 print:col-span-6",
  "Mots de remplissage": "lg:col-span-6 print:col-span-6",
};
const ORDER = Object.keys(CELLS);

/** The delivery: four scores, the speech rate with its optimal zone, words and pauses over time. */
export function OralSection({
  id,
  oral,
  notices,
  textId,
  canShowQuote,
  onShowQuote,
  globalScore,
  onAnswer,
}: OralSectionProps) {
  // The list of probable « euh » is taller than any card beside it.
  const isAsking = onAnswer !== undefined && listAsked(oral).length > 0;
  const cellOf = (label: WireOralMetric["label"]) =>
    isAsking && (label === ORAL_TEXT.fillers || label === "Fluidité") ? WIDE : CELLS[label];
  const ordered = oral.metrics.toSorted((a, b) => ORDER.indexOf(a.label) - ORDER.indexOf(b.label));
  return (
    <section id={id} className={SECTION} aria-labelledby={`${id}-titre`}>
      <SectionTitle id={`${id}-titre`} note={[describeOrigin(oral), ...notices].map(typo).join(" ")}>
        {ORAL_TEXT.title}
      </SectionTitle>
      <div className="grid grid-cols-1 gap-3.5 md:gap-5 lg:grid-cols-12 print:grid-cols-12 print:gap-2">
        {ordered.map((metric) => (
          <Fragment key={metric.label}>
            <div className={`grid min-w-0 grid-cols-1 ${cellOf(metric.label)}`}>
              <MetricCard
                metric={metric}
                textId={textId}
                renderText={(text) => <TimedText text={text} />}
                canShow={(quote) => canShowQuote(quote, metric.label)}
                onShow={(quote) => onShowQuote(quote, metric.label)}
              >
                <MetricChart metric={metric} oral={oral} />
                {metric.label === ORAL_TEXT.fillers && onAnswer && (
                  <HesitationList
                    oral={oral}
                    scores={{ fillers: metric.score, total: globalScore }}
                    onAnswer={onAnswer}
                  />
                )}
              </MetricCard>
            </div>
            {metric === ordered[0] && <OralOverview metrics={oral.metrics} />}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

interface MetricChartProps {
  metric: WireOralMetric;
  oral: OralPerformance;
}

/** The chart that supports a score, if there is data to draw. */
function MetricChart({ metric, oral }: MetricChartProps) {
  const { timeline, speechRate } = oral;
  return (
    <>
      {metric.label === "Débit de parole" && speechRate.data.length > 0 && (
        <RateChart data={speechRate.data} />
      )}
      {metric.label === "Rythme" && timeline.length > 0 && <Timeline oral={oral} />}
      <NormsNote metric={metric} oral={oral} />
    </>
  );
}
