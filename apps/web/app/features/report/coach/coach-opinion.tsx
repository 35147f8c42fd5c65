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

/** Who said what of one metric, one click away: the model's own remarks and quotes, and how each score counts. */
export function CoachOpinion({ score, judgement, source, onShowRange, ...links }: CoachOpinionProps) {
  const { engineScore, modelScore, calibratedScore, explanation, evidence } = judgement;
  // A quote that the explanation already contains is not repeated.
  const quotes = evidence.filter(({ quote }) => !explanation.includes(quote));
  const scores = { engine: engineScore, model: modelScore, scaled: calibratedScore, kept: score };
  return (
    <details className="mt-[18px] animate-[appear_.5s_var(--ease-out)_backwards] border-l-2 border-accent-line pl-4">
      <summary className="cursor-pointer py-1.5 text-ui font-medium text-text-2">
        {COACH_TEXT.opinion}
      </summary>
      <div className="flex flex-col items-start gap-2.5 pt-1.5">
        <AiBadge source={source} />
        <div className="flex max-w-[76ch] flex-col gap-2 text-[.9688rem] wrap-anywhere text-text-2">
          {explanation === "" ? (
            <p>{COACH_TEXT.noOpinion}</p>
          ) : (
            <ExplainedText text={explanation} {...links} />
          )}
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
    </details>
  );
}
