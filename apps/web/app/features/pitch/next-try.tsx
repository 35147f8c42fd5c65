import { Mic, PenLine } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { NEXT_TRY_TEXT, PITCH_TEXT } from "./messages.ts";
import type { Retake } from "./use-retake.ts";

interface Props {
  retake: Retake;
}

interface NextTryProps extends Props {
  /** The pitch has not been recorded yet. */
  isWritten: boolean;
  /** Nothing needs to be changed first: recording comes first. */
  saysFirst: boolean;
}

/**
 * After the advice: edit this text again, record it, or start another pitch. For a written text without advice,
 * recording comes first.
 */
export function NextTry({ retake, isWritten, saysFirst }: NextTryProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-x-4 gap-y-2.5" data-no-print>
      {/* On a phone it is in the bar at the bottom. */}
      <span className="contents max-md:hidden">
        <FirstButton retake={retake} saysFirst={saysFirst} />
      </span>
      {!saysFirst && (
        <SayButton
          retake={retake}
          variant="secondary"
          label={isWritten ? NEXT_TRY_TEXT.say : NEXT_TRY_TEXT.sayAgain}
        />
      )}
      {saysFirst && <RetakeButton retake={retake} variant="secondary" />}
      <RestartButton retake={retake} variant="quiet" />
    </div>
  );
}

export function RestartButton({ retake, variant }: Props & { variant: "secondary" | "quiet" }) {
  return (
    <Button variant={variant} className="max-md:flex-auto" onClick={retake.restart}>
      {PITCH_TEXT.restart}
    </Button>
  );
}

function RetakeButton({ retake, variant = "primary" }: Props & { variant?: "primary" | "secondary" }) {
  return (
    <Button variant={variant} className="max-md:flex-auto" onClick={retake.takeThis}>
      <PenLine aria-hidden="true" strokeWidth={1.9} />
      {NEXT_TRY_TEXT.take}
    </Button>
  );
}

function SayButton({ retake, variant, label }: Props & { variant: "primary" | "secondary"; label: string }) {
  return (
    <Button variant={variant} className="max-md:flex-auto max-sm:whitespace-normal" onClick={retake.sayThis}>
      <Mic aria-hidden="true" strokeWidth={1.9} />
      {label}
    </Button>
  );
}

/** The most useful next action. */
export function FirstButton({ retake, saysFirst }: Props & { saysFirst: boolean }) {
  return saysFirst ? (
    <SayButton retake={retake} variant="primary" label={NEXT_TRY_TEXT.sayFirst} />
  ) : (
    <RetakeButton retake={retake} />
  );
}

/** On a phone the next action stays at the bottom of the screen. */
export function NextTryFoot({ retake, saysFirst }: Props & { saysFirst: boolean }) {
  return (
    <div
      data-no-print
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-bg/90 px-4 pt-2.5 pb-[max(.625rem,env(safe-area-inset-bottom))] backdrop-blur-[14px] md:hidden"
    >
      <FirstButton retake={retake} saysFirst={saysFirst} />
    </div>
  );
}
