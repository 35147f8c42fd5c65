import type { OralPerformance } from "@app/contracts/report";

/** Kinds of marks; each has the same colour and shape in all charts of the report. */
export type MarkKind = "short" | "long" | "filler";

interface WaveformMark {
  kind: MarkKind;
  startSec: number;
  endSec: number;
}

/** Marks of the waveform: pauses, fillers in the text, and « euh » found only in the sound. */
export function listMarks({ timeline, fillers, hesitations }: OralPerformance): WaveformMark[] {
  const pauses = timeline.flatMap(({ isPause, pauseType, startTime, endTime }) =>
    isPause && pauseType ? [{ kind: pauseType, startSec: startTime, endSec: endTime }] : [],
  );
  const heard = hesitations.filter(({ answer }) => answer !== "dismissed");
  const spoken = [...fillers, ...heard].map(({ startTime, endTime }) => ({
    kind: "filler" as const,
    startSec: startTime,
    endSec: endTime,
  }));
  return [...pauses, ...spoken].sort((a, b) => a.startSec - b.startSec);
}

interface WaveformBar {
  x: number;
  height: number;
  kind: MarkKind | "voice";
}

export const BAR_WIDTH = 3;
export const BAR_GAP = 2;
/** Silence is drawn as a dot, to show that time passes. */
const HEIGHT_MIN = 0.05;
const PAUSE_PEAK_MAX = 0.2;

/** The bars of a static waveform, as many as fit in the width. */
export function drawBars(
  waveform: readonly number[],
  marks: readonly WaveformMark[],
  durationSec: number,
  width: number,
): WaveformBar[] {
  const count = Math.floor((width + BAR_GAP) / (BAR_WIDTH + BAR_GAP));
  if (count <= 0 || waveform.length === 0) return [];
  const loudest = Math.max(...waveform, Number.EPSILON);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * waveform.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * waveform.length) / count));
    const peak = Math.max(...waveform.slice(from, to)) / loudest;
    const timeSec = ((index + 0.5) / count) * durationSec;
    const mark = marks.find(({ startSec, endSec }) => startSec <= timeSec && timeSec < endSec);
    // A loud bar is voice, even if a pause begins in it.
    const isVoice = !mark || (mark.kind !== "filler" && peak > PAUSE_PEAK_MAX);
    return {
      x: index * (BAR_WIDTH + BAR_GAP),
      height: Math.max(HEIGHT_MIN, peak),
      kind: isVoice ? "voice" : mark.kind,
    };
  });
}
