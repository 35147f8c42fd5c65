import { countWords } from "@app/engine/pitch";
import { CircleAlert, Coins, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatClock } from "../../lib/format-clock.ts";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { describedBy, FieldError, hintId } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TakePlayer } from "../recording/take-player.tsx";
import type { Spoken, Voice } from "../recording/use-voice.ts";
import { BuyCredits } from "./buy-credits.tsx";
import { PITCH_TEXT, TRANSCRIPT_TEXT } from "./messages.ts";
import { judgeTranscript } from "./model.ts";
import type { AnalysisState } from "./reduce-analysis.ts";

const ID = "pitch-transcript";

interface Props {
  review: Extract<AnalysisState, { step: "review" }>;
  voice: Voice;
  onEdit: (transcript: string) => void;
  onConfirm: (transcript: string) => Promise<void>;
  onRetry: () => void;
  onBack: () => void;
}

/** The words of a recording before analysis: corrected by the user, or typed if nothing was transcribed. */
export function TranscriptReview({ review, voice, onEdit, onConfirm, onRetry, onBack }: Props) {
  const { draft, spoken, failure } = review;
  const [text, setText] = useState(review.transcript);
  const [error, setError] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);

  const confirm = () => {
    const problem = judgeTranscript(draft, { audioUrl: spoken.audioUrl, transcript: text });
    setError(problem);
    if (problem) field.current?.focus();
    else void onConfirm(text);
  };
  const given = Boolean(spoken.transcription?.text);
  return (
    <div className="mx-auto flex max-w-180 flex-col gap-6">
      <div>
        <h1 ref={title} tabIndex={-1} className="text-verdict outline-none">
          {given ? TRANSCRIPT_TEXT.title.given : TRANSCRIPT_TEXT.title.asked}
        </h1>
        <p className="mt-3 text-[1.0625rem] text-text-2">{typo(describeMethod(spoken))}</p>
        {given && <p className="mt-2 text-ui text-text-3">{typo(TRANSCRIPT_TEXT.advice)}</p>}
        {spoken.recognised && spoken.recognised.gaps.length > 0 && (
          <p className="mt-2 text-ui font-semibold text-text-2">{describeGaps(spoken.recognised.gaps)}</p>
        )}
        {!given && review.transcript !== "" && review.transcript === draft.content && (
          <p className="mt-2 text-ui font-semibold text-text-2">{TRANSCRIPT_TEXT.prefilled}</p>
        )}
      </div>
      <div className="flex flex-col gap-5 rounded-scene bg-s1 p-5 shadow-[var(--edge),var(--lift-2)] md:p-8">
        {voice.take ? (
          <TakePlayer take={voice.take} />
        ) : (
          voice.recorder.state.step.name === "reading" && <Skeleton className="h-13 w-full max-w-120" />
        )}
        {spoken.advice && (
          <p className="flex items-start gap-2.5 text-ui text-text-2">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-[18px] flex-none text-warn" />
            {spoken.advice}
          </p>
        )}
        {spoken.failure && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-bad-soft px-4 py-3">
            <FieldError id="transcription" error={spoken.failure} />
            <Button variant="secondary" onClick={onRetry}>
              <RotateCcw aria-hidden="true" strokeWidth={1.75} />
              {TRANSCRIPT_TEXT.retry}
            </Button>
          </div>
        )}
        <label htmlFor={ID} className="font-display text-h3">
          {TRANSCRIPT_TEXT.label}
        </label>
        <TextArea
          id={ID}
          ref={field}
          rows={9}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            onEdit(currentTarget.value);
            setError(null);
          }}
          className="max-h-[60dvh] min-h-56 font-voice text-[1.1875rem] leading-[1.65]!"
          {...describedBy(ID, error ?? undefined, true)}
        />
        <FieldError id={ID} error={error ?? undefined} />
        <p id={hintId(ID)} className="text-ui font-semibold tabular-nums">
          {TRANSCRIPT_TEXT.words(countWords(text))}
        </p>
        {failure && (
          <div role="alert" className="rounded-field bg-bad-soft px-4 py-3">
            <FieldError id="analysis" error={failure.text} />
            {failure.lacksCredits && <BuyCredits />}
          </div>
        )}
        <div className="flex flex-col-reverse gap-4 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
          <Button variant="quiet" onClick={onBack}>
            {TRANSCRIPT_TEXT.back}
          </Button>
          <div className="flex flex-col-reverse gap-4 sm:flex-row sm:items-center">
            <p className="flex items-center justify-center gap-2 text-ui text-text-2">
              <Coins aria-hidden="true" className="size-[18px] text-warm" strokeWidth={1.75} />
              {PITCH_TEXT.price.voice}
            </p>
            <Button size="large" onClick={confirm}>
              {TRANSCRIPT_TEXT.submit}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

const describeGaps = (gaps: readonly { startSec: number; endSec: number }[]) =>
  TRANSCRIPT_TEXT.gaps(
    gaps
      .map(({ startSec, endSec }) => TRANSCRIPT_TEXT.gap(formatClock(startSec), formatClock(endSec)))
      .join(", "),
  );

function describeMethod({ transcription, isUnwritten }: Spoken): string {
  if (!transcription) return TRANSCRIPT_TEXT.failed;
  if (isUnwritten) return TRANSCRIPT_TEXT.unwritten;
  const { method, model, text } = transcription;
  const said = TRANSCRIPT_TEXT.method[method](model ? TRANSCRIPT_TEXT.model(model) : "");
  return method !== "none" && !text ? `${said} ${TRANSCRIPT_TEXT.nothing}` : said;
}
