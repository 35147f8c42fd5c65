import { Gauge, Star } from "lucide-react";
import type { ReactNode } from "react";
import { METRIC_SCORE_MAX } from "@app/contracts/limits";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-types";
import { costsMost, isHighNote, isStrength, isWorthChange } from "@app/engine/verdict-notes";
import { formatDate } from "../../lib/dates.ts";
import { typo } from "../../lib/typo.ts";
import { ScoreRing } from "./charts/score-ring.tsx";
import { type CoachPart, engineTotal } from "./coach/model.ts";
import { ScoreOrigin } from "./coach/score-origin.tsx";
import { MESSAGES } from "./messages.ts";
import { formatScore } from "../../lib/numbers.ts";
import { rangeOf, type ShownAnalysis, splitVerdict } from "./model.ts";
import { shownOral } from "./oral/model.ts";
import { ScoreRange } from "./score-range.tsx";

interface ReportHeroProps {
  analysis: ShownAnalysis;
  judgement: CoachPart;
  /** Shown to a reader other than the author: hides the version and the date. */
  readOnly: boolean;
  /** The change from the previous version. */
  change: ReactNode;
}

/**
 * What was judged and the verdict, before any figure: parameters, question, sentence, two tips, the score. On a phone
 * the ring is beside the tips.
 */
export function ReportHero({ analysis, judgement, readOnly, change }: ReportHeroProps) {
  const { strength, focus } = analysis.verdict;
  // The margin was measured on the engine's total alone: it does not apply with a model's judgement.
  const range = judgement.kind === "written" ? null : rangeOf(analysis);
  const oral = shownOral(analysis)?.metrics ?? [];
  const notes = [...oral, ...analysis.contentAnalysis.metrics];
  // Mention the score of the point to improve only if no other is lower, and of the strength only if no other is
  // higher.
  const isLowest = notes.every(({ score }) => score === null || score >= focus.score);
  const isHighest = notes.every(({ score }) => score === null || score <= strength.score);
  const isLowOral = oral.some(({ label }) => label === focus.label) && !isHighNote(focus.score);
  const isChange = isLowOral || isWorthChange(focus, analysis.claims);
  const isNamed = isStrength(strength, analysis.pitch_type) && !costsMost(analysis.claims);
  const hasTips = analysis.globalScore > 0 && (isNamed || isChange);
  const [start, rest] = splitVerdict(typo(analysis.verdict.sentence));
  return (
    <>
      <ReportParameters analysis={analysis} readOnly={readOnly} />
      <div className="mt-5 grid grid-cols-[156px_minmax(0,1fr)] gap-x-5 gap-y-6 md:mt-7 md:grid-cols-[minmax(0,1fr)_300px] md:grid-rows-[1fr_auto_auto_1fr] md:gap-x-16 md:gap-y-0 print:mt-2 print:gap-y-2">
        <div className="self-end max-md:col-span-2 md:row-start-2">
          {analysis.pitch_type === "rh" && analysis.question && (
            <p className="mb-3 font-voice text-[clamp(1.0625rem,.95rem+.5vw,1.25rem)] leading-normal wrap-anywhere text-text-2">
              «&nbsp;{typo(analysis.question)}&nbsp;»
            </p>
          )}
          <h1 className="text-verdict wrap-anywhere">
            <span className="text-accent">{start}</span>
            {rest}
          </h1>
        </div>
        {hasTips && (
          <div className="col-start-2 row-start-2 flex flex-col gap-3.5 self-center md:col-start-1 md:row-start-3 md:mt-7 md:flex-row md:flex-wrap md:gap-3 md:self-auto">
            {isNamed && (
              <Tip
                icon={<Star className="size-4.5" aria-hidden="true" />}
                tone="good"
                title={readOnly ? MESSAGES.strengthOther : MESSAGES.strength}
                label={MESSAGES.nameStrength(strength.label)}
                {...(isHighest && { score: strength.score })}
              />
            )}
            {isChange && (
              <Tip
                icon={<Gauge className="size-4.5" aria-hidden="true" />}
                tone="warn"
                title={MESSAGES.focus}
                label={focus.label}
                {...(isLowest && { score: focus.score })}
              />
            )}
          </div>
        )}
        <div
          className={`row-start-2 self-center ${hasTips ? "" : "max-md:col-span-2 max-md:mx-auto max-md:w-[156px]"} md:col-start-2 md:row-span-4 md:row-start-1`}
        >
          <ScoreRing score={analysis.globalScore} max={analysis.maxScore} change={change} />
          {range && <ScoreRange range={range} max={analysis.maxScore} />}
          <ScoreOrigin part={judgement} score={analysis.globalScore} engineScore={engineTotal(analysis)} />
        </div>
      </div>
    </>
  );
}

function ReportParameters({ analysis, readOnly }: Pick<ReportHeroProps, "analysis" | "readOnly">) {
  const { version, created_at: date } = analysis;
  const chips = {
    type: PITCH_TYPE_FORM[analysis.pitch_type].label,
    audience: analysis.audience,
    target: analysis.target,
  };
  return (
    <ul className="flex flex-wrap items-center gap-2" aria-label={MESSAGES.parameters}>
      {Object.entries(chips).map(([name, chip]) => (
        <li
          key={name}
          className="flex min-h-7 items-center rounded-[14px] bg-s2 px-[11px] py-[3px] text-micro font-[550] wrap-anywhere text-text shadow-[inset_0_0_0_1px_var(--line-2)]"
        >
          {typo(chip)}
        </li>
      ))}
      {!readOnly && (
        <li className="ml-1 flex flex-wrap gap-x-2 text-micro text-text-3">
          {/* A pitch without its own title is named by its objective, which is already shown. */}
          {analysis.title !== undefined && analysis.title !== analysis.target && version !== undefined && (
            <span className="wrap-anywhere text-text-2">{typo(analysis.title)}</span>
          )}
          <span className="whitespace-nowrap">
            {version === undefined ? MESSAGES.beingWritten : `${MESSAGES.version(version)} · `}
            {date && <time dateTime={date}>{formatDate(date)}</time>}
          </span>
        </li>
      )}
    </ul>
  );
}

interface TipProps {
  icon: ReactNode;
  tone: "good" | "warn";
  title: string;
  label: string;
  score?: number;
}

const TIP_TONES = { good: "bg-good-soft text-good", warn: "bg-warn-soft text-warn" };

function Tip({ icon, tone, title, label, score }: TipProps) {
  return (
    <div className="flex gap-3 max-md:items-center max-[22rem]:flex-col max-[22rem]:items-start max-[22rem]:gap-1.5 md:max-w-[340px] md:flex-[1_1_240px] md:rounded-[16px] md:bg-s1 md:py-3.5 md:pr-[18px] md:pl-3.5 md:shadow-edge">
      <span className={`grid size-9 flex-none place-items-center rounded-[11px] ${TIP_TONES[tone]}`}>
        {icon}
      </span>
      <p className="min-w-0">
        <span className="block text-micro text-text-3">{title}</span>
        <b className="block text-ui leading-snug font-semibold">
          {score === undefined
            ? typo(label)
            : typo(MESSAGES.scoreOutOf(label, formatScore(score), METRIC_SCORE_MAX))}
        </b>
      </p>
    </div>
  );
}
