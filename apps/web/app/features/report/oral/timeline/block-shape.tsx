import { memo } from "react";
import { type Block, type BlockKind, type BlockLabel, describeBlock, PX_PER_SEC } from "./list-blocks.ts";

interface BlockShapeProps {
  block: Block;
  label: BlockLabel | null;
  isSounding: boolean;
  isChosen: boolean;
}

/** Gap between two adjacent words, so that they look separate. */
const GAP_PX = 2;
const WIDTH_MIN_PX = 3;

const STRIPES =
  "bg-[repeating-linear-gradient(135deg,var(--c4)_0_4px,color-mix(in_oklch,var(--c4)_45%,var(--s1))_4px_8px)]";
/** Words are violet, long pauses amber, short ones teal, fillers hatched rose: each has its own shape and colour. */
const SHAPES: Record<BlockKind, string> = {
  word: "top-[11px] h-[30px] rounded-[7px] bg-[linear-gradient(var(--c1),color-mix(in_oklch,var(--c1)_72%,var(--s1)))]",
  filler: `top-[11px] h-[30px] rounded-[7px] ${STRIPES}`,
  hesitation: `top-[30px] h-4 rounded-[7px] ${STRIPES}`,
  short: "top-6 h-1 rounded-[2px] bg-c3",
  long: "top-6 h-1 rounded-[2px] bg-c2",
};
const OUTLINE = "z-1 outline-2 outline-offset-2";

const SAID = "font-voice text-[.9375rem]";
const LABELS: Record<BlockKind, string> = {
  word: SAID,
  filler: `${SAID} font-[550]`,
  hesitation: `${SAID} font-[550]`,
  short: SAID,
  long: "font-ui text-[.75rem] leading-[1.6]! font-semibold",
};
const INKS: Record<BlockKind, string> = {
  word: "text-text-2",
  filler: "text-c4 line-through decoration-[1.5px]",
  hesitation: "text-c4",
  short: "text-text-2",
  long: "text-warn",
};
const SOUNDING = "text-text underline decoration-accent decoration-2 underline-offset-[.2em]";

/** One block and its label. */
export const BlockShape = memo(function BlockShape({ block, label, isSounding, isChosen }: BlockShapeProps) {
  const width = Math.max(WIDTH_MIN_PX, (block.endTime - block.startTime) * PX_PER_SEC - GAP_PX);
  return (
    <>
      <span
        className={`absolute print:[print-color-adjust:exact] ${SHAPES[block.kind]} ${isSounding || isChosen ? OUTLINE : ""} ${isChosen ? "outline-accent" : "outline-text"}`}
        title={describeBlock(block)}
        style={{ left: block.startTime * PX_PER_SEC, width }}
      />
      {label && (
        <span
          className={`absolute leading-[1.3] whitespace-nowrap ${label.row === 1 ? "top-[82px]" : "top-[60px]"} ${LABELS[block.kind]} ${isSounding ? SOUNDING : INKS[block.kind]}`}
          data-sounding={isSounding || undefined}
          style={{ left: label.x }}
        >
          {label.text}
        </span>
      )}
    </>
  );
});
