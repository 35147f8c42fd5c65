import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { KeepChoice } from "./keep-choice.tsx";
import { LiveBars } from "./live-bars.tsx";
import { CHECK_TEXT, NOTICE_TEXT } from "./messages.ts";
import { RecordingFacts } from "./recording-facts.tsx";
import { type CheckState, useMicrophoneCheck } from "./use-microphone-check.ts";
import type { Recorder } from "./use-recorder.ts";

interface Props {
  recorder: Recorder;
  keep: boolean;
  /** The facts were read before: start the microphone test at once. */
  isTest: boolean;
  onKeep: (keep: boolean) => void;
  onStart: () => void;
}

/**
 * Before the first take: what is recorded, where it goes, how long it is kept; and an optional check of the microphone.
 */
export function RecordingNotice({ recorder, keep, isTest, onKeep, onStart }: Props) {
  const { state, check } = useMicrophoneCheck(recorder.levels, recorder.refuse);
  const title = useRef<HTMLHeadingElement>(null);
  const test = useEffectEvent(() => {
    if (isTest) void check();
  });
  useEffect(() => {
    title.current?.focus();
    test();
  }, []);
  const listening = state.name === "listening" || state.name === "judging";
  const checked = state.name === "judged" || state.name === "failed";
  return (
    <div className="flex w-full max-w-136 flex-col gap-5 text-left">
      <h2 ref={title} tabIndex={-1} className="text-h3 outline-none">
        {isTest ? CHECK_TEXT.title : NOTICE_TEXT.title}
      </h2>
      {listening || checked ? (
        <>
          <LiveBars levels={listening ? recorder.levels : null} />
          <CheckVerdict state={state} />
        </>
      ) : (
        <>
          <RecordingFacts />
          <KeepChoice id="keep-notice" keep={keep} onChange={onKeep} />
        </>
      )}
      <div className="flex flex-col gap-x-4 gap-y-3 sm:flex-row sm:flex-wrap">
        <Button
          variant={checked ? "secondary" : "primary"}
          aria-disabled={listening}
          onClick={listening ? undefined : () => void check()}
        >
          {checked ? CHECK_TEXT.retry : NOTICE_TEXT.check}
        </Button>
        <Button variant={checked ? "primary" : "secondary"} onClick={onStart}>
          {checked ? NOTICE_TEXT.start : NOTICE_TEXT.skip}
        </Button>
        {isTest && (
          <Button variant="quiet" onClick={recorder.leaveNotice}>
            {CHECK_TEXT.leave}
          </Button>
        )}
      </div>
    </div>
  );
}

function CheckVerdict({ state }: { state: CheckState }) {
  const good = state.name === "judged" && state.issues.length === 0;
  const bad = state.name === "failed" || (state.name === "judged" && !good);
  return (
    <output className="flex min-h-12 items-start gap-2.5 text-ui text-text-2">
      {good && <CircleCheck aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-good" />}
      {bad && <CircleAlert aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-warn" />}
      <span className="flex flex-col gap-2">
        {describe(state).map((line) => (
          <span key={line}>{typo(line)}</span>
        ))}
      </span>
    </output>
  );
}

function describe(state: CheckState): string[] {
  if (state.name === "failed") return [CHECK_TEXT.failed];
  if (state.name !== "judged") return [state.name === "judging" ? CHECK_TEXT.judging : CHECK_TEXT.listening];
  return state.issues.length > 0 ? state.issues.map((issue) => CHECK_TEXT.issues[issue]) : [CHECK_TEXT.good];
}
