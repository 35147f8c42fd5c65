import type WaveSurfer from "wavesurfer.js";
import type Regions from "wavesurfer.js/plugins/regions";
import type { OralPerformance } from "@app/contracts/report";
import { encodeWav16, SAMPLE_RATE_HZ } from "@app/engine/sound";
import { RecordingGoneError } from "../../../lib/fetch-recording.ts";
import type { Playback } from "./playback.ts";
import { BAR_GAP, BAR_WIDTH, listMarks } from "./waveform-marks.ts";

/** Height of the canvas. */
export const WAVEFORM_HEIGHT_PX = 64;

/** A constant: a new object at each render would recreate the player endlessly. */
const OPTIONS = {
  // The page's policy allows the style of this height only (WAVEFORM_STYLE_SHA256).
  height: WAVEFORM_HEIGHT_PX,
  barWidth: BAR_WIDTH,
  barGap: BAR_GAP,
  barRadius: 2,
  barMinHeight: 2,
  cursorWidth: 2,
  normalize: true,
  hideScrollbar: true,
  autoScroll: false,
  dragToSeek: { debounceTime: 200 },
};

const SILENCE = new Blob([encodeWav16(new Float32Array(160), SAMPLE_RATE_HZ)], { type: "audio/wav" });

interface WaveformParts {
  library: { WaveSurfer: typeof WaveSurfer; Regions: typeof Regions };
  container: HTMLElement;
  oral: OralPerformance;
  playback: Playback;
  getRecording: (signal: AbortSignal) => Promise<Blob>;
}

export interface Waveform {
  /** Redraws the marks when the report has changed. */
  mark: (oral: OralPerformance) => void;
  /** Rereads the theme's colours: a canvas does not resolve CSS variables. */
  recolour: () => void;
  destroy: () => void;
}

/** Draws the waveform at once from its stored heights; the sound is fetched only when it is played. */
export function mountWaveform({ library, container, oral, playback, getRecording }: WaveformParts): Waveform {
  const regions = library.Regions.create();
  const heights = [Float32Array.from(oral.waveform)];
  const surfer = library.WaveSurfer.create({
    ...OPTIONS,
    ...readColours(container),
    container,
    peaks: heights,
    duration: oral.durationSec,
    plugins: [regions],
  });
  let isDrawn = false;
  let marked = oral;
  const drawMarks = () => {
    for (const [index, { kind, startSec, endSec }] of listMarks(marked).entries())
      // The id becomes CSS part names, by which the style sheet colours each kind.
      regions.addRegion({
        id: `${kind} mark-${index}`,
        start: startSec,
        end: endSec,
        drag: false,
        resize: false,
      });
  };
  surfer.once("ready", () => {
    isDrawn = true;
    drawMarks();
  });

  const abort = new AbortController();
  let sound: Promise<boolean> | null = null;
  let isReady = false;
  const fail = (error: unknown) => {
    if (abort.signal.aborted) return false;
    sound = null;
    isReady = false;
    playback.update({ status: error instanceof RecordingGoneError ? "gone" : "failed", isPlaying: false });
    return false;
  };
  const loadSound = () =>
    (sound ??= (async () => {
      playback.update({ status: "loading" });
      const recording = await getRecording(abort.signal);
      await surfer.loadBlob(recording, heights, oral.durationSec);
      if (abort.signal.aborted) return false;
      isReady = true;
      playback.update({ status: "ready" });
      return true;
    })().catch(fail));

  const seek = async (timeSec: number) => {
    playback.update({ timeSec });
    if (!(await loadSound())) return false;
    const media = surfer.getMediaElement();
    // The library ignores requests during a seek: two quick key presses would end at the first position.
    if (media?.seeking) media.currentTime = timeSec;
    else surfer.setTime(timeSec);
    return true;
  };
  /** A phone allows sound after the tap only if something was played during the tap: play an instant of silence. */
  const openSound = () => {
    const media = surfer.getMediaElement();
    if (isReady || !media) return;
    media.src = URL.createObjectURL(SILENCE);
    void media.play().catch(() => {});
  };
  const play = async (fromSec = playback.getState().timeSec, untilSec?: number) => {
    openSound();
    const isAtEnd = fromSec >= oral.durationSec - 0.05;
    if (!(await seek(isAtEnd ? 0 : fromSec))) return;
    // A browser may refuse sound long after the click: the button then still shows « play ».
    await surfer.play(undefined, untilSec).catch(() => playback.update({ isPlaying: false }));
  };
  const disconnect = playback.connect({
    seek: (timeSec) => void seek(timeSec),
    play: (fromSec, untilSec) => void play(fromSec, untilSec),
    pause: () => surfer.pause(),
  });
  surfer.on("timeupdate", (timeSec) => isReady && playback.update({ timeSec }));
  surfer.on("interaction", (timeSec) => {
    if (!isReady) void seek(timeSec);
  });
  surfer.on("play", () => isReady && playback.update({ isPlaying: true }));
  surfer.on("pause", () => playback.update({ isPlaying: false }));
  surfer.on("finish", () => playback.update({ isPlaying: false }));
  surfer.on("error", (error) => {
    // Firefox without a sound output reports an error but plays on.
    if (surfer.isPlaying() && isReady) return;
    fail(error);
  });

  return {
    mark(next) {
      if (next === marked) return;
      marked = next;
      if (!isDrawn) return;
      regions.clearRegions();
      drawMarks();
    },
    recolour: () => surfer.setOptions(readColours(container)),
    destroy() {
      abort.abort();
      disconnect();
      playback.update({ isPlaying: false });
      surfer.destroy();
    },
  };
}

function readColours(element: HTMLElement) {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(name).trim();
  return { waveColor: read("--c-muted"), progressColor: read("--c1"), cursorColor: read("--text") };
}
