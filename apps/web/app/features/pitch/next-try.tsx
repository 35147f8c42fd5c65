import { Mic, PenLine } from "lucide-react";
import { Link } from "react-router";
import { PATHS } from "../../lib/paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { NEXT_TRY_TEXT, PITCH_TEXT } from "./messages.ts";
import type { Retake } from "./use-retake.ts";

interface Props {
  retake: Retake;
}

interface NextTryProps extends Props {
  /** Nothing needs to be changed in the text first. */
  isReady: boolean;
}

interface ButtonProps extends NextTryProps {
  variant: "primary" | "secondary";
}

const saysFirst = ({ retake, isReady }: NextTryProps): boolean => !retake.isWritten || isReady;

/**
 * After the advice: edit this text again, record it, or start another pitch. What was spoken is said again first, and so
 * is a written text without advice. A rehearsed question leads back to the others of its plan.
 */
export function NextTry({ retake, isReady }: NextTryProps) {
  const Second = saysFirst({ retake, isReady }) ? RetakeButton : SayButton;
  return (
    <div className="mt-6 flex flex-wrap gap-x-4 gap-y-2.5" data-no-print>
      {/* On a phone it is in the bar at the bottom. */}
      <span className="contents max-md:hidden">
        <FirstButton retake={retake} isReady={isReady} />
      </span>
      <Second retake={retake} isReady={isReady} variant="secondary" />
      {retake.planId === null ? (
        <RestartButton retake={retake} variant="quiet" />
      ) : (
        <Link to={`${PATHS.plans}/${retake.planId}`} className={`${buttonClass("quiet")} max-md:flex-auto`}>
          {NEXT_TRY_TEXT.plan}
        </Link>
      )}
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

function RetakeButton({ retake, variant }: ButtonProps) {
  return (
    <Button variant={variant} className="max-md:flex-auto" onClick={retake.takeThis}>
      <PenLine aria-hidden="true" strokeWidth={1.9} />
      {NEXT_TRY_TEXT.take}
    </Button>
  );
}

function SayButton({ retake, isReady, variant }: ButtonProps) {
  const written = isReady ? NEXT_TRY_TEXT.sayFirst : NEXT_TRY_TEXT.say;
  return (
    <Button variant={variant} className="max-md:flex-auto max-sm:whitespace-normal" onClick={retake.sayThis}>
      <Mic aria-hidden="true" strokeWidth={1.9} />
      {retake.isWritten ? written : NEXT_TRY_TEXT.sayAgain}
    </Button>
  );
}

/** The most useful next action. */
export function FirstButton(props: NextTryProps) {
  const First = saysFirst(props) ? SayButton : RetakeButton;
  return <First {...props} variant="primary" />;
}

/** On a phone the next action stays at the bottom of the screen. */
export function NextTryFoot(props: NextTryProps) {
  return (
    <div
      data-no-print
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-bg/90 px-4 pt-2.5 pb-[max(.625rem,env(safe-area-inset-bottom))] backdrop-blur-[14px] md:hidden"
    >
      <FirstButton {...props} />
    </div>
  );
}
