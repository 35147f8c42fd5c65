import type { Analysis } from "@app/contracts/analysis";
import { OverviewBars } from "./charts/overview-bars.tsx";
import { FillerCounts } from "./filler-counts.tsx";
import { MESSAGES } from "./messages.ts";
import { MethodNote } from "./method-note.tsx";
import { MetricCard } from "./metric-card.tsx";
import { focusOfQuote, type Focus } from "./model.ts";
import { shownOral } from "./oral/model.ts";
import { SectionTitle } from "./section-title.tsx";

interface ContentSectionProps {
  id: string;
  analysis: Analysis;
  textId: string;
  onGoTo: (focus: Focus) => void;
}

/** What is said: an overview, one card per criterion, and how the notes were made. */
export function ContentSection({ id, analysis, textId, onGoTo }: ContentSectionProps) {
  const { metrics } = analysis.contentAnalysis;
  const oral = shownOral(analysis);
  return (
    <section id={id} className="report-section" aria-labelledby={`${id}-titre`}>
      <SectionTitle id={`${id}-titre`}>{MESSAGES.contentTitle}</SectionTitle>
      <div className="grid gap-3.5 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
        <article className="report-card flex flex-col md:col-span-2 lg:col-span-1 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-h3">{MESSAGES.overview}</h3>
            <span className="text-micro text-text-3">{MESSAGES.outOfTen}</span>
          </div>
          <OverviewBars items={metrics} />
        </article>
        {metrics.map((metric) => (
          <MetricCard
            key={metric.label}
            metric={metric}
            textId={textId}
            canShow={(quote) => focusOfQuote(analysis, quote, metric.label) !== null}
            onShow={(quote) => {
              const focus = focusOfQuote(analysis, quote, metric.label);
              if (focus) onGoTo(focus);
            }}
          />
        ))}
        <FillerCounts fillers={analysis.fillers} />
      </div>
      <MethodNote
        metrics={[...metrics, ...(oral?.metrics ?? [])]}
        isSpoken={oral !== null}
        globalScore={analysis.globalScore}
        maxScore={analysis.maxScore}
      />
    </section>
  );
}
