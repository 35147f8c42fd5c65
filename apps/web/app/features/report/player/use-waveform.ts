import { type RefObject, useEffect, useRef } from "react";
import type { OralPerformance } from "@app/contracts/report";
import { useTheme } from "../../../lib/theme.ts";
import { fetchRecording, RecordingGoneError } from "../../../lib/fetch-recording.ts";
import { mountWaveform, type Waveform } from "./mount-waveform.ts";
import { useReportPlayback } from "./playback-context.ts";

export interface RecordingSource {
  /** The take, while the browser still holds it. */
  take: Blob | null;
  /** Where the server keeps it. */
  reference: string | null;
}

/** One player for the life of the page: made once, taken down once, in the colours of the theme. */
export function useWaveform(
  box: RefObject<HTMLElement | null>,
  oral: OralPerformance,
  { take, reference }: RecordingSource,
): void {
  const { playback } = useReportPlayback();
  const waveform = useRef<Waveform | null>(null);
  const theme = useTheme();
  // The address of what the browser holds does not matter: it may come while the take is being heard.
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
    // Only another recording needs another player: its marks are drawn again above.
  }, [box, heights, durationSec, playback, take, address]);

  useEffect(() => {
    if (theme) waveform.current?.recolour();
  }, [theme]);
}
