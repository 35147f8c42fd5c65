import { RotateCcw } from "lucide-react";
import { type RefObject, useEffect } from "react";
import { formatClock } from "../../lib/format-clock.ts";
import { Button } from "../../ui/button.tsx";
import { KeepChoice } from "./keep-choice.tsx";
import { NOTICE_TEXT, RECORDING_TEXT } from "./messages.ts";
import { judgeLength, type Take, tellNote } from "./model.ts";
import { RecordingFacts } from "./recording-facts.tsx";
import { TakePlayer } from "./take-player.tsx";

interface Props {
  take: Take;
  note: string | null;
  /** The device keeps no copy: it is lost with the page. */
  isUnkept: boolean;
  keep: boolean;
  onKeep: (keep: boolean) => void;
  onRecord: () => void;
  playRef: RefObject<HTMLButtonElement | null>;
}

/** A finished take, to play, to record again, or to send with the form. */
export function TakeReady({ take, note, isUnkept, keep, onKeep, onRecord, playRef }: Props) {
  useEffect(() => {
    // The button that led here may be gone, and the focus with it.
    if (document.activeElement === null || document.activeElement === document.body) playRef.current?.focus();
  }, [playRef]);
  const tooShort = judgeLength(take.durationSec) !== null;
  return (
    <>
      {note && <p className="max-w-[48ch] text-ui font-semibold text-warm">{tellNote(note, take)}</p>}
      <TakePlayer key={take.file.lastModified} take={take} playRef={playRef} />
      <p className="max-w-[48ch] text-ui text-text-2">
        {RECORDING_TEXT[tooShort ? "lasted" : "ready"](formatClock(take.durationSec))}
      </p>
      {isUnkept && <p className="max-w-[48ch] text-micro text-text-3">{RECORDING_TEXT.unkept}</p>}
      {!tooShort && (
        <div className="flex w-full max-w-120 flex-col gap-2">
          <KeepChoice id="keep-take" keep={keep} onChange={onKeep} />
          <details className="pl-8 text-left text-ui">
            <summary className="min-h-8 w-fit text-micro text-text-2 underline underline-offset-4">
              {NOTICE_TEXT.more}
            </summary>
            <div className="pt-2">
              <RecordingFacts />
            </div>
          </details>
        </div>
      )}
      <Button variant="secondary" onClick={onRecord}>
        <RotateCcw aria-hidden="true" strokeWidth={1.75} />
        {RECORDING_TEXT.again}
      </Button>
    </>
  );
}
