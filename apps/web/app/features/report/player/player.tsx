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
import "./player.css";

interface PlayerProps extends RecordingSource {
  oral: OralPerformance;
}

/** The recording, to hear and to look at; once it is deleted, what was measured of it still shows. */
export function Player(props: PlayerProps) {
  const isGone = usePlaybackValue(({ status }) => status === "gone");
  return (
    <section className="player" aria-label={PLAYER_TEXT.title}>
      {isGone ? <DeletedRecording oral={props.oral} /> : <LivePlayer {...props} />}
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
        <div className="player-wave">
          <div ref={box} className="player-canvas" aria-hidden="true" />
          <PositionInput durationSec={oral.durationSec} />
        </div>
        <div className="player-foot">
          <Position durationSec={oral.durationSec} />
          <MarkLegend oral={oral} />
        </div>
        {isFailed && <LoadFailure />}
      </div>
    </>
  );
}

function DeletedRecording({ oral }: { oral: OralPerformance }) {
  return (
    <div className="col-span-2 min-w-0">
      <RestingWaveform oral={oral} />
      <div className="player-foot">
        <p className="max-w-[60ch]">{PLAYER_TEXT.gone}</p>
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
      className="player-play"
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

/** The waveform for a keyboard and for a screen reader; a pointer uses the waveform itself. */
function PositionInput({ durationSec }: { durationSec: number }) {
  const { playback } = useReportPlayback();
  const second = usePlaybackValue(({ timeSec }) => Math.floor(timeSec));
  return (
    <input
      type="range"
      className="player-range"
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
