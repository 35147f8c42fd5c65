import { MESSAGES } from "@app/contracts/messages";
import { Coins, RotateCcw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, useWatch } from "react-hook-form";
import { Link } from "react-router";
import { KEPT_TEXT } from "../recording/messages.ts";
import { type Take, writeLength } from "../recording/model.ts";
import { RECORD_ID } from "../recording/record-button.tsx";
import { useKeptTake } from "../recording/use-kept-take.ts";
import type { Voice } from "../recording/use-voice.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { VoiceLoader } from "../../ui/voice-loader.tsx";
import { Late } from "../../lib/late.tsx";
import { NeedsScript } from "../../ui/needs-script.tsx";
import { FoldedParameters } from "./folded-parameters.tsx";
import { PATHS } from "../../lib/paths.ts";
import { readToken, useSession } from "../../lib/session.ts";
import { askSignIn } from "../../lib/sign-in.ts";
import { BuyCredits } from "./buy-credits.tsx";
import { PITCH_TEXT } from "./messages.ts";
import { FIELDS, isComplete, MODE_COST, type PitchDraft, type PitchMode } from "./model.ts";
import { ModeSwitch } from "./mode-switch.tsx";
import { PitchParameters } from "./pitch-parameters.tsx";
import { PitchText } from "./pitch-text.tsx";
import type { Failure } from "./reduce-analysis.ts";
import { usePitchForm } from "./use-pitch-form.ts";
import { VoiceGate } from "./voice-gate.tsx";

interface Props {
  failure: Failure | undefined;
  /** Null while unknown. */
  credits: number | null;
  voice: Voice;
  /** False while the progress screen covers it: a player in the form could still be heard. */
  shown: boolean;
  onSubmit: (draft: PitchDraft) => Promise<void>;
}

/** Most pitches are typed: load the recorder with the first spoken one. */
const loadStage = async () => (await import("../recording/recording-stage.tsx")).RecordingStage;
const STAGE_TO_COME = (
  <div className="grid min-h-96 flex-1 place-items-center text-c1">
    <VoiceLoader className="h-10" />
  </div>
);

/** Loaded only when a take was left. */
const loadKept = async () => (await import("../recording/kept-take.tsx")).KeptTakeOffer;

const REASON_ID = "pitch-reason";
/** Why the submit button is disabled. */
const UNFIT = { busy: PITCH_TEXT.waitForTake, short: PITCH_TEXT.takeTooShort };

