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
  // Said in the explanation already, it is not said twice.
  const quotes = evidence.filter(({ quote }) => !explanation.includes(quote));
  const scores = { engine: engineScore, model: modelScore, scaled: calibratedScore, kept: score };
  return (
    <div className="coach-opinion">
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
      <dl className="coach-scores">
        {(["engine", "model", "scaled", "kept"] as const).map((who) => (
          <div key={who} data-who={who}>
            <dt>{COACH_TEXT.scores[who]}</dt>
            <dd className="num">{formatScore(scores[who])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
