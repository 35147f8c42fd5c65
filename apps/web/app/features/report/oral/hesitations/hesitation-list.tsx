import { Play } from "lucide-react";
import { useId, useState } from "react";
import type { OralPerformance } from "@app/contracts/report";
import { formatClock } from "../../../../lib/format-clock.ts";
import { Button } from "../../../../ui/button.tsx";
import { usePlaybackValue, useReportPlayback } from "../../player/playback-context.ts";
import { ORAL_TEXT } from "../messages.ts";
import { type Answer, type Heard, listAsked, momentOf, type Scores } from "./model.ts";
import { type KeepAnswer, useAnswers } from "./use-answers.ts";

interface Props {
  oral: OralPerformance;
  scores: Scores;
  onAnswer: KeepAnswer;
}

const SHOWN_MAX = 5;
const ANSWERS: readonly Answer[] = ["confirmed", "dismissed"];
const CHOICE =
  "min-h-11 rounded-field px-3.5 text-[.9063rem] font-semibold shadow-[inset_0_0_0_1px_var(--line-2)] hover:bg-s2 aria-pressed:bg-accent-soft aria-pressed:text-accent aria-pressed:shadow-[inset_0_0_0_1.5px_var(--accent)] aria-disabled:opacity-60 max-sm:flex-1";

/** Probable « euh », for the speaker to play and confirm: only confirmed ones count. */
export function HesitationList({ oral, scores, onAnswer }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { running, told, failure, answer } = useAnswers(scores, onAnswer);
  const canListen = usePlaybackValue(({ status }) => status !== "gone");
  const asked = listAsked(oral);
  if (asked.length === 0) return null;
  const shown = isWhole ? asked : asked.slice(0, SHOWN_MAX);
  return (
    <section aria-labelledby={id} className="mt-5 border-t border-line pt-4" data-no-print>
      <h4 id={id} className="font-semibold">
        {ORAL_TEXT.askedTitle}
      </h4>
      <p className="mt-1 max-w-[60ch] text-ui text-text-2">
        {canListen ? ORAL_TEXT.asked : ORAL_TEXT.askedFromMemory}
      </p>
      <ul className="mt-3 flex flex-col divide-y divide-line">
        {shown.map(({ heard, index }) => (
          <li key={index} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
            <Moment heard={heard} durationSec={oral.durationSec} canListen={canListen} />
            <div className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">
              {ANSWERS.map((choice) => (
                <button
                  key={choice}
                  type="button"
                  className={CHOICE}
                  aria-pressed={heard.answer === choice}
                  aria-disabled={running !== null || undefined}
                  aria-label={ORAL_TEXT.answerAt(ORAL_TEXT.answers[choice], formatClock(heard.startTime))}
                  onClick={() => void answer(index, heard.answer === choice ? null : choice)}
                >
                  {ORAL_TEXT.answers[choice]}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {asked.length > shown.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {ORAL_TEXT.moreAsked(asked.length - shown.length)}
        </Button>
      )}
      {asked.some(({ heard }) => heard.answer) && (
        <p className="mt-1 text-micro text-text-3">{ORAL_TEXT.askedUndo}</p>
      )}
      <output className="mt-2 block min-h-5 text-micro font-semibold text-text-2">{told}</output>
      {failure !== null && (
        <p role="alert" className="text-ui font-semibold text-bad">
          {failure}
        </p>
      )}
    </section>
  );
}

interface MomentProps {
  heard: Heard;
  durationSec: number;
  canListen: boolean;
}

/** Its time, as a button that plays it with some context, and its answer if any. */
function Moment({ heard, durationSec, canListen }: MomentProps) {
  const { playback } = useReportPlayback();
  const clock = formatClock(heard.startTime);
  const { fromSec, untilSec } = momentOf(heard, durationSec);
  return (
    <span className="inline-flex items-center gap-2.5">
      {canListen ? (
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-soft px-3.5 font-semibold text-accent tabular-nums hover:bg-accent-line"
          aria-label={ORAL_TEXT.listenAround(clock)}
          onClick={() => playback.play(fromSec, untilSec)}
        >
          <Play className="size-3.5 fill-current" aria-hidden="true" />
          {clock}
        </button>
      ) : (
        <span className="num font-semibold">{clock}</span>
      )}
      <span className="text-ui text-text-3">{ORAL_TEXT.states[heard.answer ?? "none"]}</span>
    </span>
  );
}
