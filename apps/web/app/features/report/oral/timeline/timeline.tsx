import { useId, useMemo, useRef, useState } from "react";
import type { OralPerformance } from "@app/contracts/report";
import { formatClock } from "../../../../lib/format-clock.ts";
import { useReportPlayback } from "../../player/playback-context.ts";
import { ChartRange } from "../../charts/chart-range.tsx";
import { useWidth } from "../../charts/use-width.ts";
import { ORAL_TEXT } from "../messages.ts";
import {
  axisTimes,
  blockAt,
  describeBlock,
  listBlocks,
  placeLabels,
  PX_PER_SEC,
  visibleRange,
} from "./list-blocks.ts";
import { BlockShape } from "./block-shape.tsx";
import { SpokenText } from "./spoken-text.tsx";
import { useFollow, useSoundingBlock } from "./use-sounding-block.ts";

/** Width of the faded edges of the lane, where a block counts as hidden. */
const FADE_PX = 80;

/**
 * On paper only the visible part is printed: the whole lane would shrink the page. The text below has all the words.
 */
const SCROLLER =
  "overflow-x-auto rounded-field mask-[linear-gradient(90deg,#000_calc(100%_-_36px),transparent)] [scrollbar-color:var(--line-2)_transparent] [scrollbar-width:thin] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent print:overflow-clip print:mask-none";
const LANE =
  "relative h-34 min-w-full cursor-pointer before:absolute before:inset-x-0 before:top-0 before:h-13 before:rounded-field before:bg-s2";

/** Words and pauses over time; clicking moves the player there, Enter plays from there. */
export function Timeline({ oral }: { oral: OralPerformance }) {
  const id = useId();
  const { playback } = useReportPlayback();
  const [box, width] = useWidth<HTMLDivElement>();
  const lane = useRef<HTMLDivElement>(null);
  const [scrollLeft, setScrollLeft] = useState(0);
  const [cursor, setCursor] = useState<number | null>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const blocks = useMemo(() => listBlocks(oral), [oral]);
  const labels = useMemo(() => placeLabels(blocks), [blocks]);
  const sounding = useSoundingBlock(blocks);
  useFollow(box, blocks, sounding);

  const [from, to] = visibleRange(blocks, scrollLeft, width);
  const seenFrom = scrollLeft / PX_PER_SEC;
  const seenTo = Math.min(oral.durationSec, (scrollLeft + width) / PX_PER_SEC);
  const described = blocks[hovered ?? cursor ?? sounding];
  const moveTo = (index: number | null) => {
    setCursor(index);
    const block = index === null ? undefined : blocks[index];
    if (!block) return;
    const x = block.startTime * PX_PER_SEC;
    const isInSight = x >= scrollLeft && x <= scrollLeft + width - FADE_PX;
    if (!isInSight) box.current?.scrollTo({ left: x - width / 3 });
  };
  const indexUnder = (clientX: number) => {
    const x = clientX - (lane.current?.getBoundingClientRect().left ?? 0);
    return blockAt(blocks, x / PX_PER_SEC);
  };
  return (
    <figure className="mt-5" aria-labelledby={`${id}-titre`}>
      <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 text-micro text-text-3">
        <figcaption id={`${id}-titre`}>{ORAL_TEXT.timelineTitle}</figcaption>
        <span className="tabular-nums" aria-hidden="true">
          {formatClock(seenFrom)} – {formatClock(seenTo)}
        </span>
      </div>
      <div ref={box} className={SCROLLER} onScroll={(event) => setScrollLeft(event.currentTarget.scrollLeft)}>
        <div className={LANE} style={{ width: Math.ceil(oral.durationSec * PX_PER_SEC) }}>
          <div
            ref={lane}
            className="absolute inset-0"
            aria-hidden="true"
            onPointerMove={(event) => setHovered(indexUnder(event.clientX))}
            onPointerLeave={() => setHovered(null)}
            onClick={(event) => playback.seek(blocks[Math.max(0, indexUnder(event.clientX))]!.startTime)}
          >
            {blocks.slice(from, to).map((block, offset) => (
              <BlockShape
                key={`${block.startTime} ${block.kind}`}
                block={block}
                label={labels[from + offset] ?? null}
                isSounding={from + offset === sounding}
                isChosen={from + offset === cursor}
              />
            ))}
            {axisTimes(oral.durationSec).map(({ x, text }) => (
              <span
                key={x}
                className="absolute bottom-1.5 text-[.75rem] font-medium text-text-3 tabular-nums"
                style={{ left: x }}
              >
                {text}
              </span>
            ))}
          </div>
          <ChartRange
            label={ORAL_TEXT.timelineLabel}
            count={blocks.length}
            index={cursor}
            entry={Math.max(0, sounding)}
            describe={(index) => describeBlock(blocks[index]!)}
            isInLane
            onMove={moveTo}
            onChoose={(index) => playback.play(blocks[index]!.startTime)}
          />
        </div>
      </div>
      <p className="mt-2 min-h-5 text-micro text-text-2" aria-hidden="true">
        {described && describeBlock(described)}
      </p>
      <SpokenText blocks={blocks} sounding={sounding} />
    </figure>
  );
}
