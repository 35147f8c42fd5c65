import { ArrowRight, Lock, Mic, RotateCcw, Square } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { LiveBars } from "../recording/live-bars.tsx";
import { carryText } from "../../lib/carried-text.ts";
import { formatClock } from "../../lib/format-clock.ts";
import { PATHS } from "../../lib/paths.ts";
import { typo } from "../../lib/typo.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { describedBy, FieldError, INPUT_CLASS, showFocused } from "../../ui/field.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { VoiceBars } from "../../ui/voice-bars.tsx";
import { loadEngine } from "./ask-engine.ts";
import { TRIAL_TEXT } from "./messages.ts";
import { TRIAL_SEC_MAX, type TrialAnswer } from "./model.ts";
import { useTrial } from "./use-trial.ts";

type Mode = "text" | "voice";
const MODES = (["text", "voice"] as const).map((value) => ({ value, label: TRIAL_TEXT.modes[value] }));
const FIELD = "trial-text";
const WAITING = [2, 3, 2, 4, 3, 6, 4, 7, 5, 3, 4, 2, 3, 5, 3, 2, 1];

/**
 * Two measures and one remark without an account; what is said or typed never leaves the browser, and a typed text goes
 * on to the form with its author.
 */
export function Trial() {
  const trial = useTrial();
  const { state } = trial;
  const [mode, setMode] = useState<Mode>("text");
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState("");
  const problem = state.step === "rest" ? (state.problem ?? undefined) : undefined;
  const working = state.step === "working";
  const change = (next: Mode) => {
    trial.reset();
    setTyped("");
    setMode(next);
  };

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] overflow-clip rounded-scene bg-s1 shadow-[var(--edge),var(--lift-2)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-5 p-5 md:p-9">
        <div className="w-full sm:w-64">
          <SegmentedControl
            name="trial-mode"
            legend={TRIAL_TEXT.mode}
            quietLegend
            options={MODES}
            value={mode}
            onChange={change}
          />
        </div>
        {mode === "text" ? (
          <TextTrial
            area={area}
            problem={problem}
            working={working}
            onMeasure={(isOwn) => {
              const text = area.current!.value;
              setTyped(isOwn ? text : "");
              void trial.measureText(text);
            }}
          />
        ) : (
          <VoiceTrial trial={trial} problem={problem} />
        )}
      </div>
      <div className="border-t border-line bg-s2/60 p-5 md:p-9 lg:border-t-0 lg:border-l">
        {state.step === "done" ? (
          <Answer answer={state.result} typed={typed} onAgain={trial.reset} />
        ) : (
          <div className="flex h-full min-h-64 flex-col items-center justify-center gap-6 text-center">
            <VoiceBars
              levels={WAITING}
              className={`h-14 gap-[5px] ${working ? "text-c1 [&>span]:animate-voice" : "text-c-muted"}`}
            />
            <p className="flex max-w-[40ch] items-start gap-2.5 text-left text-ui text-text-2">
              <Lock
                aria-hidden="true"
                className="mt-[3px] size-[18px] flex-none text-good"
                strokeWidth={1.9}
              />
              {typo(TRIAL_TEXT.promise)}
            </p>
          </div>
        )}
        <p aria-live="polite" className="sr-only">
          {working ? TRIAL_TEXT.working : ""}
        </p>
      </div>
    </div>
  );
}

interface TextTrialProps {
  area: RefObject<HTMLTextAreaElement | null>;
  problem: string | undefined;
  working: boolean;
  /** @param isOwn false for our example */
  onMeasure: (isOwn: boolean) => void;
}

