import { type RefObject, useEffect, useRef } from "react";
import type { OralPerformance } from "@app/contracts/report";
import { useTheme } from "../../../lib/theme.ts";
import { fetchRecording, RecordingGoneError } from "../../../lib/fetch-recording.ts";
import { mountWaveform, type Waveform } from "./mount-waveform.ts";
import { useReportPlayback } from "./playback-context.ts";

export interface RecordingSource {
  /** The take, while the browser still has it. */
  take: Blob | null;
  /** Its reference on the server. */
  reference: string | null;
}

/** One player for the life of the page, created and destroyed once, in the theme's colours. */
export function useWaveform(
  box: RefObject<HTMLElement | null>,
  oral: OralPerformance,
  { take, reference }: RecordingSource,
): void {
  const { playback } = useReportPlayback();
  const waveform = useRef<Waveform | null>(null);
  const theme = useTheme();
  // With a local take the reference is irrelevant: it may arrive while the take is playing.
  const address = take ? null : reference;
  const latest = useRef(oral);
  const { waveform: heights, durationSec } = oral;

  useEffect(() => {
    latest.current = oral;
    waveform.current?.mark(oral);
  }, [oral]);

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let isGone = false;
    const getRecording = async (signal: AbortSignal) => {
      if (take) return take;
      if (address) return fetchRecording(address, signal);
      throw new RecordingGoneError();
    };
    void Promise.all([import("wavesurfer.js"), import("wavesurfer.js/plugins/regions")])
      .then(([{ default: WaveSurfer }, { default: Regions }]) => {
        if (isGone) return;
        const library = { WaveSurfer, Regions };
        waveform.current = mountWaveform({
          library,
          container,
          oral: { ...latest.current, waveform: heights, durationSec },
          playback,
          getRecording,
        });
      })
      .catch(() => isGone || playback.update({ status: "failed" }));
    return () => {
      isGone = true;
      waveform.current?.destroy();
      waveform.current = null;
    };
    // Only another recording requires another player: the effect above redraws the marks.
  }, [box, heights, durationSec, playback, take, address]);

  useEffect(() => {
    if (theme) waveform.current?.recolour();
  }, [theme]);
}
