import { MicOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { MICROPHONE_TEXT } from "./messages.ts";
import type { MicrophoneProblem } from "./open-microphone.ts";

/** The recording screen without a microphone: why, and what to do. A file can be imported instead. */
export function MicrophoneRefused({ problem, onRetry }: { problem: MicrophoneProblem; onRetry: () => void }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4">
      <span className="grid size-18 place-items-center rounded-full bg-s2 text-text-2">
        <MicOff aria-hidden="true" className="size-7" strokeWidth={1.75} />
      </span>
      <p ref={title} tabIndex={-1} className="font-display text-h3 outline-none">
        {MICROPHONE_TEXT.title}
      </p>
      <p className="max-w-[44ch] text-ui text-text-2">{MICROPHONE_TEXT.advice[problem]}</p>
      <Button variant="secondary" onClick={onRetry}>
        {MICROPHONE_TEXT.retry}
      </Button>
    </div>
  );
}
