import { MESSAGES } from "@app/contracts/messages";
import { Pause, Play } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { formatClock } from "../../lib/format-clock.ts";
import { RECORDING_TEXT } from "./messages.ts";
import { type Take } from "./model.ts";
import { TakeShape } from "./take-shape.tsx";

interface Props {
  take: Take;
  /** Receives the focus when a take has ended. */
  playRef?: Ref<HTMLButtonElement>;
  /** The user asked to play it before the player was loaded: it plays at once and takes the focus. */
  isStarted?: boolean;
}

/** Plays a take before it is sent: play button, waveform, position. */
export function TakePlayer({ take, playRef, isStarted = false }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  const [playing, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const url = URL.createObjectURL(take.file);
    if (audio.current) audio.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [take.file]);
  useEffect(() => {
    // If the browser requires another click, the button remains.
    if (isStarted) void audio.current?.play().catch(() => {});
  }, [isStarted]);
  const share = Math.min(1, at / take.durationSec);
  const total = formatClock(take.durationSec);

  const toggle = () => {
    const element = audio.current;
    if (!element) return;
    if (element.paused) void element.play().catch(() => setFailed(true));
    else element.pause();
  };
  const seek = (seconds: number) => {
    if (audio.current) audio.current.currentTime = seconds;
    setAt(seconds);
  };
  const label = playing ? RECORDING_TEXT.pause : RECORDING_TEXT.listen;
  const Icon = playing ? Pause : Play;

  if (failed) return <p className="text-ui text-text-2">{MESSAGES.waveformFailed}</p>;
  return (
    <div className="flex w-full max-w-120 items-center gap-4">
      {/* The user's own voice before transcription: there are no captions yet. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        preload="auto"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => seek(0)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onError={({ currentTarget }) => currentTarget.paused && setFailed(true)}
      />
      <button
        ref={playRef}
        type="button"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- It stands where the button that asked for it was.
        autoFocus={isStarted}
        aria-label={label}
        title={label}
        onClick={toggle}
        className="grid size-13 flex-none place-items-center rounded-full bg-s2 text-text shadow-[inset_0_0_0_1px_var(--line-2)] transition-colors duration-120 hover:bg-s3 focus-visible:rounded-full"
      >
        <Icon aria-hidden="true" className="size-5 fill-current" strokeWidth={0} />
      </button>
      <div className="relative min-w-0 flex-1">
        <TakeShape peaks={take.peaks} share={share} />
        <input
          type="range"
          aria-label={RECORDING_TEXT.position}
          aria-valuetext={RECORDING_TEXT.positionText(formatClock(at), total)}
          min={0}
          max={take.durationSec}
          step={0.1}
          value={at}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
          className="absolute inset-0 size-full cursor-pointer appearance-none rounded-chip bg-transparent [&::-moz-range-thumb]:opacity-0 [&::-webkit-slider-thumb]:opacity-0"
        />
      </div>
      <span className="text-ui text-text-2 tabular-nums">
        {formatClock(playing || at > 0 ? at : take.durationSec)}
      </span>
    </div>
  );
}
