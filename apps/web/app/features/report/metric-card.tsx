import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import type { WireMetric } from "@app/contracts/analysis";
import { splitQuotes } from "./annotated-pitch/model.ts";
import { ScoreBars } from "./charts/score-bars.tsx";
import { typo } from "../../lib/typo.ts";
import { MESSAGES } from "./messages.ts";
import { formatMeasure, formatScore } from "./model.ts";

interface MetricCardProps {
  metric: WireMetric;
  /** Whether a quote can be shown in the text. */
  canShow: (quote: string) => boolean;
  onShow: (quote: string) => void;
  /** Where the text stands on the page. */
  textId: string;
}

/** One criterion: its note, why, the measures behind it. */
export function MetricCard({ metric, canShow, onShow, textId }: MetricCardProps) {
  const lines = metric.explanation.split("\n").filter((line) => line.trim() !== "");
  return (
    <article
      className="report-card flex flex-col"
      aria-label={MESSAGES.scoreOutOf(metric.label, formatScore(metric.score), METRIC_SCORE_MAX)}
    >
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-h3">{metric.label}</h3>
        <ScoreBars score={metric.score} />
      </div>
      <div className="mt-3.5 flex max-w-[76ch] flex-col gap-2 text-[.9688rem] wrap-anywhere text-text-2">
        {lines.map((line) => (
          <p key={line}>
            {splitQuotes(line).map((part) =>
              part.isQuote ? (
                <Quote
                  key={part.at}
                  text={part.text}
                  textId={textId}
                  onShow={canShow(part.text) ? onShow : undefined}
                />
              ) : (
                typo(part.text)
              ),
            )}
          </p>
        ))}
      </div>
      {metric.measures.length > 0 && (
        <dl className="mt-auto flex flex-wrap gap-x-6 gap-y-2 pt-5">
          {metric.measures.map((measure) => (
            <div key={measure.id} className="flex flex-col-reverse">
              <dt className="text-micro text-text-3">{measure.label}</dt>
              <dd className="num text-[1.0625rem] leading-tight font-semibold">
                {formatMeasure(measure.value, measure.unit)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

interface QuoteProps {
  text: string;
  textId: string;
  onShow: ((quote: string) => void) | undefined;
}

/** Words of the pitch inside an explanation; they lead back to their place in the text. */
function Quote({ text, textId, onShow }: QuoteProps) {
  const quoted = <>«&nbsp;{typo(text)}&nbsp;»</>;
  if (!onShow) return <span className="font-voice text-text">{quoted}</span>;
  return (
    <a
      href={`#${textId}`}
      className="report-quote"
      title={MESSAGES.showQuote}
      onClick={(event) => {
        event.preventDefault();
        onShow(text);
      }}
    >
      {quoted}
    </a>
  );
}
