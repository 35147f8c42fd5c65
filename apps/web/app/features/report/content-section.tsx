import { isNothingSaid } from "@app/engine/report";
import { AllMeasures } from "./all-measures.tsx";
import { OverviewBars } from "./charts/overview-bars.tsx";
import { CoachLine } from "./coach/coach-line.tsx";
import { CoachOpinion } from "./coach/coach-opinion.tsx";
import { CoachReading } from "./coach/coach-reading.tsx";
import type { CoachParts } from "./coach/model.ts";
import { FillerCounts } from "./filler-counts.tsx";
import { MESSAGES } from "./messages.ts";
import { MethodNote } from "./method-note.tsx";
import { MetricCard } from "./metric-card.tsx";
import { focusOfQuote, focusOfRange, isOffTopic, type Focus, type ShownAnalysis } from "./model.ts";
import { SectionTitle } from "./section-title.tsx";
import { canWeigh } from "./sentence-weights/model.ts";
import { SentenceWeights } from "./sentence-weights/sentence-weights.tsx";
import { SilentNotes } from "./silent-notes.tsx";
import { CARD, SECTION } from "./styles.ts";

interface ContentSectionProps {
  id: string;
  analysis: ShownAnalysis;
  parts: CoachParts;
  textId: string;
  onGoTo: (focus: Focus) => void;
}

/** The content of the pitch: an overview, one card per criterion, and how the scores were calculated. */
export function ContentSection({ id, analysis, parts, textId, onGoTo }: ContentSectionProps) {
  const { metrics, reading } = analysis.contentAnalysis;
  const isJudged = parts.judgement.kind === "written";
  const isSilent = ({ explanation, judgement }: (typeof metrics)[number]) =>
    isNothingSaid(explanation) && !(judgement && isJudged);
  const silent = metrics.filter(isSilent);
  const told = metrics.filter((metric) => !isSilent(metric));
  // With fewer than two cards beside the overview there would be a gap under them: make them wide, the rest below.
  const isShort = told.length < 2;
  const isSilentWide = isShort || told.length % 2 === 0;
  const silentRows = silent.length > 0 && isSilentWide ? 1 : 0;
  // The overview spans the rows beside it: if it is taller than they are, they share the difference.
  const rows = isShort ? told.length + silentRows + 1 : Math.ceil(told.length / 2) + silentRows;
  // Do not explain a score that the model may still change: removing the explanation later would move the text below.
  const isWeighed = parts.judgement.kind !== "pending" && canWeigh(analysis);
  const weightsId = `${id}-phrases`;
  const fillers = <FillerCounts fillers={analysis.fillers} isWide={isShort} />;
  return (
    <section id={id} className={SECTION} aria-labelledby={`${id}-titre`}>
      <SectionTitle id={`${id}-titre`}>{MESSAGES.contentTitle}</SectionTitle>
      <CoachLine task="judgement" part={parts.judgement} className="-mt-2 mb-5 md:-mt-4 md:mb-7" />
      {reading && isJudged && <CoachReading reading={reading} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:grid-cols-2 md:gap-5 lg:grid-cols-3 print:grid-cols-3 print:gap-2">
        {/* A column beside the cards that stays visible; on a phone its first and last parts are separated. */}
        <div
          className="max-lg:contents lg:sticky lg:top-[calc(var(--bar-top)+84px)] lg:flex lg:flex-col lg:gap-5 lg:self-start"
          style={{ gridRow: `span ${rows}` }}
        >
          {/* Not printed: the cards beside it say the same. */}
          <article className={`${CARD} md:max-lg:col-span-2 print:hidden`}>
            <div className="flex items-center justify-between gap-4">
              <h3 className="text-h3">{MESSAGES.overview}</h3>
              <span className="text-micro text-text-3">{MESSAGES.outOfTen}</span>
            </div>
            <OverviewBars items={metrics} />
          </article>
          {!isShort && fillers}
        </div>
        {told.map((metric) => {
          const { label, score, judgement } = metric;
          const links = {
            textId,
            canShow: (quote: string) => focusOfQuote(analysis, quote, label) !== null,
            onShow: (quote: string) => {
              const focus = focusOfQuote(analysis, quote, label);
              if (focus) onGoTo(focus);
            },
          };
          const opinion = judgement && parts.judgement.kind === "written" && (
            <CoachOpinion
              {...links}
              score={score}
              judgement={judgement}
              source={parts.judgement}
              onShowRange={(range) => onGoTo(focusOfRange(analysis, range, label))}
            />
          );
          return <MetricCard key={label} metric={metric} opinion={opinion} isWide={isShort} {...links} />;
        })}
        {silent.length > 0 && (
          <SilentNotes
            notes={silent}
            isAll={told.length === 0}
            isWide={isSilentWide}
            weightsId={isWeighed ? weightsId : null}
            isOffTopic={isOffTopic(analysis)}
          />
        )}
        {isShort && fillers}
      </div>
      {isWeighed && (
        <SentenceWeights id={weightsId} analysis={analysis} opensItself={silent.length > told.length} />
      )}
      <AllMeasures analysis={analysis} />
      <MethodNote analysis={analysis} parts={parts} />
    </section>
  );
}
