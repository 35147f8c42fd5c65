import type { WireMetric } from "@app/contracts/report";
import type { Judgement } from "@app/contracts/coach";
import { formatScore } from "../../../lib/numbers.ts";
import { ExplainedText, type QuoteLinks } from "../explained-text.tsx";
import { Quote } from "../quote.tsx";
import { AiBadge } from "./ai-badge.tsx";
import { COACH_TEXT } from "./messages.ts";
import type { Generated } from "./model.ts";

interface CoachOpinionProps extends QuoteLinks {
  score: WireMetric["score"];
  judgement: Judgement;
  source: Generated;
  onShowRange: (range: { start: number; end: number }) => void;
}

/** What a model thinks of one metric, under what was measured: its reasons, its quotes, and how it counts. */
export function CoachOpinion({ score, judgement, source, onShowRange, ...links }: CoachOpinionProps) {
  const { engineScore, modelScore, calibratedScore, explanation, evidence } = judgement;
  // A quote that the explanation already contains is not repeated.
  const quotes = evidence.filter(({ quote }) => !explanation.includes(quote));
  const scores = { engine: engineScore, model: modelScore, scaled: calibratedScore, kept: score };
  return (
    <div className="mt-[18px] flex animate-[appear_.5s_var(--ease-out)_backwards] flex-col items-start gap-2.5 border-l-2 border-accent-line pl-4">
      <h4 className="sr-only">{COACH_TEXT.opinion}</h4>
      <AiBadge source={source} />
      <div className="flex max-w-[76ch] flex-col gap-2 text-[.9688rem] wrap-anywhere text-text-2">
        <ExplainedText text={explanation} {...links} />
        {quotes.length > 0 && (
          <p className="flex flex-col items-start gap-1">
            {quotes.map(({ start, end, quote }) => (
              <Quote
                key={`${start} ${end}`}
                text={quote}
                textId={links.textId}
                onShow={() => onShowRange({ start, end })}
              />
            ))}
          </p>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-3 gap-y-0.5 text-[.8125rem] font-medium text-text-3">
        {(["engine", "model", "scaled", "kept"] as const).map((who) => (
          <div key={who} className={`flex items-baseline gap-1.5 ${who === "kept" ? "text-text" : ""}`}>
            <dt>{COACH_TEXT.scores[who]}</dt>
            <dd className={`num text-[.9375rem] font-semibold ${who === "kept" ? "" : "text-text-2"}`}>
              {formatScore(scores[who])}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
