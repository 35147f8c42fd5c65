import type { HistoryGroup as Group } from "@app/contracts/history";
import { PITCH_TYPE_FORM } from "@app/contracts/pitch-form";
import { useId } from "react";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { formatDate } from "../../lib/dates.ts";
import { typo } from "../../lib/typo.ts";
import { HISTORY_TEXT } from "./messages.ts";
import { formatScore } from "../../lib/numbers.ts";
import { countVersions, formatChange, progressOf } from "./model.ts";
import { PitchLink } from "./pitch-link.tsx";
import { VersionBars } from "./version-bars.tsx";

/** The pitches of one type: a card per title, a row per question. */
export function HistoryGroup({ group }: { group: Group }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-5 flex items-baseline gap-3">
        <h2 id={id} className="text-h2">
          {PITCH_TYPE_FORM[group.type].label}
        </h2>
        <span className="text-micro text-text-3">{HISTORY_TEXT.analyses(countVersions(group))}</span>
      </div>
      <div className="flex flex-col gap-3.5 md:gap-5">
        {group.titles.map(({ title, questions }) => (
          <Card key={title}>
            <h3 className="text-h3 wrap-anywhere">{typo(title)}</h3>
            <ul className="mt-1 divide-y divide-line">
              {questions.map((question) => (
                <QuestionRow key={question.question ?? ""} {...question} />
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </section>
  );
}

type Question = Group["titles"][number]["questions"][number];

function QuestionRow({ question, versions }: Question) {
  const { latest, change } = progressOf(versions);
  if (!latest) return null;
  return (
    <li className="grid items-end gap-x-8 gap-y-4 py-5 last:pb-0 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
      <div className="min-w-0 self-start">
        {question && (
          <p className="mb-3 font-voice text-[1.1875rem] leading-snug wrap-anywhere">
            «&nbsp;{typo(question)}&nbsp;»
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
          <span className="num text-[1.75rem] leading-none font-semibold">
            {formatScore(latest.globalScore)}
          </span>
          <span className="text-micro text-text-3">{HISTORY_TEXT.outOf(formatScore(latest.maxScore))}</span>
          {change !== null && <Change change={change} />}
        </p>
        <p className="mt-2 text-micro text-text-3">
          {HISTORY_TEXT.versions(versions.length)} · {HISTORY_TEXT.lastOn(formatDate(latest.created_at))}
        </p>
        <PitchLink id={latest.id} className={`mt-4 ${buttonClass("secondary")}`}>
          {HISTORY_TEXT.detail}
        </PitchLink>
      </div>
      <VersionBars versions={versions} />
    </li>
  );
}

/** A gain is green and a loss is grey: a lower score is a fact of practice, not a fault. */
function Change({ change }: { change: number }) {
  const tone = change > 0 ? "bg-good-soft text-good" : "bg-s2 text-text-2";
  return (
    <span className={`rounded-full px-2.5 py-0.5 text-micro font-semibold ${tone}`}>
      {HISTORY_TEXT.points(formatChange(change), Math.abs(change) >= 2)}
      <span className="sr-only"> {HISTORY_TEXT.sincePrevious}</span>
    </span>
  );
}
