import { MESSAGES } from "@app/contracts/messages";
import { Pause, Play } from "lucide-react";
import { useRef, useState } from "react";
import { formatClock } from "../../lib/format-clock.ts";
import { EXAMPLE_TEXT } from "./messages.ts";
import type { ShownExample } from "./model.ts";

interface Props {
  source: string;
  bars: ShownExample["bars"];
  durationSec: number;
}

const COLOURS = { voice: "bg-c1", short: "bg-c3", long: "bg-c2", filler: "bg-c4" };
const LEGEND = ["short", "long", "filler"] as const;
const DOT_PERCENT = 6;

/** The waveform is in the page; the sound is fetched when played. On a phone every second bar is hidden. */
export function ExamplePlayer({ source, bars, durationSec }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [atSec, setAtSec] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const share = atSec / durationSec;

  const toggle = () => {
    const element = audio.current!;
    if (playing) return element.pause();
    setFailed(false);
    element.play().catch(() => setFailed(true));
  };
  const seek = (second: number) => {
    audio.current!.currentTime = second;
    setAtSec(second);
  };

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 md:gap-6">
      {/* oxlint-disable-next-line jsx_a11y/media-has-caption -- The whole report, one link below, has every word. */}
      <audio
        ref={audio}
        src={source}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setAtSec(0)}
        onTimeUpdate={(event) => setAtSec(event.currentTarget.currentTime)}
      />
      <button
        type="button"
        aria-label={playing ? EXAMPLE_TEXT.pause : EXAMPLE_TEXT.play}
        onClick={toggle}
        className="grid size-14 place-items-center rounded-full bg-btn text-on-btn shadow-[inset_0_1px_0_oklch(1_0_0/.2)] transition-[background-color] duration-120 hover:bg-btn-hover focus-visible:rounded-full"
      >
        {playing ? (
          <Pause aria-hidden="true" className="size-6 fill-current" />
        ) : (
          <Play aria-hidden="true" className="size-6 translate-x-px fill-current" />
        )}
      </button>
      <div className="min-w-0">
        <div className="relative flex h-16 items-center gap-px md:gap-[2.5px] has-focus-visible:rounded-[6px] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
          {bars.map(({ level, kind }, index) => (
            <span
              // Bars are identified by their order.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              aria-hidden="true"
              className={`min-w-px flex-1 rounded-full transition-opacity duration-120 max-md:even:hidden ${COLOURS[kind]} ${
                atSec > 0 && index / bars.length > share ? "opacity-35" : ""
              }`}
              style={{ height: `${Math.max(DOT_PERCENT, level * 100)}%` }}
            />
          ))}
          <input
            type="range"
            aria-label={EXAMPLE_TEXT.position}
            aria-valuetext={EXAMPLE_TEXT.positionOf(formatClock(atSec), formatClock(durationSec))}
            min={0}
            max={Math.floor(durationSec)}
            step={1}
            value={Math.floor(atSec)}
            onChange={(event) => seek(Number(event.target.value))}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </div>
        <div className="mt-2 flex flex-wrap justify-between gap-x-5 gap-y-1 text-micro text-text-3">
          <span className="tabular-nums">
            {formatClock(atSec)} / {formatClock(durationSec)}
          </span>
          <ul className="flex flex-wrap gap-x-4">
            {LEGEND.map((kind) => (
              <li key={kind} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={`size-2 rounded-[3px] ${COLOURS[kind]}`} />
                {EXAMPLE_TEXT.marks[kind]}
              </li>
            ))}
          </ul>
        </div>
        {failed && (
          <p role="alert" className="mt-2 text-ui font-semibold text-bad">
            {MESSAGES.waveformFailed}
          </p>
        )}
      </div>
    </div>
  );
}
