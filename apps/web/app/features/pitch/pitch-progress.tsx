import { useEffect, useRef, useState } from "react";
import { Check } from "lucide-react";
import { PITCH_TEXT } from "./messages.ts";
import type { AnalysisState } from "./reduce-analysis.ts";

const BARS = Array.from({ length: 41 }, (_, index) => ({
  index,
  // Constant heights, taller in the middle.
  height:
    18 + 82 * Math.sin((Math.PI * (index + 1)) / 42) ** 1.4 * (0.55 + 0.45 * Math.abs(Math.sin(index * 1.7))),
}));
const SWEEP_MS = 32;
/** Delay after which each step has taken longer than announced. */
const OVERDUE_MS = { transcribing: 125_000, analysing: 35_000 };

interface Props {
  state: Extract<AnalysisState, { step: "transcribing" | "analysing" }>;
  /** A spoken pitch has two steps. */
  spoken: boolean;
}

/** Animated bars. Only the upload has a percentage; for the server's work an approximate duration is shown. */
export function PitchProgress({ state, spoken }: Props) {
  const transcribing = state.step === "transcribing";
  /** Waiting for the network or for its turn. */
  const isWaiting = transcribing ? state.sentShare !== null : Boolean(state.position);
  const isOverdue = useOverdue(`${state.step} ${isWaiting}`, OVERDUE_MS[state.step]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex min-h-[calc(100dvh-12rem)] flex-col items-center justify-center gap-9 text-center">
      <div aria-hidden="true" className="flex h-28 items-center gap-[5px] text-c1 md:h-40 md:gap-[7px]">
        {BARS.map(({ index, height }) => (
          <span
            key={index}
            className="w-[3.5px] animate-sweep rounded-full bg-current md:w-[5px]"
            style={{ height: `${height}%`, animationDelay: `${index * SWEEP_MS}ms` }}
          />
        ))}
      </div>
      <h1 ref={title} tabIndex={-1} className="text-h2 outline-none">
        {transcribing ? PITCH_TEXT.transcribing : PITCH_TEXT.progress}
      </h1>
      {spoken && wasTranscribed(state) && (
        <ol className="-mt-4 flex flex-col gap-2 text-left text-ui text-text-2">
          <Step label={PITCH_TEXT.transcribing} state={transcribing ? "current" : "done"} />
          <Step label={PITCH_TEXT.progress} state={transcribing ? "next" : "current"} />
        </ol>
      )}
      {/* Always two lines high, so that nothing moves. */}
      <div className="min-h-13 max-w-[30rem] text-ui text-text-3 tabular-nums">
        <p>
          {transcribing && state.sentShare !== null
            ? PITCH_TEXT.sending(Math.round(state.sentShare * 100))
            : PITCH_TEXT.expected[transcribing ? "transcribing" : spoken ? "spoken" : "written"]}
        </p>
        {/* Empty at first, so that screen readers announce each position. */}
        <output>
          {!transcribing && state.position
            ? PITCH_TEXT.queued(state.position)
            : isOverdue
              ? PITCH_TEXT.overdue
              : null}
        </output>
      </div>
    </div>
  );
}

/** True once the current activity has lasted longer than announced; a new activity, or its turn, restarts the delay. */
function useOverdue(underway: string, afterMs: number): boolean {
  const [overdue, setOverdue] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOverdue(underway), afterMs);
    return () => clearTimeout(timer);
  }, [underway, afterMs]);
  return overdue === underway;
}

/** Skip the transcription step when the user typed the words. */
const wasTranscribed = (state: Props["state"]) =>
  state.step === "transcribing" || state.review?.spoken.transcription?.method !== "none";

function Step({ label, state }: { label: string; state: "done" | "current" | "next" }) {
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className={`flex items-center gap-2.5 ${state === "current" ? "font-semibold text-text" : ""}`}
    >
      <span className="grid size-5 place-items-center">
        {state === "done" ? (
          <Check aria-hidden="true" className="size-4 text-good" strokeWidth={2.5} />
        ) : (
          <span
            aria-hidden="true"
            className={`h-4 w-[3.5px] rounded-full ${state === "current" ? "bg-c1" : "bg-c-muted"}`}
          />
        )}
      </span>
      {label}
    </li>
  );
}
