import { Mic, Square } from "lucide-react";
import { errorId } from "../../ui/field.tsx";
import { RECORDING_TEXT } from "./messages.ts";

export const RECORD_ID = "recording";

interface Props {
  error?: string;
  recording: boolean;
  busy: boolean;
  onRecord: () => void;
  onStop: () => void;
}

/** The same 72 px button starts and stops, so that the focus and the thumb need not move. */
export function RecordButton({ error, recording, busy, onRecord, onStop }: Props) {
  const label = recording ? RECORDING_TEXT.stop : RECORDING_TEXT.record;
  const Icon = recording ? Square : Mic;
  return (
    <div className="flex flex-col items-center gap-4">
      <button
        id={RECORD_ID}
        type="button"
        aria-describedby={error && errorId(RECORD_ID)}
        aria-label={label}
        title={label}
        aria-disabled={busy || undefined}
        onClick={busy ? undefined : recording ? onStop : onRecord}
        className="grid size-18 flex-none place-items-center rounded-full bg-btn text-on-btn shadow-[0_0_0_7px_var(--accent-soft),0_12px_28px_-12px_oklch(.5_.22_295/.7)] transition-[background-color,transform] duration-120 ease-out hover:bg-btn-hover focus-visible:rounded-full focus-visible:outline-offset-8 active:scale-[.96] aria-disabled:opacity-60"
      >
        <Icon
          aria-hidden="true"
          className={recording ? "size-6 fill-current" : "size-7"}
          strokeWidth={recording ? 0 : 1.9}
        />
      </button>
      {/* Hidden from screen readers, since the button's label says more. */}
      <span aria-hidden="true" className="text-ui font-semibold text-text-2">
        {recording ? RECORDING_TEXT.stopShort : RECORDING_TEXT.record}
      </span>
    </div>
  );
}
