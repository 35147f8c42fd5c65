import { useEffect, useEffectEvent } from "react";
import { RecordingGoneError } from "../../lib/fetch-recording.ts";
import { type KeptReview, readReview } from "./kept-review.ts";
import type { VoiceSource } from "./voice-source.ts";

interface Acts {
  onFound: (review: KeptReview) => void;
  /** The server has its recording no more. */
  onGone: (review: KeptReview) => void;
}

/** Words under review come back with the page, at once; their sound follows, if the server still has it. */
export function useKeptReview({ restore }: Pick<VoiceSource, "restore">, { onFound, onGone }: Acts): void {
  const bringBack = useEffectEvent(async (signal: AbortSignal) => {
    const review = readReview();
    if (!review) return;
    onFound(review);
    try {
      await restore(review.spoken, signal);
    } catch (error) {
      // Any other failure costs the playback only: the words can be sent as they are.
      if (!signal.aborted && error instanceof RecordingGoneError) onGone(review);
    }
  });
  useEffect(() => {
    const abort = new AbortController();
    void bringBack(abort.signal);
    return () => abort.abort();
  }, []);
}