function TextTrial({ area, problem, working, onMeasure }: TextTrialProps) {
  useEffect(() => {
    if (!problem) return;
    area.current?.focus();
    showFocused(FIELD);
  }, [area, problem]);
  return (
    <>
      <div className="flex flex-1 flex-col gap-2">
        <label htmlFor={FIELD} className="text-ui font-semibold">
          {TRIAL_TEXT.label}
        </label>
        <textarea
          id={FIELD}
          ref={area}
          placeholder={TRIAL_TEXT.placeholder}
          // Off, since a browser's spell checker may send the text to a server.
          spellCheck={false}
          onFocus={() => loadEngine()}
          {...describedBy(FIELD, problem)}
          className={`${INPUT_CLASS} min-h-44 flex-1 resize-y py-3.5 leading-relaxed`}
        />
        <FieldError id={FIELD} error={problem} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="large" busy={working} onClick={() => onMeasure(true)} className="max-sm:w-full">
          {TRIAL_TEXT.measure}
        </Button>
        <Button
          variant="quiet"
          className="max-sm:mx-0 max-sm:w-full"
          onClick={() => {
            area.current!.value = TRIAL_TEXT.exampleText;
            onMeasure(false);
          }}
        >
          {TRIAL_TEXT.example}
        </Button>
      </div>
    </>
  );
}

function VoiceTrial({ trial, problem }: { trial: ReturnType<typeof useTrial>; problem: string | undefined }) {
  const { state, levels, listen, stop } = trial;
  const listening = state.step === "listening";
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-5 py-4 text-center">
      <p className="font-voice text-voice text-balance">
        {typo(listening ? TRIAL_TEXT.listening : TRIAL_TEXT.idle)}
      </p>
      <LiveBars levels={listening ? levels : null} />
      <p className="num text-[1.75rem] leading-none font-semibold">
        {TRIAL_TEXT.elapsed(formatClock(listening ? state.second : 0), formatClock(TRIAL_SEC_MAX))}
      </p>
      <Button
        size="large"
        busy={state.step === "working"}
        onClick={() => void (listening ? stop() : listen())}
        onFocus={() => loadEngine()}
      >
        {listening ? (
          <Square aria-hidden="true" className="fill-current" strokeWidth={0} />
        ) : (
          <Mic aria-hidden="true" strokeWidth={1.9} />
        )}
        {listening ? TRIAL_TEXT.stop : TRIAL_TEXT.record}
      </Button>
      <div role="alert">
        <FieldError id="trial-voice" error={problem} />
      </div>
    </div>
  );
}

interface AnswerProps {
  answer: TrialAnswer;
  /** The visitor's own text, empty for our example or a voice. */
  typed: string;
  onAgain: () => void;
}

function Answer({ answer, typed, onAgain }: AnswerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    // On a phone the answer is below the text: scroll to it, or nothing would seem to happen.
    whole.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={whole} className="animate-rise scroll-my-24">
      <h3 ref={title} tabIndex={-1} className="text-h3 outline-none">
        {TRIAL_TEXT.result}
      </h3>
      <dl className="mt-5 grid grid-cols-2 gap-5">
        {answer.measures.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-micro text-text-3">{label}</dt>
            <dd>
              <span className="num mt-1 block text-[clamp(1.5rem,1.2rem+1vw,2rem)] leading-[1.1] font-semibold">
                {typo(value)}
              </span>
              <span className="mt-1 block text-micro text-text-2">{typo(note)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 border-t border-line pt-5">
        <p className="text-micro text-text-3">{TRIAL_TEXT.remark}</p>
        {answer.quote && (
          <p className="mt-1.5 font-voice text-[1.3125rem] leading-[1.4]">{typo(`« ${answer.quote} »`)}</p>
        )}
        <p className="mt-1.5">{typo(answer.remark)}</p>
      </div>
      <p className="mt-6 text-ui text-text-2">{typo(TRIAL_TEXT.more)}</p>
      <div className="mt-4 flex flex-wrap gap-x-5 gap-y-3">
        <Link to={PATHS.pitch} state={carryText(typed)} className={buttonClass("primary")}>
          {TRIAL_TEXT.next}
          <ArrowRight aria-hidden="true" />
        </Link>
        <Button variant="quiet" onClick={onAgain}>
          <RotateCcw aria-hidden="true" />
          {TRIAL_TEXT.again}
        </Button>
      </div>
    </div>
  );
}
