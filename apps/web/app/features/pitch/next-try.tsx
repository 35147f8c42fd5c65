import { Mic, PenLine } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { NEXT_TRY_TEXT, PITCH_TEXT } from "./messages.ts";
import type { Retake } from "./use-retake.ts";

interface Props {
  retake: Retake;
}

/** After the list of what to change: the text in hand again, then its voice, then another pitch. */
export function NextTry({ retake, isWritten }: Props & { isWritten: boolean }) {
  return (
    <div className="mt-6 flex flex-wrap gap-2.5" data-no-print>
      {/* A phone has it at its foot. */}
      <span className="contents max-md:hidden">
        <RetakeButton retake={retake} />
      </span>
      {isWritten && (
        <Button
          variant="secondary"
          className="max-sm:flex-auto max-sm:whitespace-normal"
          onClick={retake.sayThis}
        >
          <Mic aria-hidden="true" strokeWidth={1.9} />
          {NEXT_TRY_TEXT.say}
        </Button>
      )}
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

export function RetakeButton({ retake }: Props) {
  return (
    <Button className="max-md:flex-auto" onClick={retake.takeThis}>
      <PenLine aria-hidden="true" strokeWidth={1.9} />
      {NEXT_TRY_TEXT.take}
    </Button>
  );
}

/** On a phone the next try stays under the thumb, whatever is read. */
export function NextTryFoot({ retake }: Props) {
  return (
    <div
      data-no-print
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 flex border-t border-line bg-bg/90 px-4 pt-2.5 pb-[max(.625rem,env(safe-area-inset-bottom))] backdrop-blur-[14px] md:hidden"
    >
      <RetakeButton retake={retake} />
    </div>
  );
}
