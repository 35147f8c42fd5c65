import { Pause, Play } from "lucide-react";
import { useRef } from "react";
import type { OralPerformance } from "@app/contracts/report";
import { MESSAGES } from "@app/contracts/messages";
import { Button } from "../../../ui/button.tsx";
import { VoiceLoader } from "../../../ui/voice-loader.tsx";
import { formatClock } from "../../../lib/format-clock.ts";
import { MarkLegend } from "./mark-legend.tsx";
import { PLAYER_TEXT } from "./messages.ts";
import { usePlaybackValue, useReportPlayback } from "./playback-context.ts";
import { RestingWaveform } from "./resting-waveform.tsx";
import { type RecordingSource, useWaveform } from "./use-waveform.ts";
import styles from "./player.module.css";

interface PlayerProps extends RecordingSource {
  oral: OralPerformance;
  /** False for other readers, who are not told whether the author kept the recording. */
  isOwn?: boolean;
}

const FOOT = "mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1 text-[.8125rem] font-medium text-text-3";

/** The recording: player and waveform. Once it is deleted, the measured waveform still shows. */
export function Player(props: PlayerProps) {
  const isGone = usePlaybackValue(({ status }) => status === "gone");
  return (
    <section
      className="mt-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3.5 rounded-card bg-s1 py-3.5 pr-4 pl-3.5 shadow-[var(--edge),var(--lift-2)] md:mt-11 md:gap-5 md:py-[18px] md:pr-6 md:pl-[18px] print:mt-3 print:block print:border print:border-line-2 print:shadow-none"
      aria-label={PLAYER_TEXT.title}
    >
      {isGone ? <DeletedRecording {...props} /> : <LivePlayer {...props} />}
    </section>
  );
}

function LivePlayer({ oral, take, reference }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null);
  useWaveform(box, oral, { take, reference });
  const isFailed = usePlaybackValue(({ status }) => status === "failed");
  return (
    <>
      <PlayButton />
      <div className="min-w-0">
        <div className="relative min-h-16 print:hidden has-focus-visible:rounded-[6px] has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent">
          <div ref={box} className={styles.waveform} aria-hidden="true" />
          <PositionInput durationSec={oral.durationSec} />
        </div>
        {/* A canvas keeps its screen width: bars are drawn separately for paper. */}
        <div className="hidden print:block">
          <RestingWaveform oral={oral} />
        </div>
        <div className={FOOT}>
          <Position durationSec={oral.durationSec} />
          <MarkLegend oral={oral} />
        </div>
        {isFailed && <LoadFailure />}
      </div>
    </>
  );
}

function DeletedRecording({ oral, isOwn = true }: Pick<PlayerProps, "oral" | "isOwn">) {
  return (
    <div className="col-span-2 min-w-0">
      <RestingWaveform oral={oral} />
      <div className={FOOT}>
        {isOwn && <p className="max-w-[60ch]">{PLAYER_TEXT.gone}</p>}
        <MarkLegend oral={oral} />
      </div>
    </div>
  );
}

function PlayButton() {
  const { playback } = useReportPlayback();
  const isPlaying = usePlaybackValue((state) => state.isPlaying);
  const isLoading = usePlaybackValue(({ status }) => status === "loading");
  return (
    <button
      type="button"
      className="grid size-14 place-items-center rounded-full bg-btn text-on-btn shadow-[inset_0_1px_0_oklch(1_0_0/.2)] transition-[background-color] duration-120 hover:bg-btn-hover print:hidden"
      aria-label={isPlaying ? PLAYER_TEXT.pause : PLAYER_TEXT.play}
      aria-busy={isLoading}
      onClick={() => (isPlaying ? playback.pause() : playback.play())}
    >
      {isLoading ? (
        <VoiceLoader />
      ) : isPlaying ? (
        <Pause className="size-6 fill-current" aria-hidden="true" />
      ) : (
        <Play className="size-6 translate-x-px fill-current" aria-hidden="true" />
      )}
    </button>
  );
}

/** Position slider for keyboard and screen readers; the pointer uses the waveform itself. */
function PositionInput({ durationSec }: { durationSec: number }) {
  const { playback } = useReportPlayback();
  const second = usePlaybackValue(({ timeSec }) => Math.floor(timeSec));
  return (
    <input
      type="range"
      className="pointer-events-none absolute inset-0 size-full opacity-0"
      aria-label={PLAYER_TEXT.position}
      aria-valuetext={PLAYER_TEXT.positionOf(formatClock(second), formatClock(durationSec))}
      min={0}
      max={Math.max(1, Math.floor(durationSec))}
      step={1}
      value={second}
      onChange={(event) => playback.seek(Number(event.target.value))}
    />
  );
}

function Position({ durationSec }: { durationSec: number }) {
  const now = usePlaybackValue(({ timeSec }) => formatClock(timeSec));
  return (
    <span className="whitespace-nowrap tabular-nums">
      {now} / {formatClock(durationSec)}
    </span>
  );
}

function LoadFailure() {
  const { playback } = useReportPlayback();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3" role="alert">
      <p className="text-ui font-semibold text-bad">{MESSAGES.waveformFailed}</p>
      <Button variant="secondary" onClick={() => playback.play()}>
        {PLAYER_TEXT.retry}
      </Button>
    </div>
  );
}
