import { RECORDING_SEC_MAX, RECORDING_SEC_MIN } from "@app/contracts/limits";
import { useEffect, useRef } from "react";
import { typo } from "../../lib/typo.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { formatClock } from "../../lib/format-clock.ts";
import { ImportButton } from "./import-button.tsx";
import { LiveBars } from "./live-bars.tsx";
import { NOTICE_TEXT, RECORDING_TEXT } from "./messages.ts";
import { MicrophoneRefused } from "./microphone-refused.tsx";
import { announceTime, LAST_SEC, tellNote } from "./model.ts";
import { RECORD_ID, RecordButton } from "./record-button.tsx";
import { RecordingNotice } from "./recording-notice.tsx";
import { SpacePanel } from "./space-panel.tsx";
import { TakeReady } from "./take-ready.tsx";
import { TIGHT_SEC, useSpace } from "./use-space.ts";
import type { Recorder } from "./use-recorder.ts";
import type { Voice } from "./use-voice.ts";
import { WordsChoice } from "./words-choice.tsx";

interface Props {
  voice: Voice;
  /** The question to answer, empty when there is none. */
  question: string;
  /** Why the form cannot be sent without a take. */
  error: string | undefined;
  /** The form above it is folded: the recorder is what the user came for. */
  comesFirst?: boolean;
}

/** The recording screen: the question, the voice as bars, the time, one button. */
export function RecordingStage({ voice, question, error, comesFirst = false }: Props) {
  const { recorder } = voice;
  const { step, failure, take } = recorder.state;
  const busy = step.name !== "rest" && step.name !== "notice";
  const { space, leftSec } = useSpace();
  const isFull = leftSec !== null && leftSec < RECORDING_SEC_MIN;
  useEffect(() => {
    // The fields that fold above it would leave a phone's screen below the recorder.
    if (comesFirst) document.getElementById(RECORD_ID)?.scrollIntoView?.({ block: "nearest" });
  }, [comesFirst]);
  const asked = useRef<HTMLParagraphElement>(null);
  const speaks = step.name === "asking" || step.name === "recording";
  useEffect(() => {
    // Starting from the foot of a phone's screen: the speaker sees the question, not only the button.
    if (speaks) asked.current?.scrollIntoView?.({ block: "nearest" });
  }, [speaks]);
  const isTight = leftSec !== null && leftSec < TIGHT_SEC;
  return (
    <section
      aria-label={RECORDING_TEXT.stage}
      className="flex flex-1 flex-col items-center justify-between gap-6 text-center"
    >
      {question && (
        <p
          ref={asked}
          className="self-start text-left font-voice text-voice leading-snug text-text-2 md:self-center md:text-center"
        >
          {typo(`« ${question} »`)}
        </p>
      )}
      <Announcement recorder={recorder} />
      <div className="flex min-h-96 w-full flex-1 flex-col items-center justify-center gap-6">
        {isFull && !take && step.name === "rest" ? null : <Scene voice={voice} error={error} />}
        {isTight && space && step.name === "rest" && <SpacePanel space={space} isFull={isFull} />}
      </div>
      <FieldError id={RECORD_ID} error={failure ?? error} />
      {/* Keeps its space during recording, so that the round button does not move. */}
      <div className={step.name === "recording" || (isFull && !take) ? "invisible" : ""}>
        <ImportButton
          label={take ? RECORDING_TEXT.importOther : RECORDING_TEXT.import}
          busy={busy}
          onFile={(file) => void recorder.importFile(file)}
        />
        <p className="text-micro text-text-3">{RECORDING_TEXT.formats}</p>
      </div>
    </section>
  );
}

