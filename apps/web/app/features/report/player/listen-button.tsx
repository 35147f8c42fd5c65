import { Play } from "lucide-react";
import { formatClock } from "../../../lib/format-clock.ts";
import { PLAYER_TEXT } from "./messages.ts";
import { usePlaybackValue, useReportPlayback } from "./playback-context.ts";

/** Plays the recording from a given second; plain text without a recording. */
export function ListenButton({ timeSec }: { timeSec: number }) {
  const { playback } = useReportPlayback();
  const canListen = usePlaybackValue(({ status }) => status !== "gone");
  const clock = formatClock(timeSec);
  if (!canListen) return <span className="num text-text">{clock}</span>;
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-[5px] rounded-full bg-accent-soft px-2 font-ui text-[.8125rem] leading-none font-semibold whitespace-nowrap text-accent tabular-nums hover:bg-accent-line print:[&_svg]:hidden"
      aria-label={PLAYER_TEXT.listenAt(clock)}
      onClick={() => playback.play(timeSec)}
    >
      <Play className="size-3 fill-current" aria-hidden="true" />
      {clock}
    </button>
  );
}
