import type { ReactNode } from "react";
import { VoiceBars } from "./voice-bars.tsx";

const AT_REST = Array.from({ length: 27 }, () => 1);

interface Props {
  text: string;
  /** The first action to take. */
  action?: ReactNode;
}

/** A decorative line of bars, one sentence, one action. */
export function EmptyState({ text, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-5 px-4 py-14 text-center md:py-20">
      <VoiceBars levels={AT_REST} className="h-8 gap-[5px] text-c-muted" />
      <p className="max-w-[44ch] text-[1.0625rem] text-balance text-text-2">{text}</p>
      {action}
    </div>
  );
}