function Scene({ voice, error }: Pick<Props, "voice" | "error">) {
  const { recorder, keep, setKeep, record, recordNow, test } = voice;
  const { step, take, microphone, failure, note, isUnkept } = recorder.state;
  const wasRecording = useRef(false);
  const wasNotice = useRef(false);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step.name === "rest" && wasRecording.current) play.current?.focus();
    if (step.name === "rest" && wasNotice.current) document.getElementById(RECORD_ID)?.focus();
    wasNotice.current = step.name === "notice";
    wasRecording.current = step.name === "finishing" || step.name === "reading";
    // The button that started the take may have disappeared: move the focus to the stop button.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (step.name === "asking" && lost) document.getElementById(RECORD_ID)?.focus();
  }, [step.name]);

  if (step.name === "notice")
    return (
      <RecordingNotice
        {...{ recorder, keep }}
        isTest={step.isTest === true}
        onKeep={setKeep}
        onStart={recordNow}
      />
    );
  if (step.name === "finishing" || step.name === "reading")
    return (
      <p className="flex items-center gap-3 text-text-2">
        <VoiceLoader className="h-5 text-accent" />
        {step.name === "finishing" ? RECORDING_TEXT.finishing : RECORDING_TEXT.reading}
      </p>
    );
  if (microphone) {
    const isTest = step.name === "rest" && step.isTest === true;
    return (
      <MicrophoneRefused problem={microphone} onRetry={isTest ? () => recorder.introduce(true) : recordNow} />
    );
  }
  if (take && step.name === "rest")
    return (
      <TakeReady {...{ take, note, isUnkept, keep }} onKeep={setKeep} onRecord={record} playRef={play} />
    );

  const recording = step.name === "recording";
  const second = recording ? step.second : 0;
  const hint = recording
    ? (step.cue && RECORDING_TEXT.cues[step.cue]) ||
      (second < RECORDING_SEC_MIN && RECORDING_TEXT.remaining(RECORDING_SEC_MIN - second))
    : step.name === "asking"
      ? RECORDING_TEXT.asking
      : RECORDING_TEXT.idle;
  return (
    <>
      <LiveBars levels={recording ? recorder.levels : null} />
      <p className={`num text-[1.375rem] ${second >= RECORDING_SEC_MAX - LAST_SEC ? "text-warm" : ""}`}>
        <span className="font-semibold">{formatClock(second)}</span>
        <span className="text-text-3"> / {formatClock(RECORDING_SEC_MAX)}</span>
      </p>
      <RecordButton
        error={error ?? failure ?? undefined}
        recording={recording}
        busy={step.name === "asking"}
        onRecord={record}
        onStop={() => void recorder.stop()}
      />
      <p className="min-h-6 text-text-2">{hint}</p>
      {step.name === "rest" && (
        <Button variant="quiet" className="-mt-4" onClick={test}>
          {NOTICE_TEXT.check}
        </Button>
      )}
      {/* Space reserved from the start, so that the round button does not move. */}
      {recording && (
        <div className="-mt-3 min-h-10 text-micro text-text-3">
          {voice.browser.way && step.isUnwritten && <p>{RECORDING_TEXT.unwritten}</p>}
          {isUnkept && <p>{RECORDING_TEXT.unkept}</p>}
        </div>
      )}
      {!recording && <WordsChoice browser={voice.browser} />}
    </>
  );
}

/**
 * Screen-reader announcements in place of the bars: the start, the last minute, the last seconds, the end; and once,
 * that the browser has stopped transcribing or that the device does not keep the take.
 */
function Announcement({ recorder }: { recorder: Recorder }) {
  const { step, take, note, isUnkept } = recorder.state;
  const isHeard = step.name === "recording" || step.name === "finishing" || take !== null;
  let text = "";
  if (step.name === "recording")
    text = step.second === 0 ? RECORDING_TEXT.started : announceTime(step.second);
  else if (step.name === "rest" && take)
    text = `${tellNote(note, take) ?? ""} ${RECORDING_TEXT.stopped(formatClock(take.durationSec))}`.trim();
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {text}
      </p>
      <p aria-live="polite" className="sr-only">
        {step.name === "recording" && step.isUnwritten && RECORDING_TEXT.unwritten}
      </p>
      <p aria-live="polite" className="sr-only">
        {isHeard && isUnkept && RECORDING_TEXT.unkept}
      </p>
    </>
  );
}
