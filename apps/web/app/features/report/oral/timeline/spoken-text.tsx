import { ChevronDown } from "lucide-react";
import { Fragment } from "react";
import { ListenButton } from "../../player/listen-button.tsx";
import { ORAL_TEXT } from "../messages.ts";
import { type Block, describeBlock, groupLines, isPause } from "./list-blocks.ts";
import { DETAILS } from "../../styles.ts";

interface SpokenTextProps {
  blocks: readonly Block[];
  sounding: number;
}

const UNSAID = "font-ui text-[.8125rem] leading-[normal] font-medium text-text-3";
const KINDS: Record<Block["kind"], string> = {
  word: "",
  filler: "text-c4 line-through",
  hesitation: UNSAID,
  short: UNSAID,
  long: UNSAID,
};

/** The chart as text: what was said, line by line, with its pauses; each line can be played. */
export function SpokenText({ blocks, sounding }: SpokenTextProps) {
  return (
    <details className={`${DETAILS} mt-2`}>
      <summary className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-chip px-2 text-micro font-semibold text-text-3 hover:text-text">
        {ORAL_TEXT.timelineTwin}
        <ChevronDown className="size-4" aria-hidden="true" />
      </summary>
      <ol className="mt-2 flex flex-col gap-3 print:mt-0 print:gap-0.5">
        {groupLines(blocks).map((line) => (
          <li key={line.startTime} className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-3">
            <ListenButton timeSec={line.startTime} />
            <p className="font-voice text-[1.0625rem] leading-[1.7] print:leading-[1.4] wrap-anywhere">
              {line.blocks.map(({ block, index }) => (
                <Fragment key={index}>
                  <span
                    className={`${KINDS[block.kind]} ${index === sounding ? "rounded-[4px] bg-accent-soft text-text!" : ""}`}
                  >
                    {isPause(block) || block.kind === "hesitation" ? `(${describePause(block)})` : block.word}
                  </span>{" "}
                </Fragment>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Without its times, which the line already gives. */
const describePause = (block: Block) =>
  describeBlock(block).split(", ").slice(0, -1).join(", ").toLowerCase();
