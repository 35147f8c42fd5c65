import { memo } from "react";
import { type Block, type BlockLabel, describeBlock, PX_PER_SEC } from "./blocks.ts";

interface BlockShapeProps {
  block: Block;
  label: BlockLabel | null;
  isSounding: boolean;
  isChosen: boolean;
}

/** Space between two words that touch, so that they stay two. */
const GAP_PX = 2;
const WIDTH_MIN_PX = 3;

/** One block and what is written under it. */
export const BlockShape = memo(function BlockShape({ block, label, isSounding, isChosen }: BlockShapeProps) {
  const width = Math.max(WIDTH_MIN_PX, (block.endTime - block.startTime) * PX_PER_SEC - GAP_PX);
  return (
    <>
      <span
        className="oral-block"
        data-kind={block.kind}
        data-sounding={isSounding || undefined}
        data-chosen={isChosen || undefined}
        title={describeBlock(block)}
        style={{ left: block.startTime * PX_PER_SEC, width }}
      />
      {label && (
        <span
          className="oral-label"
          data-kind={block.kind}
          data-sounding={isSounding || undefined}
          data-row={label.row}
          style={{ left: label.x }}
        >
          {label.text}
        </span>
      )}
    </>
  );
});