/** Rendered on the server but disabled until hydration, so that nothing typed earlier is lost. */
export function PitchForm({ failure, credits, voice, shown, onSubmit }: Props) {
  const form = usePitchForm();
  const [mode, type, question, content] = useWatch({
    control: form.control,
    name: ["mode", "pitch_type", "question", "content"],
  });
  const session = useSession();
  const spoken = mode === "voice";
  // Once the form is used, what its user did counts.
  const [asFolded, setFolded] = useState<boolean>();
  const folded = asFolded ?? (form.opened !== null && isComplete(form.opened));
  const [takeAsked, setTakeAsked] = useState(false);
  const unfit = spoken && (voice.status === "busy" || voice.status === "too-short");

  const showError = (errors: FieldErrors<PitchDraft>) => {
    // Folded fields cannot take the focus: unfold first.
    flushSync(() => setFolded(false));
    form.focusError(errors);
  };
  const isTakeMissing = takeAsked && voice.status === "missing";
  useEffect(() => {
    if (isTakeMissing) document.getElementById(RECORD_ID)?.focus();
  }, [isTakeMissing]);
  const send = async (draft: PitchDraft) => {
    if (draft.mode === "voice" && readToken() === null && !(await askSignIn("signup"))) return;
    const missing = draft.mode === "voice" && voice.status === "missing";
    setTakeAsked(missing);
    if (!missing) await onSubmit(draft);
  };
  const submit = form.handleSubmit(send, showError);
  /** Ask for missing parameters before the user speaks for five minutes, not after. */
  const asked: Voice = {
    ...voice,
    record: () => void form.handleSubmit(voice.record, showError)(),
    recordNow: () => void form.handleSubmit(voice.recordNow, showError)(),
  };
  const changeMode = (next: PitchMode) => {
    voice.clear();
    setTakeAsked(false);
    form.setMode(next);
    setFolded(next === "voice" && isComplete(form.getValues()));
  };

  const left = useKeptTake(voice.findKept, shown && session === "signed-in" && voice.status === "missing");
  const resume = (take: Take) => {
    if (!spoken) changeMode("voice");
    voice.resume(take);
    // Before the take is shown, so that the focus, lost with the offer, moves to the player.
    left.forget();
  };
  const title = useRef<HTMLHeadingElement>(null);
  const leaveKept = () => {
    flushSync(left.forget);
    (document.getElementById(RECORD_ID) ?? title.current)?.focus();
  };

  const refusal = useRef<HTMLDivElement>(null);
  const { setError } = form;
  useEffect(() => {
    // The progress screen took the focus: move it back to the error.
    refusal.current?.focus();
    for (const name of FIELDS.toReversed()) {
      const message = failure?.fields[name];
      if (message) setError(name, { message }, { shouldFocus: true });
    }
  }, [failure, setError]);

  return (
    <>
      <div className="mb-8 md:mb-10">
        <h1 ref={title} tabIndex={-1} className="text-verdict outline-none">
          {PITCH_TEXT.title}
        </h1>
        <p className="mt-3 max-w-[56ch] text-[1.0625rem] text-text-2">{PITCH_TEXT.lead[mode]}</p>
      </div>
      <NeedsScript text={PITCH_TEXT.needsScript} />
      {/* Present before it has text, so that screen readers announce the text. */}
      <p aria-live="polite" className="sr-only">
        {left.kept && KEPT_TEXT.unsent(writeLength(left.kept.durationSec))}
      </p>
      {left.kept && (
        <Late load={loadKept} wanted props={{ kept: left.kept, onResume: resume, onGone: leaveKept }} />
      )}
      <form
        noValidate
        onSubmit={(event) => {
          if (unfit) event.preventDefault();
          else void submit(event);
        }}
      >
        <fieldset
          disabled={form.opened === null}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-7"
        >
          <legend className="sr-only">{PITCH_TEXT.title}</legend>
          <FoldedParameters form={form} folded={spoken && folded} onUnfold={() => setFolded(false)}>
            <PitchParameters form={form} />
          </FoldedParameters>
          <div className="flex flex-col gap-6 rounded-scene bg-s1 p-5 shadow-[var(--edge),var(--lift-2)] md:p-8">
            <ModeSwitch mode={mode} hasTake={voice.hasTake} onChange={changeMode} />
            {credits !== null && credits < MODE_COST[mode] && !failure && (
              <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-warn-soft px-4 py-3 text-ui">
                {PITCH_TEXT.lacksCredits(mode, credits)}
                <BuyCredits />
              </div>
            )}
            {spoken ? (
              shown &&
              (session === "anonymous" ? (
                <VoiceGate />
              ) : (
                <>
                  {content.trim() !== "" && (
                    <details className="text-ui">
                      <summary className="min-h-8 w-fit text-text-2 underline underline-offset-4">
                        {PITCH_TEXT.reread}
                      </summary>
                      <p className="mt-2 max-h-64 overflow-y-auto font-voice text-[1.1875rem] leading-[1.65] wrap-anywhere whitespace-pre-wrap">
                        {content}
                      </p>
                    </details>
                  )}
                  <Late
                    load={loadStage}
                    wanted
                    props={{
                      voice: asked,
                      question: type === "rh" ? question.trim() : "",
                      error: isTakeMissing ? MESSAGES.audioRequired : undefined,
                      comesFirst: folded,
                    }}
                    fallback={STAGE_TO_COME}
                  />
                </>
              ))
            ) : (
              <PitchText form={form} />
            )}
            <div className="flex flex-col-reverse gap-4 border-t border-line pt-6 sm:flex-row sm:items-center sm:justify-between">
              <div className="flex flex-wrap items-center justify-center gap-x-5 text-ui text-text-2">
                <p className="flex items-center gap-2">
                  <Coins aria-hidden="true" className="size-[18px] text-warm" strokeWidth={1.75} />
                  {PITCH_TEXT.price[mode]}
                </p>
                <Link
                  to={PATHS.privacy}
                  className="inline-flex min-h-11 items-center text-text-3 underline decoration-line-2 underline-offset-4 hover:text-text"
                >
                  {PITCH_TEXT.whoSees}
                </Link>
              </div>
              <div className="flex flex-col items-stretch gap-1.5 sm:items-end">
                <Button type="submit" size="large" aria-disabled={unfit} aria-describedby={REASON_ID}>
                  {PITCH_TEXT.submit}
                </Button>
                <p id={REASON_ID} className="text-center text-micro text-text-3 empty:hidden">
                  {unfit ? UNFIT[voice.status === "busy" ? "busy" : "short"] : null}
                </p>
              </div>
            </div>
            {failure && (
              <div
                ref={refusal}
                tabIndex={-1}
                className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-bad-soft px-4 py-3"
              >
                <FieldError id="pitch" error={failure.text} />
                {failure.lacksCredits && <BuyCredits />}
                {failure.canRetry && (
                  <Button type="submit" variant="secondary">
                    <RotateCcw aria-hidden="true" strokeWidth={1.75} />
                    {PITCH_TEXT.retry}
                  </Button>
                )}
              </div>
            )}
          </div>
        </fieldset>
      </form>
    </>
  );
}
