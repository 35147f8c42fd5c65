import type { WireMetric } from "@app/contracts/report";
import type { Judgement } from "@app/contracts/coach";
import { ChevronDown } from "lucide-react";
import { formatScore } from "../../../lib/numbers.ts";
import { ExplainedText, type QuoteLinks } from "../explained-text.tsx";
import { Quote } from "../quote.tsx";
import { DETAILS } from "../styles.ts";
import { AiBadge } from "./ai-badge.tsx";
import { COACH_TEXT } from "./messages.ts";
import type { Generated } from "./model.ts";

/** From the initial scores to the final one. */
const ORDER = ["engine", "model", "scaled", "kept"] as const;

interface CoachOpinionProps extends QuoteLinks {
  score: WireMetric["score"];
  judgement: Judgement;
  source: Generated;
  onShowRange: (range: { start: number; end: number }) => void;
}

/** The opinions on one metric, folded: the model's own remarks and quotes, and how each score counts. */
export function CoachOpinion({ score, judgement, source, onShowRange, ...links }: CoachOpinionProps) {
  const { engineScore, modelScore, calibratedScore, explanation, evidence } = judgement;
  // Do not repeat a quote that the explanation already contains.
  const quotes = evidence.filter(({ quote }) => !explanation.includes(quote));
  const scores = { engine: engineScore, model: modelScore, scaled: calibratedScore, kept: score };
  const isScaled = formatScore(modelScore) !== formatScore(calibratedScore);
  return (
    <details
      className={`${DETAILS} mt-3.5 animate-[appear_.5s_var(--ease-out)_backwards] border-t border-line pt-1.5`}
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-ui font-medium text-text-2">
        {COACH_TEXT.opinion}
        <ChevronDown aria-hidden="true" className="size-4.5 flex-none text-text-3" strokeWidth={1.75} />
      </summary>
      <div className="flex flex-col items-start gap-2.5 pt-1">
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
        <dl className="flex w-full max-w-[22rem] flex-col gap-1 text-[.875rem] text-text-2">
          {ORDER.filter((who) => who !== "scaled" || isScaled).map((who) => (
            <div
              key={who}
              className={`flex items-baseline justify-between gap-4 ${who === "kept" ? "border-t border-line pt-1 font-semibold text-text" : ""}`}
            >
              <dt>{COACH_TEXT.scores[who]}</dt>
              <dd className="num text-[.9375rem] font-semibold">{formatScore(scores[who])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </details>
  );
}
