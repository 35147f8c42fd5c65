import { Mic, Square } from "lucide-react";
import { useState } from "react";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FieldError } from "../../ui/field.tsx";
import { LiveBars } from "../recording/live-bars.tsx";
import { PRACTICE_TEXT } from "./messages.ts";
import type { Saying, SpokenSentence } from "./model.ts";
import { usePractice } from "./use-practice.ts";

/** Opens the panel to say one sentence of a report again. */
export function PracticeButton({ sentence }: { sentence: SpokenSentence }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="mt-3 self-start" onClick={() => setOpen(true)}>
        <Mic aria-hidden="true" strokeWidth={1.9} />
        {PRACTICE_TEXT.open}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={PRACTICE_TEXT.title}
        description={PRACTICE_TEXT.promise}
      >
        <Practice sentence={sentence} />
      </Dialog>
    </>
  );
}

function Practice({ sentence }: { sentence: SpokenSentence }) {
  const { state, levels, secMax, listen, stop } = usePractice(sentence);
  const listening = state.step === "listening";
  const problem = state.step === "rest" ? (state.problem ?? undefined) : undefined;
  return (
    <div className="mt-4 flex flex-col gap-4">
      <p className="max-h-40 overflow-y-auto font-voice text-[1.1875rem] leading-normal wrap-anywhere">
        «&nbsp;{typo(sentence.text)}&nbsp;»
      </p>
      <LiveBars levels={listening ? levels : null} />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={state.step === "working"} onClick={() => void (listening ? stop() : listen())}>
          {listening ? (
            <Square aria-hidden="true" className="fill-current" strokeWidth={0} />
          ) : (
            <Mic aria-hidden="true" strokeWidth={1.9} />
          )}
          {listening ? PRACTICE_TEXT.stop : PRACTICE_TEXT[state.step === "done" ? "again" : "start"]}
        </Button>
        <span className="num text-ui text-text-2">
          {listening && PRACTICE_TEXT.left(secMax - state.second)}
        </span>
      </div>
      <div role="alert">
        <FieldError id="practice" error={problem} />
      </div>
      <output>{state.step === "done" && <Comparison before={sentence} now={state.result} />}</output>
    </div>
  );
}

const ROWS = ["wordsPerMinute", "pauses", "hesitations"] as const;

function Comparison({ before, now }: { before: Saying; now: Saying }) {
  return (
    <>
      <MeasureTable before={before} now={now} />
      {(before.hesitations === null || now.hesitations === null) && (
        <p className="mt-3 text-micro text-text-3">{typo(PRACTICE_TEXT.uncountedWhy)}</p>
      )}
      {now.isEstimated && <p className="mt-3 text-micro text-text-3">{PRACTICE_TEXT.estimated}</p>}
    </>
  );
}

const show = (value: number | null) => (value === null ? PRACTICE_TEXT.uncounted : Math.round(value));

function MeasureTable({ before, now }: { before: Saying; now: Saying }) {
  return (
    <table className="w-full text-left text-ui">
      <caption className="sr-only">{PRACTICE_TEXT.table}</caption>
      <thead>
        <tr className="text-micro text-text-3">
          <th scope="col" className="py-1 font-medium">
            {PRACTICE_TEXT.columns.measure}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {PRACTICE_TEXT.columns.before}
          </th>
          <th scope="col" className="py-1 pl-4 text-right font-medium">
            {PRACTICE_TEXT.columns.now}
          </th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-2 font-medium">
              {typo(PRACTICE_TEXT.rows[row])}
            </th>
            <td className="num py-2 text-right text-text-2">{show(before[row])}</td>
            <td className="num py-2 pl-4 text-right font-semibold">{show(now[row])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
