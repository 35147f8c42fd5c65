import { type RefObject, useEffect } from "react";
import { usePlaybackValue } from "../../player/playback-context.ts";
import { type Block, blockAt, PX_PER_SEC } from "./list-blocks.ts";

/** Seeking is imprecise by a few milliseconds. */
const SEEK_TOLERANCE_SEC = 0.02;

/** Index of the block being played; -1 before playback. */
export function useSoundingBlock(blocks: readonly Block[]): number {
  return usePlaybackValue(({ timeSec, isPlaying }) =>
    isPlaying || timeSec > 0 ? blockAt(blocks, timeSec + SEEK_TOLERANCE_SEC) : -1,
  );
}

/** Scrolls the block being played into view. */
export function useFollow(box: RefObject<HTMLElement | null>, blocks: readonly Block[], sounding: number) {
  const isPlaying = usePlaybackValue((state) => state.isPlaying);
  useEffect(() => {
    const element = box.current;
    const block = blocks[sounding];
    if (!element || !block || !isPlaying) return;
    const x = block.startTime * PX_PER_SEC;
    const { scrollLeft, clientWidth } = element;
    if (x < scrollLeft || x > scrollLeft + clientWidth * 0.8)
      element.scrollTo({ left: x - clientWidth * 0.2 });
  }, [box, blocks, sounding, isPlaying]);
}
