import type { ReactNode } from "react";
import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import type { WireMetric } from "@app/contracts/report";
import { ScoreBars } from "./charts/score-bars.tsx";
import { ExplainedText, type QuoteLinks } from "./explained-text.tsx";
import { MESSAGES } from "./messages.ts";
import { formatScore } from "../../lib/numbers.ts";
import { typo } from "../../lib/typo.ts";
import { formatShare } from "./model.ts";
import { CARD } from "./styles.ts";

/** A content or voice score; null if it could not be measured. */
type ShownMetric = Pick<WireMetric, "explanation"> & {
  label: string;
  score: number | null;
  confidence?: number;
};

interface MetricCardProps extends QuoteLinks {
  metric: ShownMetric;
  /** Renders the words of an explanation between its quotes. */
  renderText?: (text: string) => ReactNode;
  /** The model's addition to the explanation. */
  opinion?: ReactNode;
  /** As wide as two cards. */
  isWide?: boolean;
  /** A chart that supports the score. */
  children?: ReactNode;
}

/** Below this share, the card says how much of the score was measured. */
const FULLY_MEASURED = 0.95;

/** One criterion: its score and explanation. */
export function MetricCard({
  metric,
  renderText,
  opinion,
  isWide = false,
  children,
  ...links
}: MetricCardProps) {
  const label = typo(metric.label);
  return (
    <article
      className={`${CARD} flex flex-col ${isWide ? "md:col-span-2" : ""}`}
      aria-label={
        metric.score === null
          ? MESSAGES.unscoredLabel(label)
          : MESSAGES.scoreOutOf(label, formatScore(metric.score), METRIC_SCORE_MAX)
      }
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-h3">{label}</h3>
        {metric.score === null ? (
          <span className="text-ui font-semibold text-text-3">{MESSAGES.unscored}</span>
        ) : (
          <ScoreBars score={metric.score} />
        )}
      </div>
      <div className="mt-3.5 flex max-w-[76ch] flex-col gap-2 print:mt-1.5 print:gap-1 text-[.9688rem] wrap-anywhere text-text-2">
        <ExplainedText text={metric.explanation} {...links} {...(renderText && { renderText })} />
        <PartlyMeasured {...metric} />
      </div>
      {opinion}
      {children}
    </article>
  );
}

function PartlyMeasured({ score, confidence }: ShownMetric) {
  if (score === null || confidence === undefined || confidence >= FULLY_MEASURED) return null;
  return <p className="text-micro text-text-3">{MESSAGES.partlyMeasured(formatShare(confidence))}</p>;
}
